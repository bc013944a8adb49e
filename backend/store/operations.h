/* operations.h - queries of the daemons: the heartbeat and the compensation of outages, sweeping old rows, and the
 * waiter's reading of matches in doubt and notifying of other nodes. Also what commits wait for. */
#ifndef QUAD_STORE_OPERATIONS_H
#define QUAD_STORE_OPERATIONS_H
#include "store/pg.h"

/* Queue: the heartbeat of the process that watches deadlines. */
void heartbeat_write(struct ctx *c, struct pg *db);
/* Compensate an outage of `gap` microseconds in everything that runs: vacations, deadlines (`tale`, JSON lines, is
 * added to each log), absence of players, waits in the queue. *ret_shifted: the number of matches whose deadline
 * moved. */
bool outage_give_back(struct ctx *c, struct pg *db, int64_t gap, const char *tale,
                      int64_t *ret_shifted) must_check;

struct due_look {
    int64_t shares, share; /* only one share of all matches (0..shares - 1) */
    int64_t grace;         /* microseconds after the deadline */
    int64_t outage;        /* microseconds: no match is due while the last heartbeat is older */
};
/* Lists of matches (rows of public_id) without locked ones: whose deadline has passed; whose truce is over; whose
 * conditional moves must be compared. */
bool matches_due(struct ctx *c, struct pg *db, const struct due_look *look, struct rows **ret) must_check;
bool truces_over(struct ctx *c, struct pg *db, struct rows **ret) must_check;
bool plans_due(struct ctx *c, struct pg *db, struct rows **ret) must_check;

/* Queue: delete expired rows, in lock order. */
void rows_sweep(struct ctx *c, struct pg *db);

/* Queue, in any transaction: its commit waits for the standby even if nothing was changed, because its answer can report
 * an earlier commit whose own wait was cut short. FAULT_UNAVAILABLE: this server takes no writes. */
bool commit_confirm(struct ctx *c, struct pg *db) must_check;
/* Queue: note that sessions or tokens end with this transaction, the last of its statements. */
void revocation_note(struct ctx *c, struct pg *db);
/* The counters of matches ("{abc,def}"), without those that a writer has locked, and the accounts of their seats. */
bool wake_settle_rows(struct ctx *c, struct pg *db, const char *matches, struct rows **ret) must_check;
/* Notify the other nodes; the payload is a text of wake_text.h. */
bool wake_notify(struct ctx *c, struct pg *db, const char *payload) must_check;
#endif
