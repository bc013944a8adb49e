/* selftest.h - rows of self-test matches. Their state is JSON that the store does not read. */
#ifndef QUAD_STORE_SELFTEST_H
#define QUAD_STORE_SELFTEST_H
#include "store/pg.h"

struct selftest_row {
    int64_t match, now; /* now: arena_now(), asked under the lock */
    const char *state;  /* JSON, in the pool */
};

/* Make a match that was just created, by public id, a self-test of the account. */
bool selftest_insert(struct ctx *c, struct pg *db, const char *match, int64_t account,
                     const char *state) must_check;
/* The self-test of the account in that match, locked until the transaction ends; *ret_found false when the match is
 * not a self-test, or (without `ended`) is not live. */
bool selftest_hold(struct ctx *c, struct pg *db, const char *match, int64_t account, bool ended,
                   struct selftest_row *ret, bool *ret_found) must_check;
bool selftest_update(struct ctx *c, struct pg *db, int64_t match, const char *state) must_check;
/* Queue: move the deadline of the match to now. */
void selftest_hurry(struct ctx *c, struct pg *db, int64_t match);
#endif
