/* metrics.h - counters of the whole node, kept in the shared table; without the table nothing is counted. */
#ifndef QUAD_METRICS_H
#define QUAD_METRICS_H
#include "base/ctx.h"

struct pg;

/* One request was answered: how, how long it took, how much of that the database. */
void metrics_request(int status, int64_t us, int64_t database_us);

/* A password was hashed, or compared with a hash, which is the same work. The parameters in the hash say how much. */
void metrics_password(const char *hash);

struct health {
    bool database, waiter, clock; /* each: answers, and beat lately */
    int64_t clock_lag_us;         /* since the clock daemon's last sign of life, -1: never */
    int64_t jobs, live_matches;
};
/* Ask database, waiter and clock daemon. True even when the database is away: then ret->database is false. */
bool health_read(struct ctx *c, struct pg *db, struct health *ret) must_check;

/* All numbers as Prometheus text, in the pool. */
const char *metrics_print(struct ctx *c, const struct health *health);
#endif
