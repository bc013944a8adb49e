/* load.c - reads what save.c wrote. Every number is checked against its range, because a snapshot can be altered. */
#include "games/cosair/state.h"
#include <stdio.h>
#include <string.h>

enum { COUNT_LIMIT = 1 << 26, TURN_LIMIT = 1 << 20, FLEETS_LIMIT = 1 << 20 };

static bool wrong(struct ctx *c, const char *what)
{
    return fail(c, FAULT_BAD_REQUEST, "not a saved state of this game: %s", what);
}

/* A member that must exist and be within its range; `ok` stays false after the first error. */
struct reader {
    struct ctx *c;
    bool ok;
};

static int64_t number(struct reader *r, json_object *o, const char *key, int64_t min, int64_t max)
{
    int64_t value = min;
    if (r->ok) r->ok = json_need_int(r->c, o, key, min, max, &value);
    return value;
}

static bool flag(struct reader *r, json_object *o, const char *key)
{
    json_object *value = json_member(o, key);
    if (r->ok && !json_object_is_type(value, json_type_boolean)) r->ok = wrong(r->c, key);
    return json_object_get_boolean(value) != 0;
}

/* A name among those that `find` knows; null is NONE where that is allowed. */
static int word(struct reader *r, json_object *value, const char *what, int (*find)(const char *),
                bool may_be_null)
{
    if (!value && may_be_null) return NONE;
    int found = json_object_is_type(value, json_type_string) ? find(json_object_get_string(value)) : NONE;
    if (r->ok && found == NONE) r->ok = wrong(r->c, what);
    return found;
}

static json_object *list(struct reader *r, json_object *o, const char *key, size_t max)
{
    json_object *found = NULL;
    if (r->ok) r->ok = json_need_array(r->c, o, key, max, &found);
    return r->ok ? found : NULL;
}

static size_t length(json_object *found) { return found ? json_object_array_length(found) : 0; }

/* Nations */

static int state_by_name(const char *name)
{
    static const char *const STATE[] = {[AT_HOME] = "home", [ON_MISSION] = "out", [ON_WAY_BACK] = "back"};
    for (int i = 0; i < 3; i++)
        if (strcmp(name, STATE[i]) == 0) return i;
    return NONE;
}

static struct agent read_agent(struct reader *r, json_object *o, int planets)
{
    struct agent a = {
        .name = (uint8_t)word(r, json_member(o, "name"), "name", agent_by_name, false),
        .rank = (uint8_t)number(r, o, "rank", 1, RANK_MAX),
        .state = (uint8_t)word(r, json_member(o, "state"), "state", state_by_name, false),
        .at = (uint8_t)number(r, o, "at", 0, planets - 1),
        .to = (int8_t)number(r, o, "to", NONE, planets - 1),
        .mission = (int8_t)word(r, json_member(o, "mission"), "mission", mission_by_name, true),
        .arrives = (int)number(r, o, "arrives", 0, TURN_LIMIT),
    };
    bool away = a.state != AT_HOME, acts = a.state == ON_MISSION;
    if (r->ok && ((a.to != NONE) != away || (a.mission != NONE) != acts)) r->ok = wrong(r->c, "agents");
    return a;
}

static void read_fleets(struct reader *r, json_object *o, struct space *w, int seat)
{
    json_object *fleets = list(r, o, "fleets", FLEETS_LIMIT);
    space_room(r->c->pool, w, (int)length(fleets));
    for (size_t i = 0; r->ok && i < length(fleets); i++) {
        json_object *row = json_object_array_get_idx(fleets, i);
        w->fleet[w->fleets++] = (struct fleet){
            .seat = (uint8_t)seat,
            .id = (int)number(r, row, "id", 1, INT32_MAX - 1),
            .from = (uint8_t)number(r, row, "from", 0, w->planets - 1),
            .to = (uint8_t)number(r, row, "to", 0, w->planets - 1),
            .cruisers = (int)number(r, row, "cruisers", 0, COUNT_LIMIT),
            .transports = (int)number(r, row, "transports", 0, COUNT_LIMIT),
            .arrives = (int)number(r, row, "arrives", 0, TURN_LIMIT),
        };
    }
}

static void read_away(struct reader *r, json_object *o, struct space *w, struct nation *n)
{
    json_object *agents = list(r, o, "agents", AGENTS), *expeditions = list(r, o, "expeditions", STARTS);
    for (size_t i = 0; r->ok && i < length(agents); i++)
        n->agent[n->agents++] = read_agent(r, json_object_array_get_idx(agents, i), w->planets);
    for (size_t i = 0; r->ok && i < length(expeditions); i++) {
        json_object *row = json_object_array_get_idx(expeditions, i);
        n->expedition[n->expeditions++] = (struct expedition){
            .id = (int)number(r, row, "id", 1, INT32_MAX - 1),
            .from = (uint8_t)number(r, row, "from", 0, w->planets - 1),
            .cruisers = (int)number(r, row, "cruisers", 0, COUNT_LIMIT),
            .cost = (int)number(r, row, "cost", 0, COUNT_LIMIT),
            .arrives = (int)number(r, row, "arrives", 0, TURN_LIMIT),
        };
    }
}

static void read_techs(struct reader *r, json_object *o, struct nation *n)
{
    json_object *techs = list(r, o, "techs", TECHS);
    for (size_t i = 0; r->ok && i < length(techs); i++) {
        int tech = word(r, json_object_array_get_idx(techs, i), "techs", technology_by_name, false);
        if (r->ok && n->knows >> tech & 1) r->ok = wrong(r->c, "techs");
        if (!r->ok) return;
        n->tech[n->techs++] = (uint8_t)tech;
        n->knows |= (uint16_t)(1u << tech);
    }
}

/* A function of its own, because names of planets need the colours: they are read before any planet. */
static struct nation read_nation(struct reader *r, json_object *o)
{
    struct nation n = {
        .colour = (uint8_t)word(r, json_member(o, "colour"), "colour", colour_by_name, false),
        .alive = flag(r, o, "alive"),
        .resigned = flag(r, o, "resigned"),
        .exit_turn = (int)number(r, o, "exit_turn", 0, TURN_LIMIT),
        .gold = number(r, o, "gold", -JSON_INT_MAX / 1024, JSON_INT_MAX / 1024),
        .rp = number(r, o, "rp", 0, JSON_INT_MAX / 1024),
        .tax = (int)number(r, o, "tax", 20, TAX_FIXED),
        .research = (int8_t)word(r, json_member(o, "research"), "research", technology_by_name, true),
        .freighters = (int)number(r, o, "freighters", 0, COUNT_LIMIT),
        .started = (uint8_t)number(r, o, "col_started", 0, STARTS),
        .founded = (uint8_t)number(r, o, "founded", 1, NUMBERS),
        .recruited = (uint8_t)number(r, o, "recruited", 0, AGENTS),
        .recruit_done = (int)number(r, o, "recruit_done", 0, TURN_LIMIT),
        .next_fleet = (int)number(r, o, "next_fleet", 1, INT32_MAX / 2),
        .next_expedition = (int)number(r, o, "next_exp", 1, INT32_MAX / 2),
    };
    read_techs(r, o, &n);
    if (r->ok && n.recruit_done && !n.recruited) r->ok = wrong(r->c, "recruit_done");
    return n;
}

/* Planets */

/* "Red Prime": a colour and a number. */
static bool read_name(const struct space *w, const char *name, struct planet *p)
{
    for (int seat = 0; name && seat < w->seats; seat++)
        for (int k = 0; k < NUMBERS; k++) {
            char own[32];
            snprintf(own, sizeof own, "%s %s", COLOUR[w->nation[seat].colour].name, NUMBER[k]);
            if (strcmp(name, own) != 0) continue;
            p->founder = (uint8_t)seat;
            p->number = (uint8_t)k;
            return true;
        }
    return false;
}

static void read_lists(struct reader *r, json_object *o, struct planet *p)
{
    json_object *items = list(r, o, "queue", LIST_MAX), *buildings = list(r, o, "buildings", BUILDINGS);
    for (size_t i = 0; r->ok && i < length(items); i++)
        p->item[p->items++] = (uint8_t)word(r, json_object_array_get_idx(items, i), "queue", item_by_name,
                                            false);
    for (size_t i = 0; r->ok && i < length(buildings); i++) {
        int item = word(r, json_object_array_get_idx(buildings, i), "buildings", item_by_name, false);
        if (r->ok && item < BUILDING_FIRST) r->ok = wrong(r->c, "buildings");
        if (r->ok) p->buildings |= (uint8_t)(1u << (item - BUILDING_FIRST));
    }
}

static void read_planet(struct reader *r, json_object *o, struct space *w, int id)
{
    struct planet p = {
        .x = (uint8_t)number(r, o, "x", 0, w->side - 1),
        .y = (uint8_t)number(r, o, "y", 0, w->side - 1),
        .owner = (uint8_t)number(r, o, "owner", 0, w->seats - 1),
        .pop = (int)number(r, o, "pop", 0, COUNT_LIMIT),
        .stock = (int)number(r, o, "stock", 0, COUNT_LIMIT),
        .cruisers = (int)number(r, o, "cruisers", 0, COUNT_LIMIT),
        .transports = (int)number(r, o, "transports", 0, COUNT_LIMIT),
        .colony_ships = (int)number(r, o, "colony_ships", 0, COUNT_LIMIT),
        .mines = (int)number(r, o, "mines", 0, COUNT_LIMIT),
        .repeat = flag(r, o, "repeat"),
        .rush = flag(r, o, "rush"),
        .unrest = flag(r, o, "unrest"),
        .jam = flag(r, o, "jam"),
    };
    json_object *name = json_member(o, "name");
    number(r, o, "id", id, id);
    read_lists(r, o, &p);
    int square = p.y * w->side + p.x;
    bool named = json_object_is_type(name, json_type_string) &&
                 read_name(w, json_object_get_string(name), &p);
    if (r->ok && (!named || w->at[square] != PLANETS)) r->ok = wrong(r->c, "planets");
    w->at[square] = (uint8_t)id;
    w->planet[id] = p;
}

/* The world */

static bool read_rng(struct reader *r, json_object *o, struct rng *rng)
{
    char text[RNG_TEXT] = "";
    json_object *words = list(r, o, "rng", 4);
    for (size_t i = 0; i < length(words); i++) {
        json_object *one = json_object_array_get_idx(words, i);
        if (!json_object_is_type(one, json_type_string) || json_object_get_string_len(one) != 16) break;
        memcpy(text + 16 * i, json_object_get_string(one), 16);
    }
    return r->ok && (rng_read(text, rng) || wrong(r->c, "rng"));
}

static bool read_reason(struct reader *r, json_object *o, enum reason *ret)
{
    json_object *over = json_member(o, "over");
    *ret = REASON_NONE;
    if (!over) return true;
    for (int reason = 1; reason < REASONS; reason++)
        if (strcmp(json_object_get_string(over), end_name((enum reason)reason)) == 0)
            *ret = (enum reason)reason;
    return *ret || wrong(r->c, "over");
}

static bool read_head(struct reader *r, json_object *o, struct space *w)
{
    space_lay(w, (int)number(r, o, "n", 2, NATIONS));
    number(r, o, "m", w->side, w->side);
    w->turn = (int)number(r, o, "turn", 1, TURN_LIMIT);
    w->limits = (struct limits){.max_turns = (int)number(r, o, "max_turns", 1, TURN_LIMIT),
                                .end_ratio = (int)number(r, o, "end_ratio", 100, 10000),
                                .closing_from = (int)number(r, o, "closing_from", 0, TURN_LIMIT)};
    return r->ok && read_rng(r, o, &w->rng) && read_reason(r, o, &w->reason);
}

/* The order matters: the colours first, for the names of planets; then the planets, for the ends of flights. */
static bool read_parts(struct reader *r, json_object *nations, json_object *planets, struct space *w)
{
    for (int seat = 0; seat < w->seats; seat++)
        w->nation[seat] = read_nation(r, json_object_array_get_idx(nations, (size_t)seat));
    w->planets = (uint8_t)length(planets);
    for (int id = 0; r->ok && id < w->planets; id++)
        read_planet(r, json_object_array_get_idx(planets, (size_t)id), w, id);
    for (int seat = 0; r->ok && seat < w->seats; seat++) {
        json_object *one = json_object_array_get_idx(nations, (size_t)seat);
        number(r, one, "seat", seat, seat);
        read_fleets(r, one, w, seat);
        read_away(r, one, w, &w->nation[seat]);
    }
    return r->ok;
}

bool space_read(struct ctx *c, json_object *o, struct space *ret)
{
    struct reader r = {c, true};
    *ret = (struct space){.turn = 1};
    if (!json_need_object(c, o, "state") || !read_head(&r, o, ret)) return false;
    json_object *nations = list(&r, o, "nations", NATIONS);
    json_object *planets = list(&r, o, "planets", (size_t)ret->side * ret->side);
    if (!r.ok) return false;
    if (length(nations) != ret->seats || length(planets) < ret->seats) return wrong(c, "nations and planets");
    return read_parts(&r, nations, planets, ret);
}

/* Reports and the last resolution */

/* A row of `least` to `most` integers. Returns their number, or 0 if it is no such row. */
static int read_row(struct reader *r, json_object *row, int least, int most, int64_t ret[])
{
    int n = json_object_is_type(row, json_type_array) ? (int)length(row) : 0;
    if (n < least || n > most) r->ok = wrong(r->c, "a row");
    for (int i = 0; r->ok && i < n; i++) {
        json_object *item = json_object_array_get_idx(row, (size_t)i);
        ret[i] = json_object_get_int64(item);
        if (!json_object_is_type(item, json_type_int)) r->ok = wrong(r->c, "a row");
    }
    return r->ok ? n : 0;
}

static bool within(int64_t value, int64_t max) { return value >= 0 && value < max; }

static void read_planet_report(struct reader *r, json_object *row, struct reports *into)
{
    int64_t v[9] = {0};
    if (!read_row(r, row, 9, 9, v)) return;
    if (!within(v[0], PLANETS) || !within(v[4], NATIONS) || !within(v[5], 1 << BUILDINGS))
        r->ok = wrong(r->c, "reports");
    else
        into->planet[v[0]] = (struct planet_report){(int)v[1],     (int)v[2], (int)v[3], (uint8_t)v[4],
                                                    (uint8_t)v[5], v[6] != 0, v[7] != 0, v[8] != 0};
}

static void read_nation_report(struct reader *r, json_object *row, struct reports *into)
{
    int64_t v[5 + TECHS] = {0};
    int n = read_row(r, row, 5, 5 + TECHS, v);
    if (n && !within(v[0], NATIONS)) r->ok = wrong(r->c, "reports");
    if (!r->ok) return;
    struct nation_report *report = &into->nation[v[0]];
    *report = (struct nation_report){.turn = (int)v[1],
                                     .active_freighters = (int)v[2],
                                     .agent_ranks = (int)v[3],
                                     .gold = v[4],
                                     .techs = (uint8_t)(n - 5)};
    for (int i = 5; i < n; i++) {
        if (!within(v[i], TECHS)) r->ok = wrong(r->c, "reports");
        report->tech[i - 5] = (uint8_t)v[i];
    }
}

static void read_reports(struct reader *r, json_object *o, struct reports *into)
{
    json_object *planets = list(r, o, "planets", PLANETS), *nations = list(r, o, "nations", NATIONS);
    for (size_t i = 0; i < length(planets); i++)
        read_planet_report(r, json_object_array_get_idx(planets, i), into);
    for (size_t i = 0; i < length(nations); i++)
        read_nation_report(r, json_object_array_get_idx(nations, i), into);
}

static void read_battle(struct reader *r, json_object *row, struct battle *b)
{
    int64_t v[14] = {0};
    if (!read_row(r, row, 14, 14, v)) return;
    if (!within(v[0], PLANETS) || !within(v[1], NATIONS) || !within(v[2], NATIONS))
        r->ok = wrong(r->c, "battles");
    *b = (struct battle){(int8_t)v[0], (int8_t)v[1], (int8_t)v[2], v[3] != 0, v[4] != 0,
                         v[5] != 0,    (int)v[6],    (int)v[7],    (int)v[8], (int)v[9],
                         (int)v[10],   (int)v[11],   (int)v[12],   (int)v[13]};
}

static void read_happening(struct reader *r, json_object *row, int battles, struct happening *h)
{
    int64_t v[8] = {0};
    if (!read_row(r, row, 8, 8, v)) return;
    bool fine = within(v[0], HAPPENINGS) && within(v[1] + 1, NATIONS + 1) && within(v[2] + 1, NATIONS + 1) &&
                within(v[3] + 1, PLANETS + 1) && within(v[4], ITEMS) && within(v[5], AGENTS) &&
                (v[0] != HAPPENED_OWNER || within(v[6], NATIONS)) &&
                (v[0] != HAPPENED_BATTLE || within(v[6], battles)) &&
                (v[0] != HAPPENED_MISSION || within(v[6], MISSION_CAUGHT + 1));
    if (!fine) r->ok = wrong(r->c, "happenings");
    *h = (struct happening){.kind = (uint8_t)v[0],
                            .seat = (int8_t)v[1],
                            .other = (int8_t)v[2],
                            .planet = (int8_t)v[3],
                            .what = (int8_t)v[4],
                            .agent = (int8_t)v[5],
                            .n = {(int)v[6], (int)v[7]}};
}

static struct chronicle *read_chronicle(struct reader *r, json_object *o)
{
    if (!o || !r->ok) return NULL;
    if (!json_need_object(r->c, o, "last")) {
        r->ok = false;
        return NULL;
    }
    struct chronicle *last = pool_take(r->c->pool, sizeof *last);
    json_object *battles = list(r, o, "battles", BATTLES_MAX),
                *rows = list(r, o, "happenings", HAPPENINGS_MAX);
    *last = (struct chronicle){.turn = (int)number(r, o, "turn", 0, TURN_LIMIT),
                               .battles = (int)length(battles),
                               .battle_room = (int)length(battles),
                               .count = (int)length(rows),
                               .room = (int)length(rows)};
    last->battle = pool_take_many(r->c->pool, length(battles) + 1, sizeof *last->battle);
    last->happening = pool_take_many(r->c->pool, length(rows) + 1, sizeof *last->happening);
    for (int i = 0; r->ok && i < last->battles; i++)
        read_battle(r, json_object_array_get_idx(battles, (size_t)i), &last->battle[i]);
    for (int i = 0; r->ok && i < last->count; i++)
        read_happening(r, json_object_array_get_idx(rows, (size_t)i), last->battles, &last->happening[i]);
    return last;
}

game_state *cosair_load(struct ctx *c, json_object *o, int version)
{
    struct reader r = {c, true};
    const char *variant = NULL;
    if (version != GAME_cosair.save_version) {
        fail(c, FAULT_BAD_REQUEST, "saved states of version %d are unknown", version);
        return NULL;
    }
    game_state *state = pool_take(c->pool, sizeof *state);
    if (!json_need_object(c, o, "a saved state") || !json_need_text(c, o, "variant", 40, &variant) ||
        !space_read(c, json_member(o, "state"), &state->space))
        return NULL;
    state->variant = variant_find(&GAME_cosair, variant);
    if (!state->variant) {
        wrong(c, "variant");
        return NULL;
    }
    json_object *reports = list(&r, o, "reports", state->space.seats);
    for (size_t i = 0; i < length(reports); i++)
        read_reports(&r, json_object_array_get_idx(reports, i), &state->reports[i]);
    if (!r.ok || !chart_load(c, json_member(o, "chart"), state->space.seats, &state->chart)) return NULL;
    state_count(state);
    state->last = read_chronicle(&r, json_member(o, "last"));
    return r.ok ? state : NULL;
}

game_state *cosair_copy(struct ctx *c, const game_state *state)
{
    game_state *copy = pool_take(c->pool, sizeof *copy);
    *copy = *state;
    space_copy(c->pool, &copy->space, &state->space, 0);
    copy->last = chronicle_copy(c->pool, state->last);
    return copy;
}
