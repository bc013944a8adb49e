/* throttle.c - see throttle.h. Counts in memory that the workers share (platform/runtime/rate.h), without queries. */
#include "web/throttle.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/rate.h"
#include <stdlib.h>

enum { CLASSES = THROTTLE_TOOLS + 1, STARTS = CLASSES, MEASURED, STARTS_OF_NETWORK = 8, MOST = 1000000 };

/* A token gets half of what its account gets, so that one runaway program leaves something for the others and for its
 * owner. For starts the second name is that of the network's rate. */
static const struct {
    const char *account, *token, *variable;
    int per_minute;
} MEASURES[MEASURED] = {
    [THROTTLE_READS] = {"reads.account", "reads.token", "QUADRIVIUM_LIMIT_READS", 1200},
    [THROTTLE_WRITES] = {"writes.account", "writes.token", "QUADRIVIUM_LIMIT_WRITES", 600},
    [THROTTLE_TOOLS] = {"tools.account", "tools.token", "QUADRIVIUM_LIMIT_TOOLS", 600},
    [STARTS] = {"starts.account", "starts.network", "QUADRIVIUM_LIMIT_STARTS", 60},
};

struct share {
    struct rate rate;
    const char *whom;
};

/* The configured rate per minute, read once; 0: not configured. */
static int set_by_hand(int class)
{
    static int known[MEASURED], is_known[MEASURED];
    if (!is_known[class]) {
        const char *text = getenv(MEASURES[class].variable);
        long value = text ? strtol(text, NULL, 10) : 0;
        known[class] = value > 0 && value <= MOST ? (int)value : 0;
        is_known[class] = 1;
    }
    return known[class];
}

/* A burst can use half a minute's worth. */
static struct rate rate_of(const char *name, int per_minute)
{
    return (struct rate){.name = name, .per_minute = per_minute, .burst = (per_minute + 1) / 2};
}

/* Spend of both allowances or of none. */
static bool spend_both(struct ctx *c, const struct share *one, const struct share *other, int units)
{
    if (!rate_spend(c, &one->rate, one->whom, units)) return false;
    if (rate_spend(c, &other->rate, other->whom, units)) return true;
    rate_return(c, &one->rate, one->whom, units);
    return false;
}

bool throttle(struct ctx *c, const struct request *rq, enum throttle_class class)
{
    int per_minute = set_by_hand(class);
    if (!rq->who.account || (!per_minute && rq->is_near)) return true;
    if (!per_minute) per_minute = MEASURES[class].per_minute;
    const struct share account = {rate_of(MEASURES[class].account, per_minute),
                                  pool_print_int(c->pool, rq->who.account)};
    if (!rq->who.token) return rate_spend(c, &account.rate, account.whom, 1);
    const struct share token = {rate_of(MEASURES[class].token, (per_minute + 1) / 2),
                                pool_print_int(c->pool, rq->who.token)};
    return spend_both(c, &token, &account, 1);
}

bool throttle_starts(struct ctx *c, const struct request *rq, int starts)
{
    int per_minute = set_by_hand(STARTS);
    if (!starts || !rq->who.account) return true;
    if (!per_minute) per_minute = MEASURES[STARTS].per_minute;
    const struct share account = {rate_of(MEASURES[STARTS].account, per_minute),
                                  pool_print_int(c->pool, rq->who.account)};
    const struct share network = {rate_of(MEASURES[STARTS].token, per_minute * STARTS_OF_NETWORK),
                                  limit_address(c, rq->remote)};
    return spend_both(c, &account, &network, starts);
}
