/* run.h - rows of runs: the goes at a step of a ladder, the best of each player there, and puzzles played. Everything here is queued, under
 * the lock of the match. Texts are borrowed until the next flush. */
#ifndef QUAD_STORE_RUN_H
#define QUAD_STORE_RUN_H
#include "store/pg.h"

struct run_begin_row {
    int64_t match, account;
    int seat;
    const char *game, *ladder;
};
/* A run begins: the account's first on that step of the ladder, unless it had one, else another. Those of one match are begun in the order of
 * their accounts, since matches that begin at once meet there. */
void run_row_begin(struct ctx *c, struct pg *db, const struct run_begin_row *row);

struct run_row { /* what a seat achieved */
    int64_t match;
    int seat;
    const int64_t *measures;
    int measure_count, stars;
    bool counts;
    int64_t score, at; /* score: of a puzzle; at: when the match ended */
};
/* The match has ended: a run its player has played alone, and the player's best run if it is that; locks the best run. A puzzle played. */
void run_row_end(struct ctx *c, struct pg *db, const struct run_row *row);
void puzzle_play_end(struct ctx *c, struct pg *db, const struct run_row *row);
/* The same for what had ended before, from the events (`at` is not read): written where they say something else. */
void run_row_rebuild(struct ctx *c, struct pg *db, const struct run_row *row);
void puzzle_play_rebuild(struct ctx *c, struct pg *db, const struct run_row *row);
/* The best runs of all players, made again from the runs. Needs no lock of a match. */
void run_rows_best(struct ctx *c, struct pg *db);
#endif
