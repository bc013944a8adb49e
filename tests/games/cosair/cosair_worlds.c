/* cosair_worlds.c - what may be altered in a saved game of CoSAIR without a viewer having any right to notice, written from the rules
 * (R15) and from nothing of know.c. Public are map, owners, names, status, potential, rank; a viewer's own nation and planets are its
 * own, with its reports, its battles and the agents it has discovered. All else is somebody's secret. */
#include "games/cosair/state.h"
#include "harness.h"
#include "games/worlds.h"
#include <inttypes.h>
#include <string.h>

struct eyes {
    struct ctx *c;
    json_object *saved, *state; /* the copy being altered, and its world */
    struct rng *luck;
    int viewer, seats, turn;
    json_object *nations, *planets;
};

static int draw(const struct eyes *e, int below) { return (int)rng_below(e->luck, (uint64_t)below); }
static json_object *at(json_object *list, int i) { return json_object_array_get_idx(list, (size_t)i); }
static int count_of(json_object *list) { return (int)json_object_array_length(list); }
static int item(json_object *list, int i) { return json_object_get_int(at(list, i)); }
static int get(json_object *o, const char *key) { return json_object_get_int(json_member(o, key)); }
static bool is(json_object *o, const char *key) { return json_object_get_boolean(json_member(o, key)); }

static void set(json_object *o, const char *key, int64_t value)
{
    json_object_object_add(o, key, json_object_new_int64(value));
}

static void set_flag(json_object *o, const char *key, bool value)
{
    json_object_object_add(o, key, json_object_new_boolean(value));
}

static void set_json(const struct eyes *e, json_object *o, const char *key, const char *text)
{
    json_add(o, key, json_own(e->c, text));
}

/* ---- the dice: nobody's before the end, and in no view behind it ----------------------------------------------------- */

static void new_dice(const struct eyes *e)
{
    json_object *list = json_new_array(e->c);
    for (int i = 0; i < 4; i++)
        json_push_text(list, pool_print(e->c->pool, "%016" PRIx64, rng_next(e->luck)));
    json_add(e->state, "rng", list);
}

/* ---- planets of others ----------------------------------------------------------------------------------------------- */

static bool has_factory(json_object *planet)
{
    json_object *list = json_member(planet, "buildings");
    for (int i = 0; i < count_of(list); i++)
        if (strcmp(json_object_get_string(at(list, i)), "factory") == 0) return true;
    return false;
}

/* In the order of the alphabet, as the record has it. */
static void change_buildings(const struct eyes *e, json_object *planet, bool factory)
{
    static const char *const NAME[] = {"barracks", "biosphere", "factory", "medicenter", "starbase"};
    json_object *list = json_new_array(e->c);
    for (int i = 0; i < 5; i++)
        if (i == 2 ? factory : draw(e, 2)) json_push_text(list, NAME[i]);
    json_add(planet, "buildings", list);
}

/* The public potential tells a sum of people and factories, not where they are: they may change places. */
static void swap_people(const struct eyes *e)
{
    for (int i = 0; i < count_of(e->planets); i++) {
        json_object *here = at(e->planets, i), *there = at(e->planets, draw(e, count_of(e->planets)));
        if (get(here, "owner") == e->viewer || get(here, "owner") != get(there, "owner")) continue;
        int people = get(here, "pop");
        bool factory = has_factory(here);
        set(here, "pop", get(there, "pop"));
        change_buildings(e, here, has_factory(there));
        set(there, "pop", people);
        change_buildings(e, there, factory);
    }
}

static void change_list(const struct eyes *e, json_object *planet)
{
    static const char *const NAME[] = {"cruiser",     "transport", "freighter",
                                       "colony_ship", "mines",     "starbase"};
    json_object *list = json_new_array(e->c);
    for (int i = draw(e, 5); i > 0; i--) json_push_text(list, NAME[draw(e, 6)]);
    json_add(planet, "queue", list);
    set_flag(planet, "repeat", draw(e, 2));
}

static void change_planets(const struct eyes *e)
{
    swap_people(e);
    for (int i = 0; i < count_of(e->planets); i++) {
        json_object *planet = at(e->planets, i);
        if (get(planet, "owner") == e->viewer) continue;
        change_list(e, planet);
        set(planet, "stock", draw(e, 90));
        set(planet, "cruisers", draw(e, 60));
        set(planet, "transports", draw(e, 30));
        set(planet, "colony_ships", draw(e, 3));
        set(planet, "mines", 2 * draw(e, 5));
        set_flag(planet, "rush", draw(e, 2));
        set_flag(planet, "unrest", draw(e, 2));
        set_flag(planet, "jam", draw(e, 2));
    }
}

/* ---- nations of others ----------------------------------------------------------------------------------------------- */

static void change_technologies(const struct eyes *e, json_object *nation)
{
    int order[TECHS], known = draw(e, TECHS);
    json_object *list = json_new_array(e->c);
    for (int i = 0; i < TECHS; i++) order[i] = i;
    rng_shuffle(e->luck, order, TECHS, sizeof *order);
    for (int i = 0; i < known; i++) json_push_text(list, TECHNOLOGY[order[i]].name);
    json_add(nation, "techs", list);
    json_add_text(nation, "research", draw(e, 2) ? TECHNOLOGY[order[known]].name : NULL);
    set(nation, "tax", 20 + 10 * draw(e, 7));
}

static void change_agents(const struct eyes *e, json_object *nation)
{
    json_object *list = json_new_array(e->c);
    int recruited = 1 + draw(e, AGENTS);
    for (int i = 0; i < recruited; i++) {
        if (draw(e, 3)) continue;
        int from = draw(e, count_of(e->planets)), to = draw(e, count_of(e->planets));
        const char *name = AGENT_KEY[i];
        json_push(
            list,
            json_own(e->c,
                     draw(e, 2)
                         ? pool_print(e->c->pool,
                                      "{\"name\":\"%s\",\"rank\":%d,\"state\":\"home\",\"at\":%d,\"to\":-1,"
                                      "\"mission\":null,\"arrives\":0}",
                                      name, 1 + draw(e, 5), from)
                         : pool_print(e->c->pool,
                                      "{\"name\":\"%s\",\"rank\":%d,\"state\":\"out\",\"at\":%d,\"to\":%d,"
                                      "\"mission\":\"sabotage\",\"arrives\":%d}",
                                      name, 1 + draw(e, 5), from, to, e->turn + 1 + draw(e, 9))));
    }
    json_add(nation, "agents", list);
    set(nation, "recruited", recruited);
    set(nation, "recruit_done", draw(e, 2) ? e->turn + 1 + draw(e, 9) : 0);
}

static void change_flights(const struct eyes *e, json_object *nation)
{
    json_object *fleets = json_new_array(e->c), *starts = json_new_array(e->c);
    for (int i = draw(e, 6); i > 0; i--)
        json_push(
            fleets,
            json_own(e->c, pool_print(e->c->pool,
                                      "{\"id\":%d,\"from\":%d,\"to\":%d,\"cruisers\":%d,\"transports\":%d,"
                                      "\"arrives\":%d}",
                                      7 - i, draw(e, count_of(e->planets)), draw(e, count_of(e->planets)),
                                      1 + draw(e, 20), draw(e, 9), e->turn + 1 + draw(e, 9))));
    for (int i = draw(e, 4); i > 0; i--)
        json_push(
            starts,
            json_own(e->c, pool_print(e->c->pool,
                                      "{\"id\":%d,\"from\":%d,\"cruisers\":%d,\"cost\":%d,\"arrives\":%d}",
                                      5 - i, draw(e, count_of(e->planets)), 1 + draw(e, 3),
                                      25 * (1 + draw(e, 20)), e->turn + 1 + draw(e, 9))));
    json_add(nation, "fleets", fleets);
    json_add(nation, "expeditions", starts);
    set(nation, "next_fleet", 7 + draw(e, 90));
    set(nation, "next_exp", 5 + draw(e, 5));
    set(nation, "col_started", 4 + draw(e, 6));
}

static int foreign_planets(const struct eyes *e, int seat)
{
    int count = 0;
    for (int i = 0; i < count_of(e->planets); i++) count += get(at(e->planets, i), "owner") != seat;
    return count;
}

/* R13.2 counts active freighters: only those beyond the routes are nobody's business. */
static void change_freighters(const struct eyes *e, int seat, json_object *nation)
{
    int routes = foreign_planets(e, seat);
    if (get(nation, "freighters") >= routes) set(nation, "freighters", routes + draw(e, 9));
}

/* Of a nation that is no more only its name is left to tell. */
static void change_nation(const struct eyes *e, int seat)
{
    json_object *nation = at(e->nations, seat);
    set(nation, "gold", draw(e, 6000) - 2000);
    set(nation, "rp", draw(e, 2000));
    change_technologies(e, nation);
    if (!is(nation, "alive")) return;
    change_agents(e, nation);
    change_flights(e, nation);
    change_freighters(e, seat, nation);
}

/* R15.1: a resignation becomes public with the next resolution. One that would end the game is public at once. */
static void change_minds(const struct eyes *e)
{
    int playing = 0, seat = draw(e, e->seats);
    json_object *nation = at(e->nations, seat);
    for (int i = 0; i < e->seats; i++)
        playing += is(at(e->nations, i), "alive") && !is(at(e->nations, i), "resigned");
    if (seat == e->viewer || !is(nation, "alive") ||
        (is(nation, "resigned") && get(nation, "exit_turn") != e->turn))
        return;
    bool leaves = !is(nation, "resigned") && playing > 2;
    set_flag(nation, "resigned", leaves);
    set(nation, "exit_turn", leaves ? e->turn : 0);
}

/* ---- what others know and have heard ----------------------------------------------------------------------------------- */

static void change_reports(const struct eyes *e)
{
    json_object *all = json_member(e->saved, "reports");
    for (int seat = 0; seat < count_of(all); seat++) {
        if (seat == e->viewer) continue;
        json_object *row = json_new_object(e->c);
        set_json(e, row, "planets",
                 pool_print(e->c->pool, "[[%d,%d,%d,%d,0,3,1,0,1]]", draw(e, e->seats), 1 + draw(e, e->turn),
                            draw(e, 4000), draw(e, 90)));
        set_json(e, row, "nations",
                 pool_print(e->c->pool, "[[%d,%d,%d,%d,%d,1,2]]", draw(e, e->seats), 1 + draw(e, e->turn),
                            draw(e, 9), draw(e, 9), draw(e, 900)));
        json_object_array_put_idx(all, (size_t)seat, json_object_get(row));
    }
}

/* A row is kind, seat, other, planet, what, agent, two numbers. */
static bool hears(const struct eyes *e, json_object *row)
{
    int kind = item(row, 0), seat = item(row, 1), other = item(row, 2);
    if (seat == NONE || seat == e->viewer) return true;
    if (kind == HAPPENED_BATTLE) return other == e->viewer;
    return kind == HAPPENED_MISSION && item(row, 6) != MISSION_DONE && other == e->viewer;
}

static json_object *some_happening(const struct eyes *e)
{
    int seat = draw(e, e->seats), planet = draw(e, count_of(e->planets));
    if (seat == e->viewer) return NULL;
    if (draw(e, 2))
        return json_own(
            e->c, pool_print(e->c->pool, "[%d,%d,-1,%d,%d,0,0,0]", HAPPENED_BUILT, seat, planet, draw(e, 9)));
    return json_own(e->c, pool_print(e->c->pool, "[%d,%d,%d,%d,%d,%d,%d,0]", HAPPENED_MISSION, seat,
                                     e->viewer < e->seats ? e->viewer : 0, planet, draw(e, MISSIONS),
                                     draw(e, AGENTS), MISSION_DONE));
}

/* Battles of others are left out or are others; those that stay have other numbers, which nobody may see. */
static void change_happenings(const struct eyes *e)
{
    json_object *last = json_member(e->saved, "last"), *kept = json_new_array(e->c),
                *battles = json_new_array(e->c);
    if (!last) return;
    json_object *rows = json_member(last, "happenings"), *fought = json_member(last, "battles");
    json_push(battles, json_own(e->c, "[0,0,1,1,0,0,9,9,9,0,0,9,0,0]"));
    for (int i = 0; i < count_of(rows); i++) {
        json_object *row = at(rows, i), *more = draw(e, 4) ? NULL : some_happening(e);
        if (more) json_push(kept, more);
        if (!hears(e, row) && draw(e, 3)) continue;
        if (item(row, 0) == HAPPENED_BATTLE) {
            json_push(battles, at(fought, item(row, 6)));
            json_object_array_put_idx(row, 6, json_object_new_int(count_of(battles) - 1));
        }
        json_push(kept, row);
    }
    json_add(last, "happenings", kept);
    json_add(last, "battles", battles);
}

static json_object *other_world(struct ctx *c, json_object *saved, int viewer, struct rng *luck)
{
    struct eyes e = {.c = c, .saved = json_own(c, json_text(c, saved)), .luck = luck, .viewer = viewer};
    e.state = json_member(e.saved, "state");
    e.nations = json_member(e.state, "nations");
    e.planets = json_member(e.state, "planets");
    e.seats = count_of(e.nations);
    e.turn = get(e.state, "turn");
    new_dice(&e);
    if (viewer == ARBITER || json_member(e.state, "over")) return e.saved;
    change_planets(&e);
    for (int seat = 0; seat < e.seats; seat++)
        if (seat != viewer) change_nation(&e, seat);
    change_minds(&e);
    change_reports(&e);
    change_happenings(&e);
    return e.saved;
}

/* ---- what is known --------------------------------------------------------------------------------------------------- */

static const char *told(struct ctx *c, const game_known *known)
{
    game_state *as_state = pool_take(c->pool, sizeof *as_state);
    as_state->variant = known->variant;
    as_state->space = known->space;
    as_state->chart = *known->chart;
    as_state->last = known->last;
    if (known->reports) as_state->reports[0] = *known->reports;
    if (known->all_reports) memcpy(as_state->reports, known->all_reports, sizeof as_state->reports);
    json_object *public = json_new_array(c);
    for (int seat = 0; seat < NATIONS; seat++) {
        json_push_int(public, known->planets[seat]);
        json_push_int(public, known->potential[seat]);
        json_push_int(public, known->space.nation[seat].knows); /* the record has the list alone */
    }
    return pool_print(c->pool, "%s %s", json_text(c, cosair_save(c, as_state)), json_text(c, public));
}

const struct worlds WORLDS_cosair = {other_world, told};
