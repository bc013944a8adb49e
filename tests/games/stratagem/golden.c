/* golden.c - the vectors of tests/games/stratagem/golden: single battles, single turns, and whole games played from their orders
 * alone, every state compared, and the openings of their seats, which were derived from the orders and states of the vectors alone. */
#include "games/stratagem/opening.h"
#include "stratagem_help.h"
#include <string.h>

static json_object *vectors(struct ctx *c, const char *name)
{
    json_object *found = vector_file(c, pool_print(c->pool, "tests/games/stratagem/golden/%s.json", name));
    ck_assert_msg(found != NULL, "no %s", name);
    return found;
}

/* ---- battles (R6.5-R6.13) ------------------------------------------------------------------------------------- */

static void lay_out(json_object *v, int province, struct world *w)
{
    enum civ civ[REALMS];
    json_object *civs = json_member(v, "civs"), *relations = json_member(v, "relations");
    for (size_t seat = 0; seat < REALMS; seat++)
        civ[seat] = (enum civ)civ_by_name(json_object_get_string(vector_at(civs, seat)));
    world_begin(w, 1, REALMS, civ, (struct limits){40, 100, 15, 7, true});
    memset(w->units, 0, sizeof w->units);
    for (int p = 0; p < PROVINCES; p++) units_changed(w, p);
    int owner = seat_by_name(vector_text(v, "owner"));
    w->owner[province] = (uint8_t)(owner < 0 ? NOBODY : owner);
    for (const char *l = vector_text(v, "buildings"); *l; l++)
        w->buildings[province] |= (uint8_t)(1u << (strchr(BUILDING_LETTERS, *l) - BUILDING_LETTERS));
    json_object_object_foreach (json_member(v, "techs"), who, techs) {
        for (size_t i = 0; i < json_object_array_length(techs); i++)
            w->realm[seat_by_name(who)].knows |= 1u
                                                 << tech_by_name(json_object_get_string(vector_at(techs, i)));
    }
    for (size_t i = 0; i < json_object_array_length(relations); i++) {
        json_object *row = vector_at(relations, i);
        const char *name[3];
        for (size_t k = 0; k < 3; k++) name[k] = json_object_get_string(vector_at(row, k));
        set_relation(w, seat_by_name(name[0]), seat_by_name(name[1]),
                     (enum relation)relation_by_name(name[2]));
    }
    for (size_t seat = 0; seat < REALMS; seat++)
        for (size_t good = 0; good < GOODS; good++)
            w->realm[seat].stock[good] = json_object_get_int(
                vector_at(vector_at(json_member(v, "stock"), seat), good));
    json_object_object_foreach (json_member(v, "units"), whose, rows) {
        vector_units(w, province, seat_by_name(whose), rows);
    }
}

static json_object *battle_json(struct ctx *c, const struct world *w, const struct battle *b)
{
    json_object *o = json_new_object(c), *sides = json_new_array(c), *totals = json_new_array(c);
    for (int i = 0; i < b->sides; i++) {
        json_object *side = json_new_array(c);
        for (int seat = 0; seat < REALMS; seat++)
            if (b->side[i] >> seat & 1) json_push_text(side, seat_name(seat));
        json_push(sides, side);
        json_push_int(totals, b->total[i]);
    }
    json_add_text(o, "result", !b->sides ? "none" : b->winner < 0 ? "standoff" : "battle");
    json_add(o, "sides", sides);
    json_add(o, "totals", totals);
    if (b->winner >= 0) json_add_int(o, "winner_side", b->winner);
    else json_add(o, "winner_side", NULL);
    json_object *after = json_new_object(c), *stock = json_new_array(c);
    for (int seat = 0; seat < REALMS; seat++) {
        json_object *goods = json_new_array(c);
        for (int good = 0; good < GOODS; good++) json_push_int(goods, w->realm[seat].stock[good]);
        json_push(stock, goods);
        if (w->present[b->province] >> seat & 1)
            json_add(after, seat_name(seat), vector_units_of(c, w, b->province, seat));
    }
    json_add(o, "units_after", after);
    json_add(o, "stock_after", stock);
    json_add_text(o, "owner_after", seat_name(w->owner[b->province]));
    return o;
}

START_TEST(battles_end_as_the_vectors_say)
{
    struct ctx c = harness_ctx();
    json_object *list = vectors(&c, "battles");
    for (size_t i = 0; i < json_object_array_length(list); i++) {
        static struct world w;
        json_object *v = vector_at(list, i), *expected = json_new_object(&c);
        int province = province_by_name(vector_text(v, "province"));
        lay_out(v, province, &w);
        struct battle b = world_battle(&w, province, NULL);
        world_claims(&w, NULL);
        json_object *got = battle_json(&c, &w, &b);
        json_object_object_foreach (got, key, value) {
            (void)value;
            json_add(expected, key, json_member(v, key));
        }
        vector_same(&c, got, expected, vector_text(v, "name"));
    }
    ck_assert_uint_eq(json_object_array_length(list), 221);
    harness_end(&c);
}
END_TEST

/* ---- single turns --------------------------------------------------------------------------------------------- */

START_TEST(single_turns_end_as_the_vectors_say)
{
    struct ctx c = harness_ctx();
    json_object *list = vectors(&c, "resolutions");
    for (size_t i = 0; i < json_object_array_length(list); i++) {
        static struct world w;
        json_object *v = vector_at(list, i);
        const char *name = vector_text(v, "name");
        const game_order *orders[REALMS];
        struct chronicle *chronicle = vector_chronicle(&c);
        vector_world(json_member(v, "before"), json_member(v, "civs"), 7, &w);
        vector_same(&c, vector_state(&c, &w), json_member(v, "before"), name);
        vector_orders(&c, json_member(v, "orders"), orders);
        world_resolve(&w, orders, chronicle);
        vector_same(&c, vector_errors(&c, chronicle), json_member(v, "errors"), name);
        vector_same(&c, vector_income(&c, chronicle, w.seats), json_member(v, "income"), name);
        vector_same(&c, vector_trade(&c, chronicle, w.seats), json_member(v, "trade"), name);
        vector_same(&c, vector_state(&c, &w), json_member(v, "after"), name);
    }
    ck_assert_uint_eq(json_object_array_length(list), 20);
    harness_end(&c);
}
END_TEST

/* ---- whole games ---------------------------------------------------------------------------------------------- */

static void sign(struct world *w, json_object *treaties)
{
    for (size_t i = 0; i < json_object_array_length(treaties); i++) {
        const char *name[3];
        for (size_t k = 0; k < 3; k++) name[k] = json_object_get_string(vector_at(vector_at(treaties, i), k));
        set_relation(w, seat_by_name(name[0]), seat_by_name(name[1]),
                     (enum relation)relation_by_name(name[2]));
    }
}

/* The openings of the seats, in the pool of `c`. */
struct openings {
    struct ctx *c;
    struct opening of[REALMS];
    bool more[REALMS];
};

static void note_openings(struct openings *o, const struct world *w, struct chronicle *chronicle)
{
    static game_state after;
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    after.world = *w;
    after.last = chronicle;
    for (int seat = 0; seat < w->seats; seat++)
        if (o->more[seat]) o->more[seat] = strat_opening_note(o->c, &o->of[seat], seat, &event, &after);
}

static const char *joined(struct ctx *c, const struct opening *o)
{
    const char *text = "";
    for (int i = 0; i < o->n; i++) text = pool_print(c->pool, "%s%s%s", text, i ? "," : "", o->step[i]);
    return text;
}

/* Written into an address, they are the same again, and reach the civilization and the age. */
static void reach_again(struct ctx *c, const struct opening *o, int seats)
{
    struct setting setting = {
        .variant = variant_find(&GAME_stratagem, NULL), .seats = seats, .rules_version = 0};
    struct opening again;
    int age = 1;
    game_state *state = strat_opening_reach(c, &setting, o->step, o->n, &again);
    ck_assert_msg(state != NULL, "%s", c->failure.detail);
    ck_assert_str_eq(joined(c, &again), joined(c, o));
    ck_assert_str_eq(CIV[state->world.realm[0].civ].name, o->step[0]);
    for (int i = 0; i < o->n; i++) age += strncmp(o->step[i], "age", 3) == 0;
    ck_assert_int_eq(state->world.realm[0].age, age);
    ck_assert_int_eq(state->world.seats, seats);
}

static void play_turn(struct world *w, json_object *turn, const char *name, struct openings *openings)
{
    struct ctx c = harness_ctx();
    const game_order *orders[REALMS];
    struct chronicle *chronicle = vector_chronicle(&c);
    struct world silent;
    const char *what = pool_print(c.pool, "%s, turn %d", name, w->turn);
    sign(w, json_member(turn, "treaties_signed"));
    vector_orders(&c, json_member(turn, "orders"), orders);
    silent = *w;
    world_resolve(&silent, orders, NULL);
    world_resolve(w, orders, chronicle);
    ck_assert_msg(vector_worlds_same(&c, &silent, w), "%s: telling changes the result", what);
    vector_same(&c, vector_errors(&c, chronicle), json_member(turn, "errors"), what);
    vector_same(&c, vector_battles(&c, chronicle), json_member(turn, "battles"), what);
    vector_same(&c, vector_state(&c, w), json_member(turn, "state"), what);
    note_openings(openings, w, chronicle);
    harness_end(&c);
}

static void play_game(const char *name, const char *const opened[REALMS])
{
    struct ctx c = harness_ctx();
    static struct world w;
    struct openings openings = {.c = &c, .more = {true, true, true, true}};
    json_object *game = vectors(&c, name), *turns = json_member(game, "turns"),
                *civs = json_member(game, "civs");
    int vault = json_object_get_int(json_member(json_member(game, "options"), "vault"));
    enum civ civ[REALMS] = {IRONBORN};
    for (size_t seat = 0; seat < json_object_array_length(civs); seat++)
        civ[seat] = (enum civ)civ_by_name(json_object_get_string(vector_at(civs, seat)));
    world_begin(&w, 1, (int)json_object_array_length(civs), civ, (struct limits){40, 100, 15, vault, true});
    /* The stocks at the start are tuned; the vectors keep those of their day. */
    json_object *stock = json_member(json_member(game, "initial"), "stock");
    for (size_t seat = 0; seat < (size_t)w.seats; seat++)
        for (size_t good = 0; good < GOODS; good++)
            w.realm[seat].stock[good] = json_object_get_int(vector_at(vector_at(stock, seat), good));
    vector_same(&c, vector_state(&c, &w), json_member(game, "initial"), name);
    for (size_t i = 0; i < json_object_array_length(turns); i++)
        play_turn(&w, vector_at(turns, i), name, &openings);
    ck_assert_int_ne(w.reason, REASON_NONE);
    for (int seat = 0; seat < w.seats; seat++) {
        ck_assert_str_eq(joined(&c, &openings.of[seat]), opened[seat]);
        reach_again(&c, &openings.of[seat], w.seats);
    }
    harness_end(&c);
}

START_TEST(a_game_of_bots_at_random_goes_the_same_way)
{
    static const char *const OPENED[REALMS] = {
        "ironborn,age2.t4,farm,mine,mine,market,mine,market,age3.t10,fortress",
        "verdanti,farm,market,farm,age2.t8,age3.t9,mine,market,market,barracks",
        "tidecallers,farm,age2.t3,barracks,mine,market,farm,mine,age3.t10,barracks",
        "ashwalkers,farm,market,barracks,age2.t3,market,mine,trade_post,age3.t6,market"};
    play_game("game_random", OPENED);
}
END_TEST
START_TEST(a_game_of_mixed_tempers_goes_the_same_way)
{
    static const char *const OPENED[REALMS] = {
        "tidecallers,farm,farm,mine,mine,mine,age2.t4,mine,mine,trade_post",
        "ashwalkers,farm,farm,market,market,age2.t3,market,trade_post,age3.t5,market",
        "ironborn,farm,farm,market,age2.t4,farm,farm",
        "verdanti,farm,farm,mine,mine,age2.t4,mine,mine,mine,mine"};
    play_game("game_mixed", OPENED);
}
END_TEST
START_TEST(a_game_of_soldiers_goes_the_same_way)
{
    static const char *const OPENED[REALMS] = {
        "ashwalkers,farm,farm,mine,mine,mine,age2.t4,mine,mine,trade_post",
        "ironborn,farm,farm,mine,mine,mine,age2.t4,mine,mine,mine",
        "verdanti,farm,farm,mine,mine,age2.t3,mine,mine,mine,mine",
        "tidecallers,farm,farm,mine,mine,mine,age2.t4,mine"};
    play_game("game_war", OPENED);
}
END_TEST
START_TEST(a_game_of_two_goes_the_same_way)
{
    static const char *const OPENED[REALMS] = {
        "ironborn,farm,farm,mine,mine,age2.t3,mine,mine,mine,mine",
        "tidecallers,farm,farm,market,market,market,market,market,age2.t3,market"};
    play_game("game_two", OPENED);
}
END_TEST

START_TEST(steps_that_nobody_can_have_taken_are_refused_by_number)
{
    static const struct {
        const char *step[4];
        int n;
    } CASES[] = {{{"farm"}, 1},
                 {{"Ironborn"}, 1},
                 {{"ironborn", "ironborn"}, 2},
                 {{"ironborn", "f"}, 2},
                 {{"ironborn", "fortress"}, 2},
                 {{"ironborn", "age2"}, 2},
                 {{"ironborn", "age2.t"}, 2},
                 {{"ironborn", "age2.t0"}, 2},
                 {{"ironborn", "age2.t07"}, 2},
                 {{"ironborn", "age2.t-7"}, 2},
                 {{"ironborn", "age2.t101"}, 2},
                 {{"ironborn", "age2.t99999999999999999999"}, 2},
                 {{"ironborn", "age3.t7"}, 2},
                 {{"ironborn", "age2.t7", "age2.t8"}, 3},
                 {{"ironborn", "age2.t7", "age3.t7"}, 3},
                 {{"ironborn", "age2.t7", "age3.t8", "age4.t9"}, 4}};
    struct ctx c = harness_ctx();
    struct setting setting = {.variant = variant_find(&GAME_stratagem, NULL), .seats = 4};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct opening o;
        const char *begins = pool_print(c.pool, "after: step %d: ", CASES[i].n);
        forgive(&c);
        ck_assert_ptr_null(strat_opening_reach(&c, &setting, CASES[i].step, CASES[i].n, &o));
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_REQUEST);
        ck_assert_msg(strncmp(c.failure.detail, begins, strlen(begins)) == 0, "%s", c.failure.detail);
    }
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratagem golden");
    HARNESS_ADD(s, battles_end_as_the_vectors_say);
    HARNESS_ADD(s, single_turns_end_as_the_vectors_say);
    HARNESS_ADD(s, a_game_of_bots_at_random_goes_the_same_way);
    HARNESS_ADD(s, a_game_of_mixed_tempers_goes_the_same_way);
    HARNESS_ADD(s, a_game_of_soldiers_goes_the_same_way);
    HARNESS_ADD(s, a_game_of_two_goes_the_same_way);
    HARNESS_ADD(s, steps_that_nobody_can_have_taken_are_refused_by_number);
    return s;
}

TEST_MAIN(suite)
