/* rows.c - a nation and a planet as their owner reads them: the members of R17 in their order, those that R21.3 adds,
 * and on the page further numbers. Reads a space in which the nation is fully known. */
#include "games/cosair/tell.h"
#include <string.h>

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

/* Delete members, or only those that are null, false or 0; the list of names ends with NULL. */
static void leave_out(json_object *row, bool blanks_only, const char *const *names)
{
    for (; *names; names++) {
        json_object *value = json_member(row, *names);
        bool blank = !json_object_is_type(value, json_type_string) && !json_object_get_int(value);
        if (!blanks_only || blank) json_object_object_del(row, *names);
    }
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

/* The nation in a brief view */

static void shorten_fleets(json_object *list)
{
    static const char *const BOOKING[] = {"id", "cost", NULL}, *const SHIPS[] = {"cruisers", "transports",
                                                                                 NULL};
    for (size_t i = 0; i < json_object_array_length(list); i++) {
        json_object *fleet = json_object_array_get_idx(list, i);
        leave_out(fleet, false, BOOKING);
        leave_out(fleet, true, SHIPS);
    }
}

static void shorten_nation(json_object *row)
{
    static const char *const ELSEWHERE[] = {"colour",  "alive",      "resigned", "exit_turn",
                                            "founded", "next_fleet", "next_exp", NULL};
    static const char *const AT_REST[] = {"to", "mission", "arrives", NULL}, *const WAY_BACK[] = {"mission",
                                                                                                  NULL};
    json_object *agents = json_member(row, "agents");
    leave_out(row, false, ELSEWHERE);
    for (size_t i = 0; i < json_object_array_length(agents); i++) {
        json_object *agent = json_object_array_get_idx(agents, i);
        bool home = strcmp(json_object_get_string(json_member(agent, "state")), "home") == 0;
        leave_out(agent, !home, home ? AT_REST : WAY_BACK);
    }
    shorten_fleets(json_member(row, "fleets"));
    shorten_fleets(json_member(row, "expeditions"));
}

json_object *nation_row(struct ctx *c, const struct space *w, int seat, enum detail detail)
{
    json_object *row = cosair_write_nation(c, w, seat);
    struct ledger ledger = nation_ledger(w, seat);
    add_sums(w, seat, &ledger, row);
    if (detail == PAGE) add_extras(c, w, seat, &ledger, row);
    if (detail == BRIEF) shorten_nation(row);
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

static void shorten_planet(json_object *row)
{
    static const char *const ELSEWHERE[] = {"name", "x", "y", "owner", NULL};
    static const char *const STATES[] = {"repeat", "stock",        "rush",  "unrest",
                                         "jam",    "colony_ships", "mines", NULL};
    leave_out(row, false, ELSEWHERE);
    leave_out(row, true, STATES);
}

static json_object *planet_row(struct ctx *c, const struct space *w, int id, enum detail detail)
{
    json_object *row = cosair_write_planet(c, w, id);
    int points = output_of(w, id, w->planet[id].rush).points;
    json_add_int(row, "production", points);
    if (detail == PAGE) add_planet_extras(c, w, id, points, row);
    if (detail == BRIEF) shorten_planet(row);
    return row;
}

json_object *planet_rows(struct ctx *c, const struct space *w, int seat, enum detail detail)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < w->planets; i++)
        if (seat == NONE || w->planet[i].owner == seat) json_push(list, planet_row(c, w, i, detail));
    return list;
}

/* Reports (R10.5) */

static json_object *planet_report_row(struct ctx *c, const struct planet_report *r, enum detail detail)
{
    static const char *const STATES[] = {"mines", "unrest", "jam", NULL};
    json_object *row = json_new_object(c);
    json_add_int(row, "turn", r->turn);
    json_add_int(row, "owner", r->owner);
    json_add_int(row, "pop", r->pop);
    json_add(row, "buildings", building_list(c, r->buildings));
    json_add_int(row, "ships", r->ships);
    json_add_bool(row, "mines", r->mines);
    json_add_bool(row, "unrest", r->unrest);
    json_add_bool(row, "jam", r->jam);
    if (detail == BRIEF) leave_out(row, true, STATES);
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

static bool is_foreign_report(const struct space *w, const struct reports *reports, int planet, int seat)
{
    return reports->planet[planet].turn && w->planet[planet].owner != seat;
}

/* The planet with the newest report that is not told yet, NONE: there is none. */
static int newest_report(const struct space *w, const struct reports *reports, int seat, const bool *told)
{
    int newest = NONE;
    for (int i = 0; i < w->planets; i++) {
        if (told[i] || !is_foreign_report(w, reports, i, seat)) continue;
        if (newest == NONE || reports->planet[i].turn > reports->planet[newest].turn) newest = i;
    }
    return newest;
}

/* What the brief view tells: the newest reports, at least REPORTS_LEAST, more while they fit into `room` characters. */
static void choose_reports(struct ctx *c, const struct space *w, const struct reports *reports, int seat,
                           int room, bool *ret_told)
{
    for (int count = 0; count < REPORTS_MOST; count++) {
        int planet = newest_report(w, reports, seat, ret_told);
        if (planet == NONE) return;
        room -= REPORT_KEY + (int)strlen(json_text(c, planet_report_row(c, &reports->planet[planet], BRIEF)));
        if (room < 0 && count >= REPORTS_LEAST) return;
        ret_told[planet] = true;
    }
}

json_object *report_rows(struct ctx *c, const struct space *w, const struct reports *reports, int seat,
                         enum detail detail, int room)
{
    bool told[PLANETS] = {false};
    json_object *all = json_new_object(c);
    if (detail == BRIEF) choose_reports(c, w, reports, seat, room, told);
    for (int i = 0; i < w->planets; i++) {
        const struct planet_report *r = &reports->planet[i];
        if (detail == BRIEF ? told[i] : r->turn)
            put_report(all, pool_print(c->pool, "%d", i), planet_report_row(c, r, detail),
                       detail == PAGE ? w->turn - r->turn : -1);
    }
    for (int other = 0; other < w->seats; other++) {
        const struct nation_report *r = &reports->nation[other];
        if (r->turn)
            put_report(all, pool_print(c->pool, "n%d", other), nation_report_row(c, r),
                       detail == PAGE ? w->turn - r->turn : -1);
    }
    return all;
}
