/* analysis_effort.c - see analysis_effort.h. */
#include "platform/read/analysis_effort.h"
#include "base/json.h"
#include "games/game.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/rate.h"

/* A long line costs more to replay, most of all one of many seats: a unit, and one more for every so many orders. An
 * entry counts as those of two seats at least. */
enum { ORDERS_A_UNIT = 200, ORDERS_LEAST = 2, ADDRESS_SHARE = 4 };

/* Twenty positions a second in a burst, and a fifth of a processor's time; an address gets more, because several
 * people can share it. */
static bool spend(struct ctx *c, const struct analyst *who, const char *name, int per_minute, int units)
{
    struct rate own = {name, per_minute, per_minute / 2};
    struct rate shared = {pool_print(c->pool, "%s.address", name), per_minute * ADDRESS_SHARE,
                          per_minute / 2 * ADDRESS_SHARE};
    const char *address = limit_address(c, who->remote);
    const char *whom = who->account ? pool_print(c->pool, "%lld", (long long)who->account) : address;
    return rate_spend(c, &own, whom, units) && rate_spend(c, &shared, address, units);
}

static int orders_in(json_object *entry)
{
    json_object *each = json_member(entry, "each");
    size_t n = json_object_is_type(each, json_type_array) ? json_object_array_length(each) : 0;
    return n < ORDERS_LEAST ? ORDERS_LEAST : n > SEATS_MAX ? SEATS_MAX : (int)n;
}

bool analysis_pay(struct ctx *c, const struct analyst *who, int units)
{
    return spend(c, who, "analysis.positions", 1200, units);
}

bool analysis_pay_line(struct ctx *c, const struct analyst *who, json_object *line)
{
    int orders = 0, n = line ? (int)json_object_array_length(line) : 0;
    for (int i = 0; i < n; i++) orders += orders_in(json_object_array_get_idx(line, (size_t)i));
    return analysis_pay(c, who, 1 + orders / ORDERS_A_UNIT);
}

bool analysis_pay_nodes(struct ctx *c, const struct analyst *who, int nodes)
{
    return spend(c, who, "analysis.nodes", 1200000, nodes);
}
