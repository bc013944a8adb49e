/* rating.h - rows of ratings: ratings of accounts, their changes by matches, meetings of persons, and how well
 * persons are known on a board. Does no arithmetic. Times are microseconds since 1970; ratings as in
 * platform/model/glicko.h. */
#ifndef QUAD_STORE_RATING_H
#define QUAD_STORE_RATING_H
#include "store/words.h"

struct board { /* a leaderboard, on which ratings are comparable; ladder and season can be "" */
    const char *game, *variant, *speed, *ladder, *season;
    enum rating_pool pool;
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
    bool stood_in; /* others have played for this person */
    bool guest;    /* not registered when the match ended */
    bool trusted;
    int ordered;   /* turns */
    uint32_t near; /* seats (bits) used from the same network or device */
    int64_t age;   /* of the person's account when the match ended */
};

/* Queue: record the owners of programs in a match that starts, and each player's rating on that board (newcomers:
 * `start`, rating and deviation). */
void rating_begin(struct ctx *c, struct pg *db, int64_t match, const struct board *board,
                  const int64_t start[2]);
/* Lock the accounts of a match and the persons behind them until the transaction ends, in the order of their ids. */
bool rating_hold(struct ctx *c, struct pg *db, int64_t match) must_check;
/* Queue: the same. */
void rating_hold_later(struct ctx *c, struct pg *db, int64_t match);

struct rating_facts { /* the facts needed to change ratings, read after rating_hold */
    struct person_row people[16];
    int seats;
    struct rows *ratings, *meetings;
    int64_t n;
};
/* Read them in one round trip. at_since: when the match ended, and the time from which meetings count; n 0: take the
 * next number. */
bool rating_read(struct ctx *c, struct pg *db, int64_t match, const struct board *board,
                 const int64_t at_since[2], int64_t n, struct rating_facts *ret) must_check;
/* The rating of an account on a board with that pool and season; false when there is none yet. */
bool rating_of(const struct rating_facts *facts, int64_t account, enum rating_pool pool, const char *season,
               struct rating_row *ret);
/* How often two persons have met. */
int rating_met(const struct rating_facts *facts, int64_t one, int64_t other);

/* Queue: lock all ratings until the transaction ends (which stands for accounts, matches and boards), and delete every
 * rating, change, meeting and standing, to be computed again. Readers are not blocked. */
void rating_clear(struct ctx *c, struct pg *db);

/* Queue, with an account held: lock one board until the transaction ends, and delete every rating, change, meeting and standing on it, to be
 * computed again; pool and season of the board are ignored. Readers are not blocked. */
void rating_clear_board(struct ctx *c, struct pg *db, const struct board *board);

/* Queue: a rating; a change of a rating by a match; a meeting of two persons; the match's number in the order of
 * rating. */
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

struct board_facts {
    int people;    /* established on the board */
    bool annulled; /* a sanction takes the match out of all ratings */
};

/* Lock the board until the transaction ends, so that no other match is rated on it (`look` false: the caller has
 * locked the board or all ratings). ret->people: at most `most`; `at`: when the match ended. With `look`, the seats of
 * the match that use the same network or device are recorded first. */
bool standing_hold(struct ctx *c, struct pg *db, int64_t match, const struct board *board, bool look,
                   int64_t most, int64_t at, struct board_facts *ret) must_check;
/* Read the standings of the persons of a match; `known_from`: the number of known opponents needed to be well known;
 * `at`: when the match ended. */
bool standing_read(struct ctx *c, struct pg *db, int64_t match, const struct board *board, int64_t known_from,
                   int64_t at, struct standing_facts *ret) must_check;
/* The row of a person; of bots and newcomers only `person` is set. */
struct standing_row standing_of(const struct standing_facts *facts, int64_t person);
/* Whether the two had met before the match. */
bool standing_met(const struct standing_facts *facts, int64_t person, int64_t other);
/* Queue: that two persons have met; the standing of a person. */
void standing_tie_put(struct ctx *c, struct pg *db, const struct board *board, int64_t person, int64_t other);
void standing_put(struct ctx *c, struct pg *db, const struct board *board, const struct standing_row *row);
#endif
