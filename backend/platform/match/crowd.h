/* crowd.h - seats that crowds play. A turn of such a seat is a window: ballots come in sealed until its time is up, then the game
 * elects the order from them (game.h, elect). Nothing of a ballot or of their number is in the match before that, so no poll, no
 * tag and no number of it moves.
 *
 * Who puts a ballot in holds the window's row for share and looks at the clock under it; who closes the window holds the match and
 * then that row for update. So every ballot that was answered is counted, once, and none comes late. */
#ifndef QUAD_CROWD_H
#define QUAD_CROWD_H
#include "platform/match/match.h"

/* The seats among those who owe that crowds play get their orders into the event, their windows are closed and their ballots
 * published. In the transaction that records the event; the match is held. */
bool crowd_seal(struct ctx *c, struct pg *db, struct match *m, struct event *event) must_check;
/* After the event: note what the windows led to and open the next one. */
bool crowd_follow(struct ctx *c, struct pg *db, const struct match *m, const struct event *event) must_check;

/* The window open now of a match between crowds has its match's turn for a number. */
struct crowd_vote {
    const char *match; /* public id */
    int64_t match_id, account, window;
    json_object *orders;
};
enum {
    CROWD_GAMES_MIN = 3,      /* finished games before somebody may vote, */
    CROWD_TURNS_MIN = 5,      /* with so many turns ordered by themselves in each */
    CROWD_DAYS_MIN = 3,       /* days since they registered */
    CROWD_NETWORK_BALLOTS = 5 /* of one network that count in a window */
};

/* Put in or replace a ballot: {"window","text","code","weight","at"}. Inside the caller's transaction. The same orders again get
 * the same answer and keep their place. FAULT_NOT_FOUND, FAULT_WINDOW_CLOSED, FAULT_OTHER_SIDE, FAULT_GUESTS_NO_VOTE, FAULT_TOO_NEW,
 * FAULT_TOO_FEW_GAMES, or what the
 * game says of the orders. */
bool crowd_vote(struct ctx *c, struct pg *db, const struct crowd_vote *vote,
                json_object **ret_receipt) must_check;
/* Take a ballot back; nothing happens where there is none. FAULT_NOT_FOUND, FAULT_WINDOW_CLOSED. */
bool crowd_unvote(struct ctx *c, struct pg *db, const struct crowd_vote *vote) must_check;
/* What may be ordered in the open window, as GET legal tells a seat; `partial` and `window` may be NULL. */
bool crowd_legal(struct ctx *c, struct pg *db, const struct crowd_vote *vote, json_object *window,
                 json_object **ret_legal) must_check;
/* The side of an account, given now when it has none: the one with fewer members, seat 0 among equals. Inside the caller's
 * transaction. FAULT_GUESTS_NO_VOTE. */
bool crowd_join(struct ctx *c, struct pg *db, int64_t match_id, int64_t account, int *ret_seat) must_check;
/* What an account is to a match of crowds: {"side","may_vote","why":null|"guest"|"too_new"|"too_few_games","games","games_needed","weight",
 * "ballot":null|{"text","code","weight","at","orders"}}; NULL for who has no side. */
bool crowd_me(struct ctx *c, struct pg *db, const struct crowd_vote *who, json_object **ret_me) must_check;
/* A window: while it is open {"window","side","opens_at","closes_at","open":true} and nothing more; then with "ballots","weight",
 * "list_hash","played","captures","tally","excluded" (how many ballots were not counted, by reason). FAULT_NOT_FOUND. */
bool crowd_window(struct ctx *c, struct pg *db, int64_t match_id, int64_t window,
                  json_object **ret_window) must_check;
/* Closed windows before a number (0: the newest), without tallies: {"items","next"}. */
bool crowd_windows(struct ctx *c, struct pg *db, int64_t match_id, int64_t before, int64_t limit,
                   json_object **ret_list) must_check;
/* The ballots of a closed window in the order they count: {"items":[{"code","weight","text","played"}],"next"}; the list hash is
 * SHA-256 over "code weight text\n" of each. FAULT_WINDOW_OPEN before it is closed. */
bool crowd_ballots(struct ctx *c, struct pg *db, int64_t match_id, int64_t window, int64_t after,
                   int64_t limit, json_object **ret_list) must_check;
#endif
