/* operations.h - what the daemons write: the heartbeat and what follows an outage of ours, the sweeping of old rows,
 * and what the waiter asks of matches in doubt and tells the other nodes. */
#ifndef QUAD_STORE_OPERATIONS_H
#define QUAD_STORE_OPERATIONS_H
#include "store/pg.h"

/* Queue: somebody looks after deadlines now. */
void heartbeat_write(struct ctx *c, struct pg *db);
/* Give an outage of so many microseconds back to everything that runs: vacations, deadlines (each log gets `tale`,
 * JSON lines), seats of people who are away, waits in the queue. *ret_shifted: matches whose time moved. */
bool outage_give_back(struct ctx *c, struct pg *db, int64_t gap, const char *tale,
                      int64_t *ret_shifted) must_check;

struct due_look {
    int64_t shares, share; /* of all matches, one share (0..shares - 1) */
    int64_t grace;         /* microseconds behind the deadline */
    int64_t outage;        /* microseconds: none are due while the last heartbeat is older */
};
/* Lists of matches (rows of public_id), less those that somebody holds: whose time is up; whose truce is over; whose
 * queued orders are to be compared. */
bool matches_due(struct ctx *c, struct pg *db, const struct due_look *look, struct rows **ret) must_check;
bool truces_over(struct ctx *c, struct pg *db, struct rows **ret) must_check;
bool plans_due(struct ctx *c, struct pg *db, struct rows **ret) must_check;

/* Queue: rows that have had their time go, in the order of locks. */
void rows_sweep(struct ctx *c, struct pg *db);

/* The counters of matches ("{abc,def}"), less those in doubt that a writer holds, and the accounts that sit there. */
bool wake_settle_rows(struct ctx *c, struct pg *db, const char *matches, struct rows **ret) must_check;
/* Tell the other nodes; the payload is a text of wake_text.h. */
bool wake_notify(struct ctx *c, struct pg *db, const char *payload) must_check;
#endif
