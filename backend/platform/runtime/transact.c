/* transact.c - see transact.h. */
#include "platform/runtime/transact.h"
#include "base/failpoint.h"
#include "base/log.h"
#include "platform/runtime/cache.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/wake.h"
#include "platform/runtime/wake_table.h"
#include "store/league.h"
#include "store/match.h"
#include "store/operations.h"
#include <poll.h>

enum { TRIES = 3 };

/* Notes for the commit */

void work_begin(struct ctx *c, struct work *work)
{
    *work = (struct work){.outer = c->work};
    c->work = work;
}

void work_end(struct ctx *c)
{
    const struct work *ended = c->work;
    c->work = ended->outer;
    if (ended->pad_timing) work_pad_timing(c);
}

void work_blame_match(struct ctx *c, int64_t match)
{
    if (c->work) c->work->failed_match = match;
}

void work_refuse_order(struct ctx *c, int64_t match, int seat)
{
    if (!c->work) return;
    c->work->refused_match = match;
    c->work->refused_seat = seat;
}

void work_fail_point(struct ctx *c, const char *name)
{
    if (c->work) c->work->fail_point = name;
}

void work_confirm(struct ctx *c)
{
    if (c->work) c->work->confirm = true;
}

void work_wrote(struct ctx *c)
{
    if (c->work) c->work->wrote = true;
}

void work_pad_timing(struct ctx *c)
{
    if (c->work) c->work->pad_timing = true;
}

/* Transactions */

/* Count a failed resolution in a transaction of its own; the third one quarantines the match. */
static void count_failure(struct ctx *c, struct pg *db, int64_t match)
{
    struct ctx own = {.pool = c->pool, .now = c->now};
    bool held = false;
    if (!match_poison(&own, db, match, ANY_EVENTS, &held))
        log_line(LOG_ERROR, "failure_not_counted", "\"match\":%lld", (long long)match);
    if (!held) return;
    metrics_count(METRICS_MATCH_HELD);
    log_line(LOG_ERROR, "match_quarantined", "\"match\":%lld", (long long)match);
}

/* Likewise a refused order of a league's game. */
static void count_refusal(struct ctx *c, struct pg *db, const struct work *work)
{
    struct ctx own = {.pool = c->pool, .now = c->now};
    if (!league_refusal_add(&own, db, work->refused_match, work->refused_seat))
        log_line(LOG_WARNING, "refusal_not_counted", "\"match\":%lld", (long long)work->refused_match);
}

static void after_commit(struct ctx *c)
{
    const char *name = c->work->fail_point;
    if (name && !fail_point(c, pool_print(c->pool, "%s.after_commit", name))) forgive(c);
    cache_settle();
    wake_send(c);
}

static void roll_back(struct ctx *c, struct pg *db)
{
    pg_rollback(db);
    cache_drop();
    wake_drop(c);
    if (c->failure.no_room) wake_set_room(false);
    if (c->work->failed_match) count_failure(c, db, c->work->failed_match);
    if (c->work->refused_match) count_refusal(c, db, c->work);
}

static bool attempt(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *),
                    void *thing)
{
    struct work work;
    if (!pg_begin(c, db)) return false;
    work_begin(c, &work);
    bool fine = body(c, db, thing);
    if (fine) wake_commit(c, db);
    fine = fine && (!work.confirm || work.wrote || commit_confirm(c, db)) && pg_commit(c, db);
    if (fine) after_commit(c);
    else roll_back(c, db);
    work_end(c);
    return fine;
}

void transact_read_only(struct pg *db, bool on) { pg_read_only(db, on); }

bool transact(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *), void *thing)
{
    for (int i = 0; i < TRIES; i++) {
        if (i > 0) {
            forgive(c);
            poll(NULL, 0, 5 << i); /* the conflicting transaction is about to end */
        }
        if (attempt(c, db, body, thing)) return true;
        if (!pg_should_retry(db)) return false;
    }
    return false;
}
