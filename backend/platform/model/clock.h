/* clock.h - the time control chosen in the lobby: reading it, and computing deadlines. Reads no clock itself; times are
 * microseconds. Bounds and defaults come from the variant, so that the arena never asks which game it is. */
#ifndef QUAD_PLATFORM_CLOCK_H
#define QUAD_PLATFORM_CLOCK_H
#include "games/game.h"
#include "store/words.h"

struct clock_rule {
    enum clock_mode mode;
    int64_t turn_us;               /* limit of one turn; 0: none */
    int64_t bank_ms, increment_ms; /* budget only */
    /* budget: time of a turn beyond the bank; 0: the flag falls when the bank is empty */
    int64_t overtime_ms;
    bool early;          /* a turn closes as soon as every seat is ready */
    json_object *stages; /* {"setup":300}: limits of stages, in seconds */
};

/* The clock object as stored, from what was sent (NULL: the variant's default): FAULT_BAD_CLOCK. All members
 * explicit. */
bool clock_settle(struct ctx *c, const struct variant *variant, json_object *sent,
                  json_object **ret_clock) must_check;
/* The speed class of a settled clock, as the variant sorts them: NULL for one whose games are not rated. */
const char *clock_speed(struct ctx *c, const struct variant *variant, json_object *clock);
/* Read a settled clock object. */
struct clock_rule clock_rule_read(json_object *clock);
/* Whether a stage has a limit of its own. */
bool clock_has_stages(const struct clock_rule *rule);
/* The deadline of a turn that began at `started`, in that stage; `bank_ms` is the smallest bank of the seats that owe
 * (used for budget only). 0: none. */
int64_t clock_deadline(const struct clock_rule *rule, const char *stage, int64_t started, int64_t bank_ms);
/* How far a change of vacation shifts a deadline, in microseconds. The clock stands still until the latest `away` of
 * the seats that owe an order; at `now` that time changes from `before` to `after`, which can be in the past or 0. */
int64_t clock_freeze(int64_t deadline, int64_t now, int64_t before, int64_t after);
/* The time left in a turn when a truce begins, at least half a minute, 0 without a deadline; `frozen`: until when
 * vacation stops the clock. */
int64_t clock_left(int64_t deadline, int64_t now, int64_t frozen);
/* The deadline when a truce ends with that much time left, 0 for none. */
int64_t clock_resume(int64_t left, int64_t now, int64_t frozen);
/* How long after the deadline orders are still accepted, before the turn is closed. */
int64_t clock_grace(const struct clock_rule *rule);
/* Whether an order that arrived at `received` comes too late for the deadline and its grace; without a deadline, never. */
bool clock_is_late(const struct clock_rule *rule, int64_t deadline, int64_t received);
/* Whether the turn can be closed at `now`: from the last moment in which an order is not late. Whichever of the two
 * locks the match first then decides. */
bool clock_is_due(const struct clock_rule *rule, int64_t deadline, int64_t now);
/* Whether every turn ends within so many seconds, whatever its stage; a bank does not lengthen it. */
bool clock_within(const struct clock_rule *rule, int64_t seconds);
/* Whether time in this stage is taken from the bank. */
bool clock_uses_bank(const struct clock_rule *rule, const char *stage);
#endif
