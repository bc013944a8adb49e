/* command.c - says why one order cannot be carried out in a world, or carries it out (R14). The checks are in the order
 * of the rules, and use only public facts and those of the nation itself. */
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

static enum fault tax_fault(const struct space *w, int seat, const struct command *order)
{
    if (w->nation[seat].techs == TECHS) return FAULT_TAX_FIXED;
    if (order->value < 20 || order->value > 80 || order->value % 10) return FAULT_BAD_TAX_RATE;
    return FAULT_NONE;
}

static void set_tax(struct space *w, int seat, const struct command *order)
{
    w->nation[seat].tax = order->value;
}

static enum fault research_fault(const struct space *w, int seat, const struct command *order)
{
    if (order->value < 0) return FAULT_UNKNOWN_TECH;
    return nation_knows(w, seat, (enum tech)order->value) ? FAULT_ALREADY_RESEARCHED : FAULT_NONE;
}

static void set_research(struct space *w, int seat, const struct command *order)
{
    w->nation[seat].research = (int8_t)order->value;
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

static enum fault queue_fault(const struct space *w, int seat, const struct command *order)
{
    enum fault fault = own_planet(w, seat, order->planet);
    if (fault) return fault;
    if (order->items < 0 || order->repeat < 0) return FAULT_BAD_VALUE;
    if (order->items > LIST_MAX) return FAULT_QUEUE_TOO_LONG;
    return list_fault(w, seat, order);
}

static void set_queue(struct space *w, int seat, const struct command *order)
{
    struct planet *p = &w->planet[order->planet];
    (void)seat;
    p->items = (uint8_t)order->items;
    if (order->items) memcpy(p->item, order->item, (size_t)order->items);
    p->repeat = order->repeat;
}

static enum fault rush_fault(const struct space *w, int seat, const struct command *order)
{
    enum fault fault = own_planet(w, seat, order->planet);
    if (fault) return fault;
    return order->value < 0 ? FAULT_BAD_VALUE : FAULT_NONE;
}

static void set_rush(struct space *w, int seat, const struct command *order)
{
    (void)seat;
    w->planet[order->planet].rush = order->value;
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

static void send_fleet(struct space *w, int seat, const struct command *order)
{
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

static void colonise(struct space *w, int seat, const struct command *order)
{
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
}

static enum fault recruit_fault(const struct space *w, int seat, const struct command *order)
{
    (void)order;
    if (w->nation[seat].recruit_done) return FAULT_ALREADY_RECRUITING;
    return w->nation[seat].recruited >= AGENTS ? FAULT_NO_AGENTS_LEFT : FAULT_NONE;
}

static void recruit_agent(struct space *w, int seat, const struct command *order)
{
    struct nation *n = &w->nation[seat];
    (void)order;
    n->recruited++;
    n->recruit_done = w->turn + 10;
}

/* The number of the agent in the nation's list; n->agents when it has none of that name. */
static int agent_index(const struct nation *n, int name)
{
    int i = 0;
    while (i < n->agents && n->agent[i].name != name) i++;
    return i;
}

static enum fault agent_fault(const struct space *w, int seat, const struct command *order)
{
    const struct nation *n = &w->nation[seat];
    int i = agent_index(n, order->agent);
    if (i == n->agents) return FAULT_UNKNOWN_AGENT;
    if (n->agent[i].state != AT_HOME) return FAULT_AGENT_NOT_AVAILABLE;
    if (!known_planet(w, order->to)) return FAULT_UNKNOWN_PLANET;
    if (w->planet[order->to].owner == seat) return FAULT_OWN_PLANET;
    return order->value < 0 ? FAULT_UNKNOWN_MISSION : FAULT_NONE;
}

static void send_agent(struct space *w, int seat, const struct command *order)
{
    struct nation *n = &w->nation[seat];
    struct agent *a = &n->agent[agent_index(n, order->agent)];
    a->state = ON_MISSION;
    a->mission = (int8_t)order->value;
    a->to = (int8_t)order->to;
    a->arrives = w->turn + flight_turns(w, seat, a->at, order->to);
}

static enum fault no_fault(const struct space *w, int seat, const struct command *order)
{
    (void)w, (void)seat, (void)order;
    return FAULT_NONE;
}

static void resign(struct space *w, int seat, const struct command *order)
{
    (void)order;
    w->nation[seat].resigned = true;
    w->nation[seat].exit_turn = w->turn;
}

static const struct {
    enum fault (*fault)(const struct space *, int, const struct command *);
    void (*carry_out)(struct space *, int, const struct command *);
} DO[COMMANDS] = {{tax_fault, set_tax},           {research_fault, set_research}, {queue_fault, set_queue},
                  {rush_fault, set_rush},         {fleet_fault, send_fleet},      {colony_fault, colonise},
                  {recruit_fault, recruit_agent}, {agent_fault, send_agent},      {no_fault, resign}};

enum fault command_fault(const struct space *w, int seat, const struct command *order)
{
    if (order->kind == COMMAND_NO_OBJECT) return FAULT_BAD_VALUE;
    if (w->reason) return FAULT_GAME_OVER;
    if (!nation_plays(w, seat)) return FAULT_NOT_IN_GAME;
    return order->kind == COMMAND_UNKNOWN ? FAULT_UNKNOWN_ORDER : DO[order->kind].fault(w, seat, order);
}

enum fault command_do(struct space *w, int seat, const struct command *order)
{
    enum fault fault = command_fault(w, seat, order);
    if (fault == FAULT_NONE) DO[order->kind].carry_out(w, seat, order);
    return fault;
}
