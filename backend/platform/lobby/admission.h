/* admission.h - a lobby's conditions for joining: a rating range, the rating band of a player waiting in the queue,
 * and reliability. They are checked in the transaction that seats the player. Blocks are in acquaintance.h and
 * lobby_seats.h. */
#ifndef QUAD_PLATFORM_ADMISSION_H
#define QUAD_PLATFORM_ADMISSION_H
#include "store/lobby.h"

enum { RELIABILITY_MATCHES = 50, RELIABILITY_KNOWN = 5 };

struct pairing_rating { /* what pairing knows of a player */
    int64_t person;     /* the account itself, or the owner of the program */
    /* In points, on the leaderboard of all players; 1500 and 350 for newcomers. */
    int rating, deviation;
};
/* The rating of an account in a game, variant and speed (NULL or "": no leaderboard, so a newcomer's). */
bool admission_facts(struct ctx *c, struct pg *db, int64_t account, const char *game, const char *variant,
                     const char *speed, struct pairing_rating *ret) must_check;

struct reliability {
    /* The last RELIABILITY_MATCHES finished public matches with others: how many there are, and how many of them the
     * account finished without a missed turn. */
    int matches, kept;
    /* `kept` as a percentage of `matches`, rounded down; -1 for fewer than RELIABILITY_KNOWN matches. */
    int percent;
    int missed; /* turns missed in those matches */
};
bool admission_reliability(struct ctx *c, struct pg *db, int64_t account, struct reliability *ret) must_check;

/* Check that the account can join the lobby. FAULT_FORBIDDEN for a person in a lobby for programs only;
 * FAULT_RATING_OUT_OF_RANGE and FAULT_RELIABILITY_TOO_LOW name the condition and the account's own value. */
bool admission_check(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account) must_check;
#endif
