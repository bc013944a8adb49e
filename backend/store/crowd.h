/* crowd.h - rows of the crowds that play a match: their sides, the windows in which a turn is voted on, and the
 * ballots. Knows no game. Times are microseconds since 1970. Texts are borrowed until the next flush. */
#ifndef QUAD_STORE_CROWD_H
#define QUAD_STORE_CROWD_H
#include "store/pg.h"

/* Lock the crowd of a match until the transaction ends and read the number of members of each seat, at most `max`
 * seats. FAULT_NOT_FOUND. */
bool crowd_row_lock(struct ctx *c, struct pg *db, int64_t match, int64_t *ret_members, int max,
                    int *ret_seats) must_check;
/* Queue: an account joins the side of a seat, under the lock of the crowd. */
void crowd_row_join(struct ctx *c, struct pg *db, int64_t match, int64_t account, int seat);

struct window_row { /* n: the turn that is voted on */
    int64_t match, n, opens_at, closes_at;
    int seat;
};
/* Queue: insert a window; store the score of each seat after its turn. */
void window_row_insert(struct ctx *c, struct pg *db, const struct window_row *row);
void window_row_score(struct ctx *c, struct pg *db, int64_t match, int64_t n, const int64_t *scores,
                      int seats);
/* Keep a window from closing until the transaction ends, to store or delete a ballot. Fills in `seat` and `opens_at`;
 * *ret_open: whether it accepts votes. FAULT_NOT_FOUND. */
bool window_row_share(struct ctx *c, struct pg *db, int64_t match, int64_t n, struct window_row *ret,
                      bool *ret_open) must_check;
/* Lock a window in order to close it; waits for transactions that keep it open. *ret_found false when none is open. */
bool window_row_lock(struct ctx *c, struct pg *db, int64_t match, int64_t n, bool *ret_found) must_check;

struct window_result {
    int64_t match, n, closes_at;
    int64_t *played; /* numbers of the ballots for the elected turn */
    int played_count;
    int64_t ballots, weight;         /* number and total weight of the ballots that counted */
    const char *hash, *turn, *tally; /* of the list of ballots; the elected turn in notation; JSON */
};
/* Queue: close the window with that result; under the lock of the window. */
void window_row_close(struct ctx *c, struct pg *db, const struct window_result *result);

struct ballot_terms {
    const char *game;
    /* Required of an account: its age, and this many finished games of at least this many turns. */
    int64_t age_us, games, turns;
    int64_t a_network; /* how many ballots of one network count */
};
/* Mark the ballots of a window that do not count; under the lock of the window. */
bool ballot_rows_exclude(struct ctx *c, struct pg *db, int64_t match, int64_t n,
                         const struct ballot_terms *terms) must_check;

struct ballot_row {
    int64_t match, n, account, weight;
    const char *code, *orders, *words; /* orders are JSON */
};
/* Store a ballot, replacing the account's earlier one but keeping its code. *ret: its code and time (at). Only after
 * window_row_share. */
bool ballot_row_put(struct ctx *c, struct pg *db, const struct ballot_row *row, struct rows **ret) must_check;
/* Queue: delete the ballot of an account. Only after window_row_share. */
void ballot_row_drop(struct ctx *c, struct pg *db, int64_t match, int64_t n, int64_t account);
#endif
