/* pg_parameters.h - converts parameters given with a format of pg.h into libpq's arrays. For pg_pipeline.c only. */
#ifndef QUAD_PG_PARAMETERS_H
#define QUAD_PG_PARAMETERS_H
#include "base/ctx.h"
#include <stdarg.h>

enum { PARAMETERS_MAX = 48 };

struct pg_parameters {
    const char *values[PARAMETERS_MAX];
    int lengths[PARAMETERS_MAX], formats[PARAMETERS_MAX], count;
};

/* Append the list's parameters as the format describes them; numbers are printed into the pool. An unknown letter is a
 * bug. */
void pg_parameters_take(struct ctx *c, struct pg_parameters *p, const char *format, va_list list);
#endif
