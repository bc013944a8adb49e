/* tale.h - reads lines of a match's log. Texts live in the pool. */
#ifndef QUAD_STORE_TALE_H
#define QUAD_STORE_TALE_H
#include "store/pg.h"

struct tale_row {
    int turn;
    int64_t at;
    const char *line;
};
/* `limit` lines of turns before `before` that `viewer` can read (-1: all lines), after the first `after` of them. */
struct tale_page {
    int64_t before, after, limit;
    int viewer;
};
/* The lines of a page, in the order of the log. */
bool tale_lines(struct ctx *c, struct pg *db, int64_t match, const struct tale_page *page,
                struct tale_row **ret_lines, int *ret_count) must_check;
#endif
