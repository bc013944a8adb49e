/* pairing.h - rows of accounts that wait for an opponent, each with an open table of its own. Locks come in the order of sql/lock_order: an
 * account's clicks, its table and its row, then the queue; tables and rows of others by number, those held passed over. Texts are borrowed
 * until the next flush. */
#ifndef QUAD_STORE_PAIRING_H
#define QUAD_STORE_PAIRING_H
#include "store/pg.h"

struct pairing_row {
    int64_t account, person, lobby;
    const char *game, *variant, *speed, *mode; /* mode: of the clock */
    bool exact;                                /* the clock was told to the second */
    int rating, deviation, patience_s;         /* points, points; how long it waits without a sign of life */
};
/* Queue: the account waits in the queue of a game, variant and speed. */
void pairing_row_insert(struct ctx *c, struct pg *db, const struct pairing_row *row);
/* Queue: the account is still there; written at most every 10 seconds. */
void pairing_row_seen(struct ctx *c, struct pg *db, int64_t account);

/* Queue: until the transaction ends nobody else acts for the account here; nobody else looks through the queue. */
void pairing_account_lock(struct ctx *c, struct pg *db, int64_t account);
void pairing_queue_lock(struct ctx *c, struct pg *db, const char *game, const char *variant,
                        const char *speed);
/* Lock the tables with those numbers, and who waits there, until the transaction ends. *ret_held: how many of them are open and held by
 * nobody else; the others are passed over. */
bool pairing_rows_hold(struct ctx *c, struct pg *db, const int64_t *lobbies, int count,
                       int *ret_held) must_check;
/* Those accounts sit at a match now: they wait no longer, and their tables lead there. *ret_all false when somebody else holds one of their
 * rows: then the transaction is to be run again. */
bool pairing_rows_end(struct ctx *c, struct pg *db, const int64_t *accounts, int count, int64_t match,
                      bool *ret_all) must_check;

/* Everybody who waits was seen just now. Locks the rows in the order of their accounts. */
bool pairing_rows_renew(struct ctx *c, struct pg *db) must_check;
/* Who was not seen for too long waits no longer, and their tables are cancelled; those held are passed over. */
bool pairing_rows_drop(struct ctx *c, struct pg *db) must_check;
#endif
