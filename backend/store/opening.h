/* opening.h - rows of the openings of finished matches: the list of matches whose opening is still to be read, the
 * openings, and the counts made of them. */
#ifndef QUAD_STORE_OPENING_H
#define QUAD_STORE_OPENING_H
#include "store/pg.h"

struct opening_row {
    int64_t match;
    int seat; /* whose opening; 0 also for that of the whole match */
    const char *game, *variant;
    const char *nodes, *steps; /* JSON lists of one length: keys of 32 hex digits, and the step after each */
    bool public;
    int won;               /* 1, 0 or -1: the seat won, a draw, it lost */
    int place;             /* of the seat; 0 for the opening of the whole match */
    int turns;             /* that were played */
    const int64_t *rating; /* the mean; NULL: unrated */
    int band;
};

/* Queue, until the end of the transaction: nobody else counts openings or makes the counts again. */
void opening_hold(struct ctx *c, struct pg *db);
/* Queue, under the lock of the match: its opening is to be read. */
void opening_await(struct ctx *c, struct pg *db, int64_t match);
/* Take up to 20 of these matches (match_id, public_id). Each is taken six times at most, should reading it fail. */
bool opening_claim(struct ctx *c, struct pg *db, struct rows **ret_rows) must_check;
/* Take a match off the list; *ret_mine is false when it was not on it any more. */
bool opening_done(struct ctx *c, struct pg *db, int64_t match, bool *ret_mine) must_check;
/* Whether the match is a fork: its first turns were played in another. */
bool opening_forked(struct ctx *c, struct pg *db, int64_t match, bool *ret_forked) must_check;
/* The rating with which the player of a seat began, -1: the mean of all; false in *ret_has where one of them had none. */
bool opening_rating(struct ctx *c, struct pg *db, int64_t match, int seat, bool *ret_has,
                    int64_t *ret_rating) must_check;
/* Queue: insert an opening; its seat has none. */
void opening_insert(struct ctx *c, struct pg *db, const struct opening_row *row);
/* Queue, after opening_hold: count the openings of a match if they are public. Not twice. */
void opening_count(struct ctx *c, struct pg *db, int64_t match);
/* Queue, after opening_done: delete the openings of a match. The counts are wrong until they are made again. */
void opening_drop(struct ctx *c, struct pg *db, int64_t match);
/* Queue, after opening_hold: make all counts again from the openings. */
void opening_counts_make(struct ctx *c, struct pg *db);
#endif
