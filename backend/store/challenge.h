/* challenge.h - rows of sealed challenges: seasons, their hidden rules, the run of each account. Knows no game. */
#ifndef QUAD_STORE_CHALLENGE_H
#define QUAD_STORE_CHALLENGE_H
#include "store/pg.h"

struct challenge_season_row {
    const char *game;
    bool scheduled;
    int64_t opens_at, closes_at; /* microseconds; a season opens an hour after it is announced or later */
};
/* Insert a season with the next free number. */
bool challenge_insert(struct ctx *c, struct pg *db, const struct challenge_season_row *row,
                      int64_t *ret_number) must_check;

struct challenge_rule_row { /* options are JSON; seed: 16 digits; nonce, commitment: 64 */
    int64_t challenge, n, rules_version;
    const char *variant, *options, *seed, *nonce, *rule, *commitment;
};
/* Insert a rule of a season inserted in this transaction. */
bool challenge_rule_insert(struct ctx *c, struct pg *db, const struct challenge_rule_row *row) must_check;

struct challenge_key {
    int64_t challenge, n, account;
};
/* Lock a season so that it is not revealed meanwhile, and read a rule of it with the account's run (row of
 * challenge_play). FAULT_NOT_FOUND. */
bool challenge_rule_hold(struct ctx *c, struct pg *db, struct challenge_key key,
                         struct rows **ret_rule) must_check;
/* Insert the match in which the account plays a rule, which this transaction has inserted. */
bool challenge_run_insert(struct ctx *c, struct pg *db, struct challenge_key key, int64_t match) must_check;
/* Reveal a season and open its matches; one that is revealed already stays as it is. */
bool challenge_unseal(struct ctx *c, struct pg *db, int64_t challenge) must_check;
#endif
