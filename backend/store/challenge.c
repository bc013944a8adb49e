/* challenge.c - see challenge.h. */
#include "store/challenge.h"

bool challenge_insert(struct ctx *c, struct pg *db, const struct challenge_season_row *row,
                      int64_t *ret_number)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CHALLENGE_PUT, "tbii", row->game, row->scheduled, row->opens_at, row->closes_at))
        return false;
    *ret_number = rows_int(r, 0, "number");
    return true;
}

bool challenge_rule_insert(struct ctx *c, struct pg *db, const struct challenge_rule_row *row)
{
    return pg_run(c, db, NULL, CHALLENGE_RULE_PUT, "iitittttt", row->challenge, row->n, row->variant,
                  row->rules_version, row->options, row->seed, row->nonce, row->rule, row->commitment);
}

bool challenge_rule_hold(struct ctx *c, struct pg *db, struct challenge_key key, struct rows **ret_rule)
{
    return pg_maybe(c, db, ret_rule, CHALLENGE_PLAY, "iii", key.challenge, key.n, key.account) &&
           (rows_count(*ret_rule) > 0 || fail(c, FAULT_NOT_FOUND, "this challenge has no such rule"));
}

bool challenge_run_insert(struct ctx *c, struct pg *db, struct challenge_key key, int64_t match)
{
    return pg_run(c, db, NULL, CHALLENGE_RUN_PUT, "iiii", key.challenge, key.n, key.account, match);
}

bool challenge_unseal(struct ctx *c, struct pg *db, int64_t challenge)
{
    return pg_run(c, db, NULL, CHALLENGE_REVEAL, "i", challenge) &&
           pg_run(c, db, NULL, CHALLENGE_OPEN, "i", challenge);
}
