/* order.c - judges orders for the platform, each one separately, on a scratch copy of what the nation knows with the
 * earlier orders carried out. Verdicts have a code, a path and a hint (R14). */
#include "games/cosair/state.h"

/* Hints */

static const char *ships_hint(struct ctx *c, const struct space *w, const struct command *order)
{
    const struct planet *p = &w->planet[order->planet];
    return pool_print(c->pool, "%d cruisers and %d transports are left at planet %d after the earlier orders",
                      p->cruisers, p->transports, order->planet);
}

static const char *value_hint(const struct command *order)
{
    switch (order->kind) {
    case SET_QUEUE: return "items is a list of names, repeat true or false";
    case SET_RUSH: return "on is true or false";
    case SEND_FLEET: return "cruisers and transports are whole numbers from 0";
    case COLONISE: return "escort is a whole number from 1";
    default: return "an order is an object with a type";
    }
}

static const char *item_hint(enum fault fault)
{
    return fault == FAULT_UNKNOWN_ITEM    ? "cruiser transport freighter colony_ship mines factory biosphere "
                                            "barracks medicenter starbase"
           : fault == FAULT_TECH_MISSING  ? "research the technology first, or leave the item out"
           : fault == FAULT_ALREADY_BUILT ? "each building once per planet and once per list"
                                          : "shorten the list to 40 items";
}

/* Faults of names without a meaning, and of agents. */
static const char *name_hint(enum fault fault)
{
    switch (fault) {
    case FAULT_UNKNOWN_ORDER:
        return "set_tax set_research set_queue set_rush send_fleet colonise recruit_agent send_agent resign";
    case FAULT_UNKNOWN_TECH: return "name one of the ten technologies by its key, for example fusion_drive";
    case FAULT_UNKNOWN_PLANET: return "give a planet's number as the map has it";
    case FAULT_UNKNOWN_AGENT: return "name an agent you have by its key, for example bravo";
    case FAULT_AGENT_NOT_AVAILABLE: return "wait until this agent arrives, or send another";
    case FAULT_UNKNOWN_MISSION: return "planet_info nation_info sabotage unrest hijack";
    case FAULT_ALREADY_RECRUITING: return "one agent at a time: it takes ten turns";
    default: return fault_fact(fault)->title;
    }
}

/* A sentence that says why an order failed and what to do instead. */
static const char *cosair_hint(struct ctx *c, const struct space *w, int seat, const struct command *order,
                               enum fault fault)
{
    switch (fault) {
    case FAULT_NOT_ENOUGH_SHIPS: return ships_hint(c, w, order);
    case FAULT_BAD_VALUE: return value_hint(order);
    case FAULT_UNKNOWN_ITEM:
    case FAULT_TECH_MISSING:
    case FAULT_ALREADY_BUILT:
    case FAULT_QUEUE_TOO_LONG: return item_hint(fault);
    case FAULT_NOT_ENOUGH_PEOPLE:
        return pool_print(c->pool,
                          "%d000 people live there; one million leaves, and two million must be there",
                          w->planet[order->planet].pop);
    case FAULT_NOT_YOUR_PLANET:
        return pool_print(c->pool, "planet %d belongs to seat %d, you are seat %d", order->planet,
                          w->planet[order->planet].owner, seat);
    default: return name_hint(fault);
    }
}

/* Verdicts */

/* The faults that refuse the whole request. */
static bool may_order(struct ctx *c, const game_known *known, const game_order *order, struct verdicts *v)
{
    const struct space *w = &known->space;
    if (known->viewer >= w->seats)
        return verdict_refuse(c, v, 0, "", FAULT_NOT_SEATED, "only players can give orders");
    if (w->reason) return verdict_refuse(c, v, 0, "", FAULT_GAME_OVER, "the game is over");
    if (!nation_plays(w, known->viewer))
        return verdict_refuse(c, v, 0, "", FAULT_NOT_IN_GAME, "your nation has left the game; you can watch");
    if (order->turn && order->turn != w->turn)
        return verdict_refuse(
            c, v, 0, "/turn", FAULT_WRONG_TURN,
            pool_print(c->pool, "this is turn %d: leave `turn` out or correct it", w->turn));
    return true;
}

int order_fleets(const game_order *order)
{
    int fleets = 0;
    for (int i = 0; order && i < order->count; i++) fleets += order->command[i].kind == SEND_FLEET;
    return fleets;
}

game_order *cosair_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                         struct verdicts *verdicts)
{
    if (!may_order(c, known, order, verdicts)) return NULL;
    struct space *scratch = pool_take(c->pool, sizeof *scratch);
    struct command *standing = pool_take_many(c->pool, (size_t)order->count + 1, sizeof *standing);
    game_order *judged = pool_take(c->pool, sizeof *judged);
    space_copy(c->pool, scratch, &known->space, order_fleets(order));
    *judged = (game_order){.turn = order->turn, .command = standing};
    for (int i = 0; i < order->count; i++) {
        const struct command *one = &order->command[i];
        enum fault fault = command_do(scratch, known->viewer, one);
        if (!fault) {
            standing[judged->count++] = *one;
            verdict_accept(c, verdicts, i, cosair_command_notation(c, one));
        } else
            verdict_refuse(c, verdicts, i, pool_print(c->pool, "/%d", i), fault,
                           cosair_hint(c, scratch, known->viewer, one, fault));
    }
    if (judged->count < order->count && (strict || order->strict)) return NULL;
    forgive(c);
    return judged;
}
