/* quad_table.h - the table of a tournament: sums of results, and means with confidence intervals.
 *
 * The games of one seed resemble each other for all players, so a seed with all its games is one observation. Mean
 * score and mean place have percentile bootstrap intervals over the seeds (Efron and Tibshirani, An Introduction to
 * the Bootstrap, 1993, chapter 13; whole clusters are drawn again, Davison and Hinkley, Bootstrap Methods and their
 * Application, 1997, section 3.8). The share of first places has Wilson's score interval (J. Am. Stat. Assoc. 22,
 * 1927), which holds for shares near 0 and 1 too. */
#ifndef QUAD_TABLE_H
#define QUAD_TABLE_H
#include "main/quad.h"

enum { AGENTS_MAX = SEATS_MAX, SEEDS_ENOUGH = 5, PARTS = 10000 }; /* a score of 1 is PARTS */

struct table_block {             /* an agent's games of one seed */
    int64_t games, score, place; /* score in PARTS, place in hundredths, summed over games */
};

struct score_table {
    int agents;
    int64_t seeds;
    struct table_block *block; /* [agent * seeds + seed] */
    int64_t games[AGENTS_MAX], firsts[AGENTS_MAX], faults[AGENTS_MAX];
    int64_t met[AGENTS_MAX][AGENTS_MAX], beat[AGENTS_MAX][AGENTS_MAX]; /* pairs of seats; 2 a win, 1 a tie */
    int64_t played, unfinished, turns;
};

/* One line of the table. Intervals are empty (high below low) with fewer than SEEDS_ENOUGH seeds. */
struct interval {
    int64_t mean, low, high;
};
struct table_line {
    int agent;
    struct interval score, first, place; /* PARTS, PARTS, hundredths */
};

/* An empty table in the pool. */
void table_begin(struct pool *pool, int agents, int64_t seeds, struct score_table *ret_table);
/* Add a game: the agent of each seat, and the places (0: it was not finished). */
void table_add(struct score_table *t, int64_t seed, int seats, const int agent[], const int place[]);
/* The lines, the best score first. `dice` seeds the resampling: the same seed gives the same intervals. */
void table_lines(struct pool *pool, const struct score_table *t, uint64_t dice,
                 struct table_line ret[AGENTS_MAX]);
#endif
