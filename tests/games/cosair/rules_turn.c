/* rules_turn.c - rules of CoSAIR that the shared vectors do not reach, and what must hold after every turn whatever is ordered. */
#include "cosair_table.h"
#include <string.h>

static const char *saved(struct ctx *c, const game_state *state)
{
    return json_text(c, cosair_save(c, state));
}

static bool event(struct ctx *c, game_state *state, enum event_kind kind, int seat)
{
    struct outcome outcome;
    return cosair_apply(c, state, &(struct event){.kind = kind, .seat = seat}, NULL, &outcome);
}

/* The codes of a list's refusals, one after another; "stands" for what stands. */
static const char *answers(struct ctx *c, const game_state *state, int seat, const char *orders)
{
    struct verdicts v = {0};
    const char *text = "";
    const game_order *order = cosair_parse(c, json_own(c, orders), &v);
    if (order) cosair_judge(c, table_known(c, state, seat), order, false, &v);
    for (int i = 0; i < v.n; i++)
        text = pool_print(c->pool, "%s%s%s", text, i ? " " : "", v.v[i].code ? v.v[i].code : "stands");
    forgive(c);
    return text;
}

/* ---- whatever is ordered ------------------------------------------------------------------------------------------ */

static void check_planet(const struct space *w, int id)
{
    const struct planet *p = &w->planet[id];
    ck_assert_int_eq(w->at[p->y * w->side + p->x], id);
    ck_assert_int_lt(p->owner, w->seats);
    ck_assert(p->cruisers >= 0 && p->transports >= 0 && p->colony_ships >= 0 && p->mines >= 0);
    ck_assert(p->pop > 0 && p->pop <= 5 * MILLION && p->stock >= 0 && p->items <= LIST_MAX);
    for (int i = 0; i < p->items; i++)
        if (p->item[i] >= BUILDING_FIRST) ck_assert(!(p->buildings >> (p->item[i] - BUILDING_FIRST) & 1));
}

static void check_nation(const struct space *w, int seat)
{
    const struct nation *n = &w->nation[seat];
    int founded = 0;
    for (int id = 0; id < w->planets; id++) founded += w->planet[id].founder == seat;
    ck_assert_int_eq(founded, n->founded);
    ck_assert_int_le(n->started, STARTS);
    ck_assert_int_le(n->agents, n->recruited);
    ck_assert_int_ge(n->freighters, 0);
    ck_assert_int_eq(__builtin_popcount(n->knows), n->techs);
    ck_assert_int_eq(n->alive, nation_holding(w, seat).planets > 0);
    ck_assert(n->alive || n->exit_turn > 0);
    for (const struct agent *a = n->agent; a < n->agent + n->agents; a++) {
        ck_assert(a->rank >= 1 && a->rank <= RANK_MAX);
        if (a->state == AT_HOME) ck_assert_int_eq(w->planet[a->at].owner, seat);
        else ck_assert_int_gt(a->arrives, w->turn);
    }
    for (int i = 0; i < n->expeditions; i++) ck_assert_int_gt(n->expedition[i].arrives, w->turn);
}

static void check_space(const struct space *w)
{
    for (int id = 0; id < w->planets; id++) check_planet(w, id);
    for (int seat = 0; seat < w->seats; seat++) check_nation(w, seat);
    for (int i = 0; i < w->fleets; i++) {
        const struct fleet *f = &w->fleet[i];
        ck_assert_int_gt(f->arrives, w->turn);
        ck_assert_int_gt(f->cruisers + f->transports, 0);
        ck_assert(f->id < w->nation[f->seat].next_fleet && w->nation[f->seat].alive);
    }
}

START_TEST(a_world_stays_sane_and_saves_and_loads_whatever_is_ordered)
{
    for (int seats = 2; seats <= NATIONS; seats += 3) {
        struct ctx c = harness_ctx();
        struct rng luck = rng_seeded((uint64_t)seats);
        game_state *state = table_open(&c, seats, 40u + (uint64_t)seats, NULL);
        for (int turn = 0; turn < 150 && !state->space.reason; turn++) {
            table_play(&c, state, 1, &luck);
            check_space(&state->space);
            const char *text = saved(&c, state);
            game_state *again = cosair_load(&c, json_own(&c, text), GAME_cosair.save_version);
            ck_assert_msg(again != NULL, "%s", c.failure.detail);
            ck_assert_str_eq(saved(&c, again), text);
            state = again;
        }
        ck_assert_int_gt(state->space.turn, 20);
        harness_end(&c);
    }
}
END_TEST

START_TEST(the_same_orders_bring_the_same_bytes)
{
    struct ctx c = harness_ctx();
    struct rng luck = rng_seeded(9), same = rng_seeded(9);
    game_state *one = table_open(&c, 4, 5, NULL), *two = table_open(&c, 4, 5, NULL);
    table_play(&c, one, 80, &luck);
    table_play(&c, two, 80, &same);
    ck_assert_str_eq(saved(&c, one), saved(&c, two));
    ck_assert_str_ne(saved(&c, one), saved(&c, table_open(&c, 4, 5, NULL)));
    harness_end(&c);
}
END_TEST

/* ---- orders (R14) -------------------------------------------------------------------------------------------------- */

static const char *many_orders(struct ctx *c, int count)
{
    size_t room = (size_t)count * 40 + 3;
    char *text = pool_take(c->pool, room), *end = stpcpy(text, "[");
    for (int i = 0; i < count; i++)
        end = stpcpy(end, i == 0  ? "{\"type\":\"recruit_agent\"}"
                          : i % 2 ? ",{\"type\":\"set_tax\",\"rate\":60}"
                                  : ",{\"type\":\"set_tax\",\"rate\":65}");
    stpcpy(end, "]");
    return text;
}

START_TEST(three_hundred_orders_get_a_verdict_each_and_ten_thousand_get_one)
{
    struct ctx c = harness_ctx();
    game_state *state = table_open(&c, 2, 1, NULL);
    const char *before = saved(&c, state);
    struct verdicts v = {0};
    const game_order *most = cosair_parse(&c, json_own(&c, many_orders(&c, ORDERS_MAX)), &v);
    const game_order *judged = cosair_judge(&c, table_known(&c, state, 0), most, false, &v);
    ck_assert_int_eq(v.n, ORDERS_MAX);
    ck_assert_int_eq(judged->count, 1 + ORDERS_MAX / 2);
    ck_assert_ptr_null(cosair_judge(&c, table_known(&c, state, 0), most, true, &v));
    forgive(&c);
    ck_assert_str_eq(answers(&c, state, 0, many_orders(&c, 10000)), "too_many_orders");
    ck_assert_str_eq(saved(&c, state), before);
    harness_end(&c);
}
END_TEST

START_TEST(orders_are_judged_one_on_top_of_the_other)
{
    struct ctx c = harness_ctx();
    game_state *state = table_open(&c, 2, 1, NULL);
    ck_assert_str_eq(answers(&c, state, 0,
                             "[{\"type\":\"send_fleet\",\"from\":0,\"to\":1,\"cruisers\":2,\"transports\":0},"
                             "{\"type\":\"send_fleet\",\"from\":0,\"to\":1,\"cruisers\":1,\"transports\":0},"
                             "{\"type\":\"resign\"},{\"type\":\"recruit_agent\"}]"),
                     "stands not_enough_ships stands not_in_game");
    ck_assert_str_eq(answers(&c, state, 0,
                             "[{\"type\":\"set_queue\",\"planet\":0,\"items\":"
                             "[\"mines\",\"dome\"]}]"),
                     "unknown_item");
    ck_assert_str_eq(answers(&c, state, 0, "{\"turn\":2,\"orders\":[]}"), "wrong_turn");
    harness_end(&c);
}
END_TEST

START_TEST(a_lost_planet_and_a_lost_nation_take_no_orders)
{
    struct ctx c = harness_ctx();
    const char *const none[NATIONS] = {NULL};
    game_state *state = table_open(&c, 3, 1, "{\"end_ratio\":400}");
    state->space.planet[0].owner = 1;
    ck_assert_str_eq(answers(&c, state, 0, "[{\"type\":\"set_rush\",\"planet\":0,\"on\":true}]"),
                     "not_your_planet");
    table_turn(&c, state, none);
    ck_assert(!state->space.nation[0].alive);
    ck_assert_str_eq(answers(&c, state, 0, "[{\"type\":\"recruit_agent\"}]"), "not_in_game");
    ck_assert_uint_eq(cosair_standing(state).owes, 6);
    harness_end(&c);
}
END_TEST

/* ---- single rules -------------------------------------------------------------------------------------------------- */

/* R5.4 */
START_TEST(a_jam_delivers_nothing_even_from_a_full_stock)
{
    struct ctx c = harness_ctx();
    const char *const none[NATIONS] = {NULL};
    game_state *state = table_open(&c, 2, 1, NULL);
    struct planet *p = &state->space.planet[0];
    p->items = 1, p->item[0] = CRUISER, p->stock = 90, p->jam = p->rush = true;
    table_turn(&c, state, none);
    ck_assert_int_eq(state->space.planet[0].stock, 90);
    ck_assert_int_eq(state->space.planet[0].cruisers, 2);
    ck_assert_int_eq((int)state->space.nation[0].gold, 3);
    harness_end(&c);
}
END_TEST

/* R13.4 */
START_TEST(the_ratio_falls_after_the_closing_turn_to_no_less_than_equality)
{
    struct space w = {.limits = {.max_turns = 1000, .end_ratio = 200, .closing_from = 500}};
    ck_assert_int_eq(end_ratio_now(&w, 500), 200);
    ck_assert_int_eq(end_ratio_now(&w, 504), 200);
    ck_assert_int_eq(end_ratio_now(&w, 505), 199);
    ck_assert_int_eq(end_ratio_now(&w, 1000), 100);
    ck_assert_int_eq(end_ratio_now(&w, 2000), 100);
    w.limits.closing_from = 0;
    ck_assert_int_eq(end_ratio_now(&w, 2000), 200);
}
END_TEST

START_TEST(closing_is_usual_from_five_nations_on_and_where_it_was_asked_for)
{
    struct ctx c = harness_ctx();
    ck_assert_int_eq(table_open(&c, 4, 1, NULL)->space.limits.closing_from, 0);
    ck_assert_int_eq(table_open(&c, 5, 1, NULL)->space.limits.closing_from, 500);
    ck_assert_int_eq(table_open(&c, 5, 1, "{\"closing_from\":0}")->space.limits.closing_from, 0);
    ck_assert_int_eq(table_open(&c, 2, 1, "{\"closing_from\":500}")->space.limits.closing_from, 500);
    ck_assert_ptr_null(
        cosair_options(&c, GAME_cosair.variants, json_own(&c, "{\"closing_from\":99}"), 2, NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_BAD_OPTIONS);
    harness_end(&c);
}
END_TEST

/* R13.6, R13.3 */
START_TEST(leaving_the_table_ends_a_duel_and_nothing_larger)
{
    struct ctx c = harness_ctx();
    game_state *two = table_open(&c, 2, 1, NULL), *three = table_open(&c, 3, 1, NULL);
    ck_assert(event(&c, two, EVENT_RESIGN, 0));
    ck_assert_str_eq(cosair_standing(two).reason, "last_nation");
    ck_assert_int_eq(cosair_standing(two).place[0], 2);
    ck_assert(event(&c, three, EVENT_FLAG, 1));
    ck_assert(!cosair_standing(three).over);
    ck_assert(!event(&c, three, EVENT_RESIGN, 1));
    ck_assert_uint_eq(cosair_standing(three).out, 0); /* R15.1: told with the next resolution */
    ck_assert_uint_eq(cosair_standing(three).untold, 2);
    table_turn(&c, three, NULL);
    ck_assert_uint_eq(cosair_standing(three).out, 2);
    ck_assert_uint_eq(cosair_standing(three).untold, 0);
    harness_end(&c);
}
END_TEST

/* R13.5 */
START_TEST(an_agreement_shares_the_first_place_among_those_in_play)
{
    struct ctx c = harness_ctx();
    game_state *state = table_open(&c, 3, 1, NULL);
    ck_assert(event(&c, state, EVENT_RESIGN, 2) && event(&c, state, EVENT_DRAW, -1));
    struct standing now = cosair_standing(state);
    ck_assert_str_eq(now.reason, "agreement");
    ck_assert(now.place[0] == 1 && now.place[1] == 1 && now.place[2] == 3);
    harness_end(&c);
}
END_TEST

/* R13.8 */
START_TEST(a_run_of_turns_stops_where_something_happens_to_the_nation)
{
    struct ctx c = harness_ctx();
    const char *const none[NATIONS] = {NULL};
    const char *const lists[NATIONS] = {"[{\"type\":\"set_queue\",\"planet\":0,\"items\":[\"cruiser\"]}]"};
    game_state *state = table_open(&c, 2, 1, NULL);
    table_turn(&c, state, lists);
    for (int turn = 0; turn < 2; turn++) {
        ck_assert_uint_eq(cosair_standing(state).woken, 0);
        table_turn(&c, state, none);
    }
    table_turn(&c, state, none);
    ck_assert_uint_eq(cosair_standing(state).woken, 1);
    harness_end(&c);
}
END_TEST

/* A ship waits for a place to settle, and a new agent for a mission: both are for the player to decide. */
START_TEST(a_run_of_turns_stops_at_a_colony_ship_and_at_a_free_agent)
{
    static const struct {
        const char *orders;
        int turns;
    } CASE[] = {
        {"[{\"type\":\"set_queue\",\"planet\":0,\"items\":[\"colony_ship\",\"cruiser\",\"cruiser\"]}]", 7},
        {"[{\"type\":\"set_queue\",\"planet\":0,\"items\":[\"cruiser\"],\"repeat\":true},"
         "{\"type\":\"recruit_agent\"}]",
         10},
    };
    const char *const none[NATIONS] = {NULL};
    for (size_t i = 0; i < sizeof CASE / sizeof *CASE; i++) {
        struct ctx c = harness_ctx();
        game_state *state = table_open(&c, 2, 1, NULL);
        table_turn(&c, state, (const char *const[NATIONS]){CASE[i].orders});
        for (int turn = 1; turn < CASE[i].turns; turn++) {
            ck_assert_msg(cosair_standing(state).woken == 0, "case %zu, turn %d", i, turn);
            table_turn(&c, state, none);
        }
        ck_assert_uint_eq(cosair_standing(state).woken, 1);
        harness_end(&c);
    }
}
END_TEST

/* A ship at a small planet cannot start when it is finished; the player has to know when it can. */
START_TEST(a_run_of_turns_stops_where_a_planet_has_people_enough_for_its_colony_ship)
{
    struct ctx c = harness_ctx();
    const char *const none[NATIONS] = {NULL};
    game_state *state = table_open(&c, 2, 1, NULL);
    struct planet *p = &state->space.planet[0];
    p->colony_ships = 1;
    p->pop = COLONISTS_FROM - 1;
    table_turn(&c, state, none);
    ck_assert_int_ge(p->pop, COLONISTS_FROM);
    ck_assert_uint_eq(cosair_standing(state).woken, 1u << p->owner);
    table_turn(&c, state, none);
    ck_assert_uint_eq(cosair_standing(state).woken, 0);
    p->colony_ships = 0;
    p->pop = COLONISTS_FROM - 1;
    table_turn(&c, state, none);
    ck_assert_uint_eq(cosair_standing(state).woken, 0);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("cosair rules");
    HARNESS_ADD(s, a_world_stays_sane_and_saves_and_loads_whatever_is_ordered);
    HARNESS_ADD(s, the_same_orders_bring_the_same_bytes);
    HARNESS_ADD(s, three_hundred_orders_get_a_verdict_each_and_ten_thousand_get_one);
    HARNESS_ADD(s, orders_are_judged_one_on_top_of_the_other);
    HARNESS_ADD(s, a_lost_planet_and_a_lost_nation_take_no_orders);
    HARNESS_ADD(s, a_jam_delivers_nothing_even_from_a_full_stock);
    HARNESS_ADD(s, the_ratio_falls_after_the_closing_turn_to_no_less_than_equality);
    HARNESS_ADD(s, closing_is_usual_from_five_nations_on_and_where_it_was_asked_for);
    HARNESS_ADD(s, leaving_the_table_ends_a_duel_and_nothing_larger);
    HARNESS_ADD(s, an_agreement_shares_the_first_place_among_those_in_play);
    HARNESS_ADD(s, a_run_of_turns_stops_where_something_happens_to_the_nation);
    HARNESS_ADD(s, a_run_of_turns_stops_at_a_colony_ship_and_at_a_free_agent);
    HARNESS_ADD(s, a_run_of_turns_stops_where_a_planet_has_people_enough_for_its_colony_ship);
    return s;
}

TEST_MAIN(suite)
