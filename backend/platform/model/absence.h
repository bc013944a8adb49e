/* absence.h - what happens to a seat whose holder misses turns, as chosen in the lobby:
 * {"policy","after","grace_seconds"?,"bot"?}. Uses neither the database nor a clock. The reasons are in
 * backend/docs/decisions/008-absence.md. */
#ifndef QUAD_PLATFORM_ABSENCE_H
#define QUAD_PLATFORM_ABSENCE_H
#include "games/game.h"

enum absence_policy { ABSENCE_DEFAULT, ABSENCE_BOT, ABSENCE_OPEN, ABSENCE_FORFEIT };

struct absence_rule {
    enum absence_policy policy;
    int after;        /* turns missed in a row before the policy applies */
    int64_t grace_ms; /* budget clocks: time of a turn once the bank is empty; 0: none */
};

/* The player of a seat: its holder, a bot while the holder is away (a steward), nobody (open to a substitute), or a bot
 * that holds the seat itself. */
enum hand { HAND_OWN, HAND_STEWARD, HAND_OPEN, HAND_BOT };

/* The next step for a seat. LOSE: it resigns, or its flag falls. */
enum absence_step { ABSENCE_WAIT, ABSENCE_STEWARD, ABSENCE_PUT_UP, ABSENCE_LOSE };

/* Further turns missed in a row after which a seat open to substitutes, or one whose bot does not move, loses. */
enum { ABSENCE_PATIENCE = 3 };

/* The policy as stored, from what was sent (NULL: default), for a settled clock; all members explicit.
 * FAULT_BAD_REQUEST, FAULT_UNKNOWN_BOT. */
bool absence_settle(struct ctx *c, const struct game *game, json_object *clock, json_object *sent,
                    json_object **ret_absence) must_check;
/* Read a stored policy. */
struct absence_rule absence_read(json_object *absence);
/* After a turn in which the seat missed (or not): `row` is how many it has missed in a row. */
enum absence_step absence_after_turn(const struct absence_rule *rule, enum hand hand, int row);
/* After the bank and the overtime of the seat have run out. */
enum absence_step absence_after_flag(const struct absence_rule *rule, enum hand hand);
#endif
