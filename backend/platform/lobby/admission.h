/* admission.h - what a table asks of players who join: a rating range, the rating band of a player waiting in the queue, reliability. Checked in
 * the transaction that seats them. Blocks are in acquaintance.h and lobby_seats.h. */
#ifndef QUAD_PLATFORM_ADMISSION_H
#define QUAD_PLATFORM_ADMISSION_H
#include "store/lobby.h"

enum { RELIABILITY_MATCHES = 50, RELIABILITY_KNOWN = 5 };

struct pairing_rating {    /* what pairing knows of a player */
    int64_t person;        /* the account itself, or the owner of the program */
    int rating, deviation; /* points on everybody's board; newcomers 1500 and 350 */
};
/* The rating of an account in a game, variant and speed (NULL or "": no board). */
bool admission_facts(struct ctx *c, struct pg *db, int64_t account, const char *game, const char *variant,
                     const char *speed, struct pairing_rating *ret) must_check;

struct reliability {
    /* Of the last RELIABILITY_MATCHES public ones finished with others: how many, and how many without a missed turn. */
    int matches, kept;
    int percent; /* whole, rounded down; -1: fewer than RELIABILITY_KNOWN matches */
    int missed;  /* turns in those matches */
};
bool admission_reliability(struct ctx *c, struct pg *db, int64_t account, struct reliability *ret) must_check;

/* Whether the account can sit down there. FAULT_FORBIDDEN for a person where programs are among themselves,
 * FAULT_RATING_OUT_OF_RANGE, FAULT_RELIABILITY_TOO_LOW, each with what is asked and what is there. */
bool admission_check(struct ctx *c, struct pg *db, const struct lobby_row *lobby, int64_t account) must_check;
#endif
