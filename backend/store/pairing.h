/* pairing.h - rows of accounts that wait for an opponent, each with an open lobby of its own. Locks follow
 * sql/lock_order: the account's own requests, its lobby and its row, then the queue; lobbies and rows of other accounts
 * by number, skipping those that are locked. Texts are borrowed until the next flush. */
#ifndef QUAD_STORE_PAIRING_H
#define QUAD_STORE_PAIRING_H
#include "store/words.h"

struct pairing_row {
    int64_t account, person, lobby;
    const char *game, *variant, *speed;
    enum clock_mode mode;  /* of the clock */
    bool exact;            /* the player chose the clock to the second */
    int rating, deviation; /* points */
    int patience_s;        /* seconds after which an account not seen again is dropped */
};
/* Queue: put the account into the queue of a game, variant and speed. */
void pairing_row_insert(struct ctx *c, struct pg *db, const struct pairing_row *row);
/* Queue: record that the account is still there; written at most every 10 seconds. */
void pairing_row_seen(struct ctx *c, struct pg *db, int64_t account);

/* Queue: take an advisory lock until the transaction ends: on the account's requests here; on searching the queue. */
void pairing_account_lock(struct ctx *c, struct pg *db, int64_t account);
void pairing_queue_lock(struct ctx *c, struct pg *db, const char *game, const char *variant,
                        const char *speed);
/* Lock these lobbies, and the rows of the accounts waiting there, until the transaction ends. *ret_held: the number of
 * those locked; closed lobbies and those that another transaction holds are skipped. */
bool pairing_rows_hold(struct ctx *c, struct pg *db, const int64_t *lobbies, int count,
                       int *ret_held) must_check;
/* Remove these accounts from the queue because they now play the match, and mark their lobbies as started with it.
 * *ret_all false when another transaction holds one of the rows; the caller must then run its transaction again. */
bool pairing_rows_end(struct ctx *c, struct pg *db, const int64_t *accounts, int count, int64_t match,
                      bool *ret_all) must_check;

/* Record that all waiting accounts were seen just now. Locks the rows in the order of their accounts. */
bool pairing_rows_renew(struct ctx *c, struct pg *db) must_check;
/* Remove accounts not seen for too long and cancel their lobbies; locked rows are skipped. */
bool pairing_rows_drop(struct ctx *c, struct pg *db) must_check;
#endif
