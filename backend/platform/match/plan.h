/* plan.h - queued orders: "if they play this, I answer that", for slow matches in which players move in turn. Lines of play are
 * checked by the game from the present position on and kept with the state each turn of theirs must lead to. When the match has
 * moved, the clock daemon compares: the expected state is answered with the queued order, anything else cancels the lot.
 * Nobody but the seat hears of it. All but reading run inside the caller's transaction. */
#ifndef QUAD_PLAN_H
#define QUAD_PLAN_H
#include "base/ctx.h"
#include "base/json.h"

struct match;
struct pg;

enum { PLAN_LINE = 20 }; /* turns of a line at most */

struct plan_wish {
    const char *match;
    int64_t account, turn;
    json_object *lines; /* [[theirs, mine, …], …] */
    bool dry_run;       /* judge and answer, store nothing */
};

/* {"turn":N|null,"lines":[[ORDERS…]…],"texts":[[TEXT…]…],"cancelled":{"turn","reason"}|null}. */
bool plan_read(struct ctx *c, struct pg *db, const char *match, int64_t account,
               json_object **ret_plan) must_check;
/* Queue these lines instead of those before. FAULT_PLAN_NOT_ALLOWED, FAULT_PLAN_NOT_NOW (it is not the other side's turn),
 * FAULT_STALE_TURN, or what the game says of an order, its path before it. */
bool plan_queue(struct ctx *c, struct pg *db, const struct plan_wish *wish,
                json_object **ret_plan) must_check;
/* Lines may be tried and queued where everybody knows everything, there is time, and the match runs and stands at that turn (-1:
 * whichever it is). The same faults but FAULT_PLAN_NOT_NOW. */
bool plan_check_match(struct ctx *c, const struct match *m, int seat, int64_t turn) must_check;
/* Give them up. */
bool plan_give_up(struct ctx *c, struct pg *db, const char *match, int64_t account) must_check;
/* The match has moved: answer, wait on or cancel. Whoever calls, and however often: once for each turn. */
bool plan_follow(struct ctx *c, struct pg *db, const char *match) must_check;
/* All queued orders of a locked match are cancelled. */
void plan_cancel_all(struct ctx *c, struct pg *db, struct match *m, const char *reason);
#endif
