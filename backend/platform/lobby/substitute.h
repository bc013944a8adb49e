/* substitute.h - taking a seat in a running match: the account's own again, or one whose player lost it by absence.
 * Runs inside the caller's transaction. */
#ifndef QUAD_SUBSTITUTE_H
#define QUAD_SUBSTITUTE_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* Take a seat in a running match: return to the account's own, which a bot played or which was open for a
 * substitute, or take an open one (`seat` -1: the first). Returns {"seat","seq"}. FAULT_SEAT_TAKEN,
 * FAULT_ALREADY_SEATED, FAULT_GAME_OVER; FAULT_NOT_FOUND for a seat the match does not have; FAULT_FORBIDDEN for
 * accounts that are blocked or have left this match, and for a person in a program's seat or the reverse. */
bool substitute_join(struct ctx *c, struct pg *db, const char *match, int64_t account, int seat,
                     json_object **ret) must_check;
/* Seats in public matches that are open for substitutes and that the account can take: {"items","next"}. */
bool substitute_list(struct ctx *c, struct pg *db, int64_t account, const char *game,
                     json_object **ret_list) must_check;
#endif
