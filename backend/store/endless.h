/* endless.h - rows of the endless tournament: its match, the accounts of its crowds, its weeks and their credits.
 * Texts are borrowed until the next flush. */
#ifndef QUAD_STORE_ENDLESS_H
#define QUAD_STORE_ENDLESS_H
#include "store/pg.h"

struct week_row {
    const char *starts_on;                   /* "2026-11-23" */
    int64_t points[2], pool, winners, share; /* winners: how many accounts get the share */
    int64_t winner;                          /* side, -1: nobody has won */
};

/* Lock the tournament until the transaction ends: no other process starts it or pays out a week. */
bool endless_hold(struct ctx *c, struct pg *db) must_check;
/* Queue: make a match the tournament's, between `seats` crowds, with `weekly_pool` credits each week. */
void endless_insert(struct ctx *c, struct pg *db, int64_t match, int seats, int64_t weekly_pool);
/* Queue: make sure that the account of a crowd's seat exists and has that name. */
void endless_keep_crowd(struct ctx *c, struct pg *db, const char *game, const char *bot, const char *name);

/* Queue: pay the week's credits into the pool; pay a share to each account of the winning side that had a vote played;
 * store the result of the week. */
void week_issue(struct ctx *c, struct pg *db, const char *starts_on, int64_t credits);
void week_share(struct ctx *c, struct pg *db, int64_t match, const struct week_row *week);
void week_insert(struct ctx *c, struct pg *db, const struct week_row *week);
#endif
