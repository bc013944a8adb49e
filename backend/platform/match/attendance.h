/* attendance.h - what happens to a seat whose player is away: applies the policy of absence.h to the match's rows.
 * Runs inside the caller's transaction, with the match locked. */
#ifndef QUAD_ATTENDANCE_H
#define QUAD_ATTENDANCE_H
#include "base/ctx.h"
#include "base/json.h"

struct audience;
struct pg;
struct match;

/* Call after resolving a turn whose time ran out: deals with each player who has now missed too many turns. */
bool attendance_turn(struct ctx *c, struct pg *db, struct match *m) must_check;
/* The time bank of `seat` and its overtime have run out: either the seat loses on time, or a bot or substitute takes
 * over and the turn's time starts again. */
bool attendance_flag(struct ctx *c, struct pg *db, struct match *m, int seat) must_check;
/* The player is back: they get their seat back. Does nothing when nobody had taken over. */
void attendance_return(struct ctx *c, struct pg *db, struct match *m, int seat);

/* Write a line about a seat to the log, for all viewers; `kind` is "steward", "seat_open", "absent", "back" or
 * "substitute", `name` that of the person or bot concerned. */
void attendance_tell(struct ctx *c, struct pg *db, struct match *m, int seat, const char *kind,
                     const char *name);
/* The seats' attendance, as far as this viewer is allowed to know it:
 * [{"seat","missed","absent","steward","away_until","stood_in"}]; "missed" is null when hidden. */
json_object *attendance_json(struct ctx *c, const struct match *m, const struct audience *a);
#endif
