/* transact.c - see transact.h. */
#include "platform/transact.h"
#include "platform/wake.h"
#include "store/pg.h"

enum { TRIES = 3 };

static bool attempt(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *), void *thing)
{
    if (!pg_begin(c, db)) return false;
    if (body(c, db, thing) && pg_commit(c, db)) return true;
    pg_rollback(db);
    wake_drop(c);
    return false;
}

bool transact(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *), void *thing)
{
    for (int i = 0; i < TRIES; i++) {
        if (i > 0) forgive(c);
        if (attempt(c, db, body, thing)) {
            wake_send(c);
            return true;
        }
        if (!pg_should_retry(db)) return false;
    }
    return false;
}
