/* rating.h - rows of ratings: what accounts are rated, what matches did to it, who met whom. Knows no arithmetic. Moments are
 * microseconds since 1970; figures as in platform/glicko.h. */
#ifndef QUAD_STORE_RATING_H
#define QUAD_STORE_RATING_H
#include "store/pg.h"

struct board { /* whose ratings stand beside each other; ladder and season may be "" */
    const char *game, *variant, *speed, *ladder, *pool, *season;
};

struct rating_row {
    int64_t account, rating, deviation, volatility, at;
    int games, won, drawn, lost;
    bool listed;
};

struct change_row {
    int64_t match, account, n, at;
    int seat;
    int64_t before[3], after[3]; /* rating, deviation, volatility */
    bool counted;
    const char *weights; /* "{-1,0}" per seat of the match */
};

struct person_row {
    int64_t account, person;
    bool program, listed, stood_in; /* stood_in: others have played for him */
};

/* Queue: whose programs sit in a match that begins, and what everybody is rated on that board (newcomers: `start`). */
void rating_begin(struct ctx *c, struct pg *db, int64_t match, const struct board *board,
                  const int64_t start[2]);
/* Hold the accounts of a match and the persons behind them until the transaction ends, in the order of their numbers. */
bool rating_hold(struct ctx *c, struct pg *db, int64_t match) must_check;

struct rating_facts { /* what changing ratings must know, read after rating_hold */
    struct person_row people[16];
    int seats;
    struct rows *ratings, *meetings;
    int64_t n;
};
/* Read it in one round trip; `since`: meetings from then on; n 0: draw the next number. */
bool rating_read(struct ctx *c, struct pg *db, int64_t match, const struct board *board, int64_t since,
                 int64_t n, struct rating_facts *ret) must_check;
/* The rating of an account on a board with that pool and season; false when there is none yet. */
bool rating_of(const struct rating_facts *facts, int64_t account, const char *pool, const char *season,
               struct rating_row *ret);
/* How often two persons have met. */
int rating_met(const struct rating_facts *facts, int64_t one, int64_t other);

/* Queue: a rating; what a match did to one; a meeting of two persons; the match's place in the order. */
void rating_put(struct ctx *c, struct pg *db, const struct board *board, const struct rating_row *row);
void rating_change_put(struct ctx *c, struct pg *db, const struct board *board, const struct change_row *row);
void rating_meeting_put(struct ctx *c, struct pg *db, const struct board *board, const int64_t persons[2],
                        int64_t at, int64_t match);
void rating_match_put(struct ctx *c, struct pg *db, int64_t match, int64_t n, const struct board *board);
#endif
