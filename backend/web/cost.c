/* cost.c - see cost.h. */
#include "web/cost.h"

static const struct {
    route_handler *handler;
    struct cost cost;
} COSTS[] = {
#define COST(handler, class, starts) {handler, {class, starts}},
#include "web/cost.def"
#undef COST
};

struct cost cost_of(route_handler *handler)
{
    for (unsigned i = 0; i < sizeof COSTS / sizeof *COSTS; i++)
        if (COSTS[i].handler == handler) return COSTS[i].cost;
    return (struct cost){LIGHT, 0};
}
