/* view.c - the full view (R9.5, R9.6): what a viewer knows, with long names, and the numbers that the page needs:
 * prices, forecast, what happened. Reads only a game_known. */
#include "games/stratagem/phrase.h"
#include "games/stratagem/tell.h"
#include <string.h>

static bool is_seat(const game_known *k) { return k->viewer < k->world.seats; }
static bool sees_all(const game_known *k) { return k->viewer == ARBITER || k->stage == STAGE_OVER; }

/* Helpers */

static void add_goods(struct ctx *c, json_object *row, const char *key, const int goods[GOODS])
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < GOODS; i++) json_push_int(list, goods[i]);
    json_add(row, key, list);
}

static void add_seats(struct ctx *c, json_object *row, const char *key, seat_set seats)
{
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < REALMS; seat++)
        if (seats >> seat & 1) json_push_int(list, seat);
    json_add(row, key, list);
}

static void add_seat(json_object *row, const char *key, int seat)
{
    if (seat == NOBODY) json_add(row, key, NULL);
    else json_add_int(row, key, seat);
}

static void add_codes(struct ctx *c, json_object *row, const char *key, const uint8_t *province, int count)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < count; i++) json_push_text(list, MAP[province[i]].code);
    json_add(row, key, list);
}

static json_object *tech_names(struct ctx *c, const struct realm *realm)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < realm->techs; i++) json_push_text(list, TECH[realm->tech[i]].name);
    return list;
}

static json_object *options(struct ctx *c, const struct world *w)
{
    json_object *o = json_new_object(c);
    json_add_int(o, "players", w->seats);
    json_add_int(o, "max_turns", w->limits.max_turns);
    json_add_int(o, "gold_goal", w->limits.gold_goal);
    json_add_int(o, "domination", w->limits.domination);
    json_add_int(o, "vault", w->limits.vault);
    json_add_bool(o, "fog", w->limits.fog);
    return o;
}

/* The numbers of the match's version of the rules that are the same for everybody (R14). */
static json_object *rules(struct ctx *c, const struct world *w)
{
    const struct edition *edition = edition_of(w);
    json_object *o = json_new_object(c);
    json_add_int(o, "version", w->version);
    json_add_int(o, "domination_turns", edition->domination_turns);
    json_add_int(o, "corsair_gold", edition->corsair_gold);
    return o;
}

/* Those of a civilization; "yields": what its provinces yield in addition, by terrain, where that is anything. */
static json_object *civ_numbers(struct ctx *c, const struct civ_numbers *numbers)
{
    json_object *o = json_new_object(c), *yields = json_new_object(c);
    for (int terrain = 0; terrain < TERRAINS; terrain++) {
        const int *more = numbers->yield[terrain];
        if (more[FOOD] || more[IRON] || more[GOLD]) add_goods(c, yields, TERRAIN[terrain].name, more);
    }
    json_add_int(o, "iron_off", numbers->iron_off);
    json_add_int(o, "research", numbers->research);
    json_add_int(o, "route", numbers->route);
    json_add_int(o, "upkeep", numbers->upkeep);
    json_add(o, "yields", yields);
    return o;
}

static json_object *unique_json(struct ctx *c, const struct world *w, int seat)
{
    const struct civ_fact *civ = &CIV[w->realm[seat].civ];
    const struct unit_fact *unit = unit_of(w, seat, UNIQUE);
    json_object *o = json_new_object(c);
    json_add_text(o, "key", civ->unique_name);
    json_add_text(o, "name", civ->unique_title);
    json_add_int(o, "strength", unit->strength);
    json_add_int(o, "speed", unit->speed);
    return o;
}

/* The realms */

/* Counted for the realm's own eyes, and for viewers that see everything. */
static void add_purse(struct ctx *c, const struct world *w, int seat, json_object *row)
{
    int income[GOODS];
    realm_income(w, seat, income);
    add_goods(c, row, "stock", w->realm[seat].stock);
    add_goods(c, row, "income", income);
    json_add_int(row, "upkeep", realm_upkeep(w, seat));
    json_add_int(row, "units", realm_units(w, seat));
    json_add_int(row, "score", realm_score(w, seat));
    if (w->limits.vault) json_add_int(row, "vault", realm_vault(w, seat));
    else json_add(row, "vault", NULL);
}

static json_object *player(struct ctx *c, const game_known *k, int seat)
{
    const struct realm *realm = &k->world.realm[seat];
    json_object *row = json_new_object(c);
    json_add_int(row, "seat", seat);
    json_add_text(row, "civ", CIV[realm->civ].name);
    json_add_int(row, "age", realm->age);
    json_add(row, "techs", tech_names(c, realm));
    json_add_int(row, "provinces", k->provinces[seat]);
    json_add_int(row, "gold", k->gold[seat]);
    json_add_int(row, "marks", realm->marks);
    json_add_bool(row, "alive", realm->alive);
    json_add_bool(row, "resigned", realm->resigned);
    json_add_bool(row, "active", realm_active(&k->world, seat));
    if (realm->left_turn) json_add_int(row, "left", realm->left_turn);
    else json_add(row, "left", NULL);
    json_add_text(row, "capital", MAP[realm->capital].code);
    json_add_int(row, "streak", realm->streak);
    json_add_bool(row, "submitted", k->handed_in >> seat & 1);
    json_add(row, "unique", unique_json(c, &k->world, seat));
    json_add(row, "numbers", civ_numbers(c, numbers_of(&k->world, seat)));
    if (seat == k->viewer || sees_all(k)) add_purse(c, &k->world, seat, row);
    return row;
}

static json_object *players(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    for (int seat = 0; seat < k->world.seats; seat++) json_push(list, player(c, k, seat));
    return list;
}

static int counted(const struct chronicle *chronicle, enum happening_kind kind, int seat, int n)
{
    int count = 0;
    for (int i = 0; i < chronicle->count; i++)
        if (chronicle->happening[i].kind == kind && chronicle->happening[i].seat == seat)
            count += chronicle->happening[i].n[n];
    return count;
}

/* The turn resolved in the world the viewer knows, in which no other realm acts. */
static void add_forecast(struct ctx *c, const game_known *k, const game_order *own, const char *key,
                         json_object *row)
{
    const game_order *orders[REALMS] = {NULL};
    struct world *w = pool_take(c->pool, sizeof *w);
    struct chronicle *chronicle = pool_take(c->pool, sizeof *chronicle);
    chronicle->room = HAPPENINGS_MAX;
    chronicle->happening = pool_take_many(c->pool, HAPPENINGS_MAX, sizeof *chronicle->happening);
    *w = k->world;
    orders[k->viewer] = own;
    world_resolve(w, orders, chronicle);
    json_object *forecast = json_new_object(c);
    add_goods(c, forecast, "stock", w->realm[k->viewer].stock);
    json_add_int(forecast, "trade", counted(chronicle, HAPPENED_TRADE, k->viewer, 0));
    json_add_int(forecast, "lost", counted(chronicle, HAPPENED_VAULT, k->viewer, 0));
    json_add_int(forecast, "starving", counted(chronicle, HAPPENED_DESERTION, k->viewer, 1));
    json_add(row, key, forecast);
}

static json_object *you(struct ctx *c, const game_known *k)
{
    const struct realm *realm = &k->world.realm[k->viewer];
    json_object *row = json_new_object(c);
    json_add_int(row, "seat", k->viewer);
    json_add_text(row, "civ", CIV[realm->civ].name);
    json_add_int(row, "age", realm->age);
    json_add(row, "techs", tech_names(c, realm));
    add_purse(c, &k->world, k->viewer, row);
    json_add_text(row, "capital", MAP[realm->capital].code);
    json_add_int(row, "streak", realm->streak);
    json_add_int(row, "timeouts", realm->timeouts);
    if (k->stage == STAGE_OVER) return row;
    add_forecast(c, k, NULL, "forecast", row);
    if (k->own) add_forecast(c, k, k->own, "planned", row);
    return row;
}

/* The map */

static json_object *stack(struct ctx *c, const struct world *w, int v, int seat)
{
    json_object *units = json_new_object(c);
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        if (!units_at(w, v, seat, kind)) continue;
        json_object *counts = json_new_array(c);
        for (int veterancy = 0; veterancy < VETERANCIES; veterancy++)
            json_push_int(counts, w->units[v][seat][kind][veterancy]);
        json_add(units, UNIT[kind].name, counts);
    }
    return units;
}

/* Only for a province in sight. */
static void add_standing(struct ctx *c, const struct world *w, int v, json_object *row)
{
    json_object *units = json_new_object(c), *strength = json_new_object(c), *buildings = json_new_array(c);
    int yield[GOODS];
    add_seat(row, "owner", w->owner[v]);
    for (int seat = 0; seat < w->seats; seat++) {
        if (!(w->present[v] >> seat & 1)) continue;
        json_add(units, seat_name(seat), stack(c, w, v, seat));
        if (w->armed[v] >> seat & 1) json_add_int(strength, seat_name(seat), raw_strength(w, v, seat));
    }
    for (int b = 0; b < BUILDINGS; b++)
        if (stands(w, v, (enum building)b)) json_push_text(buildings, BUILDING[b].name);
    province_yield(w, v, yield);
    json_add(row, "units", units);
    json_add(row, "strength", strength);
    json_add(row, "buildings", buildings);
    add_goods(c, row, "yield", yield);
    json_add_int(row, "defence", province_defence(w, v));
}

static json_object *provinces(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    for (int v = 0; v < PROVINCES; v++) {
        json_object *row = json_new_object(c);
        bool visible = k->seen >> v & 1;
        json_add_text(row, "id", MAP[v].id);
        json_add_text(row, "code", MAP[v].code);
        json_add_text(row, "name", MAP[v].name);
        json_add_int(row, "x", MAP[v].x);
        json_add_int(row, "y", MAP[v].y);
        json_add_text(row, "terrain", TERRAIN[MAP[v].terrain].name);
        json_add_text(row, "region", MAP[v].region);
        add_codes(c, row, "adjacent", MAP[v].neighbour, MAP[v].neighbours);
        json_add_bool(row, "visible", visible);
        if (visible) add_standing(c, &k->world, v, row);
        json_push(list, row);
    }
    return list;
}

static json_object *edges(struct ctx *c)
{
    json_object *list = json_new_array(c);
    for (int v = 0; v < PROVINCES; v++)
        for (int i = 0; i < MAP[v].neighbours; i++) {
            if (MAP[v].neighbour[i] < v) continue;
            json_object *edge = json_new_array(c);
            json_push_text(edge, MAP[v].code);
            json_push_text(edge, MAP[MAP[v].neighbour[i]].code);
            json_push(list, edge);
        }
    return list;
}

/* Trade */

/* The share of an undisturbed turn (R7.3). */
static int route_share(const struct world *w, const struct route *route, int seat, int steps)
{
    bool own = route->owner == route->partner;
    int share = own ? steps * edition_of(w)->route_gold : steps * edition_of(w)->joint_gold / 2;
    return share * numbers_of(w, seat)->route / 100;
}

static json_object *route_json(struct ctx *c, const game_known *k, const struct route *route)
{
    json_object *row = json_new_object(c), *shares = json_new_object(c), *last = json_new_object(c);
    uint8_t path[PROVINCES];
    int count = route_path(route->from, route->to, path);
    json_add_text(row, "from", MAP[route->from].code);
    json_add_text(row, "to", MAP[route->to].code);
    add_codes(c, row, "path", path, count);
    add_seats(c, row, "owners", 1u << route->owner | 1u << route->partner);
    json_add_int(shares, seat_name(route->owner), route_share(&k->world, route, route->owner, count - 1));
    json_add_int(last, seat_name(route->owner), route->got[0]);
    if (route->partner != route->owner) {
        json_add_int(shares, seat_name(route->partner),
                     route_share(&k->world, route, route->partner, count - 1));
        json_add_int(last, seat_name(route->partner), route->got[1]);
    }
    json_add(row, "income", shares);
    json_add(row, "last", last);
    json_add_bool(row, "raided", route->raiders);
    add_seats(c, row, "by", route->raiders);
    return row;
}

static json_object *routes(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < k->world.routes; i++) json_push(list, route_json(c, k, &k->world.route[i]));
    return list;
}

static json_object *posts(struct ctx *c, const game_known *k)
{
    json_object *all = json_new_object(c);
    for (int seat = 0; seat < k->world.seats; seat++) {
        json_object *list = json_new_array(c);
        for (int v = 0; v < PROVINCES; v++)
            if (k->posts >> v & 1 && k->world.owner[v] == seat) json_push_text(list, MAP[v].code);
        if (json_object_array_length(list)) json_add(all, seat_name(seat), list);
    }
    return all;
}

/* Diplomacy */

static json_object *relations(struct ctx *c, const struct world *w)
{
    json_object *list = json_new_array(c);
    for (int a = 0; a < w->seats; a++)
        for (int b = a + 1; b < w->seats; b++) {
            json_object *row = json_new_object(c);
            add_seats(c, row, "seats", 1u << a | 1u << b);
            json_add_text(row, "relation", relation_name((enum relation)w->relation[a][b]));
            if (w->relation[a][b] == CEASEFIRE) json_add_int(row, "until", w->covered[a][b]);
            else json_add(row, "until", NULL);
            json_push(list, row);
        }
    return list;
}

static json_object *proposals(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    for (int from = 0; from < k->world.seats; from++)
        for (int to = 0; to < k->world.seats; to++) {
            const struct proposal *proposal = &k->proposal[from][to];
            if (!proposal->turn) continue;
            json_object *row = json_new_object(c);
            json_add_int(row, "from", from);
            json_add_int(row, "to", to);
            json_add_text(row, "treaty", relation_name(proposal->kind));
            json_add_int(row, "turn", proposal->turn);
            json_add_int(row, "lapses", proposal->turn + 1);
            json_push(list, row);
        }
    return list;
}

/* Letters of the arena itself have no sender: `from` is null. */
static json_object *messages(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < k->letters; i++) {
        const struct letter *letter = &k->letter[i];
        json_object *row = json_new_object(c);
        json_add_int(row, "turn", letter->turn);
        add_seat(row, "from", letter->from);
        if (letter->to == NOBODY) json_add_text(row, "to", "all");
        else json_add_int(row, "to", letter->to);
        json_add_text(row, "text", letter->text);
        json_object *phrase = letter->from == NOBODY ? NULL : phrase_of(c, letter->text);
        if (phrase) json_add(row, "phrase", phrase);
        json_push(list, row);
    }
    return list;
}

/* The last turn, and possible orders */

static json_object *events(struct ctx *c, const game_known *k)
{
    json_object *list = json_new_array(c);
    for (int i = 0; k->last && i < k->last->count; i++) {
        struct tale_line line = happening_line(c, &k->world, k->last, &k->last->happening[i]);
        json_push(list, line_json(c, &line));
    }
    return list;
}

static json_object *ending(struct ctx *c, const game_known *k)
{
    if (k->stage != STAGE_OVER) return NULL;
    json_object *row = json_new_object(c);
    json_add_text(row, "reason", reason_name(k->world.reason));
    add_seats(c, row, "winners", k->world.winners);
    return row;
}

static json_object *full(struct ctx *c, const game_known *k)
{
    json_object *view = json_new_object(c);
    json_add_int(view, "turn", k->world.turn);
    json_add_text(view, "phase", stage_name(k->stage));
    add_seats(c, view, "ready", k->ready);
    json_add(view, "options", options(c, &k->world));
    json_add(view, "rules", rules(c, &k->world));
    if (is_seat(k)) json_add(view, "you", you(c, k));
    json_add(view, "players", players(c, k));
    json_add(view, "provinces", provinces(c, k));
    json_add(view, "edges", edges(c));
    json_add(view, "routes", routes(c, k));
    json_add(view, "posts", posts(c, k));
    json_add(view, "relations", relations(c, &k->world));
    json_add(view, "proposals", proposals(c, k));
    json_add(view, "messages", messages(c, k));
    if (is_seat(k)) json_add_int(view, "messages_left", MESSAGES_MAX - k->sent);
    json_add(view, "events", events(c, k));
    if (is_seat(k)) json_add(view, "legal", strat_legal(c, k, NULL));
    if (is_seat(k)) json_add(view, "my_orders", k->own ? strat_write(c, k->own) : NULL);
    json_add(view, "standing", ending(c, k));
    return view;
}

/* A compact view's window {"ext":0} leaves out the additions to the short keys (R9.4). */
static bool wants_extras(json_object *window)
{
    json_object *ext = json_member(window, "ext");
    return !ext || json_object_get_int64(ext) != 0;
}

json_object *strat_view(struct ctx *c, const game_known *known, bool compact, json_object *window)
{
    return compact ? strat_compact(c, known, wants_extras(window)) : full(c, known);
}
