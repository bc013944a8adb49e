/* history.h - the states a match went through, from its rows: the newest snapshot before a moment and the events behind it. A
 * takeback among them leads to an earlier one, which is found the same way. */
#ifndef QUAD_PLATFORM_HISTORY_H
#define QUAD_PLATFORM_HISTORY_H
#include "games/game.h"
#include "store/match.h"

/* Apply rows to a state; notes change nothing, takebacks must not be among them. Our own rows: a failure is a fault of ours
 * (FAULT_INTERNAL, counted against the match). */
bool history_fold(struct ctx *c, const struct game *game, const struct match_row *row, game_state *state,
                  const struct event_row *events, int count) must_check;
/* The state a snapshot holds; NULL with the failure when it cannot be read. */
game_state *history_load(struct ctx *c, const struct game *game, const struct snapshot_row *snapshot);
/* The state turn `turn` was played from, as it was known before event `before` (INT32_MAX: all there is): where a turn number
 * was gone on with after a takeback, the position taken up again. */
bool history_turn(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                  int turn, int before, game_state **ret_state) must_check;
/* The same under PACE_OWN for a turn of one seat: as it was when that seat had made all its turns before. */
bool history_seat_turn(struct ctx *c, struct pg *db, const struct game *game, const struct match_row *row,
                       int turn, int seat, game_state **ret_state) must_check;
/* Keep of a match's first `count` events those that still stand, in order; how many they are. Notes are the platform's talk, and what was
 * taken back leaves no trace. */
int history_standing(struct ctx *c, struct event_row *events, int count);
/* The body of a takeback's event, and the turn such a body leads to. */
const char *history_takeback_body(struct ctx *c, int to);
int history_takeback_to(struct ctx *c, const char *body);
#endif
