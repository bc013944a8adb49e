/* endless.h - the Endless Tournament: one everlasting match between two crowds (crowd.h), counted by the week. The
 * week's captures decide which side gets the pool of credits; what an account got stands in a ledger of double
 * entry. */
#ifndef QUAD_ENDLESS_H
#define QUAD_ENDLESS_H
#include "platform/match/crowd.h"

enum { ENDLESS_WINDOW = 3600, ENDLESS_POOL = 10000 }; /* seconds; credits a week */

/* Begin it unless it has begun; *ret_match is its match either way, NULL where no game is played by crowds. Inside
 * the caller's transaction. */
bool endless_keep(struct ctx *c, struct pg *db, int64_t window_seconds, int64_t weekly_pool,
                  const char **ret_match) must_check;
/* What a handler needs of it: FAULT_NOT_FOUND where there is none. */
struct endless {
    int64_t match_id, turn, weekly_pool, now;
    const char *match, *members;
};
bool endless_find(struct ctx *c, struct pg *db, struct endless *ret) must_check;
/* {"match","window":{...}|null,"sides":[{"side","members"}],"me":{...}|null,"week":{"starts_on","ends_at","captures","pool"},
 * "last":[windows]}. `me` is null for nobody (account 0) and for an account without a side. */
bool endless_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
/* Give the account a side for good, the one with fewer members; one that has a side keeps it. */
bool endless_join(struct ctx *c, struct pg *db, int64_t account) must_check;
/* Settled weeks before a day as 20261116 (0: the newest):
 * {"items":[{"starts_on","captures","winner","pool","winners","share", "settled_at"}],"next"}. */
bool endless_weeks(struct ctx *c, struct pg *db, int64_t before, int64_t limit, json_object **ret) must_check;
/* The ledger before a transfer (0: the newest):
 * {"items":[{"transfer","kind","week","at","pool","rows","sum","mine"}],"next", "pool","mine"}. */
bool endless_credits(struct ctx *c, struct pg *db, int64_t account, int64_t before, int64_t limit,
                     json_object **ret) must_check;
/* For the clock daemon: settle the weeks that are over, each once, whoever calls. */
bool endless_settle(struct ctx *c, struct pg *db) must_check;
#endif
