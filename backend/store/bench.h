/* bench.h - rows of the figures of language models in finished matches. */
#ifndef QUAD_STORE_BENCH_H
#define QUAD_STORE_BENCH_H
#include "store/pg.h"

/* Count the transcript of a seat, and store the figures with how many promises it kept and broke; replaces earlier
 * ones. */
bool bench_row_put(struct ctx *c, struct pg *db, int64_t match, int64_t seat, int64_t kept,
                   int64_t broken) must_check;
#endif
