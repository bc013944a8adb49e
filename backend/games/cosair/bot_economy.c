/* bot_economy.c - what a nation does at home: research, taxes, colonies, and what its planets build. */
#include "games/cosair/bot.h"

/* Research and taxes */

void economy_research(struct mind *m, const struct temper *t)
{
    int next = 0;
    if (m->n->research != NONE || m->n->techs == TECHS) return;
    while (m->n->knows >> t->research[next] & 1) next++;
    mind_add(m, SET_RESEARCH)->value = t->research[next];
}

/* What the treasury must hold before research has priority. */
static int wanted_tax(const struct mind *m, bool saves)
{
    int64_t price = colony_price(m->colonies);
    if (m->gold < -380) return 80;
    if (mind_settles(m) && saves && m->gold < price) return m->gold < 0 ? 70 : 60;
    if (mind_settles(m) && !saves && m->gold < price - 390) return 70;
    return m->gold > 400 ? 30 : 50;
}

void economy_tax(struct mind *m, const struct temper *t, bool saves)
{
    if (m->n->techs == TECHS || (m->turn + t->phase) % 5) return;
    int tax = wanted_tax(m, saves);
    int64_t must = mind_upkeep(m) - (m->gold > 0 ? m->gold / 50 : 0);
    while (tax < 80 && tax_gold(m->ledger.trade_points, tax) < must) tax += 10;
    if (tax != m->n->tax) mind_add(m, SET_TAX)->value = tax;
}

/* Colonies */

/* Debts up to this amount cost no production (R7.5). */
enum { DEBT_MOST = 395 };

void economy_colonise(struct mind *m)
{
    int64_t price = colony_price(m->colonies);
    if (!mind_settles(m) || m->gold - price < -DEBT_MOST) return;
    for (int i = 0; i < m->owns; i++) {
        const struct planet *p = &m->w->planet[m->own[i]];
        if (!p->colony_ships || p->pop < 2 * MILLION || !p->cruisers) continue;
        mind_colonise(m, m->own[i]);
        return;
    }
}

/* Production on planets */

/* What the nation owns of everything, including what is in production lists. */
struct yard {
    struct mind *m;
    const struct wants *wants;
    int transports, freighters, colony_ships;
    int ships, ships_most; /* that need a command point */
    bool thrives;          /* the income can pay for more */
    bool affords_colony;   /* by the time the ship is built */
};

static void count_lists(struct yard *y)
{
    for (int i = 0; i < y->m->owns; i++) {
        const struct planet *p = &y->m->w->planet[y->m->own[i]];
        y->transports += p->transports;
        y->colony_ships += p->colony_ships;
        for (int k = 0; k < p->items; k++) {
            y->transports += p->item[k] == TRANSPORT;
            y->freighters += p->item[k] == FREIGHTER;
            y->colony_ships += p->item[k] == COLONY_SHIP;
        }
    }
}

static struct yard yard_begin(struct mind *m, const struct wants *wants)
{
    const struct ledger *l = &m->ledger;
    int income = (int)l->tax_gold, spare = income - mind_upkeep(m);
    struct yard y = {.m = m,
                     .wants = wants,
                     .transports = m->flying_transports,
                     .freighters = m->n->freighters,
                     .ships = l->ships,
                     .thrives = spare > 0};
    int64_t price = colony_price(m->colonies), soon = 15 * (spare > 1 ? spare : 1);
    y.affords_colony = mind_settles(m) && m->gold + soon - price >= -DEBT_MOST;
    int64_t paid = wants->ship_gold + (m->gold > 0 ? m->gold / 100 : 0);
    y.ships_most = l->command_points + 5 * (int)paid;
    count_lists(&y);
    return y;
}

static bool may_build(const struct yard *y, const struct planet *p, enum building b)
{
    return !planet_has(p, b) && nation_knows(y->m->w, y->m->seat, (enum tech)ITEM[BUILDING_FIRST + b].tech);
}

/* An item that pays for itself, or NONE. */
static int growth_item(const struct yard *y, const struct planet *p)
{
    if (y->affords_colony && !y->colony_ships && p->pop >= 2300) return COLONY_SHIP;
    if (!p->cruisers) return CRUISER;
    if (p->pop >= 2 * MILLION && may_build(y, p, FACTORY)) return BUILDING_FIRST + FACTORY;
    if (p->pop >= 3600 && may_build(y, p, BIOSPHERE)) return BUILDING_FIRST + BIOSPHERE;
    if (p->pop < 3 * MILLION && may_build(y, p, MEDICENTER)) return BUILDING_FIRST + MEDICENTER;
    return NONE;
}

static int fleet_item(const struct yard *y)
{
    struct mind *m = y->m;
    const struct wants *wants = y->wants;
    if (y->transports < wants->transports) return TRANSPORT;
    bool routes = y->freighters < m->holding.foreign && y->freighters < 2 + m->turn / wants->freighter_turns;
    if (routes && rng_percent(m->luck, 50)) return FREIGHTER;
    return y->ships < y->ships_most ? CRUISER : NONE;
}

/* What to build in a nation that has all the ships it can afford. */
static int idle_item(const struct yard *y, int planet)
{
    struct mind *m = y->m;
    const struct planet *p = &m->w->planet[planet];
    bool borders = y->wants->settled_borders;
    int border = borders ? mind_border(m, planet) : 2;
    int mines = borders ? border * (2 + m->turn / 100) : 4 + m->turn / 60;
    if (y->thrives && border > 1 && may_build(y, p, STARBASE)) return BUILDING_FIRST + STARBASE;
    if (y->thrives && border > 1 && may_build(y, p, BARRACKS)) return BUILDING_FIRST + BARRACKS;
    if (y->thrives && p->pop < 4 * MILLION && may_build(y, p, MEDICENTER)) return BUILDING_FIRST + MEDICENTER;
    if (y->transports < y->wants->reserve) return TRANSPORT;
    if (nation_knows(m->w, m->seat, SPACE_MINES) && p->mines < mines) return MINES;
    return y->freighters < m->holding.foreign ? FREIGHTER : NONE;
}

void economy_lists(struct mind *m, const struct wants *wants)
{
    struct yard y = {0};
    for (int i = 0; i < m->owns; i++) {
        const struct planet *p = &m->w->planet[m->own[i]];
        if (p->items) continue;
        if (!y.m) y = yard_begin(m, wants);
        int item = growth_item(&y, p);
        if (item == NONE) item = fleet_item(&y);
        if (item == NONE) item = idle_item(&y, m->own[i]);
        if (item == NONE) continue;
        mind_build(m, m->own[i], item);
        y.transports += item == TRANSPORT;
        y.freighters += item == FREIGHTER;
        y.colony_ships += item == COLONY_SHIP;
        y.ships += item == CRUISER;
    }
}
