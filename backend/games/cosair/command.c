/* command.c - carries out one order in a world, or says why it cannot (R14). The checks are in the order of the rules,
 * and use only public facts and those of the nation itself. */
#include "games/cosair/state.h"
#include <string.h>

const char *const COMMAND_NAME[COMMANDS] = {"set_tax",       "set_research", "set_queue",
                                            "set_rush",      "send_fleet",   "colonise",
                                            "recruit_agent", "send_agent",   "resign"};

static bool known_planet(const struct space *w, int planet) { return planet >= 0 && planet < w->planets; }

static enum fault own_planet(const struct space *w, int seat, int planet)
{
    if (!known_planet(w, planet)) return FAULT_UNKNOWN_PLANET;
    return w->planet[planet].owner == seat ? FAULT_NONE : FAULT_NOT_YOUR_PLANET;
}

static enum fault set_tax(struct space *w, int seat, const struct command *order)
{
    struct nation *n = &w->nation[seat];
    if (n->techs == TECHS) return FAULT_TAX_FIXED;
    if (order->value < 20 || order->value > 80 || order->value % 10) return FAULT_BAD_TAX_RATE;
    n->tax = order->value;
    return FAULT_NONE;
}

static enum fault set_research(struct space *w, int seat, const struct command *order)
{
    if (order->value < 0) return FAULT_UNKNOWN_TECH;
    if (nation_knows(w, seat, (enum tech)order->value)) return FAULT_ALREADY_RESEARCHED;
    w->nation[seat].research = (int8_t)order->value;
    return FAULT_NONE;
}

static bool is_built_twice(unsigned built, const struct command *order)
{
    for (int i = 0; i < order->items; i++) {
        if (order->item[i] < BUILDING_FIRST) continue;
        unsigned bit = 1u << (order->item[i] - BUILDING_FIRST);
        if (built & bit) return true;
        built |= bit;
    }
    return false;
}

/* Each check runs over the whole list before the next one begins. */
static enum fault list_fault(const struct space *w, int seat, const struct command *order)
{
    const struct nation *n = &w->nation[seat];
    for (int i = 0; i < order->items; i++)
        if (order->item[i] >= ITEMS) return FAULT_UNKNOWN_ITEM;
    for (int i = 0; i < order->items; i++) {
        int tech = ITEM[order->item[i]].tech;
        if (tech != NONE && !(n->knows >> tech & 1)) return FAULT_TECH_MISSING;
    }
    if (is_built_twice(w->planet[order->planet].buildings, order)) return FAULT_ALREADY_BUILT;
    for (int i = 0; i < order->items; i++)
        if (order->item[i] == COLONY_SHIP && n->started >= STARTS) return FAULT_NO_COLONISATIONS_LEFT;
    return FAULT_NONE;
}

static enum fault set_queue(struct space *w, int seat, const struct command *order)
{
    enum fault fault = own_planet(w, seat, order->planet);
    if (fault) return fault;
    if (order->items < 0 || order->repeat < 0) return FAULT_BAD_VALUE;
    if (order->items > LIST_MAX) return FAULT_QUEUE_TOO_LONG;
    fault = list_fault(w, seat, order);
    if (fault) return fault;
    struct planet *p = &w->planet[order->planet];
    p->items = (uint8_t)order->items;
    if (order->items) memcpy(p->item, order->item, (size_t)order->items);
    p->repeat = order->repeat;
    return FAULT_NONE;
}

static enum fault set_rush(struct space *w, int seat, const struct command *order)
{
    enum fault fault = own_planet(w, seat, order->planet);
    if (fault) return fault;
    if (order->value < 0) return FAULT_BAD_VALUE;
    w->planet[order->planet].rush = order->value;
    return FAULT_NONE;
}

static enum fault fleet_fault(const struct space *w, int seat, const struct command *order)
{
    enum fault fault = own_planet(w, seat, order->planet);
    if (fault) return fault;
    const struct planet *p = &w->planet[order->planet];
    if (!known_planet(w, order->to)) return FAULT_UNKNOWN_PLANET;
    if (order->to == order->planet) return FAULT_SAME_PLANET;
    if (order->cruisers < 0 || order->transports < 0) return FAULT_BAD_VALUE;
    if (!order->cruisers && !order->transports) return FAULT_EMPTY_FLEET;
    if (order->cruisers > p->cruisers || order->transports > p->transports) return FAULT_NOT_ENOUGH_SHIPS;
    return FAULT_NONE;
}

static enum fault send_fleet(struct space *w, int seat, const struct command *order)
{
    enum fault fault = fleet_fault(w, seat, order);
    if (fault) return fault;
    struct planet *p = &w->planet[order->planet];
    p->cruisers -= order->cruisers;
    p->transports -= order->transports;
    w->fleet[w->fleets++] = (struct fleet){.id = w->nation[seat].next_fleet++,
                                           .seat = (uint8_t)seat,
                                           .from = (uint8_t)order->planet,
                                           .to = (uint8_t)order->to,
                                           .cruisers = order->cruisers,
                                           .transports = order->transports,
                                           .arrives = w->turn +
                                                      flight_turns(w, seat, order->planet, order->to)};
    return FAULT_NONE;
}

static enum fault colony_fault(const struct space *w, int seat, const struct command *order)
{
    enum fault fault = own_planet(w, seat, order->planet);
    if (fault) return fault;
    const struct planet *p = &w->planet[order->planet];
    const struct nation *n = &w->nation[seat];
    if (order->cruisers < 1) return FAULT_BAD_VALUE;
    if (n->started >= STARTS) return FAULT_NO_COLONISATIONS_LEFT;
    if (p->colony_ships < 1) return FAULT_NO_COLONY_SHIP;
    if (p->pop < 2 * MILLION) return FAULT_NOT_ENOUGH_PEOPLE;
    if (order->cruisers > p->cruisers) return FAULT_NOT_ENOUGH_SHIPS;
    if (w->planets + n->expeditions >= w->side * w->side) return FAULT_MAP_FULL;
    return FAULT_NONE;
}

static enum fault colonise(struct space *w, int seat, const struct command *order)
{
    enum fault fault = colony_fault(w, seat, order);
    if (fault) return fault;
    struct planet *p = &w->planet[order->planet];
    struct nation *n = &w->nation[seat];
    int cost = (int)nation_colony_price(w, seat), turns = nation_knows(w, seat, FUSION_DRIVE) ? 12 : 15;
    p->colony_ships--;
    p->cruisers -= order->cruisers;
    p->pop -= MILLION;
    n->gold -= cost;
    n->started++;
    n->expedition[n->expeditions++] = (struct expedition){.id = n->next_expedition++,
                                                          .from = (uint8_t)order->planet,
                                                          .cruisers = order->cruisers,
                                                          .cost = cost,
                                                          .arrives = w->turn + turns};
    return FAULT_NONE;
}

static enum fault recruit_agent(struct space *w, int seat, const struct command *order)
{
    struct nation *n = &w->nation[seat];
    (void)order;
    if (n->recruit_done) return FAULT_ALREADY_RECRUITING;
    if (n->recruited >= AGENTS) return FAULT_NO_AGENTS_LEFT;
    n->recruited++;
    n->recruit_done = w->turn + 10;
    return FAULT_NONE;
}

static enum fault send_agent(struct space *w, int seat, const struct command *order)
{
    struct nation *n = &w->nation[seat];
    int i = 0;
    while (i < n->agents && n->agent[i].name != order->agent) i++;
    if (i == n->agents) return FAULT_UNKNOWN_AGENT;
    struct agent *a = &n->agent[i];
    if (a->state != AT_HOME) return FAULT_AGENT_NOT_AVAILABLE;
    if (!known_planet(w, order->to)) return FAULT_UNKNOWN_PLANET;
    if (w->planet[order->to].owner == seat) return FAULT_OWN_PLANET;
    if (order->value < 0) return FAULT_UNKNOWN_MISSION;
    a->state = ON_MISSION;
    a->mission = (int8_t)order->value;
    a->to = (int8_t)order->to;
    a->arrives = w->turn + flight_turns(w, seat, a->at, order->to);
    return FAULT_NONE;
}

static enum fault resign(struct space *w, int seat, const struct command *order)
{
    (void)order;
    w->nation[seat].resigned = true;
    w->nation[seat].exit_turn = w->turn;
    return FAULT_NONE;
}

enum fault command_do(struct space *w, int seat, const struct command *order)
{
    static enum fault (*const DO[COMMANDS])(struct space *, int, const struct command *) = {
        set_tax, set_research, set_queue, set_rush, send_fleet, colonise, recruit_agent, send_agent, resign};
    if (order->kind == COMMAND_NO_OBJECT) return FAULT_BAD_VALUE;
    if (w->reason) return FAULT_GAME_OVER;
    if (!nation_plays(w, seat)) return FAULT_NOT_IN_GAME;
    return order->kind == COMMAND_UNKNOWN ? FAULT_UNKNOWN_ORDER : DO[order->kind](w, seat, order);
}
