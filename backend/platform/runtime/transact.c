/* transact.c - see transact.h. */
#include "platform/runtime/transact.h"
#include "base/clock.h"
#include "base/failpoint.h"
#include "base/log.h"
#include "platform/runtime/cache.h"
#include "platform/runtime/guard.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/wake.h"
#include "platform/runtime/wake_table.h"
#include "store/league.h"
#include "store/match.h"
#include "store/match_update.h"
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

/* An assumption was wrong: this process makes none for a while, because when answers take too long, all are wrong and each
 * costs a transaction. */
static int64_t doubtful_until; /* by clock_ticks() */

static void note_stale(void)
{
    enum { PAUSE = 2000000 };
    doubtful_until = clock_ticks() + PAUSE;
    metrics_count(METRICS_STALE);
}

bool work_assume(struct ctx *c)
{
    if (!c->work || c->work->cautious || clock_ticks() < doubtful_until) return false;
    c->work->assumed = true;
    return true;
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
    struct failed_try failed = {.match = match, .events = ANY_EVENTS};
    struct counted_failure counted = {0};
    failed.event = guard_noted(match, &failed.n);
    if (!match_poison(&own, db, &failed, &counted))
        log_line(LOG_ERROR, "failure_not_counted", "\"row\":%lld", (long long)match);
    if (!counted.held) return;
    metrics_count(METRICS_MATCH_HELD);
    log_line(LOG_ERROR, "match_quarantined", "\"match\":%s", log_quote(counted.id));
}

/* Likewise a refused order of a league's game. */
static void count_refusal(struct ctx *c, struct pg *db, const struct work *work)
{
    struct ctx own = {.pool = c->pool, .now = c->now};
    if (!league_refusal_add(&own, db, work->refused_match, work->refused_seat))
        log_line(LOG_WARNING, "refusal_not_counted", "\"match\":%lld", (long long)work->refused_match);
}

/* One attempt of several: whether there is to be another one, after a rest. */
struct trial {
    int n;
    bool again, rest;
};

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
    if (pg_was_stale(db)) note_stale();
    if (c->work->assumed) return; /* nothing is known for certain before the next attempt */
    if (c->work->failed_match) count_failure(c, db, c->work->failed_match);
    if (c->work->refused_match) count_refusal(c, db, c->work);
}

/* Whether a failure can be due to a wrong assumption. */
static bool is_unsure(const struct ctx *c)
{
    enum fault fault = c->failure.fault;
    return c->work->assumed && fault != FAULT_UNAVAILABLE && fault != FAULT_BUSY;
}

static bool attempt(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *),
                    void *thing, struct trial *trial)
{
    struct work work;
    if (!pg_begin(c, db)) return false;
    guard_forget();
    work_begin(c, &work);
    work.cautious = trial->n > 0;
    bool fine = body(c, db, thing);
    if (fine) wake_commit(c, db);
    fine = fine && (!work.confirm || work.wrote || commit_confirm(c, db)) && pg_commit(c, db);
    if (fine) after_commit(c);
    else roll_back(c, db);
    trial->again = !fine && (pg_should_retry(db) || is_unsure(c));
    trial->rest = trial->again && !work.assumed;
    work_end(c);
    return fine;
}

void transact_read_only(struct pg *db, bool on) { pg_read_only(db, on); }

bool transact(struct ctx *c, struct pg *db, bool (*body)(struct ctx *, struct pg *, void *), void *thing)
{
    for (struct trial trial = {.n = 0}; trial.n < TRIES; trial.n++) {
        if (trial.n > 0) forgive(c);
        if (trial.rest) poll(NULL, 0, 5 << trial.n); /* the conflicting transaction is about to end */
        trial.again = trial.rest = false;
        if (attempt(c, db, body, thing, &trial)) return true;
        if (!trial.again) return false;
    }
    return false;
}
