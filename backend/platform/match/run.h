/* run.h - runs: matches on a step of a game's ladder, measured at the end.
 *
 * A match counts as a run if the game puts it on a ladder from the start and nobody chose its seed. */
#ifndef QUAD_RUN_H
#define QUAD_RUN_H
#include "base/ctx.h"
#include "games/game.h"

struct pg;
struct match;

/* The number of measures a game has. */
int run_measures(const struct game *game);
/* Queue: the match just inserted is a run of each seat, if it counts as one. `chosen_seed`: somebody chose its seed. */
void run_begin(struct ctx *c, struct pg *db, const struct match *m, bool chosen_seed);
/* Queue: the match is over; store its measures in the runs and, for a puzzle or a challenge, in the player's attempt. */
void run_end(struct ctx *c, struct pg *db, const struct match *m);
/* Queue, for a rebuild: store what a finished match's runs achieved. Runs that did not end with their own player
 * stay unchanged. */
void run_rebuild(struct ctx *c, struct pg *db, int64_t match, const struct game *game,
                 const struct standing *standing, int seats);
/* Queue, for a rebuild: the score of a finished run of a challenge; the game has challenges. */
void run_rebuild_challenge(struct ctx *c, struct pg *db, int64_t match, const struct game *game,
                           const game_state *state);
/* Then recompute every player's best run on each step, in a transaction of its own. */
bool run_rebuild_best(struct ctx *c, struct pg *db) must_check;
#endif
