/* bot.c - the computer players: who sleeps, and who does something legal by lot. They see what any player sees. */
#include "games/cosair/state.h"
#include <string.h>

/* Research, tax and a recruit, a list for each planet and a fleet each, and the agents. */
enum { SLEEPS = 0, ORDERS_LOT = 3 + 2 * PLANETS + AGENTS };

/* The list being written. */
struct pen {
    struct ctx *c;
    const struct space *w;
    struct rng *luck;
    int seat;
    struct command *command;
    int count;
};

static struct command *add(struct pen *pen, enum command_kind kind)
{
    struct command *order = &pen->command[pen->count++];
    *order = (struct command){.kind = kind};
    return order;
}

static int draw(struct pen *pen, int n) { return (int)rng_below(pen->luck, (uint64_t)n); }

static void choose_nation(struct pen *pen)
{
    const struct nation *n = &pen->w->nation[pen->seat];
    if (n->research == NONE && n->techs < TECHS) {
        int left = draw(pen, TECHS - n->techs), tech = 0;
        while (n->knows >> tech & 1 || left-- > 0) tech++;
        add(pen, SET_RESEARCH)->value = tech;
    }
    if (n->techs < TECHS && rng_percent(pen->luck, 2)) add(pen, SET_TAX)->value = 20 + 10 * draw(pen, 7);
    if (!n->recruit_done && n->recruited < AGENTS && rng_percent(pen->luck, 2)) add(pen, RECRUIT_AGENT);
}

/* One allowed item. */
static void fill_list(struct pen *pen, int planet)
{
    const struct planet *p = &pen->w->planet[planet];
    const struct nation *n = &pen->w->nation[pen->seat];
    uint8_t *item = pool_take(pen->c->pool, 1), can[ITEMS];
    int count = 0;
    for (int i = 0; i < ITEMS; i++) {
        bool known = ITEM[i].tech == NONE || n->knows >> ITEM[i].tech & 1;
        bool stands = i >= BUILDING_FIRST && p->buildings >> (i - BUILDING_FIRST) & 1;
        if (known && !stands && (i != COLONY_SHIP || n->started < STARTS)) can[count++] = (uint8_t)i;
    }
    *item = can[draw(pen, count)];
    struct command *order = add(pen, SET_QUEUE);
    order->planet = planet;
    order->items = 1;
    order->item = item;
}

static bool may_colonise(const struct pen *pen, const struct planet *p)
{
    const struct space *w = pen->w;
    const struct nation *n = &w->nation[pen->seat];
    return p->colony_ships && p->cruisers && p->pop >= 2 * MILLION && n->started < STARTS &&
           n->gold >= nation_colony_price(w, pen->seat) && w->planets + n->expeditions < w->side * w->side;
}

/* True: an expedition starts, and nothing else leaves this turn. */
static bool use_ships(struct pen *pen, int planet)
{
    const struct planet *p = &pen->w->planet[planet];
    if (may_colonise(pen, p)) {
        struct command *order = add(pen, COLONISE);
        order->planet = planet;
        order->cruisers = 1;
        return true;
    }
    if (p->cruisers <= 2 || !rng_percent(pen->luck, 4)) return false;
    int to = draw(pen, pen->w->planets);
    if (to == planet) return false;
    struct command *order = add(pen, SEND_FLEET);
    order->planet = planet;
    order->to = to;
    order->cruisers = 1 + draw(pen, p->cruisers);
    order->transports = p->transports;
    return false;
}

static void send_agents(struct pen *pen)
{
    const struct space *w = pen->w;
    const struct nation *n = &w->nation[pen->seat];
    for (const struct agent *a = n->agent; a < n->agent + n->agents; a++) {
        if (a->state != AT_HOME || !rng_percent(pen->luck, 5)) continue;
        int to = draw(pen, w->planets);
        if (w->planet[to].owner == pen->seat) continue;
        struct command *order = add(pen, SEND_AGENT);
        order->agent = a->name;
        order->to = to;
        order->value = draw(pen, MISSIONS);
    }
}

static void choose_by_lot(struct pen *pen)
{
    bool stays = false;
    choose_nation(pen);
    for (int planet = 0; planet < pen->w->planets; planet++) {
        if (pen->w->planet[planet].owner != pen->seat) continue;
        if (!pen->w->planet[planet].items) fill_list(pen, planet);
        if (!stays) stays = use_ships(pen, planet);
    }
    send_agents(pen);
}

game_order *cosair_choose(struct ctx *c, const game_known *known, int level, struct rng *luck,
                          json_object **memory)
{
    struct pen pen = {.c = c, .w = &known->space, .luck = luck, .seat = known->viewer};
    game_order *order = pool_take(c->pool, sizeof *order);
    (void)memory;
    if (level == SLEEPS) return order;
    pen.command = pool_take_many(c->pool, ORDERS_LOT, sizeof *pen.command);
    choose_by_lot(&pen);
    *order = (game_order){.count = pen.count, .command = pen.command};
    return order;
}
