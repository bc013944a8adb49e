/* transact.h - units of work: a transaction with its retries and wake-ups, or a request that only reads. What must
 * happen at the end of one is noted in its struct work; where none runs, noting it does nothing. */
#ifndef QUAD_TRANSACT_H
#define QUAD_TRANSACT_H
#include "base/ctx.h"

struct pg;
struct wakes;

struct work {
    struct work *outer;     /* the one it runs within, NULL for none */
    struct wakes *wakes;    /* whom to wake after the commit (wake.h), NULL for nobody yet */
    int64_t failed_match;   /* row id; its failure is counted after the rollback. 0 for none */
    const char *fail_point; /* reached behind the commit, NULL for none */
    bool pad_timing;        /* how long the answer takes would tell a secret */
};
/* Let `work`, which the caller owns, be the one that runs, empty; work_end before it goes out of scope. */
void work_begin(struct ctx *c, struct work *work);
/* Go back to the one around it, which must pad its answer if this one must. */
void work_end(struct ctx *c);
/* The failure that follows is the fault of this match's rows or rules and counts against it; 0: it is not, after
 * all. */
void work_blame_match(struct ctx *c, int64_t match);
/* Reach the fail point `name`.after_commit when this work is committed. `name` must stay valid. */
void work_fail_point(struct ctx *c, const char *name);
/* The answer leaves on a grid of time. */
void work_pad_timing(struct ctx *c);

/* BEGIN, body(c, db, thing), COMMIT, wake-ups; a deadlock or serialization failure runs it again, at most 3 times in
 * all. False: rolled back, the ctx says why. The body must be repeatable: it may only write to the database and to
 * `thing`. */
bool transact(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *),
              void *thing) must_check;
/* Let the connection read only, or write again: what a request that must not change anything asks for. */
void transact_read_only(struct pg *db, bool on);
#endif
