/* golden.c - the vectors of the rules, from the shared folder when it is there, and our own of tests/games/cosair/golden: formulas,
 * beginnings, single turns, every refusal, and whole games played from their orders alone, digest by digest.
 * QUADRIVIUM_GOLDEN=write writes the digests of our own games anew. */
#include "cosair_help.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* A vector file of the shared folder, NULL (and a word) without it. */
static json_object *shared(struct ctx *c, const char *name)
{
    const char *path = vector_shared_path(c, pool_print(c->pool, "rules/golden/cosair/%s.json", name));
    json_object *found = vector_file(c, path);
    if (!found) printf("%s is not there: nothing was compared\n", path);
    return found;
}

static int number(json_object *o, const char *key)
{
    ck_assert_msg(json_object_object_get_ex(o, key, NULL), "no %s", key);
    return json_object_get_int(json_member(o, key));
}

static bool flag(json_object *o, const char *key) { return json_object_get_boolean(json_member(o, key)); }

static uint64_t hex(json_object *o, const char *key) { return strtoull(vector_text(o, key), NULL, 16); }

/* Call `check` for each item of the list `key` of a file. */
static void each(json_object *file, const char *key, void (*check)(json_object *))
{
    json_object *list = key ? json_member(file, key) : file;
    if (!file) return;
    ck_assert_int_gt((int)json_object_array_length(list), 0);
    for (size_t i = 0; i < json_object_array_length(list); i++) check(vector_at(list, i));
}

/* ---- formulas (R3 to R10) ---------------------------------------------------------------------------------------- */

static void check_flight(json_object *v)
{
    int d = number(v, "d2");
    if (d > DISTANCE_MAX) return;
    ck_assert_int_eq(FLIGHT[0][d], number(v, "turns"));
    ck_assert_int_eq(FLIGHT[1][d], number(v, "turns_fusion"));
}

static void check_pair(json_object *v)
{
    struct space w = {.turn = 1};
    int xy[4], seats = 2;
    while (SIDE[seats] != number(v, "m")) seats++;
    space_lay(&w, seats);
    for (size_t i = 0; i < 4; i++)
        xy[i] = json_object_get_int(vector_at(json_member(v, i < 2 ? "a" : "b"), i % 2));
    ck_assert_int_eq(square_distance(&w, xy[0], xy[1], xy[2], xy[3]), number(v, "d2"));
}

START_TEST(flights_take_the_turns_of_the_table)
{
    struct ctx c = harness_ctx();
    json_object *file = shared(&c, "flight_times");
    each(file, "by_d2", check_flight);
    each(file, "pairs", check_pair);
    harness_end(&c);
}
END_TEST

static void check_split(json_object *v)
{
    int points = number(v, "trade_points"), gold = tax_gold(points, number(v, "tax"));
    ck_assert_int_eq(gold, number(v, "gold"));
    ck_assert_int_eq(points - gold, number(v, "research"));
}
static void check_interest(json_object *v)
{
    ck_assert_int_eq(interest_on(number(v, "gold")), number(v, "interest"));
}
static void check_ship_gold(json_object *v)
{
    ck_assert_int_eq(fleet_gold(number(v, "ships"), number(v, "population")), number(v, "gold"));
}
static void check_colony_cost(json_object *v)
{
    ck_assert_int_eq(colony_price(number(v, "owned_plus_pending")), number(v, "gold"));
}
static void check_tech_cost(json_object *v)
{
    ck_assert_int_eq(tech_price(number(v, "already")), number(v, "points"));
}

START_TEST(gold_comes_and_goes_as_the_tables_say)
{
    struct ctx c = harness_ctx();
    json_object *file = shared(&c, "trade_tax");
    each(file, "split", check_split);
    each(file, "interest", check_interest);
    each(file, "ship_gold", check_ship_gold);
    each(file, "colony_cost", check_colony_cost);
    each(file, "tech_cost", check_tech_cost);
    harness_end(&c);
}
END_TEST

static void check_production(json_object *v)
{
    struct output made = planet_output(number(v, "pop"), flag(v, "factory"), flag(v, "unrest"),
                                       flag(v, "jam"), flag(v, "rush"), number(v, "gold"));
    ck_assert_int_eq(made.points, number(v, "points"));
    ck_assert_int_eq(made.rush_gold, number(v, "rush_gold"));
}
static void check_growth(json_object *v)
{
    int buildings = flag(v, "medicenter") << MEDICENTER | flag(v, "biosphere") << BIOSPHERE;
    ck_assert_int_eq(population_grown(number(v, "pop"), flag(v, "unrest"), buildings), number(v, "next"));
}
static void check_price(json_object *v)
{
    json_object *list = json_member(v, "buildings");
    int buildings = 0;
    for (size_t i = 0; i < json_object_array_length(list); i++)
        buildings |= 1 << (item_by_name(json_object_get_string(vector_at(list, i))) - BUILDING_FIRST);
    ck_assert_int_eq(item_price(item_by_name(vector_text(v, "item")), buildings), number(v, "cost"));
}

START_TEST(planets_make_grow_and_charge_as_the_tables_say)
{
    struct ctx c = harness_ctx();
    json_object *file = shared(&c, "economy");
    each(file, "production", check_production);
    each(file, "growth", check_growth);
    each(file, "item_cost", check_price);
    harness_end(&c);
}
END_TEST

static void check_battle(json_object *v)
{
    struct clash clash = space_battle(number(v, "attackers"), number(v, "off"), number(v, "defenders"),
                                      number(v, "def"));
    ck_assert_int_eq(clash.won, flag(v, "attacker_wins"));
    ck_assert_int_eq(clash.attackers, number(v, "attackers_left"));
    ck_assert_int_eq(clash.defenders, number(v, "defenders_left"));
}
static void check_failure(json_object *v)
{
    ck_assert_int_eq(
        fail_percent(number(v, "risk"), number(v, "strength"), number(v, "rank"), number(v, "planets")),
        number(v, "fail"));
}

START_TEST(battles_and_missions_go_as_the_tables_say)
{
    struct ctx c = harness_ctx();
    each(shared(&c, "space_battle"), NULL, check_battle);
    each(shared(&c, "espionage"), "fail_percent", check_failure);
    harness_end(&c);
}
END_TEST

/* ---- dice and beginnings (R12, R4) -------------------------------------------------------------------------------- */

static void check_dice(json_object *v)
{
    struct rng rng = rng_seeded(hex(v, "seed"));
    json_object *next = json_member(v, "next");
    for (size_t i = 0; i < 4; i++)
        ck_assert_uint_eq(rng.s[i],
                          strtoull(json_object_get_string(vector_at(json_member(v, "state"), i)), NULL, 16));
    for (size_t i = 0; i < json_object_array_length(next); i++)
        ck_assert_uint_eq(rng_next(&rng), strtoull(json_object_get_string(vector_at(next, i)), NULL, 16));
}

static void check_setup(json_object *v)
{
    struct ctx c = harness_ctx();
    struct space *w = pool_take(c.pool, sizeof *w);
    uint64_t seed = hex(v, "seed");
    struct rng fresh = rng_seeded(seed);
    space_begin(w, number(v, "n"), (struct limits){1000, 200, 0}, seed);
    for (int seat = 0; seat < w->seats; seat++)
        ck_assert_str_eq(COLOUR[w->nation[seat].colour].name,
                         json_object_get_string(vector_at(json_member(v, "colours"), (size_t)seat)));
    ck_assert_int_eq(vector_draws(fresh, &w->rng), number(v, "draws"));
    ck_assert_str_eq(vector_digest(&c, w), vector_text(v, "digest"));
    harness_end(&c);
}

START_TEST(dice_and_beginnings_are_those_of_the_vectors)
{
    struct ctx c = harness_ctx();
    each(shared(&c, "prng"), "vectors", check_dice);
    each(shared(&c, "setup"), NULL, check_setup);
    harness_end(&c);
}
END_TEST

/* ---- refusals (R14) ------------------------------------------------------------------------------------------------ */

static void check_refusal(json_object *v)
{
    struct ctx c = harness_ctx();
    struct space *w = vector_space(&c, json_member(v, "before"));
    const char *before = json_text(&c, space_write(&c, w));
    enum fault fault = command_do(w, number(v, "seat"), vector_command(&c, json_member(v, "order")));
    ck_assert_msg(fault != FAULT_NONE, "stands: %s", json_text(&c, json_member(v, "order")));
    ck_assert_str_eq(fault_fact(fault)->code, vector_text(v, "answer"));
    ck_assert_str_eq(json_text(&c, space_write(&c, w)), before);
    harness_end(&c);
}

START_TEST(every_refusal_has_the_code_of_the_vectors)
{
    struct ctx c = harness_ctx();
    each(shared(&c, "refused"), NULL, check_refusal);
    harness_end(&c);
}
END_TEST

/* ---- single turns --------------------------------------------------------------------------------------------------- */

static void give_orders(struct ctx *c, struct space *w, json_object *v)
{
    json_object *orders = json_member(v, "orders"), *answers = json_member(v, "answers");
    for (size_t i = 0; i < json_object_array_length(orders); i++) {
        json_object *row = vector_at(orders, i);
        enum fault fault = command_do(w, json_object_get_int(vector_at(row, 0)),
                                      vector_command(c, vector_at(row, 1)));
        const char *wanted = json_object_get_string(vector_at(answers, i));
        ck_assert_str_eq(fault ? fault_fact(fault)->code : "-", wanted ? wanted : "-");
    }
}

static void check_scenario(json_object *v)
{
    struct ctx c = harness_ctx();
    const char *name = vector_text(v, "name");
    const game_order *none[NATIONS] = {NULL};
    struct space *w = vector_space(&c, json_member(v, "before"));
    struct chronicle *log = vector_log(&c);
    vector_same(&c, space_write(&c, w), json_member(v, "before"), name);
    give_orders(&c, w, v);
    for (size_t turn = 0; turn < (size_t)number(v, "turns"); turn++) {
        struct rng before = w->rng;
        json_object *expected = vector_at(json_member(v, "digest_and_draws"), turn);
        json_object *news = vector_at(json_member(v, "events"), turn);
        vector_resolve(&c, w, none, log);
        ck_assert_msg(strcmp(vector_digest(&c, w), json_object_get_string(vector_at(expected, 0))) == 0,
                      "%s: digest of turn %zu", name, turn);
        ck_assert_int_eq(vector_draws(before, &w->rng), json_object_get_int(vector_at(expected, 1)));
        for (int seat = 0; seat < w->seats; seat++)
            vector_same(&c, vector_news(&c, log, seat), vector_at(news, (size_t)seat), name);
    }
    vector_same(&c, space_write(&c, w), json_member(v, "after"), name);
    harness_end(&c);
}

START_TEST(scenarios_end_as_the_vectors_say)
{
    struct ctx c = harness_ctx();
    each(shared(&c, "scenarios"), NULL, check_scenario);
    harness_end(&c);
}
END_TEST

/* ---- whole games ------------------------------------------------------------------------------------------------------ */

static void check_result(const struct space *w, json_object *rows)
{
    game_state state = {.space = *w};
    state_count(&state);
    struct standing now = cosair_standing(&state);
    for (size_t seat = 0; seat < json_object_array_length(rows); seat++) {
        json_object *row = vector_at(rows, seat);
        const char *left = json_object_get_string(json_member(row, "exit"));
        const struct nation *n = &w->nation[seat];
        ck_assert_int_eq(now.place[seat], number(row, "rank"));
        ck_assert_int_eq(nation_potential(w, (int)seat), number(row, "potential"));
        ck_assert_int_eq(nation_holding(w, (int)seat).planets, number(row, "planets"));
        ck_assert_int_eq(n->exit_turn, number(row, "exit_turn"));
        ck_assert_str_eq(n->resigned ? "resigned" : n->alive ? "-" : "eliminated", left ? left : "-");
    }
}

static struct space *begin(struct ctx *c, json_object *game)
{
    json_object *options = json_member(game, "options");
    int64_t turns = 1000, ratio = 200, closing = 0;
    struct space *w = pool_take(c->pool, sizeof *w);
    if (options)
        ck_assert(json_may_int(c, options, "max_turns", 1, 5000, &turns) &&
                  json_may_int(c, options, "end_ratio", 100, 400, &ratio) &&
                  json_may_int(c, options, "closing_from", 0, 5000, &closing));
    space_begin(w, number(game, "n"), (struct limits){(int)turns, (int)ratio, (int)closing},
                hex(game, "seed"));
    return w;
}

/* Play a game from its orders; what comes back are the digests every `every` turns. */
static json_object *replay(struct ctx *c, json_object *game, struct space *w, int every)
{
    json_object *turns = json_member(game, "orders"), *digests = json_new_array(c);
    for (size_t i = 0; i < json_object_array_length(turns); i++) {
        struct ctx step = harness_ctx();
        const game_order *orders[NATIONS];
        struct chronicle *log = vector_log(&step);
        struct space scratch;
        vector_turn(&step, vector_at(turns, i), orders);
        space_copy(step.pool, &scratch, w, 0);
        vector_resolve(&step, &scratch, orders, log);
        space_copy(c->pool, w, &scratch, 0);
        if ((w->turn - 1) % every == 0 || w->reason) {
            json_object *row = json_new_array(c);
            json_push_int(row, w->turn);
            json_push_text(row, vector_digest(c, w));
            json_push(digests, row);
        }
        harness_end(&step);
    }
    return digests;
}

static void check_game(const char *name)
{
    struct ctx c = harness_ctx();
    json_object *game = shared(&c, name);
    if (game) {
        struct rng fresh = rng_seeded(hex(game, "seed"));
        struct space *w = begin(&c, game);
        json_object *digests = replay(&c, game, w, 1), *wanted = json_member(game, "digests");
        for (size_t i = 0; i < json_object_array_length(wanted); i++) {
            int turn = json_object_get_int(vector_at(vector_at(wanted, i), 0));
            const char *digest = json_object_get_string(vector_at(vector_at(wanted, i), 1));
            const char *ours = json_object_get_string(
                vector_at(vector_at(digests, (size_t)turn - 2 + (turn < 2)), 1));
            if (turn > 1) ck_assert_msg(strcmp(ours, digest) == 0, "%s: digest at %d", name, turn);
        }
        ck_assert_str_eq(end_name(w->reason), vector_text(game, "end"));
        ck_assert_int_eq(w->turn - 1, number(game, "turns"));
        ck_assert_int_eq(vector_draws(fresh, &w->rng), number(game, "draws"));
        check_result(w, json_member(game, "result"));
    }
    harness_end(&c);
}

START_TEST(a_duel_of_strong_bots_goes_the_same_way)
{
    check_game("replay_n2_strong");
}
END_TEST
START_TEST(a_mixed_game_of_four_goes_the_same_way)
{
    check_game("replay_n4_mixed");
}
END_TEST
START_TEST(a_game_of_eleven_goes_the_same_way)
{
    check_game("replay_n11_strong_120");
}
END_TEST

START_TEST(two_hundred_turns_without_orders_go_the_same_way)
{
    struct ctx c = harness_ctx();
    json_object *game = shared(&c, "passive_n5"), *digests = game ? json_member(game, "digests") : NULL;
    const game_order *none[NATIONS] = {NULL};
    struct space *w = game ? begin(&c, game) : NULL;
    for (size_t i = 0; game && i < json_object_array_length(digests); i++) {
        const char *wanted = json_object_get_string(vector_at(digests, i));
        space_resolve(w, none, NULL, NULL);
        ck_assert_msg(strcmp(vector_digest(&c, w), wanted) == 0, "turn %zu", i);
    }
    harness_end(&c);
}
END_TEST

/* Our own games keep a digest for every tenth turn and the end. */
static void check_own(const char *name)
{
    struct ctx c = harness_ctx();
    const char *path = pool_print(c.pool, "tests/games/cosair/golden/%s.json", name);
    const char *mode = getenv("QUADRIVIUM_GOLDEN");
    json_object *game = vector_file(&c, path);
    ck_assert_msg(game != NULL, "no %s", path);
    json_object *digests = replay(&c, game, begin(&c, game), 10);
    if (mode && strcmp(mode, "write") == 0) {
        FILE *file = fopen(path, "wb");
        ck_assert_ptr_nonnull(file);
        json_add(game, "digests", digests);
        fprintf(file, "%s\n", json_text(&c, game));
        fclose(file);
    }
    vector_same(&c, digests, json_member(game, "digests"), name);
    harness_end(&c);
}

START_TEST(a_lively_game_of_three_goes_the_same_way)
{
    check_own("game_three");
}
END_TEST
START_TEST(a_lively_game_of_six_goes_the_same_way)
{
    check_own("game_six");
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("cosair golden");
    HARNESS_ADD(s, flights_take_the_turns_of_the_table);
    HARNESS_ADD(s, gold_comes_and_goes_as_the_tables_say);
    HARNESS_ADD(s, planets_make_grow_and_charge_as_the_tables_say);
    HARNESS_ADD(s, battles_and_missions_go_as_the_tables_say);
    HARNESS_ADD(s, dice_and_beginnings_are_those_of_the_vectors);
    HARNESS_ADD(s, every_refusal_has_the_code_of_the_vectors);
    HARNESS_ADD(s, scenarios_end_as_the_vectors_say);
    HARNESS_ADD(s, a_duel_of_strong_bots_goes_the_same_way);
    HARNESS_ADD(s, a_mixed_game_of_four_goes_the_same_way);
    HARNESS_ADD(s, a_game_of_eleven_goes_the_same_way);
    HARNESS_ADD(s, two_hundred_turns_without_orders_go_the_same_way);
    HARNESS_ADD(s, a_lively_game_of_three_goes_the_same_way);
    HARNESS_ADD(s, a_lively_game_of_six_goes_the_same_way);
    return s;
}

TEST_MAIN(suite)
