/* rating_band.h - which players can be paired: rating bands that widen with waiting, and the choice among players who fit. Arithmetic only:
 * the same people at the same moment are always paired alike. The formula in words: backend/docs/decisions/007-pairing.md. */
#ifndef QUAD_PLATFORM_RATING_BAND_H
#define QUAD_PLATFORM_RATING_BAND_H
#include <stdbool.h>
#include <stdint.h>

enum {
    RATING_BAND_LEAST = 100,      /* points to either side, where the rating is well known */
    RATING_BAND_STEP = 25,        /* points more each time it widens */
    RATING_BAND_EVERY = 5,        /* seconds between two widenings */
    RATING_BAND_EVERY_SLOW = 300, /* the same where turns take days */
    RATING_BAND_STEPS = 18,       /* widenings after which the rating no longer counts */
    RATING_BAND_OPEN = INT32_MAX  /* as half a band: everybody fits */
};

struct seeker { /* somebody who waits */
    int64_t account, person;
    int rating, deviation; /* points */
    int64_t waited;        /* seconds */
    const char *terms;     /* game options and kind of clock as text: alike or never paired */
    const char *clock;     /* as text */
    bool exact;            /* that clock or none */
    bool slow;
};

/* How far from the own rating an opponent's may lie; RATING_BAND_OPEN: anywhere. */
int rating_band_half(int deviation, int64_t waited, bool slow);
/* Seconds until it widens the next time; -1: it is open. */
int64_t rating_band_widens(int64_t waited, bool slow);
/* Whether either would be paired with the other. */
bool rating_band_fits(const struct seeker *one, const struct seeker *other);

struct block_pair { /* one account has blocked the other; the order does not matter */
    int64_t one, other;
};
/* Make groups of `seats`, all of whom fit each other: the player who has waited longest (they are sorted so) comes first, with
 * the players nearest in rating, and among equals the one who has waited longest. At most `groups_max` groups. ret_group[i] is the number
 * of i's group or -1. Gives the number of groups. */
int rating_band_groups(const struct seeker *seekers, int count, int seats, const struct block_pair *blocks,
                       int block_count, int groups_max, int *ret_group);
#endif
