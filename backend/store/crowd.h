/* crowd.h - rows of the crowds that play a match: their sides, the windows in which a turn is voted on, and the ballots. Knows no game.
 * Moments are microseconds since 1970. Texts are borrowed until the next flush. */
#ifndef QUAD_STORE_CROWD_H
#define QUAD_STORE_CROWD_H
#include "store/pg.h"

/* How many members each seat of a match has (at most `max` seats are told), locked until the transaction ends. FAULT_NOT_FOUND. */
bool crowd_row_lock(struct ctx *c, struct pg *db, int64_t match, int64_t *ret_members, int max,
                    int *ret_seats) must_check;
/* Queue: an account joins the side of a seat, under the lock of the crowd. */
void crowd_row_join(struct ctx *c, struct pg *db, int64_t match, int64_t account, int seat);

struct window_row { /* n: the turn that is voted on */
    int64_t match, n, opens_at, closes_at;
    int seat;
};
/* Queue: a window opens; the score of each seat after its turn. */
void window_row_insert(struct ctx *c, struct pg *db, const struct window_row *row);
void window_row_score(struct ctx *c, struct pg *db, int64_t match, int64_t n, const int64_t *scores,
                      int seats);
/* A window that is held open until the transaction ends, while a ballot is put in or taken out: `seat` and `opens_at` are filled in, *ret_open
 * tells whether votes are taken. FAULT_NOT_FOUND. */
bool window_row_share(struct ctx *c, struct pg *db, int64_t match, int64_t n, struct window_row *ret,
                      bool *ret_open) must_check;
/* Lock a window that is to be closed; waits for those who hold it open. *ret_found false when none is open. */
bool window_row_lock(struct ctx *c, struct pg *db, int64_t match, int64_t n, bool *ret_found) must_check;

struct window_result {
    int64_t match, n, closes_at;
    int64_t *played; /* numbers of the ballots for the turn that was elected */
    int played_count;
    int64_t ballots, weight;         /* that counted */
    const char *hash, *turn, *tally; /* of their list; as it is written; JSON */
};
/* Queue, under the lock of the window: it closes with that result. */
void window_row_close(struct ctx *c, struct pg *db, const struct window_result *result);

struct ballot_terms {
    const char *game;
    int64_t age_us, games,
        turns;         /* an account must be that old, and have finished so many games with so many turns */
    int64_t a_network; /* how many ballots of one network count */
};
/* Exclude the ballots of a window that do not count, under its lock. */
bool ballot_rows_exclude(struct ctx *c, struct pg *db, int64_t match, int64_t n,
                         const struct ballot_terms *terms) must_check;

struct ballot_row {
    int64_t match, n, account, weight;
    const char *code, *orders, *words; /* orders are JSON */
};
/* A ballot, in place of the account's earlier one, whose code stays; *ret: its code and its time (at). The window is shared. */
bool ballot_row_put(struct ctx *c, struct pg *db, const struct ballot_row *row, struct rows **ret) must_check;
/* Queue: the ballot of an account is taken out. The window is shared. */
void ballot_row_drop(struct ctx *c, struct pg *db, int64_t match, int64_t n, int64_t account);
#endif
