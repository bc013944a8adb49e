/* substitute.h - taking a seat in a running match: one's own again, or one whose holder lost it by absence. Inside the
 * caller's transaction. */
#ifndef QUAD_SUBSTITUTE_H
#define QUAD_SUBSTITUTE_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* Sit down in a running match: in one's own seat, which a steward or nobody plays, or in one that is put up (`seat` -1: the first of
 * them). 409 seat_taken, already_seated, game_over; 403 for accounts that are blocked or have left this match before, for a person in a
 * program's seat and the reverse. {"seat","seq"}. */
bool substitute_join(struct ctx *c, struct pg *db, const char *match, int64_t account, int seat,
                     json_object **ret) must_check;
/* Seats put up for substitutes in public matches an account may sit down in: {"items","next"}. */
bool substitute_list(struct ctx *c, struct pg *db, int64_t account, const char *game,
                     json_object **ret_list) must_check;
#endif
