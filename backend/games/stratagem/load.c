/* load.c - reads what save.c wrote. Every number is checked against its range, because a snapshot can be altered. */
#include "games/stratagem/state.h"
#include <string.h>

enum {
    UNIT_CELLS = UNIT_KINDS * VETERANCIES,
    COUNT_LIMIT = 1 << 24,
    HAPPENING_INTS = 9 + UNIT_KINDS,
    FAULT_AT = 7,
    LETTERS_MAX = 1 << 16 /* the rules limit messages, but not the treaties that are signed in a turn */
};

static bool wrong(struct ctx *c, const char *what)
{
    return fail(c, FAULT_BAD_REQUEST, "not a saved state of this game: %s", what);
}

/* A list of `least` to `most` integers within a range; *ret_n is their number. */
struct int_list {
    int least, most;
    int64_t min, max;
};

static bool read_ints(struct ctx *c, json_object *list, const char *what, struct int_list shape, int *ret,
                      int *ret_n)
{
    if (!json_object_is_type(list, json_type_array)) return wrong(c, what);
    int n = (int)json_object_array_length(list);
    if (n < shape.least || n > shape.most) return wrong(c, what);
    for (int i = 0; i < n; i++) {
        json_object *item = json_object_array_get_idx(list, (size_t)i);
        int64_t value = json_object_get_int64(item);
        if (!json_object_is_type(item, json_type_int) || value < shape.min || value > shape.max)
            return wrong(c, what);
        ret[i] = (int)value;
    }
    if (ret_n) *ret_n = n;
    return true;
}

static bool need_ints(struct ctx *c, json_object *o, const char *key, int n, int64_t min, int64_t max,
                      int *ret)
{
    return read_ints(c, json_member(o, key), key, (struct int_list){n, n, min, max}, ret, NULL);
}

static bool need_bytes(struct ctx *c, json_object *o, const char *key, int n, int64_t max, uint8_t *ret)
{
    int values[PROVINCES] = {0};
    if (!need_ints(c, o, key, n, 0, max, values)) return false;
    for (int i = 0; i < n; i++) ret[i] = (uint8_t)values[i];
    return true;
}

/* Call `read` for each item of a list of at most `most`. */
typedef bool read_row(struct ctx *c, game_state *s, json_object *row, int i);
static bool each(struct ctx *c, game_state *s, json_object *o, const char *key, size_t most, read_row *read)
{
    json_object *list;
    if (!json_need_array(c, o, key, most, &list)) return false;
    for (size_t i = 0; i < json_object_array_length(list); i++)
        if (!read(c, s, json_object_array_get_idx(list, i), (int)i)) return false;
    return true;
}

/* The world */

static bool load_limits(struct ctx *c, json_object *o, struct limits *limits)
{
    int64_t turns, gold, domination, vault;
    bool fog = true;
    if (!json_need_object(c, o, "limits") || !json_need_int(c, o, "max_turns", 1, 1000, &turns) ||
        !json_need_int(c, o, "gold_goal", 1, 100000, &gold) ||
        !json_need_int(c, o, "domination", 1, PROVINCES, &domination) ||
        !json_need_int(c, o, "vault", 0, 1000, &vault) || !json_may_bool(c, o, "fog", &fog))
        return false;
    *limits = (struct limits){(int)turns, (int)gold, (int)domination, (int)vault, fog};
    return true;
}

static bool load_units_of(struct ctx *c, json_object *here, struct world *w, int p)
{
    struct int_list shape = {UNIT_CELLS, UNIT_CELLS, 0, COUNT_LIMIT};
    json_object_object_foreach (here, name, cells) {
        int seat = seat_by_name(name);
        if (seat < 0 || seat >= w->seats) return wrong(c, "units");
        if (!read_ints(c, cells, "units", shape, &w->units[p][seat][0][0], NULL)) return false;
    }
    units_changed(w, p);
    return true;
}

static bool load_units(struct ctx *c, json_object *units, struct world *w)
{
    if (!json_need_object(c, units, "units")) return false;
    json_object_object_foreach (units, code, here) {
        int p = province_by_name(code);
        if (p < 0 || !json_object_is_type(here, json_type_object)) return wrong(c, "units");
        if (!load_units_of(c, here, w, p)) return false;
    }
    return true;
}

static bool load_techs(struct ctx *c, json_object *o, struct realm *r)
{
    int techs[AGES];
    if (!read_ints(c, json_member(o, "techs"), "techs", (struct int_list){0, AGES, 0, TECHS - 1}, techs,
                   &r->techs))
        return false;
    for (int i = 0; i < r->techs; i++) {
        r->tech[i] = (uint8_t)techs[i];
        r->knows |= 1u << techs[i];
    }
    return true;
}

static bool load_realm(struct ctx *c, game_state *s, json_object *o, int seat)
{
    struct realm *r = &s->world.realm[seat];
    const char *civ;
    int64_t age, left_turn, marks, streak, timeouts, capital;
    if (!json_need_object(c, o, "a realm") || !json_need_text(c, o, "civ", 20, &civ) ||
        !need_ints(c, o, "stock", GOODS, 0, COUNT_LIMIT, r->stock) ||
        !json_need_int(c, o, "age", 1, AGES, &age) || !load_techs(c, o, r) ||
        !json_may_bool(c, o, "alive", &r->alive) || !json_may_bool(c, o, "resigned", &r->resigned) ||
        !json_need_int(c, o, "left_turn", 0, INT16_MAX, &left_turn) ||
        !json_need_int(c, o, "marks", 0, INT16_MAX, &marks) ||
        !json_need_int(c, o, "streak", 0, INT16_MAX, &streak) ||
        !json_need_int(c, o, "timeouts", 0, INT16_MAX, &timeouts) ||
        !json_need_int(c, o, "capital", 0, PROVINCES - 1, &capital))
        return false;
    int known = civ_by_name(civ);
    if (known < 0) return wrong(c, "civ");
    r->civ = (enum civ)known;
    r->age = (int)age;
    r->left_turn = (int)left_turn;
    r->marks = (int)marks;
    r->streak = (int)streak;
    r->timeouts = (int)timeouts;
    r->capital = (int)capital;
    return true;
}

static bool is_pair(const game_state *s, const int row[2])
{
    return row[0] != row[1] && row[0] < s->world.seats && row[1] < s->world.seats;
}

static bool load_relation(struct ctx *c, game_state *s, json_object *list, int i)
{
    int row[4] = {0};
    (void)i;
    if (!read_ints(c, list, "relations", (struct int_list){4, 4, 0, INT16_MAX}, row, NULL)) return false;
    if (!is_pair(s, row) || row[2] >= RELATIONS) return wrong(c, "relations");
    set_relation(&s->world, row[0], row[1], (enum relation)row[2]);
    s->world.covered[row[0]][row[1]] = s->world.covered[row[1]][row[0]] = row[3];
    return true;
}

static bool load_route(struct ctx *c, game_state *s, json_object *list, int i)
{
    int row[7];
    if (!read_ints(c, list, "routes", (struct int_list){7, 7, 0, INT16_MAX}, row, NULL)) return false;
    if (row[0] >= PROVINCES || row[1] >= PROVINCES || row[2] >= s->world.seats || row[3] >= s->world.seats ||
        row[4] > 15)
        return wrong(c, "routes");
    s->world.route[i] = (struct route){(uint8_t)row[0], (uint8_t)row[1], (uint8_t)row[2],
                                       (uint8_t)row[3], (uint8_t)row[4], {row[5], row[6]}};
    s->world.routes = i + 1;
    return true;
}

static bool load_world(struct ctx *c, game_state *s, json_object *o)
{
    struct world *w = &s->world;
    json_object *realms;
    int64_t version = 1, turn, winners;
    if (!json_may_int(c, o, "rules", 1, EDITIONS, &version) ||
        !json_need_int(c, o, "turn", 1, INT16_MAX, &turn) ||
        !load_limits(c, json_member(o, "limits"), &w->limits) ||
        !json_need_array(c, o, "realms", REALMS, &realms))
        return false;
    w->version = (int)version;
    w->turn = (int)turn;
    w->seats = (int)json_object_array_length(realms);
    if (w->seats < 2) return wrong(c, "realms");
    if (!need_bytes(c, o, "owner", PROVINCES, NOBODY, w->owner) ||
        !need_bytes(c, o, "buildings", PROVINCES, (1 << BUILDINGS) - 1, w->buildings) ||
        !load_units(c, json_member(o, "units"), w) || !each(c, s, o, "realms", REALMS, load_realm) ||
        !each(c, s, o, "relations", REALMS * REALMS, load_relation) ||
        !each(c, s, o, "routes", ROUTES_MAX, load_route) ||
        !json_need_int(c, o, "winners", 0, (1 << REALMS) - 1, &winners))
        return false;
    w->winners = (seat_set)winners;
    for (int p = 0; p < PROVINCES; p++)
        if (w->owner[p] != NOBODY && w->owner[p] >= w->seats) return wrong(c, "owner");
    return true;
}

/* Talk and the last resolution */

static bool load_proposal(struct ctx *c, game_state *s, json_object *list, int i)
{
    int row[4] = {0};
    (void)i;
    if (!read_ints(c, list, "proposals", (struct int_list){4, 4, 0, INT16_MAX}, row, NULL)) return false;
    if (!is_pair(s, row) || row[3] >= RELATIONS) return wrong(c, "proposals");
    s->proposal[row[0]][row[1]] = (struct proposal){row[2], (enum relation)row[3]};
    return true;
}

static bool load_letter(struct ctx *c, game_state *s, json_object *o, int i)
{
    int64_t turn, from, to;
    const char *text;
    (void)i;
    if (!json_need_object(c, o, "a letter") || !json_need_int(c, o, "turn", 0, INT16_MAX, &turn) ||
        !json_need_int(c, o, "from", 0, NOBODY, &from) || !json_need_int(c, o, "to", 0, NOBODY, &to) ||
        !json_need_text(c, o, "text", 4 * MESSAGE_POINTS, &text))
        return false;
    state_letter(c, s, (int)from, (int)to, text);
    s->last_letter->turn = (int)turn;
    return true;
}

static bool load_battle(struct ctx *c, game_state *s, json_object *o, int i)
{
    struct battle *b = &s->last->battle[i];
    int64_t province, defender, winner;
    int sides[REALMS], n;
    if (!json_need_object(c, o, "a battle") ||
        !json_need_int(c, o, "province", 0, PROVINCES - 1, &province) ||
        !json_need_int(c, o, "defender", -1, REALMS - 1, &defender) ||
        !json_need_int(c, o, "winner", -1, REALMS - 1, &winner) ||
        !read_ints(c, json_member(o, "sides"), "sides", (struct int_list){0, REALMS, 0, 15}, sides,
                   &b->sides) ||
        !read_ints(c, json_member(o, "totals"), "totals", (struct int_list){0, REALMS, 0, INT32_MAX},
                   b->total, &n) ||
        !need_ints(c, o, "lost", REALMS, 0, COUNT_LIMIT, b->lost) ||
        !need_ints(c, o, "before", REALMS * UNIT_KINDS, 0, COUNT_LIMIT, &b->before[0][0]) ||
        !need_ints(c, o, "after", REALMS * UNIT_KINDS, 0, COUNT_LIMIT, &b->after[0][0]))
        return false;
    for (int side = 0; side < b->sides; side++) b->side[side] = (seat_set)sides[side];
    b->province = (int)province;
    b->defender = (int)defender;
    b->winner = (int)winner;
    s->last->battles = i + 1;
    return n == b->sides || wrong(c, "totals");
}

/* What n[0] of a kind means; it is used as an index. */
static const int NAMED[HAPPENINGS] = {
    [HAPPENED_DROPPED] = LISTS,
    [HAPPENED_TURNED_BACK] = PROVINCES,
    [HAPPENED_MARCH] = PROVINCES,
    [HAPPENED_DESERTION] = UNIT_KINDS,
    [HAPPENED_BUILT] = BUILDINGS,
    [HAPPENED_WORKS_LOST] = BUILDINGS,
    [HAPPENED_RECRUITED] = UNIT_KINDS,
    [HAPPENED_RECRUITS_LOST] = UNIT_KINDS,
    [HAPPENED_TECH] = TECHS,
    [HAPPENED_AGE] = AGES + 1,
    [HAPPENED_ROUTE_OPENED] = PROVINCES,
    [HAPPENED_ROUTE_CLOSED] = PROVINCES,
    [HAPPENED_RAID] = PROVINCES,
    [HAPPENED_VICTORY] = REASONS,
};

/* The fault of a dropped order is written as its code; this is the row with the fault's number instead. */
static json_object *with_fault(struct ctx *c, json_object *list)
{
    json_object *code = json_object_array_get_idx(list, FAULT_AT);
    if (!json_object_is_type(code, json_type_string)) return list;
    json_object *row = json_own(c, json_text(c, list));
    enum fault fault = fault_by_code(json_object_get_string(code));
    json_object_array_put_idx(row, FAULT_AT, json_object_new_int((int)fault));
    return row;
}

static bool load_happening(struct ctx *c, game_state *s, json_object *list, int i)
{
    struct happening *h = &s->last->happening[i];
    int row[HAPPENING_INTS] = {0};
    struct int_list shape = {1, HAPPENING_INTS, -1, INT32_MAX};
    if (!read_ints(c, with_fault(c, list), "happenings", shape, row, NULL)) return false;
    if (row[0] < 0 || row[0] >= HAPPENINGS || row[1] >= PROVINCES || row[2] > NOBODY || row[3] > NOBODY ||
        row[4] > 15)
        return wrong(c, "happenings");
    *h = (struct happening){(enum happening_kind)row[0], row[1], row[2], row[3], (seat_set)row[4], {0}, {0}};
    memcpy(h->n, row + 5, sizeof h->n);
    memcpy(h->units, row + HAPPENING_INTS - UNIT_KINDS, sizeof h->units);
    if (NAMED[h->kind] && (h->n[0] < 0 || h->n[0] >= NAMED[h->kind])) return wrong(c, "happenings");
    if (h->kind == HAPPENED_DROPPED && (h->n[2] <= FAULT_NONE || h->n[2] >= FAULT_COUNT))
        return wrong(c, "happenings");
    if (h->kind == HAPPENED_BATTLE && (h->n[0] < 0 || h->n[0] >= s->last->battles))
        return wrong(c, "happenings");
    s->last->count = i + 1;
    return true;
}

static bool load_sets(struct ctx *c, json_object *o, const char *key, uint32_t ret[REALMS])
{
    int values[REALMS] = {0};
    if (!need_ints(c, o, key, REALMS, 0, (1 << PROVINCES) - 1, values)) return false;
    for (int i = 0; i < REALMS; i++) ret[i] = (uint32_t)values[i];
    return true;
}

static bool load_chronicle(struct ctx *c, game_state *s, json_object *o)
{
    json_object *list;
    int64_t turn;
    if (!o) return true;
    if (!json_need_object(c, o, "last") || !json_need_int(c, o, "turn", 0, INT16_MAX, &turn) ||
        !json_need_array(c, o, "happenings", HAPPENINGS_MAX, &list))
        return false;
    s->last = pool_take(c->pool, sizeof *s->last);
    s->last->turn = (int)turn;
    s->last->room = (int)json_object_array_length(list);
    s->last->happening = pool_take_many(c->pool, (size_t)s->last->room + 1, sizeof *s->last->happening);
    return load_sets(c, o, "sight_before", s->last->sight_before) &&
           load_sets(c, o, "sight_after", s->last->sight_after) &&
           each(c, s, o, "battles", PROVINCES, load_battle) &&
           each(c, s, o, "happenings", HAPPENINGS_MAX, load_happening);
}

static bool load_names(struct ctx *c, game_state *s, json_object *o)
{
    const char *variant, *stage, *reason = NULL;
    if (!json_need_text(c, o, "variant", 40, &variant) || !json_need_text(c, o, "stage", 20, &stage) ||
        !json_may_text(c, o, "reason", 20, &reason))
        return false;
    s->variant = variant_find(&GAME_stratagem, variant);
    s->stage = STAGE_OVER;
    while (s->stage > STAGE_DIPLOMACY && strcmp(stage_name(s->stage), stage) != 0) s->stage--;
    for (int i = 1; reason && i < REASONS; i++)
        if (strcmp(reason_name((enum reason)i), reason) == 0) s->world.reason = (enum reason)i;
    bool named = strcmp(stage_name(s->stage), stage) == 0 &&
                 (s->world.reason != REASON_NONE) == (reason != NULL);
    if (!s->variant || !named || (s->stage == STAGE_OVER) != (reason != NULL))
        return wrong(c, "variant, stage or reason");
    return true;
}

static bool load_state(struct ctx *c, json_object *o, game_state *s)
{
    int64_t ready;
    if (!json_need_object(c, o, "a state") || !load_names(c, s, o) || !load_world(c, s, o)) return false;
    if (!each(c, s, o, "proposals", REALMS * REALMS, load_proposal) ||
        !json_need_int(c, o, "ready", 0, (1 << REALMS) - 1, &ready) ||
        !need_ints(c, o, "sent", s->world.seats, 0, MESSAGES_MAX, s->sent) ||
        !each(c, s, o, "letters", LETTERS_MAX, load_letter))
        return false;
    s->ready = (seat_set)ready;
    return load_chronicle(c, s, json_member(o, "last"));
}

game_state *strat_load(struct ctx *c, json_object *saved, int version)
{
    game_state *state = pool_take(c->pool, sizeof *state);
    if (version < 1 || version > GAME_stratagem.save_version) {
        fail(c, FAULT_BAD_REQUEST, "saved in version %d, which this build cannot read", version);
        return NULL;
    }
    return load_state(c, saved, state) ? state : NULL;
}

/* The letters and the last chronicle are in the old state's pool, so they are copied too. */
game_state *strat_copy(struct ctx *c, const game_state *state)
{
    game_state *copy = pool_take(c->pool, sizeof *copy);
    *copy = *state;
    copy->first_letter = copy->last_letter = NULL;
    for (const struct letter *l = state->first_letter; l; l = l->next) {
        state_letter(c, copy, l->from, l->to, l->text);
        copy->last_letter->turn = l->turn;
    }
    if (!state->last) return copy;
    copy->last = pool_take(c->pool, sizeof *copy->last);
    *copy->last = *state->last;
    copy->last->happening = pool_take_many(c->pool, (size_t)state->last->count + 1,
                                           sizeof *copy->last->happening);
    memcpy(copy->last->happening, state->last->happening,
           (size_t)state->last->count * sizeof *copy->last->happening);
    return copy;
}
