/* run.h - rows of runs: the matches on a level of a ladder, each player's best run there, and puzzles played.
 * Everything here is queued and, unless a comment says otherwise, needs the lock of the match. Texts are borrowed
 * until the next flush. */
#ifndef QUAD_STORE_RUN_H
#define QUAD_STORE_RUN_H
#include "store/pg.h"

struct run_begin_row {
    int64_t match, account;
    int seat;
    const char *game, *ladder;
};
/* Insert a run, and mark it as the account's first on that level if it has none yet. Call it for the seats of a match
 * in the order of their accounts, so that matches starting at the same time lock in one order. */
void run_row_begin(struct ctx *c, struct pg *db, const struct run_begin_row *row);

struct run_row { /* the result of a seat */
    int64_t match;
    int seat;
    const int64_t *measures;
    int measure_count, stars;
    bool counts;
    int64_t score, at; /* score: of a puzzle; at: the time the match ended */
};
/* Store the result of a run that its player has played alone, and as their best run if it is; locks the best run. Store
 * the result of a puzzle. */
void run_row_end(struct ctx *c, struct pg *db, const struct run_row *row);
void puzzle_play_end(struct ctx *c, struct pg *db, const struct run_row *row);

struct challenge_row { /* a run of a challenge, as scored */
    int64_t match;
    bool solved;
    const int64_t *attempts, *errors; /* of each board */
    int boards;
    int64_t at;
};
/* Store the score of a match, if it is the run of a challenge. */
void challenge_run_end(struct ctx *c, struct pg *db, const struct challenge_row *row);
/* The same for a match that ended earlier, recomputed from its events (`at` is not read). Rows that already say so are
 * not written. */
void run_row_rebuild(struct ctx *c, struct pg *db, const struct run_row *row);
void puzzle_play_rebuild(struct ctx *c, struct pg *db, const struct run_row *row);
void challenge_run_rebuild(struct ctx *c, struct pg *db, const struct challenge_row *row);
/* Recompute the best runs of all players. Needs no lock of a match. */
void run_rows_best(struct ctx *c, struct pg *db);
#endif
