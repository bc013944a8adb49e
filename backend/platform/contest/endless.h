/* endless.h - the Endless Tournament: one match without end between two crowds (crowd.h), scored by the week. The
 * week's captures decide which side gets the pool of credits; a double-entry ledger records the credits of accounts. */
#ifndef QUAD_ENDLESS_H
#define QUAD_ENDLESS_H
#include "platform/match/crowd.h"

enum { ENDLESS_WINDOW = 3600, ENDLESS_POOL = 10000 }; /* seconds; credits a week */

/* Start it unless it is running; *ret_match is its match either way, NULL where no game is played by crowds. Inside the
 * caller's transaction. */
bool endless_keep(struct ctx *c, struct pg *db, int64_t window_seconds, int64_t weekly_pool,
                  const char **ret_match) must_check;
/* The facts that handlers need; FAULT_NOT_FOUND where there is no tournament. */
struct endless {
    int64_t match_id, turn, weekly_pool, now;
    const char *match, *members;
};
bool endless_find(struct ctx *c, struct pg *db, struct endless *ret) must_check;
/* {"match","window":{...}|null,"sides":[{"side","members"}],"me":{...}|null,
 *  "week":{"starts_on","ends_at","captures","pool"},"last":[windows]}. `me` is null for account 0 and for an account
 *  without a side. */
bool endless_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
/* Assign the account permanently to the side with fewer members; an account that has a side keeps it. */
bool endless_join(struct ctx *c, struct pg *db, int64_t account) must_check;
/* Finished weeks before a day given as 20261116 (0: the newest):
 * {"items":[{"starts_on","captures","winner","pool","winners","share", "settled_at"}],"next"}. */
bool endless_weeks(struct ctx *c, struct pg *db, int64_t before, int64_t limit, json_object **ret) must_check;
/* The ledger before a transfer (0: the newest):
 * {"items":[{"transfer","kind","week","at","pool","rows","sum","mine"}],"next", "pool","mine"}. */
bool endless_credits(struct ctx *c, struct pg *db, int64_t account, int64_t before, int64_t limit,
                     json_object **ret) must_check;
/* For the clock daemon: pay out the weeks that are over, each exactly once. */
bool endless_settle(struct ctx *c, struct pg *db) must_check;
#endif
