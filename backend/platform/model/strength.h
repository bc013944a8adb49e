/* strength.h - ratings that anybody can recompute from the results of a board.
 *
 * Bradley-Terry strengths by the MM algorithm (D. Hunter, "MM algorithms for generalized Bradley-Terry models", Annals
 * of Statistics 32, 2004). A game of many seats counts as all pairs of its seats, which estimates Plackett-Luce
 * strengths consistently (H. Azari Soufiani et al., "Generalized method-of-moments for rank aggregation", NIPS 2013);
 * a shared place is half a win each. Ranges are percentile bootstraps that draw whole clusters of games (A. Davison and
 * D. Hinkley, "Bootstrap methods and their application", 1997, section 3.8): the games of one seed resemble each other.
 * Arithmetic of real.h only, so the same results give the same numbers on every machine. */
#ifndef QUAD_STRENGTH_H
#define QUAD_STRENGTH_H
#include "base/pool.h"
#include "games/game.h"
#include <stdbool.h>
#include <stdint.h>

enum { STRENGTH_DRAWS = 1000, STRENGTH_CLUSTERS = 5 }; /* no ranges from fewer clusters */

struct strength_game {
    int cluster;
    int seats; /* 2..SEATS_MAX */
    int player[SEATS_MAX], place[SEATS_MAX];
};

struct strength_board {
    int players, clusters, games;     /* each player has a game, each cluster too */
    const struct strength_game *game; /* in the order of their clusters */
};

/* The fit of a board. A rating is in points: 400 points are odds of 10 to 1, and the mean of all players of the board
 * is 1500. */
struct strengths {
    int players;
    int groups;     /* not connected by games; ratings of different groups cannot be compared */
    double *rating; /* [players] */
    /* [STRENGTH_DRAWS * players]: the ratings of one resample after another; NULL: too few clusters */
    double *draw;
    int *games, *clusters, *group; /* [players] */
    bool *bounded;                 /* [players]: half a win at least and half a loss at least */
};

/* A range of 95 percent; rank 1 is the best. */
struct strength_range {
    /* false: too few clusters, of the board or of the player, or the player always won or always lost: then nothing
     * bounds the rating on one side, and every resample gives the same on the other */
    bool known;
    double low, high;
    int rank_low, rank_high;
};

/* Fit a board. Everything belongs to the pool. */
void strength_fit(struct pool *pool, const struct strength_board *board, struct strengths *ret);
/* The ranges of all players, [players]. */
void strength_ranges(struct pool *pool, const struct strengths *s, struct strength_range ret[]);
/* The ends of the range that holds 95 percent of STRENGTH_DRAWS values, which are sorted in place. */
void strength_ends(double values[STRENGTH_DRAWS], double *ret_low, double *ret_high);
#endif
