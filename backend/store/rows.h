/* rows.h - what an answer is, for pg.c that receives it and rows.c that reads it; everybody else uses pg.h. */
#ifndef QUAD_ROWS_H
#define QUAD_ROWS_H
#include <libpq-fe.h>

struct rows {
    PGresult *result;
};
#endif
