/* metrics.c - see metrics.h. */
#include "platform/runtime/metrics.h"
#include "base/clock.h"
#include "platform/runtime/wake_table.h"
#include "store/pg.h"
#include <stdlib.h>
#include <unistd.h>

enum { FIRST_BUCKET_US = 64, CLOCK_LAG_MAX_US = 5 * 1000000, BOTS_LAG_MAX_US = 5 * 1000000 };

static void add(_Atomic uint64_t *counter, uint64_t amount)
{
    atomic_fetch_add_explicit(counter, amount, memory_order_relaxed);
}

static int bucket_of(int64_t us)
{
    int bucket = 0;
    while (bucket < WAKE_BUCKETS - 1 && us >= (int64_t)FIRST_BUCKET_US << bucket) bucket++;
    return bucket;
}

void metrics_count(enum metrics_event what)
{
    (void)wake_alive(); /* looks for the table if the waiter had not made it yet */
    struct wake_table *table = wake_table();
    if (table) add(&table->counters.events[what], 1);
}

void metrics_request(int route, int status, int64_t us, int64_t database_us)
{
    struct wake_table *table = wake_table();
    if (!table) return;
    struct wake_counters *n = &table->counters;
    int class = status / 100;
    if (class < 1 || class >= WAKE_CLASSES) class = WAKE_CLASSES - 1;
    add(&n->requests[class], 1);
    add(&n->buckets[bucket_of(us)], 1);
    add(&n->request_us, (uint64_t)us);
    if (database_us) add(&n->database_us, (uint64_t)database_us);
    if (route < 0 || route >= WAKE_ROUTES) return;
    add(&n->routes[route].requests[class], 1);
    add(&n->routes[route].us, (uint64_t)us);
}

void metrics_password(const char *hash)
{
    struct wake_table *table = wake_table();
    unsigned kib, passes;
    if (!table || sscanf(hash, "$argon2id$v=%*u$m=%u,t=%u", &kib, &passes) != 2) return;
    add(&table->counters.passwords, 1);
    add(&table->counters.password_kib, (uint64_t)kib * passes);
}

void metrics_bot(int64_t waited_us, int64_t thought_us)
{
    struct wake_table *table = wake_table();
    if (!table) return;
    add(&table->counters.bot_buckets[bucket_of(thought_us)], 1);
    add(&table->counters.bot_think_us, (uint64_t)thought_us);
    add(&table->counters.bot_wait_us, waited_us > 0 ? (uint64_t)waited_us : 0);
}

void metrics_bots_beat(void)
{
    (void)wake_alive(); /* looks for the table if the waiter had not made it yet */
    struct wake_table *table = wake_table();
    if (table) atomic_store(&table->bots_beat, clock_ticks());
}

static bool bots_alive(void)
{
    struct wake_table *table = wake_table();
    int64_t beat = table ? atomic_load(&table->bots_beat) : 0;
    return beat && clock_ticks() - beat < BOTS_LAG_MAX_US;
}

/* Whether this node is about to stop and wants no more requests from front servers: the file `draining` is in the folder
 * of its sockets. */
static bool node_is_draining(void)
{
    char path[4096];
    const char *folder = getenv("QUADRIVIUM_SOCKETS");
    return folder && snprintf(path, sizeof path, "%s/draining", folder) < (int)sizeof path &&
           access(path, F_OK) == 0;
}

bool health_read(struct ctx *c, struct pg *db, struct health *ret)
{
    struct rows *rows;
    *ret = (struct health){.waiter = wake_alive(), .bots = bots_alive(), .clock_lag_us = -1};
    ret->draining = node_is_draining();
    if (!pg_one(c, db, &rows, HEALTH_READ, "")) {
        forgive(c);
        return true;
    }
    ret->database = true;
    ret->writable = rows_bool(rows, 0, "writable");
    ret->clock_lag_us = rows_null(rows, 0, "lag_us") ? -1 : rows_int(rows, 0, "lag_us");
    ret->clock = ret->clock_lag_us >= 0 && ret->clock_lag_us < CLOCK_LAG_MAX_US;
    ret->jobs = rows_int(rows, 0, "jobs");
    ret->job_wait_us = rows_int(rows, 0, "job_wait_us");
    ret->live_matches = rows_int(rows, 0, "live_matches");
    return true;
}

void figures_read(struct ctx *c, struct pg *db, struct figures *ret)
{
    struct rows *rows;
    *ret = (struct figures){0};
    if (!pg_one(c, db, &rows, OPERATIONS_READ, "")) {
        forgive(c);
        return;
    }
    *ret = (struct figures){.known = true,
                            .lock_waits = rows_int(rows, 0, "lock_waits"),
                            .connections = rows_int(rows, 0, "connections"),
                            .connections_max = rows_int(rows, 0, "connections_max"),
                            .overdue_us = rows_int(rows, 0, "overdue_us"),
                            .mails = rows_int(rows, 0, "mails"),
                            .mails_us = rows_int(rows, 0, "mails_us"),
                            .damaged = rows_int(rows, 0, "damaged")};
}

/* Prometheus */

static const char *number(struct ctx *c, const char *text, const char *name, const char *type,
                          const char *help, uint64_t value)
{
    return pool_print(c->pool, "%s# HELP %s %s\n# TYPE %s %s\n%s %llu\n", text, name, help, name, type, name,
                      (unsigned long long)value);
}

static const char *seconds(struct ctx *c, const char *text, const char *name, const char *help, uint64_t us)
{
    return pool_print(c->pool, "%s# HELP %s %s\n# TYPE %s counter\n%s %.6f\n", text, name, help, name, name,
                      (double)us / 1e6);
}

static const char *histogram(struct ctx *c, const char *text, const char *name, const char *help,
                             const _Atomic uint64_t buckets[WAKE_BUCKETS], uint64_t sum_us)
{
    unsigned long long count = 0;
    text = pool_print(c->pool, "%s# HELP %s %s\n# TYPE %s histogram\n", text, name, help, name);
    for (int bucket = 0; bucket < WAKE_BUCKETS; bucket++) {
        count += buckets[bucket];
        const char *edge = bucket == WAKE_BUCKETS - 1
                               ? "+Inf"
                               : pool_print(c->pool, "%.6f", (FIRST_BUCKET_US << bucket) / 1e6);
        text = pool_print(c->pool, "%s%s_bucket{le=\"%s\"} %llu\n", text, name, edge, count);
    }
    return pool_print(c->pool, "%s%s_sum %.6f\n%s_count %llu\n", text, name, (double)sum_us / 1e6, name,
                      count);
}

static const char *requests(struct ctx *c, const char *text, const struct wake_counters *n)
{
    text = pool_print(c->pool,
                      "%s# HELP quad_requests_total Requests answered by the workers\n"
                      "# TYPE quad_requests_total counter\n",
                      text);
    for (int class = 1; class < WAKE_CLASSES; class ++)
        text = pool_print(c->pool, "%squad_requests_total{class=\"%dxx\"} %llu\n", text, class,
                          (unsigned long long)n->requests[class]);
    text = histogram(c, text, "quad_request_seconds", "Time from receipt to answer", n->buckets,
                     n->request_us);
    return seconds(c, text, "quad_database_seconds_total", "Time the workers waited for the database",
                   n->database_us);
}

/* Routes that nobody has asked for are left out. */
static const char *routes(struct ctx *c, const char *text, const struct wake_counters *n,
                          const char *(*route_name)(int route))
{
    const char *counts = "# HELP quad_route_requests_total Requests answered by the workers, by route\n"
                         "# TYPE quad_route_requests_total counter\n";
    const char *times = "# HELP quad_route_seconds_total Time from receipt to answer, by route\n"
                        "# TYPE quad_route_seconds_total counter\n";
    const char *name;
    for (int route = 0; route < WAKE_ROUTES && (name = route_name(route)); route++) {
        const struct wake_route *one = &n->routes[route];
        for (int class = 1; class < WAKE_CLASSES; class ++)
            if (one->requests[class])
                counts = pool_print(c->pool,
                                    "%squad_route_requests_total{route=\"%s\",class=\"%dxx\"} %llu\n", counts,
                                    name, class, (unsigned long long)one->requests[class]);
        if (one->us)
            times = pool_print(c->pool, "%squad_route_seconds_total{route=\"%s\"} %.6f\n", times, name,
                               (double)one->us / 1e6);
    }
    return pool_print(c->pool, "%s%s%s", text, counts, times);
}

static const char *events(struct ctx *c, const char *text, const struct wake_counters *n)
{
    static const char *const EVENTS[METRICS_EVENTS][2] = {
        [METRICS_DEADLINE] = {"quad_deadlines_total", "Matches changed because a deadline passed"},
        [METRICS_DEADLINE_FAILED] = {"quad_deadlines_failed_total",
                                     "Such changes that failed and are tried again"},
        [METRICS_CRASH] = {"quad_crashes_total", "Processes of this node that died"},
        [METRICS_MATCH_HELD] = {"quad_matches_held_total", "Matches quarantined"},
        [METRICS_MAIL_SENT] = {"quad_mails_sent_total", "Mails handed to the mail server"},
        [METRICS_MAIL_FAILED] = {"quad_mails_failed_total", "Failed attempts to send a mail"},
        [METRICS_MAIL_GIVEN_UP] = {"quad_mails_given_up_total", "Mails given up after the last attempt"}};
    for (int i = 0; i < METRICS_EVENTS; i++)
        text = number(c, text, EVENTS[i][0], "counter", EVENTS[i][1], n->events[i]);
    return text;
}

static const char *bots(struct ctx *c, const char *text, const struct wake_counters *n)
{
    text = histogram(c, text, "quad_bot_thinking_seconds", "Time a bot thought about a turn", n->bot_buckets,
                     n->bot_think_us);
    return seconds(c, text, "quad_bot_waiting_seconds_total", "Time turns of bots waited for a process",
                   n->bot_wait_us);
}

static const char *waiting(struct ctx *c, const char *text, const struct wake_counters *n)
{
    text = number(c, text, "quad_waiting", "gauge", "Long polls parked now", n->parked);
    text = number(c, text, "quad_waits_total", "counter", "Long polls parked", n->parked_total);
    text = number(c, text, "quad_waits_woken_total", "counter", "Long polls woken by something new",
                  n->woken);
    text = number(c, text, "quad_waits_expired_total", "counter", "Long polls whose time was over",
                  n->expired);
    text = number(c, text, "quad_standby_reads_total", "counter",
                  "Requests that a standby of the database answered", n->standby_reads);
    text = number(c, text, "quad_waits_aborted_total", "counter", "Long polls whose client went away",
                  n->aborted);
    text = number(c, text, "quad_waits_refused_total", "counter",
                  "Long polls sent back because all places were taken", n->turned_away);
    text = number(c, text, "quad_waits_wrong_total", "counter",
                  "Long polls with an address the waiter cannot read", n->wrong);
    text = number(c, text, "quad_waits_shared_total", "counter",
                  "Long polls of spectators answered by the waiter, without a worker", n->shared_answers);
    return number(c, text, "quad_waits_shared_asked_total", "counter",
                  "Views that the waiter requested from workers for spectators", n->shared_asked);
}

static const char *passwords(struct ctx *c, const char *text, const struct wake_counters *n)
{
    text = number(c, text, "quad_passwords_hashed_total", "counter",
                  "Passwords hashed or compared with a hash", n->passwords);
    return number(c, text, "quad_password_kibibytes_total", "counter",
                  "Memory that hashing passwords filled, times passes", n->password_kib);
}

static const char *gauge(struct ctx *c, const char *text, const char *name, const char *help, int64_t value)
{
    return number(c, text, name, "gauge", help, value > 0 ? (uint64_t)value : 0);
}

static const char *database(struct ctx *c, const char *text, const struct figures *f)
{
    if (!f->known) return text;
    text = gauge(c, text, "quad_lock_waits", "Database sessions that wait for a lock", f->lock_waits);
    text = gauge(c, text, "quad_database_connections", "Connections to the database", f->connections);
    text = gauge(c, text, "quad_database_connections_max", "The maximum number of connections",
                 f->connections_max);
    text = gauge(c, text, "quad_deadline_overdue_microseconds",
                 "Time since the oldest deadline that is not processed yet", f->overdue_us);
    text = gauge(c, text, "quad_mails_due", "Mails that should have been sent by now", f->mails);
    text = gauge(c, text, "quad_mails_oldest_microseconds", "Time since the oldest of them was due",
                 f->mails_us);
    return gauge(c, text, "quad_matches_damaged", "Matches that do not follow from their events", f->damaged);
}

/* Also while the primary does not answer. */
static const char *standby(struct ctx *c, const char *text, const struct figures *f)
{
    if (!f->has_standby) return text;
    text = gauge(c, text, "quad_up_standby", "A standby of the database answers", f->standby_lag >= 0);
    if (f->standby_lag < 0) return text;
    return gauge(c, text, "quad_standby_lag_bytes",
                 "What the primary had written and the standby has not replayed", f->standby_lag);
}

const char *metrics_print(struct ctx *c, const struct health *health, const struct figures *figures,
                          const char *(*route_name)(int route))
{
    const char *text = "";
    struct wake_table *table = wake_table();
    if (table) {
        const struct wake_counters *n = &table->counters;
        text = routes(c, bots(c, passwords(c, waiting(c, requests(c, text, n), n), n), n), n, route_name);
        text = events(c, text, n);
    }
    text = number(c, text, "quad_up_database", "gauge", "The database answers", health->database);
    text = number(c, text, "quad_up_waiter", "gauge", "The waiter beats", health->waiter);
    text = number(c, text, "quad_up_clock", "gauge", "The clock daemon beats", health->clock);
    text = number(c, text, "quad_up_bots", "gauge", "The bot processes of this node beat", health->bots);
    if (health->clock_lag_us >= 0)
        text = number(c, text, "quad_clock_lag_microseconds", "gauge", "Since the clock daemon's last beat",
                      (uint64_t)health->clock_lag_us);
    text = standby(c, text, figures);
    if (!health->database) return text;
    text = number(c, text, "quad_jobs", "gauge", "Turns of bots that are due and not begun",
                  (uint64_t)health->jobs);
    text = database(c, text, figures);
    text = number(c, text, "quad_jobs_oldest_microseconds", "gauge", "Since the oldest of them is due",
                  (uint64_t)health->job_wait_us);
    return number(c, text, "quad_matches_live", "gauge", "Running matches (estimate)",
                  (uint64_t)health->live_matches);
}
