/* glicko.h - Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2012): arithmetic only. Ratings are integers at
 * the interface, and the floating point inside uses only operations that IEEE 754 defines exactly, so that a rebuild
 * gives the same ratings on every machine. */
#ifndef QUAD_GLICKO_H
#define QUAD_GLICKO_H
#include <stdint.h>

struct glicko {
    int64_t rating, deviation; /* millionths of a point */
    int64_t volatility;        /* millionths of a millionth */
};

#define GLICKO_START ((struct glicko){INT64_C(1500000000), INT64_C(350000000), INT64_C(60000000000)})

struct bout { /* one pairwise outcome of a period */
    struct glicko against;
    int score;    /* in halves: 0 lost, 1 drawn, 2 won */
    int halvings; /* it counts 1, 1/2, 1/4, ... */
};

enum { BOUTS_MAX = 256 };

/* The rating after that many periods without play: the deviation grows, at most to that of a newcomer. */
struct glicko glicko_rest(struct glicko before, int periods);
/* The rating after a period with these outcomes; without any, the same as glicko_rest over one period. */
struct glicko glicko_rate(struct glicko before, const struct bout *bouts, int count);
/* The expected score against an opponent, in thousandths of a win. */
int glicko_expected(struct glicko own, struct glicko against);
/* The share of one outcome in the change from `before` to `after`, in millionths of a point; the shares of all outcomes
 * add up to the change. */
int64_t glicko_effect(struct glicko before, struct glicko after, const struct bout *bout);
#endif
