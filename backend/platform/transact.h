/* transact.h - one unit of work: a transaction, its retries, its wake-ups. */
#ifndef QUAD_TRANSACT_H
#define QUAD_TRANSACT_H
#include "base/ctx.h"

struct pg;

/* BEGIN, body(c, db, thing), COMMIT, wake-ups; a deadlock or serialization failure runs it again, at most 3 times in all.
 * False: rolled back, the ctx says why. The body must be repeatable: it may only write to the database and to `thing`. */
bool transact(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *),
              void *thing) must_check;
/* Let the connection read only, or write again: what a request that must not change anything asks for. */
void transact_read_only(struct pg *db, bool on);
#endif
