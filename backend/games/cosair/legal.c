/* legal.c - what a seat can order now, from what it knows. A list of all whole orders would be endless, so this is a
 * template: one table for each type of R14. The unfinished orders are first carried out on a scratch copy by the
 * judge's own function (command_do), so the tables, and the nation and planets beside them, show what is left and what
 * the orders would lead to. */
#include "games/cosair/tell.h"

struct desk {
    struct ctx *c;
    struct space *w; /* after the unfinished orders */
    int seat;
    bool plays;
    json_object *refused; /* those of the unfinished orders that are not legal */
};

static json_object *row_of(const struct desk *d, const char *key, int planet)
{
    json_object *row = json_new_object(d->c);
    json_add_int(row, key, planet);
    return row;
}

static bool is_own(const struct desk *d, int planet)
{
    return d->plays && d->w->planet[planet].owner == d->seat;
}

/* The nation */

static json_object *tax(const struct desk *d)
{
    json_object *row = json_new_object(d->c), *rates = json_new_array(d->c);
    bool open = d->plays && d->w->nation[d->seat].techs < TECHS;
    for (int rate = TAX_LEAST; open && rate <= TAX_MOST; rate += TAX_STEP) json_push_int(rates, rate);
    json_add(row, "rates", rates);
    return row;
}

static json_object *research(const struct desk *d)
{
    json_object *row = json_new_object(d->c), *techs = json_new_array(d->c);
    for (int t = 0; d->plays && t < TECHS; t++)
        if (!nation_knows(d->w, d->seat, (enum tech)t)) json_push_text(techs, TECHNOLOGY[t].name);
    json_add(row, "techs", techs);
    return row;
}

static json_object *recruit(const struct desk *d)
{
    const struct nation *n = &d->w->nation[d->seat];
    if (!d->plays || n->recruit_done || n->recruited >= AGENTS) return NULL;
    json_object *row = json_new_object(d->c);
    json_add_text(row, "name", AGENT_KEY[n->recruited]);
    json_add_int(row, "turns", RECRUIT_TURNS);
    return row;
}

static json_object *missions(const struct desk *d)
{
    json_object *list = json_new_array(d->c);
    for (int m = 0; m < MISSIONS; m++) {
        json_object *row = json_new_object(d->c);
        json_add_text(row, "mission", MISSION[m].name);
        json_add_int(row, "risk", MISSION[m].risk);
        json_push(list, row);
    }
    return list;
}

static json_object *send_agent(const struct desk *d)
{
    const struct nation *n = &d->w->nation[d->seat];
    json_object *row = json_new_object(d->c), *agents = json_new_array(d->c), *planets = json_new_array(d->c);
    for (int i = 0; d->plays && i < n->agents; i++) {
        if (n->agent[i].state != AT_HOME) continue;
        json_object *agent = json_new_object(d->c);
        json_add_text(agent, "agent", AGENT_KEY[n->agent[i].name]);
        json_add_int(agent, "at", n->agent[i].at);
        json_push(agents, agent);
    }
    for (int i = 0; d->plays && i < d->w->planets; i++)
        if (!is_own(d, i)) json_push_int(planets, i);
    json_add(row, "agents", agents);
    json_add(row, "planets", planets);
    json_add(row, "missions", missions(d));
    return row;
}

/* The planets */

static bool may_build(const struct desk *d, const struct planet *p, int item)
{
    if (ITEM[item].tech != NONE && !nation_knows(d->w, d->seat, (enum tech)ITEM[item].tech)) return false;
    if (item == COLONY_SHIP) return d->w->nation[d->seat].started < STARTS;
    return item < BUILDING_FIRST || !planet_has(p, (enum building)(item - BUILDING_FIRST));
}

static json_object *set_queue(const struct desk *d)
{
    json_object *list = json_new_array(d->c);
    for (int i = 0; i < d->w->planets; i++) {
        if (!is_own(d, i)) continue;
        json_object *row = row_of(d, "planet", i), *items = json_new_array(d->c);
        for (int item = 0; item < ITEMS; item++)
            if (may_build(d, &d->w->planet[i], item)) json_push_text(items, ITEM[item].name);
        json_add(row, "items", items);
        json_add_int(row, "room", LIST_MAX);
        json_push(list, row);
    }
    return list;
}

static json_object *set_rush(const struct desk *d)
{
    json_object *list = json_new_array(d->c);
    for (int i = 0; i < d->w->planets; i++) {
        if (!is_own(d, i)) continue;
        json_object *row = row_of(d, "planet", i);
        json_add_bool(row, "on", d->w->planet[i].rush);
        json_add_int(row, "gold", d->w->planet[i].pop / MILLION);
        json_push(list, row);
    }
    return list;
}

static json_object *send_fleet(const struct desk *d)
{
    json_object *list = json_new_array(d->c);
    for (int i = 0; i < d->w->planets; i++) {
        const struct planet *p = &d->w->planet[i];
        if (!is_own(d, i) || p->cruisers + p->transports == 0) continue;
        json_object *row = row_of(d, "from", i);
        json_add_int(row, "cruisers", p->cruisers);
        json_add_int(row, "transports", p->transports);
        json_push(list, row);
    }
    return list;
}

/* Tried on a copy, because a start changes the nation. It sends no fleet, so the copy can share the fleets. */
static enum fault colonise_fault(const struct desk *d, int planet)
{
    struct space *copy = pool_take(d->c->pool, sizeof *copy);
    struct command start = {.kind = COLONISE, .planet = planet, .cruisers = 1};
    *copy = *d->w;
    return command_do(copy, d->seat, &start);
}

static void colonise(const struct desk *d, json_object *ret_may, json_object *ret_not)
{
    for (int i = 0; i < d->w->planets; i++) {
        if (!is_own(d, i)) continue;
        enum fault fault = colonise_fault(d, i);
        json_object *row = row_of(d, "from", i);
        if (fault != FAULT_NONE) {
            json_add_text(row, "why", fault_fact(fault)->code);
            json_push(ret_not, row);
            continue;
        }
        json_add_int(row, "escort_max", d->w->planet[i].cruisers);
        json_add_int(row, "cost", nation_colony_price(d->w, d->seat));
        json_add_int(row, "turns", colony_turns(d->w, d->seat));
        json_push(ret_may, row);
    }
}

/* legal */

static void carry_out(struct desk *d, const game_order *partial)
{
    for (int i = 0; partial && i < partial->count; i++) {
        enum fault fault = command_do(d->w, d->seat, &partial->command[i]);
        if (fault == FAULT_NONE) continue;
        json_object *row = row_of(d, "i", i);
        json_add_text(row, "code", fault_fact(fault)->code);
        json_push(d->refused, row);
    }
}

static json_object *tables(const struct desk *d)
{
    struct ctx *c = d->c;
    json_object *all = json_new_object(c), *may = json_new_array(c), *not = json_new_array(c);
    colonise(d, may, not );
    json_add_int(all, "turn", d->w->turn);
    json_add_bool(all, "over", !d->plays);
    json_add(all, "refused", d->refused);
    json_add(all, "you", nation_row(c, d->w, d->seat, PAGE));
    json_add(all, "your_planets", planet_rows(c, d->w, d->seat, PAGE));
    json_add(all, "set_tax", tax(d));
    json_add(all, "set_research", research(d));
    json_add(all, "set_queue", set_queue(d));
    json_add(all, "set_rush", set_rush(d));
    json_add(all, "send_fleet", send_fleet(d));
    json_add(all, "colonise", may);
    json_add(all, "colonise_refused", not );
    json_add(all, "recruit_agent", recruit(d));
    json_add(all, "send_agent", send_agent(d));
    json_add_bool(all, "resign", d->plays);
    return all;
}

json_object *cosair_legal(struct ctx *c, const game_known *k, const game_order *partial)
{
    if (k->viewer >= k->space.seats) return json_new_object(c);
    struct desk d = {.c = c, .w = pool_take(c->pool, sizeof *d.w), .seat = k->viewer};
    space_copy(c->pool, d.w, &k->space, partial ? partial->count : 0);
    d.refused = json_new_array(c);
    carry_out(&d, partial);
    d.plays = nation_plays(d.w, d.seat) && d.w->reason == REASON_NONE;
    return tables(&d);
}
