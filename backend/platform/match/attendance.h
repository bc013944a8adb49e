/* attendance.h - who plays a seat whose holder is away: the policy of absence.h applied to rows. Inside the caller's transaction, the
 * match held. */
#ifndef QUAD_ATTENDANCE_H
#define QUAD_ATTENDANCE_H
#include "base/ctx.h"
#include "base/json.h"

struct audience;
struct pg;
struct match;

/* A turn was resolved whose time had run out: strike whoever has missed too many. */
bool attendance_turn(struct ctx *c, struct pg *db, struct match *m) must_check;
/* The bank of `seat` and its overtime have run out: its flag falls, or somebody else has the time of a turn to move for it. */
bool attendance_flag(struct ctx *c, struct pg *db, struct match *m, int seat) must_check;
/* The holder is back; nothing happens when they were not away. */
void attendance_return(struct ctx *c, struct pg *db, struct match *m, int seat);

/* A line of the log about a seat, for everybody: "steward", "seat_open", "absent", "back" or "substitute", and the name of the one
 * it is about. */
void attendance_tell(struct ctx *c, struct pg *db, struct match *m, int seat, const char *kind,
                     const char *name);
/* What everybody may know of the seats, as somebody sees it: [{"seat","missed","absent","steward","away_until","stood_in"}]. */
json_object *attendance_json(struct ctx *c, const struct match *m, const struct audience *a);
#endif
