/* metrics.c - see metrics.h. */
#include "platform/runtime/metrics.h"
#include "base/clock.h"
#include "platform/runtime/wake_table.h"
#include "store/pg.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

_Static_assert((int)METRICS_EVENTS <= (int)WAKE_EVENTS, "every event is counted");

enum {
    FIRST_BUCKET_US = 64,
    FIRST_ROUTE_BUCKET_US = 1000,
    CLOCK_LAG_MAX_US = 5 * 1000000,
    BOTS_LAG_MAX_US = 5 * 1000000
};

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

/* The same for one route: fewer buckets, each four times as wide as the one before. */
static int route_bucket_of(int64_t us)
{
    int bucket = 0;
    while (bucket < WAKE_ROUTE_BUCKETS - 1 && us >= (int64_t)FIRST_ROUTE_BUCKET_US << 2 * bucket) bucket++;
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
    if (route < 0 || route >= METRICS_ROUTES) return;
    add(&n->routes[route].requests[class], 1);
    add(&n->routes[route].buckets[route_bucket_of(us)], 1);
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

void health_of_node(struct health *ret)
{
    *ret = (struct health){.waiter = wake_alive(), .bots = bots_alive(), .clock_lag_us = -1};
    ret->key = wake_key_fits(); /* in the table that wake_alive() looked for */
    ret->draining = node_is_draining();
}

bool health_read(struct ctx *c, struct pg *db, struct health *ret)
{
    struct rows *rows;
    health_of_node(ret);
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
                            .pairing = rows_int(rows, 0, "pairing"),
                            .mails = rows_int(rows, 0, "mails"),
                            .mails_us = rows_int(rows, 0, "mails_us"),
                            .calls = rows_int(rows, 0, "calls"),
                            .calls_us = rows_int(rows, 0, "calls_us"),
                            .damaged = rows_int(rows, 0, "damaged")};
}

/* Prometheus */

/* The text so far, in one buffer in the pool that doubles when it is full. */
struct page {
    struct pool *pool;
    char *text;
    size_t length, room;
};

static void put(struct page *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void put(struct page *p, const char *format, ...)
{
    va_list list, again;
    va_start(list, format);
    va_copy(again, list);
    int length = vsnprintf(p->text + p->length, p->room - p->length, format, list);
    va_end(list);
    if (length < 0) abort();
    if ((size_t)length >= p->room - p->length) {
        p->room = (p->room + (size_t)length) * 2;
        char *larger = pool_take(p->pool, p->room);
        memcpy(larger, p->text, p->length);
        p->text = larger;
        vsnprintf(p->text + p->length, p->room - p->length, format, again);
    }
    va_end(again);
    p->length += (size_t)length;
}

static void head(struct page *p, const char *name, const char *type, const char *help)
{
    put(p, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, type);
}

static void number(struct page *p, const char *name, const char *type, const char *help, uint64_t value)
{
    head(p, name, type, help);
    put(p, "%s %llu\n", name, (unsigned long long)value);
}

static void seconds(struct page *p, const char *name, const char *help, uint64_t us)
{
    head(p, name, "counter", help);
    put(p, "%s %.6f\n", name, (double)us / 1e6);
}

/* Its lines without the head. `label` is empty, or a label and a comma; bucket i ends at `first` microseconds times
 * two to the power of i times `step`. */
static void buckets(struct page *p, const char *name, const char *label, const _Atomic uint64_t counts[],
                    int length, int64_t first, int step)
{
    unsigned long long sum = 0;
    for (int i = 0; i < length; i++) {
        put(p, "%s_bucket{%sle=\"", name, label);
        if (i == length - 1) put(p, "+Inf");
        else put(p, "%.6f", (double)(first << step * i) / 1e6);
        put(p, "\"} %llu\n", sum += counts[i]);
    }
}

static unsigned long long sum_of(const _Atomic uint64_t counts[], int length)
{
    unsigned long long sum = 0;
    for (int i = 0; i < length; i++) sum += counts[i];
    return sum;
}

static void histogram(struct page *p, const char *name, const char *help,
                      const _Atomic uint64_t counts[WAKE_BUCKETS], uint64_t sum_us)
{
    head(p, name, "histogram", help);
    buckets(p, name, "", counts, WAKE_BUCKETS, FIRST_BUCKET_US, 1);
    put(p, "%s_sum %.6f\n%s_count %llu\n", name, (double)sum_us / 1e6, name, sum_of(counts, WAKE_BUCKETS));
}

static void requests(struct page *p, const struct wake_counters *n)
{
    head(p, "quad_requests_total", "counter", "Requests answered by the workers");
    for (int class = 1; class < WAKE_CLASSES; class ++)
        put(p, "quad_requests_total{class=\"%dxx\"} %llu\n", class, (unsigned long long)n->requests[class]);
    histogram(p, "quad_request_seconds", "Time from receipt to answer", n->buckets, n->request_us);
    seconds(p, "quad_database_seconds_total", "Time the workers waited for the database", n->database_us);
}

static void route_times(struct page *p, const char *name, const struct wake_route *one)
{
    const char *label = pool_print(p->pool, "route=\"%s\",", name);
    buckets(p, "quad_route_seconds", label, one->buckets, WAKE_ROUTE_BUCKETS, FIRST_ROUTE_BUCKET_US, 2);
    put(p, "quad_route_seconds_sum{route=\"%s\"} %.6f\n", name, (double)one->us / 1e6);
    put(p, "quad_route_seconds_count{route=\"%s\"} %llu\n", name, sum_of(one->buckets, WAKE_ROUTE_BUCKETS));
}

/* Routes that nobody has asked for are left out. */
static void routes(struct page *p, const struct wake_counters *n, const char *(*route_name)(int route))
{
    const char *name;
    head(p, "quad_route_requests_total", "counter", "Requests answered by the workers, by route");
    for (int route = 0; route < METRICS_ROUTES && (name = route_name(route)); route++)
        for (int class = 1; class < WAKE_CLASSES; class ++)
            if (n->routes[route].requests[class])
                put(p, "quad_route_requests_total{route=\"%s\",class=\"%dxx\"} %llu\n", name, class,
                    (unsigned long long)n->routes[route].requests[class]);
    head(p, "quad_route_seconds", "histogram", "Time from receipt to answer, by route");
    for (int route = 0; route < METRICS_ROUTES && (name = route_name(route)); route++)
        if (sum_of(n->routes[route].buckets, WAKE_ROUTE_BUCKETS)) route_times(p, name, &n->routes[route]);
}

static void events(struct page *p, const struct wake_counters *n)
{
    static const char *const EVENTS[METRICS_EVENTS][2] = {
        [METRICS_DEADLINE] = {"quad_deadlines_total", "Matches changed because a deadline passed"},
        [METRICS_DEADLINE_FAILED] = {"quad_deadlines_failed_total",
                                     "Such changes that failed and are tried again"},
        [METRICS_CRASH] = {"quad_crashes_total", "Processes of this node that died"},
        [METRICS_MATCH_HELD] = {"quad_matches_held_total", "Matches quarantined"},
        [METRICS_MAIL_SENT] = {"quad_mails_sent_total", "Mails handed to the mail server"},
        [METRICS_MAIL_FAILED] = {"quad_mails_failed_total", "Failed attempts to send a mail"},
        [METRICS_MAIL_GIVEN_UP] = {"quad_mails_given_up_total", "Mails given up after the last attempt"},
        [METRICS_CALL_TAKEN] = {"quad_calls_taken_total", "Calls of browsers and webhooks that were taken"},
        [METRICS_CALL_FAILED] = {"quad_calls_failed_total", "Calls of browsers and webhooks that failed"},
        [METRICS_CALL_GIVEN_UP] = {"quad_calls_given_up_total", "Such calls given up after the last attempt"},
        [METRICS_STALE] = {"quad_stale_matches_total",
                           "Requests done again because a cached match had changed"}};
    for (int i = 0; i < METRICS_EVENTS; i++) number(p, EVENTS[i][0], "counter", EVENTS[i][1], n->events[i]);
}

static void bots(struct page *p, const struct wake_counters *n)
{
    histogram(p, "quad_bot_thinking_seconds", "Time a bot thought about a turn", n->bot_buckets,
              n->bot_think_us);
    seconds(p, "quad_bot_waiting_seconds_total", "Time turns of bots waited for a process", n->bot_wait_us);
}

static void waiting(struct page *p, const struct wake_counters *n)
{
    number(p, "quad_waiting", "gauge", "Long polls parked now", n->parked);
    number(p, "quad_waits_total", "counter", "Long polls parked", n->parked_total);
    number(p, "quad_waits_woken_total", "counter", "Long polls woken by something new", n->woken);
    number(p, "quad_waits_expired_total", "counter", "Long polls whose time was over", n->expired);
    number(p, "quad_standby_reads_total", "counter", "Requests that a standby of the database answered",
           n->standby_reads);
    number(p, "quad_waits_aborted_total", "counter", "Long polls whose client went away", n->aborted);
    number(p, "quad_waits_refused_total", "counter", "Long polls sent back because all places were taken",
           n->turned_away);
    number(p, "quad_waits_wrong_total", "counter", "Long polls with an address the waiter cannot read",
           n->wrong);
    number(p, "quad_waits_shared_total", "counter",
           "Long polls of spectators answered by the waiter, without a worker", n->shared_answers);
    number(p, "quad_waits_shared_asked_total", "counter",
           "Views that the waiter requested from workers for spectators", n->shared_asked);
}

static void passwords(struct page *p, const struct wake_counters *n)
{
    number(p, "quad_passwords_hashed_total", "counter", "Passwords hashed or compared with a hash",
           n->passwords);
    number(p, "quad_password_kibibytes_total", "counter",
           "Memory that hashing passwords filled, times passes", n->password_kib);
}

static void gauge(struct page *p, const char *name, const char *help, int64_t value)
{
    number(p, name, "gauge", help, value > 0 ? (uint64_t)value : 0);
}

static void database(struct page *p, const struct figures *f)
{
    if (!f->known) return;
    gauge(p, "quad_lock_waits", "Database sessions that wait for a lock", f->lock_waits);
    gauge(p, "quad_database_connections", "Connections to the database", f->connections);
    gauge(p, "quad_database_connections_max", "The maximum number of connections", f->connections_max);
    gauge(p, "quad_deadline_overdue_microseconds", "Time since the oldest deadline that is not processed yet",
          f->overdue_us);
    gauge(p, "quad_pairing", "People who look for an opponent", f->pairing);
    gauge(p, "quad_mails_due", "Mails that should have been sent by now", f->mails);
    gauge(p, "quad_mails_oldest_microseconds", "Time since the oldest of them was due", f->mails_us);
    gauge(p, "quad_calls_due", "Calls of browsers and webhooks that should have been made by now", f->calls);
    gauge(p, "quad_calls_oldest_microseconds", "Time since the oldest of them was due", f->calls_us);
    gauge(p, "quad_matches_damaged", "Matches that do not follow from their events", f->damaged);
}

/* Also while the primary does not answer. */
static void standby(struct page *p, const struct figures *f)
{
    if (!f->has_standby) return;
    gauge(p, "quad_up_standby", "A standby of the database answers", f->standby_lag >= 0);
    if (f->standby_lag < 0) return;
    gauge(p, "quad_standby_lag_bytes", "What the primary had written and the standby has not replayed",
          f->standby_lag);
}

static void counted(struct page *p, const struct wake_counters *n, const char *(*route_name)(int route))
{
    requests(p, n);
    waiting(p, n);
    passwords(p, n);
    bots(p, n);
    routes(p, n, route_name);
    events(p, n);
}

static void up(struct page *p, const struct health *health)
{
    number(p, "quad_up_database", "gauge", "The database answers", health->database);
    number(p, "quad_up_waiter", "gauge", "The waiter beats", health->waiter);
    number(p, "quad_up_clock", "gauge", "The clock daemon beats", health->clock);
    number(p, "quad_up_bots", "gauge", "The bot processes of this node beat", health->bots);
    if (health->clock_lag_us >= 0)
        gauge(p, "quad_clock_lag_microseconds", "Since the clock daemon's last beat", health->clock_lag_us);
}

const char *metrics_print(struct ctx *c, const struct health *health, const struct figures *figures,
                          const char *(*route_name)(int route))
{
    enum { ROOM = 64 * 1024 };
    struct page page = {.pool = c->pool, .text = pool_take(c->pool, ROOM), .room = ROOM};
    const struct wake_table *table = wake_table();
    if (table) counted(&page, &table->counters, route_name);
    up(&page, health);
    standby(&page, figures);
    if (!health->database) return page.text;
    gauge(&page, "quad_jobs", "Turns of bots that are due and not begun", health->jobs);
    gauge(&page, "quad_jobs_oldest_microseconds", "Since the oldest of them is due", health->job_wait_us);
    gauge(&page, "quad_matches_live", "Running matches (estimate)", health->live_matches);
    database(&page, figures);
    return page.text;
}
