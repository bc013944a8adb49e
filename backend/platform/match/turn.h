/* turn.h - orders: judging, sealing and resolving them, and deadlines that end a turn by themselves. All functions
 * that change a match run inside the caller's transaction (transact.h). */
#ifndef QUAD_TURN_H
#define QUAD_TURN_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

enum { TURNS_ON_MAX = 50 };
struct submission {
    const char *match;
    int64_t account, turn;
    /* 0: the account's own seat; else seat + 1, because a built-in bot can have several seats. */
    int seat;
    json_object *orders;
    bool ready;
    const char *mode; /* "strict", "lenient" or NULL: the variant's default */
    bool dry_run;
    /* 0 or 1: this turn only. More, up to TURNS_ON_MAX: the turns after it pass without new orders, until the game
     * has news for the seat (standing.woken) or the seat submits a new order. FAULT_BAD_REQUEST where the variant
     * has no such turns, the match has a clock, or another person has a seat. */
    int64_t turns;
    /* The seat's player queued this order, so it is accepted as theirs although they do not submit it now. */
    bool queued;
    /* As in the view the order was made from, or NULL. An order for a position that has been taken back is stale. */
    const int64_t *taken_back;
};

/* Submit or replace this seat's order. Returns the receipt:
 * {"seq","turn","accepted":[{"i","text"}],"rejected":[{"i","path","code","hint"}],"ready","result"?,"standing"?}. */
bool turn_submit(struct ctx *c, struct pg *db, const struct submission *sub,
                 json_object **ret_receipt) must_check;
/* The account's own sealed orders for a turn: {"turn","orders":…|null,"ready"}. */
bool turn_orders(struct ctx *c, struct pg *db, const char *match, int64_t account, int64_t turn,
                 json_object **ret_orders) must_check;
/* Withdraw `ready` while the turn is open. */
bool turn_unready(struct ctx *c, struct pg *db, const char *match, int64_t account, int64_t turn) must_check;
/* Do what a game allows at once, outside the turn (an act). Returns {"seq","result"?}. */
struct acting {
    const char *match;
    int64_t account;
    int seat; /* 0: the account's own seat; else seat + 1 */
    json_object *act;
    /* The turn it is meant for, or NULL: FAULT_STALE_TURN in another one, FAULT_TURN_CLOSED after the deadline. */
    const int64_t *turn;
};
bool turn_act(struct ctx *c, struct pg *db, const struct acting *who, json_object **ret_receipt) must_check;
/* The same in the body of a match_change. */
struct match;
struct outcome;
bool turn_act_on(struct ctx *c, struct pg *db, struct match *m, int seat, json_object *act,
                 struct outcome *ret_outcome) must_check;
/* Resign the account's seat. Returns {"seq","result"}. */
bool turn_resign(struct ctx *c, struct pg *db, const char *match, int64_t account,
                 json_object **ret_receipt) must_check;
/* Resolve the turn when its time is up (also when all orders are in and the clock daemon was left to resolve it);
 * does nothing before. Each turn is resolved exactly once, however many callers there are. */
bool turn_expire(struct ctx *c, struct pg *db, const char *match) must_check;
#endif
