/* attendance.h - who plays a seat whose holder is not there: the policy of absence.h on rows. Inside the caller's transaction, the match
 * held; match_keep must follow where a match is handed in. */
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
/* The holder is there again; nothing when he never was away. */
void attendance_return(struct ctx *c, struct pg *db, struct match *m, int seat);

/* Sit down in a running match: in one's own seat, which a steward or nobody plays, or in one that is put up (`seat` -1: the first of
 * them). 409 seat_taken, already_seated, game_over; 403 for who may not: the blocked, who has left this match before, a person in a
 * program's seat and the other way round. {"seat","seq"}. */
bool attendance_sit(struct ctx *c, struct pg *db, const char *match, int64_t account, int seat,
                    json_object **ret) must_check;
/* What everybody may know of the seats, as somebody sees it: [{"seat","missed","absent","steward","away_until","stood_in"}]. */
json_object *attendance_json(struct ctx *c, const struct match *m, const struct audience *a);
/* Seats put up for substitutes in public matches an account may sit down in: {"items","next"}. */
bool attendance_open(struct ctx *c, struct pg *db, int64_t account, const char *game,
                     json_object **ret_list) must_check;
#endif
