/* rows.h - the inside of struct rows, for pg_pipeline.c and rows.c only; all others use pg.h. */
#ifndef QUAD_ROWS_H
#define QUAD_ROWS_H
#include <libpq-fe.h>

struct rows {
    PGresult *result;
};
#endif
