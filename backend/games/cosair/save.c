/* save.c - the full state as JSON. Equal states save to equal bytes: members in a fixed order, everything that a later
 * event or a view can need, and nothing else. The world in it has the shape of R17, whose digest other programs can
 * compare. */
#include "games/cosair/state.h"
#include <inttypes.h>
#include <stdio.h>

/* The world (R17) */

static json_object *save_rng(struct ctx *c, const struct rng *rng)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < 4; i++) json_push_text(list, pool_print(c->pool, "%016" PRIx64, rng->s[i]));
    return list;
}

static json_object *save_agents(struct ctx *c, const struct nation *n)
{
    static const char *const STATE[] = {[AT_HOME] = "home", [ON_MISSION] = "out", [ON_WAY_BACK] = "back"};
    json_object *list = json_new_array(c);
    for (const struct agent *a = n->agent; a < n->agent + n->agents; a++) {
        json_object *o = json_new_object(c);
        json_add_text(o, "name", AGENT_KEY[a->name]);
        json_add_int(o, "rank", a->rank);
        json_add_text(o, "state", STATE[a->state]);
        json_add_int(o, "at", a->at);
        json_add_int(o, "to", a->to);
        json_add_text(o, "mission", a->mission == NONE ? NULL : MISSION[a->mission].name);
        json_add_int(o, "arrives", a->arrives);
        json_push(list, o);
    }
    return list;
}

static json_object *save_fleets(struct ctx *c, const struct space *w, int seat)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < w->fleets; i++) {
        const struct fleet *f = &w->fleet[i];
        if (f->seat != seat) continue;
        json_object *o = json_new_object(c);
        json_add_int(o, "id", f->id);
        json_add_int(o, "from", f->from);
        json_add_int(o, "to", f->to);
        json_add_int(o, "cruisers", f->cruisers);
        json_add_int(o, "transports", f->transports);
        json_add_int(o, "arrives", f->arrives);
        json_push(list, o);
    }
    return list;
}

static json_object *save_expeditions(struct ctx *c, const struct nation *n)
{
    json_object *list = json_new_array(c);
    for (const struct expedition *e = n->expedition; e < n->expedition + n->expeditions; e++) {
        json_object *o = json_new_object(c);
        json_add_int(o, "id", e->id);
        json_add_int(o, "from", e->from);
        json_add_int(o, "cruisers", e->cruisers);
        json_add_int(o, "cost", e->cost);
        json_add_int(o, "arrives", e->arrives);
        json_push(list, o);
    }
    return list;
}

json_object *cosair_write_nation(struct ctx *c, const struct space *w, int seat)
{
    const struct nation *n = &w->nation[seat];
    json_object *o = json_new_object(c), *techs = json_new_array(c);
    for (int i = 0; i < n->techs; i++) json_push_text(techs, TECHNOLOGY[n->tech[i]].name);
    json_add_int(o, "seat", seat);
    json_add_text(o, "colour", COLOUR[n->colour].name);
    json_add_bool(o, "alive", n->alive);
    json_add_bool(o, "resigned", n->resigned);
    json_add_int(o, "exit_turn", n->exit_turn);
    json_add_int(o, "gold", n->gold);
    json_add_int(o, "rp", n->rp);
    json_add_int(o, "tax", n->tax);
    json_add_text(o, "research", n->research == NONE ? NULL : TECHNOLOGY[n->research].name);
    json_add(o, "techs", techs);
    json_add_int(o, "freighters", n->freighters);
    json_add_int(o, "col_started", n->started);
    json_add_int(o, "founded", n->founded);
    json_add_int(o, "recruited", n->recruited);
    json_add_int(o, "recruit_done", n->recruit_done);
    json_add_int(o, "next_fleet", n->next_fleet);
    json_add_int(o, "next_exp", n->next_expedition);
    json_add(o, "agents", save_agents(c, n));
    json_add(o, "fleets", save_fleets(c, w, seat));
    json_add(o, "expeditions", save_expeditions(c, n));
    return o;
}

json_object *cosair_write_planet(struct ctx *c, const struct space *w, int planet)
{
    const struct planet *p = &w->planet[planet];
    json_object *o = json_new_object(c), *buildings = json_new_array(c), *items = json_new_array(c);
    for (int b = 0; b < BUILDINGS; b++)
        if (p->buildings >> b & 1) json_push_text(buildings, ITEM[BUILDING_FIRST + b].name);
    for (int i = 0; i < p->items; i++) json_push_text(items, ITEM[p->item[i]].name);
    json_add_int(o, "id", planet);
    json_add_text(o, "name", planet_name(c, w, planet));
    json_add_int(o, "x", p->x);
    json_add_int(o, "y", p->y);
    json_add_int(o, "owner", p->owner);
    json_add_int(o, "pop", p->pop);
    json_add(o, "buildings", buildings);
    json_add(o, "queue", items);
    json_add_bool(o, "repeat", p->repeat);
    json_add_int(o, "stock", p->stock);
    json_add_bool(o, "rush", p->rush);
    json_add_bool(o, "unrest", p->unrest);
    json_add_bool(o, "jam", p->jam);
    json_add_int(o, "cruisers", p->cruisers);
    json_add_int(o, "transports", p->transports);
    json_add_int(o, "colony_ships", p->colony_ships);
    json_add_int(o, "mines", p->mines);
    return o;
}

json_object *space_write(struct ctx *c, const struct space *w)
{
    json_object *o = json_new_object(c), *nations = json_new_array(c), *planets = json_new_array(c);
    for (int seat = 0; seat < w->seats; seat++) json_push(nations, cosair_write_nation(c, w, seat));
    for (int planet = 0; planet < w->planets; planet++) json_push(planets, cosair_write_planet(c, w, planet));
    json_add_text(o, "game", "cosair");
    json_add_int(o, "v", 1);
    json_add_int(o, "turn", w->turn);
    json_add_text(o, "over", end_name(w->reason));
    json_add(o, "rng", save_rng(c, &w->rng));
    json_add_int(o, "n", w->seats);
    json_add_int(o, "m", w->side);
    json_add_int(o, "max_turns", w->limits.max_turns);
    json_add_int(o, "end_ratio", w->limits.end_ratio);
    json_add_int(o, "closing_from", w->limits.closing_from);
    json_add(o, "nations", nations);
    json_add(o, "planets", planets);
    return o;
}

uint64_t space_digest(struct ctx *c, const struct space *w)
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (const char *text = json_text(c, space_write(c, w)); *text; text++)
        hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    return hash;
}

/* Reports and the last resolution */

static void push_ints(json_object *list, struct ctx *c, const int64_t *from, size_t n)
{
    json_object *row = json_new_array(c);
    for (size_t i = 0; i < n; i++) json_push_int(row, from[i]);
    json_push(list, row);
}

#define PUSH_ROW(list, c, ...)                                \
    do {                                                      \
        const int64_t row_[] = {__VA_ARGS__};                 \
        push_ints(list, c, row_, sizeof row_ / sizeof *row_); \
    } while (0)

/* Only reports that exist: {"planets": [[planet, turn, ...]], "nations": [[seat, turn, ..., techs]]}. */
static json_object *save_reports(struct ctx *c, const struct reports *r)
{
    json_object *o = json_new_object(c), *planets = json_new_array(c), *nations = json_new_array(c);
    for (int i = 0; i < PLANETS; i++) {
        const struct planet_report *p = &r->planet[i];
        if (p->turn)
            PUSH_ROW(planets, c, i, p->turn, p->pop, p->ships, p->owner, p->buildings, p->mines, p->unrest,
                     p->jam);
    }
    for (int i = 0; i < NATIONS; i++) {
        const struct nation_report *n = &r->nation[i];
        if (!n->turn) continue;
        int64_t row[5 + TECHS] = {i, n->turn, n->active_freighters, n->agent_ranks, n->gold};
        for (int k = 0; k < n->techs; k++) row[5 + k] = n->tech[k];
        push_ints(nations, c, row, 5u + n->techs);
    }
    json_add(o, "planets", planets);
    json_add(o, "nations", nations);
    return o;
}

static json_object *save_chronicle(struct ctx *c, const struct chronicle *last)
{
    if (!last) return NULL;
    json_object *o = json_new_object(c), *battles = json_new_array(c), *list = json_new_array(c);
    for (const struct battle *b = last->battle; b < last->battle + last->battles; b++)
        PUSH_ROW(battles, c, b->planet, b->attacker, b->defender, b->won, b->landed, b->conquered,
                 b->att_cruisers, b->att_transports, b->def_cruisers, b->mines, b->mine_hits, b->att_left,
                 b->def_left, b->need);
    for (const struct happening *h = last->happening; h < last->happening + last->count; h++)
        PUSH_ROW(list, c, h->kind, h->seat, h->other, h->planet, h->what, h->agent, h->n[0], h->n[1]);
    json_add_int(o, "turn", last->turn);
    json_add(o, "battles", battles);
    json_add(o, "happenings", list);
    return o;
}

json_object *cosair_save(struct ctx *c, const game_state *state)
{
    json_object *o = json_new_object(c), *reports = json_new_array(c);
    for (int seat = 0; seat < state->space.seats; seat++)
        json_push(reports, save_reports(c, &state->reports[seat]));
    json_add_text(o, "variant", state->variant->id);
    json_add(o, "state", space_write(c, &state->space));
    json_add(o, "reports", reports);
    json_add(o, "chart", chart_save(c, &state->chart, state->space.seats));
    json_add(o, "last", save_chronicle(c, state->last));
    return o;
}
