/* rating.h - rows of ratings: what accounts are rated, what matches did to it, who met whom, how well people are known
 * on a board. Knows no arithmetic. Moments are
 * microseconds since 1970; figures as in platform/model/glicko.h. */
#ifndef QUAD_STORE_RATING_H
#define QUAD_STORE_RATING_H
#include "store/pg.h"

struct board { /* whose ratings stand beside each other; ladder and season may be "" */
    const char *game, *variant, *speed, *ladder, *pool, *season;
};

struct rating_row {
    int64_t account, rating, deviation, volatility, at;
    int games, won, drawn, lost;
    bool listed, placed;
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
    bool program, builtin, listed;
    bool stood_in; /* others have played for them */
    bool guest;    /* not registered when the match ended */
    bool trusted;
    int ordered;   /* turns */
    uint32_t near; /* bit per seat that was used from the same network or device */
    int64_t age;   /* of the person's account when the match ended */
};

/* Queue: whose programs sit in a match that begins, and what everybody is rated on that board (newcomers: `start`). */
void rating_begin(struct ctx *c, struct pg *db, int64_t match, const struct board *board,
                  const int64_t start[2]);
/* Hold the accounts of a match and the persons behind them until the transaction ends, in the order of their
 * numbers. */
bool rating_hold(struct ctx *c, struct pg *db, int64_t match) must_check;

struct rating_facts { /* what changing ratings must know, read after rating_hold */
    struct person_row people[16];
    int seats;
    struct rows *ratings, *meetings;
    int64_t n;
};
/* Read it in one round trip; at_since: when the match ended, and from when on meetings count; n 0: draw the next
 * number. */
bool rating_read(struct ctx *c, struct pg *db, int64_t match, const struct board *board,
                 const int64_t at_since[2], int64_t n, struct rating_facts *ret) must_check;
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

struct standing_row { /* of one person on one board; met to loose as in platform/model/fair.h */
    int64_t person;
    int met, known, thin, loose;
    int solid; /* well known people and bots among those met; read only */
    bool established;
};

struct standing_facts {
    struct rows *standings, *ties;
};

/* Until the end of the transaction nobody else's match is rated on that board (unless the caller holds all ratings:
 * `look` false); then *ret_people: how many people are established there, `most` at most. With `look` the seats of
 * the match that use one network or device are noted first. */
bool standing_hold(struct ctx *c, struct pg *db, int64_t match, const struct board *board, bool look,
                   int64_t most, int *ret_people) must_check;
/* What is known of the persons of a match; `known_from`: known opponents that make somebody well known; `at`: when
 * it ended. */
bool standing_read(struct ctx *c, struct pg *db, int64_t match, const struct board *board, int64_t known_from,
                   int64_t at, struct standing_facts *ret) must_check;
/* The row of a person; of bots and newcomers only `person` is set. */
struct standing_row standing_of(const struct standing_facts *facts, int64_t person);
/* Whether one had met the other before the match. */
bool standing_met(const struct standing_facts *facts, int64_t person, int64_t other);
/* Queue: two have met; how well a person is known now. */
void standing_tie_put(struct ctx *c, struct pg *db, const struct board *board, int64_t person, int64_t other);
void standing_put(struct ctx *c, struct pg *db, const struct board *board, const struct standing_row *row);
#endif
