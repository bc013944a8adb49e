/* stratagem_help.c - see stratagem_help.h. */
#include "stratagem_help.h"
#include <stdlib.h>
#include <string.h>

static int int_at(json_object *list, size_t i) { return json_object_get_int(vector_at(list, i)); }

static int seat_or_nobody(const char *name)
{
    int seat = seat_by_name(name);
    return seat < 0 ? NOBODY : seat;
}

/* ---- reading -------------------------------------------------------------------------------------------------- */

void vector_units(struct world *w, int province, int seat, json_object *rows)
{
    for (size_t kind = 0; kind < UNIT_KINDS; kind++)
        for (size_t veterancy = 0; veterancy < VETERANCIES; veterancy++)
            w->units[province][seat][kind][veterancy] = int_at(vector_at(rows, kind), veterancy);
    units_changed(w, province);
}

static void read_provinces(json_object *state, struct world *w)
{
    for (size_t p = 0; p < PROVINCES; p++) {
        const char *owner = json_object_get_string(vector_at(json_member(state, "owner"), p));
        w->owner[p] = (uint8_t)seat_or_nobody(owner);
    }
    json_object_object_foreach (json_member(state, "buildings"), code, letters) {
        for (const char *l = json_object_get_string(letters); *l; l++)
            w->buildings[province_by_name(code)] |=
                (uint8_t)(1u << (strchr(BUILDING_LETTERS, *l) - BUILDING_LETTERS));
    }
    json_object_object_foreach (json_member(state, "units"), where, here) {
        json_object_object_foreach (here, who, rows) {
            vector_units(w, province_by_name(where), seat_by_name(who), rows);
        }
    }
}

static void read_realm(json_object *state, struct world *w, size_t seat)
{
    struct realm *r = &w->realm[seat];
    json_object *techs = vector_at(json_member(state, "techs"), seat);
    for (size_t good = 0; good < GOODS; good++)
        r->stock[good] = int_at(vector_at(json_member(state, "stock"), seat), good);
    r->age = int_at(json_member(state, "age"), seat);
    r->alive = json_object_get_boolean(vector_at(json_member(state, "alive"), seat));
    r->marks = int_at(json_member(state, "betrayals"), seat);
    r->streak = int_at(json_member(state, "dom_streak"), seat);
    r->techs = (int)json_object_array_length(techs);
    r->knows = 0;
    for (size_t i = 0; i < (size_t)r->techs; i++) {
        r->tech[i] = (uint8_t)tech_by_name(json_object_get_string(vector_at(techs, i)));
        r->knows |= 1u << r->tech[i];
    }
}

static void read_routes(json_object *state, struct world *w)
{
    json_object *routes = json_member(state, "routes");
    for (size_t i = 0; i < json_object_array_length(routes); i++) {
        json_object *path = vector_at(routes, i);
        size_t n = json_object_array_length(path);
        struct route *route = &w->route[w->routes++];
        route->from = (uint8_t)province_by_name(json_object_get_string(vector_at(path, 0)));
        route->to = (uint8_t)province_by_name(json_object_get_string(vector_at(path, n - 3)));
        route->owner = (uint8_t)seat_by_name(json_object_get_string(vector_at(path, n - 2)));
        route->partner = (uint8_t)seat_by_name(json_object_get_string(vector_at(path, n - 1)));
    }
}

void vector_world(json_object *state, json_object *civs, int vault, struct world *w)
{
    enum civ civ[REALMS] = {IRONBORN};
    size_t seats = json_object_array_length(civs);
    for (size_t seat = 0; seat < seats; seat++)
        civ[seat] = (enum civ)civ_by_name(json_object_get_string(vector_at(civs, seat)));
    world_begin(w, 1, (int)seats, civ, (struct limits){40, 100, 15, vault, true});
    memset(w->units, 0, sizeof w->units);
    memset(w->present, 0, sizeof w->present);
    memset(w->armed, 0, sizeof w->armed);
    w->turn = json_object_get_int(json_member(state, "next_turn"));
    read_provinces(state, w);
    for (size_t seat = 0; seat < seats; seat++) read_realm(state, w, seat);
    read_routes(state, w);
    json_object *relations = json_member(state, "relations");
    for (size_t i = 0; i < json_object_array_length(relations); i++) {
        json_object *row = vector_at(relations, i);
        int kind = relation_by_name(json_object_get_string(vector_at(row, 2)));
        set_relation(w, int_at(row, 0), int_at(row, 1), (enum relation)kind);
    }
}

/* ---- writing -------------------------------------------------------------------------------------------------- */

json_object *vector_units_of(struct ctx *c, const struct world *w, int province, int seat)
{
    json_object *rows = json_new_array(c);
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        json_object *row = json_new_array(c);
        for (int veterancy = 0; veterancy < VETERANCIES; veterancy++)
            json_push_int(row, w->units[province][seat][kind][veterancy]);
        json_push(rows, row);
    }
    return rows;
}

static void write_provinces(struct ctx *c, const struct world *w, json_object *o)
{
    json_object *owner = json_new_array(c), *buildings = json_new_object(c), *units = json_new_object(c);
    for (int p = 0; p < PROVINCES; p++) {
        char letters[BUILDINGS + 1] = "";
        size_t n = 0;
        json_push_text(owner, seat_name(w->owner[p]));
        for (int b = 0; b < BUILDINGS; b++)
            if (stands(w, p, (enum building)b)) letters[n++] = BUILDING_LETTERS[b];
        if (n) json_add_text(buildings, MAP[p].code, letters);
        if (!w->present[p]) continue;
        json_object *here = json_new_object(c);
        for (int seat = 0; seat < w->seats; seat++)
            if (w->present[p] >> seat & 1) json_add(here, seat_name(seat), vector_units_of(c, w, p, seat));
        json_add(units, MAP[p].code, here);
    }
    json_add(o, "owner", owner);
    json_add(o, "buildings", buildings);
    json_add(o, "units", units);
}

static json_object *stock_of(struct ctx *c, const struct realm *r)
{
    json_object *stock = json_new_array(c);
    for (int good = 0; good < GOODS; good++) json_push_int(stock, r->stock[good]);
    return stock;
}

static json_object *techs_of(struct ctx *c, const struct realm *r)
{
    json_object *techs = json_new_array(c);
    for (int i = 0; i < r->techs; i++) json_push_text(techs, TECH[r->tech[i]].code);
    return techs;
}

static void write_realms(struct ctx *c, const struct world *w, json_object *o)
{
    static const char *const KEYS[] = {"stock",     "age",        "techs", "alive",
                                       "betrayals", "dom_streak", "score", "vault"};
    json_object *list[8];
    for (int i = 0; i < 8; i++) json_add(o, KEYS[i], list[i] = json_new_array(c));
    for (int seat = 0; seat < w->seats; seat++) {
        const struct realm *r = &w->realm[seat];
        json_push(list[0], stock_of(c, r));
        json_push_int(list[1], r->age);
        json_push(list[2], techs_of(c, r));
        json_object_array_add(list[3], json_object_new_boolean(r->alive));
        json_push_int(list[4], r->marks);
        json_push_int(list[5], r->streak);
        json_push_int(list[6], realm_score(w, seat));
        json_push_int(list[7], realm_vault(w, seat));
    }
}

static json_object *write_routes(struct ctx *c, const struct world *w)
{
    json_object *routes = json_new_array(c);
    for (int i = 0; i < w->routes; i++) {
        uint8_t path[PROVINCES];
        json_object *row = json_new_array(c);
        int n = route_path(w->route[i].from, w->route[i].to, path);
        for (int k = 0; k < n; k++) json_push_text(row, MAP[path[k]].code);
        json_push_text(row, seat_name(w->route[i].owner));
        json_push_text(row, seat_name(w->route[i].partner));
        json_push(routes, row);
    }
    return routes;
}

static json_object *write_relations(struct ctx *c, const struct world *w)
{
    json_object *relations = json_new_array(c);
    for (int a = 0; a < w->seats; a++)
        for (int b = a + 1; b < w->seats; b++) {
            json_object *row = json_new_array(c);
            json_push_int(row, a);
            json_push_int(row, b);
            json_push_text(row, relation_name((enum relation)w->relation[a][b]));
            if (!hostile(w, a, b)) json_push(relations, row);
        }
    return relations;
}

json_object *vector_state(struct ctx *c, const struct world *w)
{
    static const char *const WHY[] = {NULL, "last", "dom", "eco", "score"};
    json_object *o = json_new_object(c), *winner = w->reason ? json_new_array(c) : NULL;
    for (int seat = 0; seat < w->seats; seat++)
        if (winner && w->winners >> seat & 1) json_push_int(winner, seat);
    json_add_int(o, "next_turn", w->turn);
    write_provinces(c, w, o);
    write_realms(c, w, o);
    json_add(o, "relations", write_relations(c, w));
    json_add(o, "routes", write_routes(c, w));
    json_add(o, "winner", winner);
    json_add_text(o, "why", WHY[w->reason]);
    return o;
}

static const char *saved(struct ctx *c, const struct world *w)
{
    const game_state state = {.variant = GAME_stratagem.variants, .world = *w};
    return json_text(c, strat_save(c, &state));
}

bool vector_worlds_same(struct ctx *c, const struct world *a, const struct world *b)
{
    return strcmp(saved(c, a), saved(c, b)) == 0;
}

/* ---- orders and chronicles ------------------------------------------------------------------------------------ */

game_order *vector_order(struct ctx *c, json_object *sent)
{
    struct verdicts verdicts = {0};
    game_order *order = strat_parse(c, sent, &verdicts);
    ck_assert_msg(order != NULL, "%s: %s", json_text(c, sent), c->failure.detail);
    return order;
}

void vector_orders(struct ctx *c, json_object *sent, const game_order *ret[REALMS])
{
    for (int seat = 0; seat < REALMS; seat++) {
        json_object *one = json_member(sent, seat_name(seat));
        ret[seat] = one ? vector_order(c, one) : NULL;
    }
}

struct chronicle *vector_chronicle(struct ctx *c)
{
    struct chronicle *chronicle = pool_take(c->pool, sizeof *chronicle);
    chronicle->room = HAPPENINGS_MAX;
    chronicle->happening = pool_take_many(c->pool, HAPPENINGS_MAX, sizeof *chronicle->happening);
    return chronicle;
}

json_object *vector_errors(struct ctx *c, const struct chronicle *chronicle)
{
    json_object *errors = json_new_object(c);
    for (int i = 0; i < chronicle->count; i++) {
        const struct happening *h = &chronicle->happening[i];
        if (h->kind != HAPPENED_DROPPED) continue;
        json_object *own = json_member(errors, seat_name(h->seat)), *row = json_new_array(c);
        if (!own) json_add(errors, seat_name(h->seat), own = json_new_array(c));
        json_push_text(row, LIST_NAME[h->n[0]]);
        json_push_int(row, h->n[1]);
        json_push_text(row, fault_fact((enum fault)h->n[2])->code);
        json_push(own, row);
    }
    return errors;
}

static const struct happening *find(const struct chronicle *chronicle, enum happening_kind kind, int seat)
{
    for (int i = 0; i < chronicle->count; i++)
        if (chronicle->happening[i].kind == kind && chronicle->happening[i].seat == seat)
            return &chronicle->happening[i];
    return NULL;
}

json_object *vector_income(struct ctx *c, const struct chronicle *chronicle, int seats)
{
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < seats; seat++) {
        const struct happening *h = find(chronicle, HAPPENED_INCOME, seat);
        json_object *row = json_new_array(c), *goods = json_new_array(c);
        for (int good = 0; h && good < GOODS; good++) json_push_int(goods, h->n[good]);
        json_push(row, goods);
        if (h) json_push_int(row, h->n[GOODS]);
        json_push(list, h ? row : NULL);
    }
    return list;
}

json_object *vector_trade(struct ctx *c, const struct chronicle *chronicle, int seats)
{
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < seats; seat++) {
        const struct happening *h = find(chronicle, HAPPENED_TRADE, seat);
        json_push_int(list, h ? h->n[0] : 0);
    }
    return list;
}

json_object *vector_battles(struct ctx *c, const struct chronicle *chronicle)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < chronicle->battles; i++) {
        const struct battle *b = &chronicle->battle[i];
        json_object *row = json_new_object(c), *totals = json_new_array(c);
        for (int side = 0; side < b->sides; side++) json_push_int(totals, b->total[side]);
        json_add_text(row, "at", MAP[b->province].code);
        json_add_text(row, "kind", b->winner < 0 ? "standoff" : "battle");
        json_add(row, "totals", totals);
        json_push(list, row);
    }
    return list;
}
