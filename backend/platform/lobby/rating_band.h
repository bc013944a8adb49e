/* rating_band.h - which players can be paired: rating bands that widen with the time waited, and the choice among
 * suitable players. Pure arithmetic: the same players at the same moment always get the same groups. The formula in
 * words: backend/docs/decisions/007-pairing.md. */
#ifndef QUAD_PLATFORM_RATING_BAND_H
#define QUAD_PLATFORM_RATING_BAND_H
#include <stdbool.h>
#include <stdint.h>

enum {
    RATING_BAND_LEAST = 100,      /* points to either side, for a well-known rating */
    RATING_BAND_STEP = 25,        /* points added by each widening */
    RATING_BAND_EVERY = 5,        /* seconds between two widenings */
    RATING_BAND_EVERY_SLOW = 300, /* the same for games with days per turn */
    RATING_BAND_STEPS = 18,       /* widenings after which the rating no longer counts */
    RATING_BAND_OPEN = INT32_MAX  /* as half a band: every rating fits */
};

struct seeker { /* a waiting player */
    int64_t account, person;
    int rating, deviation; /* points */
    int64_t waited;        /* seconds */
    /* Game options and kind of clock as text; only players with equal ones are paired. */
    const char *terms;
    const char *clock; /* as text */
    bool exact;        /* the match must use that clock */
    bool slow;
};

/* How far an opponent's rating can be from the player's own; RATING_BAND_OPEN: any distance. */
int rating_band_half(int deviation, int64_t waited, bool slow);
/* Seconds until the band widens next; -1: it is open. */
int64_t rating_band_widens(int64_t waited, bool slow);
/* Whether these two can be paired with each other. */
bool rating_band_fits(const struct seeker *one, const struct seeker *other);

struct block_pair { /* one account has blocked the other; the order does not matter */
    int64_t one, other;
};
/* Make groups of `seats` players who all fit each other. `seekers` is sorted by time waited, longest first. Each
 * group starts with the player who has waited longest; the others are nearest to that player's rating, and among
 * equals the one who has waited longest. Makes at most `groups_max` groups and returns their number. ret_group[i] is
 * the number of i's group, or -1. */
int rating_band_groups(const struct seeker *seekers, int count, int seats, const struct block_pair *blocks,
                       int block_count, int groups_max, int *ret_group);
#endif
