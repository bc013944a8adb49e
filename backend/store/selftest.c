/* selftest.c - see selftest.h. */
#include "store/selftest.h"

bool selftest_insert(struct ctx *c, struct pg *db, const char *match, int64_t account, const char *state)
{
    struct rows *r;
    return pg_one(c, db, &r, SELFTEST_BEGIN, "tit", match, account, state);
}

bool selftest_hold(struct ctx *c, struct pg *db, const char *match, int64_t account, bool ended,
                   struct selftest_row *ret, bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, SELFTEST_HOLD, "tib", match, account, ended)) return false;
    *ret_found = rows_count(r) == 1;
    if (*ret_found)
        *ret = (struct selftest_row){.match = rows_int(r, 0, "match_id"),
                                     .now = rows_int(r, 0, "now"),
                                     .state = rows_text(r, 0, "state")};
    return true;
}

bool selftest_update(struct ctx *c, struct pg *db, int64_t match, const char *state)
{
    return pg_run(c, db, NULL, SELFTEST_KEEP, "it", match, state);
}

void selftest_hurry(struct ctx *c, struct pg *db, int64_t match)
{
    pg_tell(c, db, SELFTEST_HURRY, "i", match);
}
