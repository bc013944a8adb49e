/* band.h - who may be paired with whom: rating bands that widen with waiting, and the choice among those who fit. Arithmetic only:
 * the same people at the same moment are always paired alike. The formula in words: backend/docs/decisions/007-pairing.md. */
#ifndef QUAD_PLATFORM_BAND_H
#define QUAD_PLATFORM_BAND_H
#include <stdbool.h>
#include <stdint.h>

enum {
    BAND_LEAST = 100,      /* points to either side, where the rating is well known */
    BAND_STEP = 25,        /* points more each time it widens */
    BAND_EVERY = 5,        /* seconds between two widenings */
    BAND_EVERY_SLOW = 300, /* the same where turns take days */
    BAND_STEPS = 18,       /* widenings after which the rating no longer counts */
    BAND_OPEN = INT32_MAX  /* as half a band: everybody fits */
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

/* How far from the own rating an opponent's may lie; BAND_OPEN: anywhere. */
int band_half(int deviation, int64_t waited, bool slow);
/* Seconds until it widens the next time; -1: it is open. */
int64_t band_widens(int64_t waited, bool slow);
/* Whether either would be paired with the other. */
bool band_fits(const struct seeker *one, const struct seeker *other);

struct rift { /* a block between two accounts, whoever made it */
    int64_t one, other;
};
/* Make groups of `seats`, all of whom fit each other: who has waited longest (they stand in that order) is served first, with
 * those whose rating is nearest, and of those with who has waited longest. At most `groups_max` groups. ret_group[i] is the number
 * of i's group or -1. Gives the number of groups. */
int band_groups(const struct seeker *seekers, int count, int seats, const struct rift *rifts, int rift_count,
                int groups_max, int *ret_group);
#endif
