/* history.h - earlier states of a match, rebuilt from its rows: the newest snapshot before a moment and the events
 * after it. A takeback among those leads to an earlier state, which is found the same way. */
#ifndef QUAD_PLATFORM_HISTORY_H
#define QUAD_PLATFORM_HISTORY_H
#include "games/game.h"
#include "store/match.h"

/* The first state of the match, by the rules that it is played by. NULL, with the failure set, when its row cannot be read
 * or its game no longer exists. */
game_state *history_first(struct ctx *c, const struct game *game, const struct match_row *row,
                          const struct seat_row *seats, int count);
/* A match played again from its first state. */
struct history {
    const struct game *game;
    const struct match_row *row;
    game_state *first;
    struct event_row *events; /* all, notes too */
    int count;
};
/* Read all that history_walk needs. Fails as history_first does. */
bool history_read(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                  struct history *ret) must_check;
/* Play it again, once: each event still in effect, with the state after it, goes to `step` until that answers false. The
 * failure is that of an event that does not fit. */
bool history_walk(struct ctx *c, struct history *history,
                  bool (*step)(struct ctx *c, void *thing, const struct event *event,
                               const game_state *after),
                  void *thing) must_check;
/* Apply stored events to a state. Notes change nothing; takebacks must not be among them. A failure is the server's
 * fault (FAULT_INTERNAL, counted against the match). */
bool history_fold(struct ctx *c, const struct game *game, const struct match_row *row, game_state *state,
                  const struct event_row *events, int count) must_check;
/* The state stored in a snapshot; NULL, with the failure set, when it cannot be read. */
game_state *history_load(struct ctx *c, const struct game *game, const struct snapshot_row *snapshot);
/* The state that turn `turn` was played from, using only events before number `before` (INT32_MAX: all events). When
 * a takeback led back to that turn, this is the restored position. */
bool history_turn(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                  int turn, int before, game_state **ret_state) must_check;
/* The same for a turn of one seat under PACE_OWN: the state when that seat had played all its earlier turns. */
bool history_seat_turn(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                       int turn, int seat, game_state **ret_state) must_check;
/* The state in which the orders of turn `turn` were carried out: with all that was done in the turn before. The turn's
 * start where it has no such event. */
bool history_ordered(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                     int turn, game_state **ret_state) must_check;
/* Reduce a match's first `count` events, in place and in order, to those still in effect, and return their number.
 * Drops notes, takebacks and the events they took back. */
int history_standing(struct ctx *c, struct event_row *events, int count);
/* The body of the event for a takeback to turn `to`; the turn that such a body leads to. */
const char *history_takeback_body(struct ctx *c, int to);
int history_takeback_to(struct ctx *c, const char *body);
#endif
