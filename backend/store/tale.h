/* tale.h - lines of the log of a match. Texts are borrowed from the answers, so they live in the pool. */
#ifndef QUAD_STORE_TALE_H
#define QUAD_STORE_TALE_H
#include "store/pg.h"

/* One page of the log: `limit` lines of turns before `before` that `viewer` may hear (-1: all lines), behind the first `after`. */
struct tale_row {
    int turn;
    int64_t at;
    const char *line;
};
struct tale_page {
    int64_t before, after, limit;
    int viewer;
};
bool tale_lines(struct ctx *c, struct pg *db, int64_t match, const struct tale_page *page,
                struct tale_row **ret_lines, int *ret_count) must_check;
#endif
