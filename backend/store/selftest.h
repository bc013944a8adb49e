/* selftest.h - rows of matches that test a program. What was done and how it went is JSON that this floor does not
 * read. */
#ifndef QUAD_STORE_SELFTEST_H
#define QUAD_STORE_SELFTEST_H
#include "store/pg.h"

struct selftest_row {
    int64_t match, now; /* now: arena_now(), asked under the lock */
    const char *state;  /* JSON, in the pool */
};

/* A match that was made just now, by public id, becomes one that tests the account. */
bool selftest_insert(struct ctx *c, struct pg *db, const char *match, int64_t account,
                     const char *state) must_check;
/* The test of the account in that match, held until the transaction ends; *ret_found false when it tests nobody, or
 * (without `ended`) is not live. */
bool selftest_hold(struct ctx *c, struct pg *db, const char *match, int64_t account, bool ended,
                   struct selftest_row *ret, bool *ret_found) must_check;
bool selftest_update(struct ctx *c, struct pg *db, int64_t match, const char *state) must_check;
/* Queue: the time of the match's turn is up now. */
void selftest_hurry(struct ctx *c, struct pg *db, int64_t match);
#endif
