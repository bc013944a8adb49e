/* crowd.h - seats played by crowds. A turn of such a seat is a window: ballots stay sealed until its time is up, then
 * the game elects the order from them (game.h, elect). Before that, neither the ballots nor their number touch the
 * match, so no poll, ETag or sequence number reveals them.
 *
 * A voter locks the window's row in share mode and checks the time under that lock. Closing a window locks the
 * match, then the row exclusively. So every accepted ballot is counted exactly once, and none arrives late. */
#ifndef QUAD_CROWD_H
#define QUAD_CROWD_H
#include "platform/match/match.h"

/* Close the windows of the crowd seats that owe an order: elect their orders into the event and publish the ballots.
 * Inside the transaction that records the event, with the match locked. */
bool crowd_seal(struct ctx *c, struct pg *db, struct match *m, struct event *event) must_check;
/* After the event: store what the closed windows led to and open the next one. */
bool crowd_follow(struct ctx *c, struct pg *db, const struct match *m, const struct event *event) must_check;

/* A window's number is the turn of the match it decides. */
struct crowd_vote {
    const char *match; /* public id */
    int64_t match_id, account, window;
    json_object *orders;
};
enum {
    CROWD_GAMES_MIN = 3,      /* finished games a voter needs, */
    CROWD_TURNS_MIN = 5,      /* each with this many turns they ordered themselves */
    CROWD_DAYS_MIN = 3,       /* days since registration */
    CROWD_NETWORK_BALLOTS = 5 /* ballots from one network that count in a window */
};

/* Cast or replace a ballot: {"window","text","code","weight","at"}. Inside the caller's transaction. Sending the
 * same orders again returns the same answer, and the ballot keeps its place. FAULT_NOT_FOUND, FAULT_WINDOW_CLOSED,
 * FAULT_OTHER_SIDE, FAULT_GUESTS_NO_VOTE, FAULT_TOO_NEW, FAULT_TOO_FEW_GAMES, or the game's verdict on the orders. */
bool crowd_vote(struct ctx *c, struct pg *db, const struct crowd_vote *vote,
                json_object **ret_receipt) must_check;
/* Withdraw a ballot; does nothing when there is none. FAULT_NOT_FOUND, FAULT_WINDOW_CLOSED. */
bool crowd_unvote(struct ctx *c, struct pg *db, const struct crowd_vote *vote) must_check;
/* The legal orders in the open window, as GET legal returns them for a seat; `partial` and `window` can be NULL. */
bool crowd_legal(struct ctx *c, struct pg *db, const struct crowd_vote *vote, json_object *window,
                 json_object **ret_legal) must_check;
/* The account's side; one without a side joins the one with fewer members, seat 0 among equals. Inside the caller's
 * transaction. FAULT_GUESTS_NO_VOTE. */
bool crowd_join(struct ctx *c, struct pg *db, int64_t match_id, int64_t account, int *ret_seat) must_check;
/* The account's part in a crowd match: {"side","may_vote","why":null|"guest"|"too_new"|"too_few_games",
 * "old_enough_at" (null for a guest),"games","games_needed","weight","ballot":null|{"text","code","weight","at",
 * "orders"}}; NULL for an account without a side. */
bool crowd_me(struct ctx *c, struct pg *db, const struct crowd_vote *who, json_object **ret_me) must_check;
#endif
