/* metrics.h - counters of the whole node, in the shared table; without the table nothing is counted. */
#ifndef QUAD_METRICS_H
#define QUAD_METRICS_H
#include "base/ctx.h"

struct pg;

/* Count an answered request: status, total and database time in microseconds. */
void metrics_request(int status, int64_t us, int64_t database_us);

/* Count a password hashed, or compared with a hash, which is the same work. The hash's parameters give the amount. */
void metrics_password(const char *hash);

struct health {
    bool database, waiter, clock; /* each answers, and has a recent heartbeat */
    int64_t clock_lag_us;         /* since the clock daemon's last heartbeat, -1: never */
    int64_t jobs, live_matches;
};
/* Check database, waiter and clock daemon. True even when the database is unreachable: then ret->database is false. */
bool health_read(struct ctx *c, struct pg *db, struct health *ret) must_check;

/* All counters as Prometheus text, in the pool. */
const char *metrics_print(struct ctx *c, const struct health *health);
#endif
