/* economy.c - what planets build, what nations earn and learn, and how populations grow (R5, R7, R8), which is steps 2
 * to 5 of a turn. */
#include "games/cosair/state.h"
#include <string.h>

/* Step 2: production */

static void deliver(struct space *w, struct planet *p, int item)
{
    switch (item) {
    case CRUISER: p->cruisers++; break;
    case TRANSPORT: p->transports++; break;
    case FREIGHTER: w->nation[p->owner].freighters++; break;
    case COLONY_SHIP: p->colony_ships++; break;
    case MINES: p->mines += 2; break;
    default: p->buildings |= (uint8_t)(1u << (item - BUILDING_FIRST));
    }
}

/* Build the items that the planet's stock can pay for, in order (R5.6, R5.7). */
static void build(struct space *w, int planet, struct chronicle *log)
{
    struct planet *p = &w->planet[planet];
    while (p->items) {
        int item = p->item[0], price = item_price(item, p->buildings);
        if (p->stock < price) return;
        p->stock -= price;
        p->items--;
        memmove(p->item, p->item + 1, p->items);
        deliver(w, p, item);
        if (p->repeat && ITEM[item].repeats) p->item[p->items++] = (uint8_t)item;
        if (!log) continue;
        chronicle_add(log, (struct happening){.kind = HAPPENED_BUILT,
                                              .seat = (int8_t)p->owner,
                                              .planet = (int8_t)planet,
                                              .what = (int8_t)item});
        if (!p->items)
            chronicle_add(log, (struct happening){
                                   .kind = HAPPENED_DRY, .seat = (int8_t)p->owner, .planet = (int8_t)planet});
    }
}

void economy_produce(struct space *w, int rush_gold[NATIONS], struct chronicle *log)
{
    memset(rush_gold, 0, NATIONS * sizeof *rush_gold);
    for (int planet = 0; planet < w->planets; planet++) {
        struct planet *p = &w->planet[planet];
        if (!p->items || p->jam) continue; /* R5.4 */
        struct output made = planet_output(p->pop, planet_has(p, FACTORY), p->unrest, false, p->rush,
                                           w->nation[p->owner].gold);
        rush_gold[p->owner] += made.rush_gold;
        p->stock += made.points;
        build(w, planet, log);
    }
}

/* Step 3: treasury and research */

/* R8.2, R8.3 */
static void research(struct nation *n, int seat, int points, struct chronicle *log)
{
    if (n->techs == TECHS) return;
    n->rp += points;
    int price = tech_price(n->techs);
    if (n->research == NONE || n->rp < price) return;
    n->rp -= price;
    n->tech[n->techs++] = (uint8_t)n->research;
    n->knows |= (uint16_t)(1u << n->research);
    if (log)
        chronicle_add(
            log, (struct happening){.kind = HAPPENED_RESEARCHED, .seat = (int8_t)seat, .what = n->research});
    n->research = NONE;
    if (n->techs < TECHS) return;
    n->tax = TAX_FIXED;
    n->rp = 0;
}

void economy_treasuries(struct space *w, const int rush_gold[NATIONS], struct chronicle *log)
{
    struct holding holding[NATIONS];
    int away[NATIONS] = {0};
    space_holdings(w, holding);
    for (int i = 0; i < w->fleets; i++)
        away[w->fleet[i].seat] += w->fleet[i].cruisers + w->fleet[i].transports;
    for (int seat = 0; seat < w->seats; seat++) {
        struct nation *n = &w->nation[seat];
        if (!n->alive) continue;
        for (int i = 0; i < n->expeditions; i++) away[seat] += n->expedition[i].cruisers;
        struct ledger l = ledger_of(w, seat, &holding[seat], away[seat], rush_gold[seat]);
        n->gold += l.change;
        research(n, seat, l.research, log);
    }
}

/* Steps 4 and 5: growth, and the end of unrest and jams */

/* R5.5: unrest is rolled first, and the roll for the jam depends on its result. */
static void roll_states(struct space *w, int planet, struct chronicle *log)
{
    struct planet *p = &w->planet[planet];
    struct happening end = {.seat = (int8_t)p->owner, .planet = (int8_t)planet};
    if (p->unrest && rng_percent(&w->rng, planet_has(p, BARRACKS) ? 20 : 10)) {
        p->unrest = false;
        end.kind = HAPPENED_CALM;
        chronicle_add(log, end);
    }
    if (p->jam && rng_percent(&w->rng, p->unrest ? 10 : 20)) {
        p->jam = false;
        end.kind = HAPPENED_REPAIRED;
        chronicle_add(log, end);
    }
}

void economy_people(struct space *w, struct chronicle *log)
{
    for (int planet = 0; planet < w->planets; planet++) {
        struct planet *p = &w->planet[planet];
        int before = p->pop;
        p->pop = population_grown(before, p->unrest, p->buildings);
        bool is_enough = before < COLONISTS_FROM && p->pop >= COLONISTS_FROM;
        if (log && is_enough && p->colony_ships) log->settlers |= 1u << p->owner;
        if (p->unrest || p->jam) roll_states(w, planet, log);
    }
}
