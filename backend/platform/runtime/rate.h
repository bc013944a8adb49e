/* rate.h - limits on requests that cost processor time rather than rows, counted without a query in memory that a
 * node's workers share. Limits that must survive a restart, or count passwords, are in limit.h. */
#ifndef QUAD_RATE_H
#define QUAD_RATE_H
#include "base/ctx.h"

struct rate {
    const char *name;      /* the limit_key */
    int per_minute, burst; /* units returned per minute; units that can be spent at once */
};

/* Spend `units` of the allowance of `whom`; more than the burst at once always fails. FAULT_TOO_MANY_REQUESTS, with the
 * seconds to wait, when too few are left; then none are spent. */
bool rate_spend(struct ctx *c, const struct rate *rate, const char *whom, int units) must_check;
/* Give back units just spent, when the request was refused for another reason. */
void rate_return(struct ctx *c, const struct rate *rate, const char *whom, int units);
#endif
