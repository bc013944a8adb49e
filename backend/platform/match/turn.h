/* turn.h - orders: judged, sealed, resolved; deadlines that run by themselves. All functions that change a match run inside the
 * caller's transaction (transact.h). */
#ifndef QUAD_TURN_H
#define QUAD_TURN_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

enum { TURNS_ON_MAX = 50 };
struct submission {
    const char *match;
    int64_t account, turn;
    int seat; /* 0: the account's own; else seat + 1: a built-in bot may sit more than once */
    json_object *orders;
    bool ready;
    const char *mode; /* "strict", "lenient" or NULL: the variant's default */
    bool dry_run;
    int64_t
        turns; /* 0 or 1: this turn. More, up to TURNS_ON_MAX: the turns after it pass too, with nothing new ordered, until
                      the game has news for the seat (standing.woken) or it orders anew. FAULT_BAD_REQUEST where the variant
                      does not play on, the match has a clock, or somebody else than bots sits there */
    bool queued; /* what the seat's holder had queued: it is theirs, whoever hands it in */
    const int64_t *
        taken_back; /* as in the view it was made from, or NULL: an order for a position that was taken back is stale */
};

/* Submit or replace this seat's order. The receipt is the contract's answer:
 * {"seq","turn","accepted":[{"i","text"}],"rejected":[{"i","path","code","hint"}],"ready","result"?,"standing"?}. */
bool turn_submit(struct ctx *c, struct pg *db, const struct submission *sub,
                 json_object **ret_receipt) must_check;
/* My sealed orders for a turn: {"turn","orders":…|null,"ready"}. */
bool turn_orders(struct ctx *c, struct pg *db, const char *match, int64_t account, int64_t turn,
                 json_object **ret_orders) must_check;
/* Take back `ready` while the turn is open. */
bool turn_unready(struct ctx *c, struct pg *db, const char *match, int64_t account, int64_t turn) must_check;
/* What a game allows at once, outside the turn. {"seq","result"?}. */
struct acting {
    const char *match;
    int64_t account;
    int seat; /* 0: the account's own; else seat + 1 */
    json_object *act;
};
bool turn_act(struct ctx *c, struct pg *db, const struct acting *who, json_object **ret_receipt) must_check;
/* The same in the body of a match_change. */
struct match;
struct outcome;
bool turn_act_on(struct ctx *c, struct pg *db, struct match *m, int seat, json_object *act,
                 struct outcome *ret_outcome) must_check;
/* The seat gives up. {"seq","result"}. */
bool turn_resign(struct ctx *c, struct pg *db, const char *match, int64_t account,
                 json_object **ret_receipt) must_check;
/* Resolve the turn when its time is up (or all are in and a job was left to do it); nothing when it is not. Exactly once,
 * whoever calls. */
bool turn_expire(struct ctx *c, struct pg *db, const char *match) must_check;
#endif
