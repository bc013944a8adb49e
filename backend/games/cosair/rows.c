/* rows.c - a nation and a planet as their owner reads them: the members of R17 in their order, those that R21.3 adds,
 * and with `extras` the numbers that a page needs. Reads a space in which the nation is fully known. */
#include "games/cosair/tell.h"

static const int UNREST_ENDS[2] = {10, 20}; /* percent, with barracks (R5.5) */
static const int JAM_ENDS[2] = {20, 10};    /* percent, while there is unrest */

static int cruiser_offence(const struct space *w, int seat)
{
    return 2 + nation_knows(w, seat, ASSAULT_CRUISER);
}
static int cruiser_defence(const struct space *w, int seat)
{
    return 3 + nation_knows(w, seat, ARMOURED_CRUISER);
}

/* Helpers */

static json_object *tech_list(struct ctx *c, const uint8_t *tech, int count)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < count; i++) json_push_text(list, TECHNOLOGY[tech[i]].name);
    return list;
}

static json_object *building_list(struct ctx *c, int buildings)
{
    json_object *list = json_new_array(c);
    for (int b = 0; b < BUILDINGS; b++)
        if (buildings >> b & 1) json_push_text(list, ITEM[BUILDING_FIRST + b].name);
    return list;
}

/* Turns until that many points are reached at that pace: 1 is the coming resolution, 0 is never. */
static int64_t turns_until(int64_t missing, int64_t pace)
{
    if (missing <= 0) return 1;
    return pace > 0 ? div_up(missing, pace) : 0;
}

static void add_turns(json_object *row, const char *key, int64_t turns)
{
    if (turns) json_add_int(row, key, turns);
    else json_add(row, key, NULL);
}

/* The nation: R17, R21.3 */

static void add_sums(const struct space *w, int seat, const struct ledger *l, json_object *row)
{
    const struct nation *n = &w->nation[seat];
    json_add_int(row, "trade_points", l->trade_points);
    json_add_int(row, "command_points", l->command_points);
    json_add_int(row, "ships", l->ships);
    json_add_int(row, "ship_gold", l->ship_gold);
    json_add_int(row, "interest", l->interest);
    if (n->techs < TECHS) json_add_int(row, "next_tech_cost", tech_price(n->techs));
    else json_add(row, "next_tech_cost", NULL);
    json_add_int(row, "colony_cost", nation_colony_price(w, seat));
    json_add_int(row, "active_freighters", l->active_freighters);
    json_add_int(row, "counterespionage", nation_strength(w, seat));
}

/* The nation, for the page */

static json_object *ledger_row(struct ctx *c, const struct ledger *l)
{
    json_object *row = json_new_object(c);
    json_add_int(row, "tax", l->tax_gold);
    json_add_int(row, "interest", l->interest);
    json_add_int(row, "buildings", -l->buildings);
    json_add_int(row, "agents", -l->agents);
    json_add_int(row, "ships", -l->ship_gold);
    json_add_int(row, "rush", -l->rush_gold);
    json_add_int(row, "total", l->change);
    json_add_int(row, "research", l->research);
    return row;
}

static json_object *tax_rows(struct ctx *c, const struct nation *n, int trade_points)
{
    json_object *list = json_new_array(c);
    bool fixed = n->techs == TECHS;
    for (int rate = fixed ? TAX_FIXED : TAX_LEAST; rate <= (fixed ? TAX_FIXED : TAX_MOST); rate += TAX_STEP) {
        json_object *row = json_new_object(c);
        int gold = tax_gold(trade_points, rate);
        json_add_int(row, "rate", rate);
        json_add_int(row, "gold", gold);
        json_add_int(row, "research", trade_points - gold);
        json_push(list, row);
    }
    return list;
}

static json_object *need(struct ctx *c, json_object *list, const char *kind)
{
    json_object *row = json_new_object(c);
    json_add_text(row, "kind", kind);
    json_push(list, row);
    return row;
}

/* Whether colonists could set out now (R6.1). */
static bool may_colonise(const struct nation *n, const struct planet *p)
{
    return p->colony_ships && p->cruisers && p->pop >= COLONISTS_FROM && n->started < STARTS;
}

static void add_planet_needs(struct ctx *c, const struct space *w, int seat, json_object *list)
{
    for (int i = 0; i < w->planets; i++)
        if (w->planet[i].owner == seat && !w->planet[i].items)
            json_add_int(need(c, list, "empty_queue"), "planet", i);
    for (int i = 0; i < w->planets; i++)
        if (w->planet[i].owner == seat && may_colonise(&w->nation[seat], &w->planet[i]))
            json_add_int(need(c, list, "colony_ship"), "planet", i);
}

/* What needs a decision, the most urgent first. */
static json_object *needs(struct ctx *c, const struct space *w, int seat, const struct ledger *l)
{
    const struct nation *n = &w->nation[seat];
    json_object *list = json_new_array(c);
    if (!nation_plays(w, seat) || w->reason != REASON_NONE) return list;
    if (n->techs < TECHS && n->research == NONE) need(c, list, "no_research");
    add_planet_needs(c, w, seat, list);
    if (n->gold + l->change < 0 && l->change < 0) need(c, list, "debt");
    for (int i = 0; i < n->agents; i++)
        if (n->agent[i].state == AT_HOME)
            json_add_text(need(c, list, "free_agent"), "agent", AGENT_KEY[n->agent[i].name]);
    if (!n->agents && !n->recruit_done && n->recruited < AGENTS) need(c, list, "recruit");
    return list;
}

static void add_research(const struct nation *n, const struct ledger *l, json_object *row)
{
    bool chosen = n->research != NONE && n->techs < TECHS;
    int64_t missing = chosen ? tech_price(n->techs) - n->rp : 0;
    add_turns(row, "research_turns", chosen ? turns_until(missing, l->research) : 0);
}

static void add_extras(struct ctx *c, const struct space *w, int seat, const struct ledger *l,
                       json_object *row)
{
    const struct nation *n = &w->nation[seat];
    json_add_int(row, "capital", nation_capital(w, seat));
    json_add_int(row, "population", nation_holding(w, seat).population);
    json_add(row, "ledger", ledger_row(c, l));
    json_add(row, "taxes", tax_rows(c, n, l->trade_points));
    add_research(n, l, row);
    json_add_int(row, "penalty", n->gold < 0 ? -n->gold / DEBT_STEP : 0);
    json_add_int(row, "colonisations_left", STARTS - n->started);
    json_add_int(row, "agents_left", AGENTS - n->recruited);
    json_add_text(row, "next_agent", n->recruited < AGENTS ? AGENT_KEY[n->recruited] : NULL);
    json_add_int(row, "offence", cruiser_offence(w, seat));
    json_add_int(row, "defence", cruiser_defence(w, seat));
    json_add_int(row, "speed", FLIGHT[nation_knows(w, seat, FUSION_DRIVE)][1]);
    json_add_int(row, "colony_turns", colony_turns(w, seat));
    json_add(row, "needs", needs(c, w, seat, l));
}

json_object *nation_row(struct ctx *c, const struct space *w, int seat, bool extras)
{
    json_object *row = cosair_write_nation(c, w, seat);
    struct ledger ledger = nation_ledger(w, seat);
    add_sums(w, seat, &ledger, row);
    if (extras) add_extras(c, w, seat, &ledger, row);
    return row;
}

/* A planet */

static struct output output_of(const struct space *w, int id, bool rush)
{
    const struct planet *p = &w->planet[id];
    return planet_output(p->pop, planet_has(p, FACTORY), p->unrest, p->jam, rush, w->nation[p->owner].gold);
}

/* When each item of the list will be finished if nothing changes; unknown during a jam. */
static json_object *done_turns(struct ctx *c, const struct planet *p, int points)
{
    json_object *list = json_new_array(c);
    int64_t cost = -p->stock;
    for (int i = 0; i < p->items; i++) {
        cost += item_price(p->item[i], p->buildings);
        int64_t turns = points ? turns_until(cost, points) : 0;
        if (turns) json_push_int(list, turns);
        else json_push(list, NULL);
    }
    return list;
}

static json_object *price_row(struct ctx *c, int buildings)
{
    json_object *row = json_new_object(c);
    for (int i = 0; i < ITEMS; i++) json_add_int(row, ITEM[i].name, item_price(i, buildings));
    return row;
}

static void add_planet_extras(struct ctx *c, const struct space *w, int id, int points, json_object *row)
{
    const struct planet *p = &w->planet[id];
    bool barracks = planet_has(p, BARRACKS);
    json_add_int(row, "base", output_of(w, id, false).points);
    json_add_int(row, "growth", population_grown(p->pop, p->unrest, p->buildings) - p->pop);
    json_add_int(row, "limit", population_limit(p->buildings));
    json_add_int(row, "defence", cruiser_defence(w, p->owner) + planet_has(p, STARBASE));
    json_add_int(row, "rush_gold", p->pop / MILLION);
    json_add_int(row, "need", transports_needed(p->pop, p->buildings));
    json_add(row, "done_in", done_turns(c, p, points));
    json_add_int(row, "unrest_ends", UNREST_ENDS[barracks]);
    json_add_int(row, "jam_ends", JAM_ENDS[p->unrest]);
    json_add(row, "prices", price_row(c, p->buildings));
}

/* A planet as R17 and R21.3 write it; `extras`: with the numbers that a page needs. */
static json_object *planet_row(struct ctx *c, const struct space *w, int id, bool extras)
{
    json_object *row = cosair_write_planet(c, w, id);
    int points = output_of(w, id, w->planet[id].rush).points;
    json_add_int(row, "production", points);
    if (extras) add_planet_extras(c, w, id, points, row);
    return row;
}

json_object *planet_rows(struct ctx *c, const struct space *w, int seat, bool extras)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < w->planets; i++)
        if (seat == NONE || w->planet[i].owner == seat) json_push(list, planet_row(c, w, i, extras));
    return list;
}

/* Reports (R10.5) */

static json_object *planet_report_row(struct ctx *c, const struct planet_report *r)
{
    json_object *row = json_new_object(c);
    json_add_int(row, "turn", r->turn);
    json_add_int(row, "owner", r->owner);
    json_add_int(row, "pop", r->pop);
    json_add(row, "buildings", building_list(c, r->buildings));
    json_add_int(row, "ships", r->ships);
    json_add_bool(row, "mines", r->mines);
    json_add_bool(row, "unrest", r->unrest);
    json_add_bool(row, "jam", r->jam);
    return row;
}

static json_object *nation_report_row(struct ctx *c, const struct nation_report *r)
{
    json_object *row = json_new_object(c);
    json_add_int(row, "turn", r->turn);
    json_add_int(row, "gold", r->gold);
    json_add(row, "techs", tech_list(c, r->tech, r->techs));
    json_add_int(row, "active_freighters", r->active_freighters);
    json_add_int(row, "agent_ranks", r->agent_ranks);
    return row;
}

static void put_report(json_object *all, const char *key, json_object *row, int age)
{
    if (age >= 0) json_add_int(row, "age", age);
    json_add(all, key, row);
}

json_object *report_rows(struct ctx *c, const struct space *w, const struct reports *reports, bool extras)
{
    json_object *all = json_new_object(c);
    for (int i = 0; i < w->planets; i++) {
        const struct planet_report *r = &reports->planet[i];
        if (r->turn)
            put_report(all, pool_print(c->pool, "%d", i), planet_report_row(c, r),
                       extras ? w->turn - r->turn : -1);
    }
    for (int seat = 0; seat < w->seats; seat++) {
        const struct nation_report *r = &reports->nation[seat];
        if (r->turn)
            put_report(all, pool_print(c->pool, "n%d", seat), nation_report_row(c, r),
                       extras ? w->turn - r->turn : -1);
    }
    return all;
}
