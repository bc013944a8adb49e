/* pg_parameters.h - what a format of pg.h says, as libpq wants it. For pg.c alone. */
#ifndef QUAD_PG_PARAMETERS_H
#define QUAD_PG_PARAMETERS_H
#include "base/ctx.h"
#include <stdarg.h>

enum { PARAMETERS_MAX = 48 };

struct pg_parameters {
    const char *values[PARAMETERS_MAX];
    int lengths[PARAMETERS_MAX], formats[PARAMETERS_MAX], count;
};

/* Read the list as the format says, behind what is there; numbers are printed into the pool. An unknown letter is a
 * bug. */
void pg_parameters_take(struct ctx *c, struct pg_parameters *p, const char *format, va_list list);
#endif
