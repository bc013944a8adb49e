/* transact.c - see transact.h. */
#include "platform/transact.h"
#include "base/failpoint.h"
#include "base/log.h"
#include "platform/recall.h"
#include "platform/wake.h"
#include "store/match.h"
#include <poll.h>

enum { TRIES = 3 };

/* A resolution that failed by our own fault is counted in a transaction of its own; the third holds the match. */
static void count_poison(struct ctx *c, struct pg *db)
{
    struct ctx own = {.pool = c->pool, .now = c->now};
    bool held = false;
    if (!match_poison(&own, db, c->poison, ANY_EVENTS, &held))
        log_line(LOG_ERROR, "poison_not_counted", "\"match\":%lld", (long long)c->poison);
    if (held) log_line(LOG_ERROR, "quarantined", "\"match\":%lld", (long long)c->poison);
    c->poison = 0;
}

static void after_commit(struct ctx *c)
{
    if (c->deed && !fail_point(c, pool_print(c->pool, "%s.after_commit", c->deed))) forgive(c);
    recall_settle();
    wake_send(c);
}

static bool attempt(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *),
                    void *thing)
{
    if (!pg_begin(c, db)) return false;
    if (body(c, db, thing) && pg_commit(c, db)) return true;
    pg_rollback(db);
    recall_drop();
    wake_drop(c);
    if (c->poison) count_poison(c, db);
    return false;
}

void transact_read_only(struct pg *db, bool on) { pg_read_only(db, on); }

bool transact(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *), void *thing)
{
    for (int i = 0; i < TRIES; i++) {
        if (i > 0) {
            forgive(c);
            poll(NULL, 0, 5 << i); /* who was first is about to end */
        }
        if (attempt(c, db, body, thing)) {
            after_commit(c);
            return true;
        }
        if (!pg_should_retry(db)) return false;
    }
    return false;
}
