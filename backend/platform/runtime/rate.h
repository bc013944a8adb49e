/* rate.h - limits on requests that cost processor time rather than rows: counted in memory that the workers of a node
 * share, without a query. What must survive a restart or counts passwords is limit.h. */
#ifndef QUAD_RATE_H
#define QUAD_RATE_H
#include "base/ctx.h"

struct rate {
    const char *name;      /* the limit_key */
    int per_minute, burst; /* units given back a minute; units that may be spent at once */
};

/* Take `units` of what `whom` has left. FAULT_TOO_MANY_REQUESTS, with the second to come back, when it is too
 * little; then nothing is taken. More than the burst at once is never there. */
bool rate_spend(struct ctx *c, const struct rate *rate, const char *whom, int units) must_check;
#endif
