/* transact.h - units of work: a transaction with its retries and wake-ups, or a read-only request. Its struct work
 * records what must happen at its end; outside of a unit of work, recording does nothing. */
#ifndef QUAD_TRANSACT_H
#define QUAD_TRANSACT_H
#include "base/ctx.h"

struct pg;
struct wakes;

struct work {
    struct work *outer;   /* the enclosing unit of work, NULL for none */
    struct wakes *wakes;  /* wake-ups to send after the commit (wake.h), NULL for none yet */
    int64_t failed_match; /* row id of the match whose failure is counted after the rollback, 0 for none */
    /* row id of the match of which an order was refused, counted likewise, 0 for none */
    int64_t refused_match;
    int refused_seat;       /* whose order it was */
    const char *fail_point; /* reached after the commit, NULL for none */
    bool confirm;           /* the commit waits for the standby even if nothing was changed */
    bool wrote;             /* a row was changed for certain, so the commit waits in any case */
    bool pad_timing;        /* the time of the answer would reveal a secret */
    bool cautious;          /* an earlier attempt has failed: nothing is assumed */
    bool assumed;           /* the attempt relies on a cached copy that may be out of date (work_assume) */
};
/* Make `work`, which the caller owns, the running unit, empty. Call work_end before it goes out of scope. */
void work_begin(struct ctx *c, struct work *work);
/* Return to the enclosing unit, which inherits pad_timing. */
void work_end(struct ctx *c);
/* Count the failure that follows against this match, because its rows or rules caused it; 0: against none. */
void work_blame_match(struct ctx *c, int64_t match);
/* Count that the failure that follows refuses an order of this seat because it breaks the rules. */
void work_refuse_order(struct ctx *c, int64_t match, int seat);
/* Reach the fail point `name`.after_commit after the commit. `name` is kept by reference. */
void work_fail_point(struct ctx *c, const char *name);
/* Commit only when the standby has all that the transaction saw: its answer can report an earlier commit whose own wait
 * was cut short. */
void work_confirm(struct ctx *c);
/* A row changes for certain in this transaction: its commit needs no statement of its own to wait for the standby. */
void work_wrote(struct ctx *c);
/* Whether a cached copy can be used before the database has confirmed it. An attempt that did so and failed, for whatever
 * reason, is repeated without; only a lost connection and a lock that was not free in time are reported at once. False for
 * two seconds after an assumption of this process was wrong. */
bool work_assume(struct ctx *c) must_check;
/* Send the answer on a time grid, so that its timing reveals nothing. */
void work_pad_timing(struct ctx *c);

/* BEGIN, body(c, db, thing), COMMIT, wake-ups; a deadlock, a serialization failure or a wrong assumption runs it again, at
 * most 3 times in all. False: rolled back, the ctx says why. The body must be repeatable: it writes only to the database and
 * `thing`. */
bool transact(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *),
              void *thing) must_check;
/* Make the connection read-only, for requests that must not change anything, or writable again. */
void transact_read_only(struct pg *db, bool on);
#endif
