/* review.c - what a turn's orders cost beside better ones. Better ones are found by single changes on some guessed
 * worlds, and measured on others, because on the worlds it was chosen for, the best of many always looks good. Only
 * what the nation knows goes in, and dice that hang on the turn. Later turns are played alike for all orders: lists
 * that run out are filled, and nothing else is ordered. */
#include "games/cosair/review.h"
#include <string.h>

enum { GAIN_LEAST = 30, SWING_MOST = 4000 };

/* Measuring: hundredths of a point of potential (R13.2). A freighter is a point and costs 50 production points; a ship
 * or a building counts somewhat less for its price, since it needs upkeep, and what a stock pays for as much. */
enum {
    WORTH_POTENTIAL = 100,
    WORTH_PLANET = 300,
    WORTH_ROOM = 200, /* for a million people: a young colony grows */
    WORTH_EXPEDITION = 700,
    WORTH_PRODUCTION = 160 /* for a hundred points */
};

static int64_t price_of_all(const struct planet *p)
{
    int64_t sum = p->stock + (int64_t)ITEM[CRUISER].price * p->cruisers +
                  (int64_t)ITEM[TRANSPORT].price * p->transports +
                  (int64_t)ITEM[COLONY_SHIP].price * p->colony_ships +
                  (int64_t)ITEM[MINES].price * p->mines / 2;
    for (int b = 0; b < BUILDINGS; b++)
        if (planet_has(p, (enum building)b)) sum += ITEM[BUILDING_FIRST + b].price;
    return sum;
}

static int64_t ships_worth(int ships)
{
    return (int64_t)ships * ITEM[CRUISER].price * WORTH_PRODUCTION / 100;
}

static int64_t planet_worth(const struct planet *p)
{
    int64_t room = population_limit(0) - p->pop;
    return WORTH_PLANET + (room > 0 ? WORTH_ROOM * room / MILLION : 0) +
           price_of_all(p) * WORTH_PRODUCTION / 100;
}

/* A point of gold or research counts as one: what it buys is worth that. */
static int64_t worth(const struct space *w, int seat)
{
    const struct nation *n = &w->nation[seat];
    int64_t sum = (int64_t)WORTH_POTENTIAL * nation_potential(w, seat) + n->gold + n->rp;
    for (int i = 0; i < n->techs; i++) sum += tech_price(i);
    for (int i = 0; i < w->planets; i++)
        if (w->planet[i].owner == seat) sum += planet_worth(&w->planet[i]);
    for (int i = 0; i < w->fleets; i++)
        if (w->fleet[i].seat == seat) sum += ships_worth(w->fleet[i].cruisers + w->fleet[i].transports);
    for (int i = 0; i < n->expeditions; i++) sum += WORTH_EXPEDITION + ships_worth(n->expedition[i].cruisers);
    return sum;
}

static bool has_idle(const struct space *w, int seat)
{
    for (int i = 0; i < w->planets; i++)
        if (w->planet[i].owner == seat && !w->planet[i].items) return true;
    return false;
}

/* The world, with fleets of its own that have room for those of any orders. */
static void enter(struct trial *t, const struct space *from)
{
    t->future.space = *from;
    t->future.space.fleet = t->room;
    t->future.space.fleet_room = t->known->space.fleets + PLANETS + ORDERS_MAX;
    if (from->fleets) memcpy(t->room, from->fleet, (size_t)from->fleets * sizeof *t->room);
}

/* Carry out the orders in the world and play it on, with nothing but build lists ordered later. The nation's value at the
 * end in hundredths of a point of potential. */
static int64_t play(struct trial *t, int world, const struct candidate *orders)
{
    struct mind m;
    struct space *w = &t->future.space;
    game_order order = {.count = orders->count, .command = orders->command};
    enter(t, &t->world[world]);
    for (int turn = 0; turn < AHEAD; turn++) {
        const game_order *all[NATIONS] = {NULL};
        if (turn > 0 && has_idle(w, t->seat)) {
            mind_routine(&m, t->c, &t->future);
            order = (game_order){.count = m.count, .command = m.command};
        } else if (turn > 0) order.count = 0;
        all[t->seat] = &order;
        space_resolve(w, all, NULL, NULL);
        w->reason = REASON_NONE; /* guessed potentials end no game */
        t->steps++;
    }
    return worth(w, t->seat);
}

static int64_t clipped(int64_t swing)
{
    return swing > SWING_MOST ? SWING_MOST : swing < -SWING_MOST ? -SWING_MOST : swing;
}

/* How much better the orders are than those that were given, on average over these worlds. */
static int64_t gain_in(struct trial *t, const struct candidate *orders, int from, int count)
{
    int64_t sum = 0;
    for (int i = from; i < from + count; i++) sum += clipped(play(t, i, orders) - t->value[i]);
    return sum / count;
}

int review_holds(struct trial *t, const struct candidate *orders, int planet)
{
    int held = 0;
    for (int i = 0; i < WORLDS_SEARCHED; i++) {
        play(t, i, orders);
        held += t->future.space.planet[planet].owner == t->seat;
    }
    return held;
}

/* Searching */

/* What the nation knows after the orders; false: one of them is not legal. */
static bool carry_out(struct trial *t, const struct candidate *orders)
{
    enter(t, &t->known->space);
    for (int i = 0; i < orders->count; i++)
        if (command_do(&t->future.space, t->seat, &orders->command[i]) != FAULT_NONE) return false;
    return true;
}

void review_try(struct trial *t)
{
    if (t->tries <= 0 || !carry_out(t, &t->trying)) return;
    t->tries--;
    int64_t gain = gain_in(t, &t->trying, 0, WORLDS_SEARCHED);
    if (gain <= t->most) return;
    t->most = gain;
    t->found = t->trying;
}

/* Change the best orders once more; false: that gains nothing. The reason to give is the one of the largest gain. */
static bool improve(struct trial *t, int64_t *largest, json_object **why)
{
    int64_t before = t->most;
    struct space *after = pool_take(t->c->pool, sizeof *after);
    if (!carry_out(t, &t->best)) return false;
    *after = t->future.space;
    t->after = after;
    t->most += GAIN_LEAST;
    review_changes(t);
    if (t->most == before + GAIN_LEAST) return false;
    if (t->most - before > *largest) *largest = t->most - before, *why = t->found.why;
    t->best = t->found;
    return true;
}

static struct trial *prepare(struct ctx *c, const game_known *known, const game_order *played, int tries)
{
    struct trial *t = pool_take(c->pool, sizeof *t);
    t->c = c;
    t->known = known;
    t->seat = known->viewer;
    t->tries = tries;
    t->future.viewer = t->seat;
    t->room = pool_take_many(c->pool, (size_t)known->space.fleets + PLANETS + ORDERS_MAX, sizeof *t->room);
    t->best.count = played->count;
    if (played->count)
        memcpy(t->best.command, played->command, (size_t)played->count * sizeof *played->command);
    for (int i = 0; i < WORLDS_MOST; i++) {
        review_guess(c, known, i, &t->world[i]);
        t->value[i] = play(t, i, &t->best);
    }
    return t;
}

static game_order *written(struct ctx *c, const struct candidate *orders)
{
    game_order *order = pool_take(c->pool, sizeof *order);
    struct command *command = pool_take_many(c->pool, (size_t)orders->count + 1, sizeof *command);
    memcpy(command, orders->command, (size_t)orders->count * sizeof *command);
    order->count = orders->count;
    order->command = command;
    return order;
}

static bool resigns(const game_order *order)
{
    for (int i = 0; i < order->count; i++)
        if (order->command[i].kind == RESIGN) return true;
    return false;
}

bool review_compare(struct ctx *c, const game_known *known, const game_order *played, int tries,
                    struct review *ret, int64_t *ret_steps)
{
    int64_t largest = 0;
    json_object *why = NULL;
    *ret = (struct review){0};
    *ret_steps = 0;
    if (known->viewer >= known->space.seats || known->space.reason ||
        !nation_plays(&known->space, known->viewer))
        return fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", known->viewer);
    if (played->count > ORDERS_MAX || resigns(played)) return true;
    struct trial *t = prepare(c, known, played, tries);
    for (int i = 0; i < CHANGES_MOST && improve(t, &largest, &why); i++) {}
    int64_t cost = why ? gain_in(t, &t->best, WORLDS_SEARCHED, WORLDS_MEASURED) : 0;
    if (cost > 0) *ret = (struct review){written(c, &t->best), (int)cost, why};
    *ret_steps = t->steps;
    return true;
}

bool cosair_compare(struct ctx *c, const game_known *known, const game_order *played, int tries,
                    struct review *ret)
{
    int64_t steps;
    return review_compare(c, known, played, tries, ret, &steps);
}
