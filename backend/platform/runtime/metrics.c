/* metrics.c - see metrics.h. */
#include "platform/runtime/metrics.h"
#include "platform/runtime/wake_table.h"
#include "store/pg.h"

enum { FIRST_BUCKET_US = 64, CLOCK_LAG_MAX_US = 5 * 1000000 };

void metrics_request(int status, int64_t us, int64_t database_us)
{
    struct wake_table *table = wake_table();
    if (!table) return;
    struct wake_counters *n = &table->counters;
    int class = status / 100, bucket = 0;
    if (class < 1 || class >= WAKE_CLASSES) class = WAKE_CLASSES - 1;
    while (bucket < WAKE_BUCKETS - 1 && us >= (int64_t)FIRST_BUCKET_US << bucket) bucket++;
    atomic_fetch_add_explicit(&n->requests[class], 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&n->buckets[bucket], 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&n->request_us, (uint64_t)us, memory_order_relaxed);
    if (database_us) atomic_fetch_add_explicit(&n->database_us, (uint64_t)database_us, memory_order_relaxed);
}

void metrics_password(const char *hash)
{
    struct wake_table *table = wake_table();
    unsigned kib, passes;
    if (!table || sscanf(hash, "$argon2id$v=%*u$m=%u,t=%u", &kib, &passes) != 2) return;
    atomic_fetch_add_explicit(&table->counters.passwords, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&table->counters.password_kib, (uint64_t)kib * passes, memory_order_relaxed);
}

bool health_read(struct ctx *c, struct pg *db, struct health *ret)
{
    struct rows *rows;
    *ret = (struct health){.waiter = wake_alive(), .clock_lag_us = -1};
    if (!pg_one(c, db, &rows, HEALTH_READ, "")) {
        forgive(c);
        return true;
    }
    ret->database = true;
    ret->clock_lag_us = rows_null(rows, 0, "lag_us") ? -1 : rows_int(rows, 0, "lag_us");
    ret->clock = ret->clock_lag_us >= 0 && ret->clock_lag_us < CLOCK_LAG_MAX_US;
    ret->jobs = rows_int(rows, 0, "jobs");
    ret->live_matches = rows_int(rows, 0, "live_matches");
    return true;
}

/* Prometheus */

static const char *number(struct ctx *c, const char *text, const char *name, const char *type,
                          const char *help, uint64_t value)
{
    return pool_print(c->pool, "%s# HELP %s %s\n# TYPE %s %s\n%s %llu\n", text, name, help, name, type, name,
                      (unsigned long long)value);
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
    text = pool_print(c->pool,
                      "%s# HELP quad_request_seconds Time from receipt to answer\n"
                      "# TYPE quad_request_seconds histogram\n",
                      text);
    unsigned long long count = 0;
    for (int bucket = 0; bucket < WAKE_BUCKETS; bucket++) {
        count += n->buckets[bucket];
        const char *edge = bucket == WAKE_BUCKETS - 1
                               ? "+Inf"
                               : pool_print(c->pool, "%.6f", (FIRST_BUCKET_US << bucket) / 1e6);
        text = pool_print(c->pool, "%squad_request_seconds_bucket{le=\"%s\"} %llu\n", text, edge, count);
    }
    return pool_print(c->pool,
                      "%squad_request_seconds_sum %.6f\nquad_request_seconds_count %llu\n"
                      "# HELP quad_database_seconds_total Time the workers waited for the database\n"
                      "# TYPE quad_database_seconds_total counter\nquad_database_seconds_total %.6f\n",
                      text, (double)n->request_us / 1e6, count, (double)n->database_us / 1e6);
}

static const char *waiting(struct ctx *c, const char *text, const struct wake_counters *n)
{
    text = number(c, text, "quad_waiting", "gauge", "Long polls parked now", n->parked);
    text = number(c, text, "quad_waits_total", "counter", "Long polls parked", n->parked_total);
    text = number(c, text, "quad_waits_woken_total", "counter", "Long polls woken by something new",
                  n->woken);
    text = number(c, text, "quad_waits_expired_total", "counter", "Long polls whose time was over",
                  n->expired);
    text = number(c, text, "quad_waits_aborted_total", "counter", "Long polls whose client went away",
                  n->aborted);
    return number(c, text, "quad_waits_refused_total", "counter",
                  "Long polls sent back because all places were taken", n->turned_away);
}

static const char *passwords(struct ctx *c, const char *text, const struct wake_counters *n)
{
    text = number(c, text, "quad_passwords_hashed_total", "counter",
                  "Passwords hashed or compared with a hash", n->passwords);
    return number(c, text, "quad_password_kibibytes_total", "counter",
                  "Memory that hashing passwords filled, times passes", n->password_kib);
}

const char *metrics_print(struct ctx *c, const struct health *health)
{
    const char *text = "";
    struct wake_table *table = wake_table();
    if (table) {
        const struct wake_counters *n = &table->counters;
        text = passwords(c, waiting(c, requests(c, text, n), n), n);
    }
    text = number(c, text, "quad_up_database", "gauge", "The database answers", health->database);
    text = number(c, text, "quad_up_waiter", "gauge", "The waiter beats", health->waiter);
    text = number(c, text, "quad_up_clock", "gauge", "The clock daemon beats", health->clock);
    if (health->clock_lag_us >= 0)
        text = number(c, text, "quad_clock_lag_microseconds", "gauge", "Since the clock daemon's last beat",
                      (uint64_t)health->clock_lag_us);
    if (!health->database) return text;
    text = number(c, text, "quad_jobs", "gauge", "Jobs due", (uint64_t)health->jobs);
    return number(c, text, "quad_matches_live", "gauge", "Running matches (estimate)",
                  (uint64_t)health->live_matches);
}
