/* space.c - questions about a world that change nothing in it, and how a world is copied. */
#include "games/cosair/state.h"
#include <string.h>

/* Copies */

void space_room(struct pool *pool, struct space *w, int more)
{
    if (w->fleets + more <= w->fleet_room) return;
    struct fleet *old = w->fleet;
    w->fleet_room = (w->fleets + more) * 2;
    w->fleet = pool_take_many(pool, (size_t)w->fleet_room, sizeof *w->fleet);
    if (w->fleets) memcpy(w->fleet, old, (size_t)w->fleets * sizeof *w->fleet);
}

void space_copy(struct pool *pool, struct space *to, const struct space *from, int more)
{
    *to = *from;
    to->fleet_room = from->fleets + more;
    to->fleet = pool_take_many(pool, (size_t)to->fleet_room + 1, sizeof *to->fleet);
    if (from->fleets) memcpy(to->fleet, from->fleet, (size_t)from->fleets * sizeof *to->fleet);
}

/* Sums */

/* The number of buildings. Not every machine has an instruction that counts bits. */
static const uint8_t BITS[1 << BUILDINGS] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                             1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5};

static void hold(struct holding *h, const struct planet *p)
{
    int calm = p->pop / MILLION * (planet_has(p, FACTORY) ? 6 : 5);
    h->planets++;
    h->population += p->pop;
    h->buildings += BITS[p->buildings];
    h->stationed += p->cruisers + p->transports;
    h->calm += calm > 1 ? calm : 1;
}

struct holding nation_holding(const struct space *w, int seat)
{
    struct holding h = {0};
    for (const struct planet *p = w->planet; p < w->planet + w->planets; p++)
        if (p->owner == seat) hold(&h, p);
    h.foreign = w->planets - h.planets;
    return h;
}

void space_holdings(const struct space *w, struct holding ret[NATIONS])
{
    memset(ret, 0, NATIONS * sizeof *ret);
    for (const struct planet *p = w->planet; p < w->planet + w->planets; p++) hold(&ret[p->owner], p);
    for (int seat = 0; seat < w->seats; seat++) ret[seat].foreign = w->planets - ret[seat].planets;
}

static int active_freighters(const struct nation *n, const struct holding *h)
{
    return n->freighters < h->foreign ? n->freighters : h->foreign;
}

static int trade_points(const struct nation *n, const struct holding *h)
{
    return h->population / 500 + active_freighters(n, h);
}

/* R13.2 */
static int potential_of(const struct space *w, int seat, const struct holding *h)
{
    const struct nation *n = &w->nation[seat];
    return n->alive ? h->calm + trade_points(n, h) : 0;
}

int nation_potential(const struct space *w, int seat)
{
    struct holding h = nation_holding(w, seat);
    return potential_of(w, seat, &h);
}

void space_potentials(const struct space *w, int ret[NATIONS])
{
    struct holding h[NATIONS];
    space_holdings(w, h);
    for (int seat = 0; seat < w->seats; seat++) ret[seat] = potential_of(w, seat, &h[seat]);
}

/* The treasury (R7) */

/* Cruisers and transports in flight and with expeditions (R7.6). */
static int ships_away(const struct space *w, int seat)
{
    const struct nation *n = &w->nation[seat];
    int ships = 0;
    for (int i = 0; i < w->fleets; i++)
        if (w->fleet[i].seat == seat) ships += w->fleet[i].cruisers + w->fleet[i].transports;
    for (int i = 0; i < n->expeditions; i++) ships += n->expedition[i].cruisers;
    return ships;
}

struct ledger ledger_of(const struct space *w, int seat, const struct holding *h, int away, int rush_gold)
{
    const struct nation *n = &w->nation[seat];
    struct ledger l = {
        .active_freighters = active_freighters(n, h),
        .trade_points = trade_points(n, h),
        .command_points = h->population / 200,
        .interest = interest_on(n->gold),
        .buildings = h->buildings,
        .agents = n->agents,
        .rush_gold = rush_gold,
    };
    l.ships = h->stationed + away + l.active_freighters;
    l.tax_gold = tax_gold(l.trade_points, n->tax);
    l.research = l.trade_points - (int)l.tax_gold;
    l.ship_gold = fleet_gold(l.ships, h->population);
    l.change = l.tax_gold + l.interest - l.buildings - l.agents - l.ship_gold - l.rush_gold;
    return l;
}

/* Points and rush gold of a planet in the next resolution; none while its list is empty (R5.6). */
static struct output planet_forecast(const struct space *w, int planet)
{
    const struct planet *p = &w->planet[planet];
    if (!p->items) return (struct output){0, 0};
    return planet_output(p->pop, planet_has(p, FACTORY), p->unrest, p->jam, p->rush,
                         w->nation[p->owner].gold);
}

struct ledger nation_ledger(const struct space *w, int seat)
{
    struct holding h = nation_holding(w, seat);
    int rush_gold = 0;
    for (int planet = 0; planet < w->planets; planet++)
        if (w->planet[planet].owner == seat) rush_gold += planet_forecast(w, planet).rush_gold;
    return ledger_of(w, seat, &h, ships_away(w, seat), rush_gold);
}

/* Smaller questions */

int nation_strength(const struct space *w, int seat)
{
    const struct nation *n = &w->nation[seat];
    int sum = 0;
    for (int i = 0; i < n->agents; i++)
        if (n->agent[i].state == AT_HOME) sum += n->agent[i].rank;
    return nation_knows(w, seat, SECURITY_NETWORK) ? 3 * sum : sum;
}

int64_t nation_colony_price(const struct space *w, int seat)
{
    int k = w->nation[seat].expeditions;
    for (const struct planet *p = w->planet; p < w->planet + w->planets; p++) k += p->owner == seat;
    return colony_price(k);
}

int nation_capital(const struct space *w, int seat)
{
    if (w->planet[seat].owner == seat) return seat;
    for (int planet = 0; planet < w->planets; planet++)
        if (w->planet[planet].owner == seat) return planet;
    return seat;
}

int nearest_own(const struct space *w, int seat, int planet)
{
    int best = NONE, least = DISTANCE_MAX + 1;
    for (int own = 0; own < w->planets; own++) {
        if (w->planet[own].owner != seat) continue;
        int distance = planet_distance(w, planet, own);
        if (distance < least) best = own, least = distance;
    }
    return best;
}

int end_ratio_now(const struct space *w, int turn)
{
    int from = w->limits.closing_from, ratio = w->limits.end_ratio;
    if (!from || turn <= from) return ratio;
    ratio -= (turn - from) / 5;
    return ratio > 100 ? ratio : 100;
}

const char *planet_name(struct ctx *c, const struct space *w, int planet)
{
    const struct planet *p = &w->planet[planet];
    return pool_print(c->pool, "%s %s", COLOUR[w->nation[p->founder].colour].name, NUMBER[p->number]);
}

const char *nation_name(struct ctx *c, const struct space *w, int seat)
{
    return pool_print(c->pool, "The %s", COLOUR[w->nation[seat].colour].name);
}

const char *end_name(enum reason reason)
{
    static const char *const NAMES[REASONS] = {NULL,         "superiority", "last_nation",
                                               "turn_limit", "agreement",   "abandoned"};
    return NAMES[reason];
}
