/* plan.h - queued orders (conditional moves): "if they play this, I answer that", for slow matches with alternating
 * turns. The game checks each line of play from the present position on; it is stored with the state that each of
 * the other side's turns must lead to. After the match moves, the clock daemon compares states: the expected one is
 * answered with the queued order, any other cancels all lines. Only the seat itself sees them. All functions but
 * plan_read run inside the caller's transaction. */
#ifndef QUAD_PLAN_H
#define QUAD_PLAN_H
#include "base/ctx.h"
#include "base/json.h"

struct match;
struct pg;

enum { PLAN_LINE = 20 }; /* maximum turns of a line */

struct plan_wish {
    const char *match;
    int64_t account, turn;
    json_object *lines; /* [[theirs, mine, …], …] */
    bool dry_run;       /* judge and answer, store nothing */
};

/* {"turn":N|null,"lines":[[ORDERS…]…],"texts":[[TEXT…]…],"cancelled":{"turn","reason"}|null}. */
bool plan_read(struct ctx *c, struct pg *db, const char *match, int64_t account,
               json_object **ret_plan) must_check;
/* Replace the seat's queued lines. FAULT_PLAN_NOT_ALLOWED, FAULT_PLAN_NOT_NOW (it is not the other side's turn),
 * FAULT_STALE_TURN, or the game's verdict on an order, with the order's path in front. */
bool plan_queue(struct ctx *c, struct pg *db, const struct plan_wish *wish,
                json_object **ret_plan) must_check;
/* Check that lines can be tried and queued: nothing is hidden, the time control is slow enough, and the match is
 * live and at that turn (-1: any). Fails as plan_queue, but not with FAULT_PLAN_NOT_NOW. */
bool plan_check_match(struct ctx *c, const struct match *m, int seat, int64_t turn) must_check;
/* Delete the queued lines. */
bool plan_give_up(struct ctx *c, struct pg *db, const char *match, int64_t account) must_check;
/* After the match has moved: answer, keep waiting or cancel. Takes effect once per turn, however often it is called. */
bool plan_follow(struct ctx *c, struct pg *db, const char *match) must_check;
/* Cancel all queued orders of a locked match. */
void plan_cancel_all(struct ctx *c, struct pg *db, struct match *m, const char *reason);
#endif
