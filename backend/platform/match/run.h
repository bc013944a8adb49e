/* run.h - runs: matches on a step of a game's ladder, measured at their end.
 *
 * A match counts as a run where the game names a ladder from its first moment and nobody chose its seed. */
#ifndef QUAD_RUN_H
#define QUAD_RUN_H
#include "base/ctx.h"

struct pg;
struct game;
struct match;
struct standing;

/* How many measures a game has. */
int run_measures(const struct game *game);
/* Queue: the match that has just been inserted is a run of each seat, or none (chosen_seed). */
void run_begin(struct ctx *c, struct pg *db, const struct match *m, bool chosen_seed);
/* Queue: it is over; what was measured goes to the runs and to the go at a puzzle it was. */
void run_end(struct ctx *c, struct pg *db, const struct match *m);
/* Queue, when derived data is made again: what a finished match's runs achieved. Those that did not end as its player's stay as they are. */
void run_rebuild(struct ctx *c, struct pg *db, int64_t match, const struct game *game,
                 const struct standing *standing, int seats);
/* After that: every player's best run on each step, in a transaction of its own. */
bool run_rebuild_best(struct ctx *c, struct pg *db) must_check;
#endif
