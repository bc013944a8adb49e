/* rules_secrets.c - nothing of R15 leaks: over many turns of trade, war and espionage, two worlds that differ only in what is somebody
 * else's secret look the same, sound the same and judge the same. */
#include "cosair_table.h"
#include "games/worlds.h"
#include <stdlib.h>
#include <string.h>

/* The first place where two texts differ, with what stands around it. */
static void same(struct ctx *c, const char *one, const char *other, const char *what)
{
    if (strcmp(one, other) == 0) return;
    size_t i = 0;
    while (one[i] == other[i]) i++;
    size_t from = i > 120 ? i - 120 : 0;
    ck_abort_msg("%s: %.240s\n<>\n%.240s", what, pool_copy(c->pool, one + from),
                 pool_copy(c->pool, other + from));
}

/* ---- one moment, another world --------------------------------------------------------------------------------------- */

static void look(struct ctx *c, const game_state *state, struct rng *luck)
{
    json_object *saved = GAME_cosair.save(c, state);
    for (int viewer = 0; viewer <= ARBITER; viewer = viewer + 1 < state->space.seats ? viewer + 1
                                                     : viewer < SPECTATOR            ? SPECTATOR
                                                                                     : viewer + 1) {
        json_object *altered = WORLDS_cosair.alter(c, saved, viewer, luck);
        game_state *other = GAME_cosair.load(c, altered, GAME_cosair.save_version);
        ck_assert_msg(other != NULL, "an altered world cannot be loaded: %s", c->failure.detail);
        same(c, table_signs(c, state, viewer), table_signs(c, other, viewer),
             pool_print(c->pool, "turn %d, viewer %d", state->space.turn, viewer));
    }
}

struct seen {
    int battles, conquests, missions, discoveries, colonies, lost;
};

static void count(const game_state *state, struct seen *seen)
{
    for (int i = 0; state->last && i < state->last->count; i++) {
        const struct happening *h = &state->last->happening[i];
        seen->battles += h->kind == HAPPENED_BATTLE;
        seen->conquests += h->kind == HAPPENED_OWNER;
        seen->missions += h->kind == HAPPENED_MISSION;
        seen->discoveries += h->kind == HAPPENED_MISSION && h->n[0] != MISSION_DONE;
        seen->colonies += h->kind == HAPPENED_NEW;
        seen->lost += h->kind == HAPPENED_OUT;
    }
}

static void play_and_look(int seats, uint64_t seed, int turns, struct seen *seen)
{
    struct ctx lasting = harness_ctx(), c = harness_ctx();
    struct rng luck = rng_seeded(seed);
    game_state *state = table_open(&lasting, seats, seed, "{\"end_ratio\":400}");
    for (int turn = 1; turn <= turns && state->space.reason == REASON_NONE; turn++) {
        table_play(&c, state, 1, &luck);
        count(state, seen);
        if (turn % 5 == 0 || state->last->battles) look(&c, state, &luck);
        game_state *kept = GAME_cosair.copy(
            &c, state); /* out of the pool that is wiped now, by way of the other one */
        struct ctx next = harness_ctx();
        state = GAME_cosair.copy(&next, kept);
        harness_end(&lasting);
        lasting = next;
        pool_wipe(c.pool);
    }
    harness_end(&c);
    harness_end(&lasting);
}

START_TEST(r15_another_world_of_secrets_looks_the_same)
{
    struct seen seen = {0};
    const char *more = getenv("SECRET_TURNS");
    int turns = more ? atoi(more) : 150;
    play_and_look(2, 5, turns, &seen);
    play_and_look(3, 7, turns, &seen);
    play_and_look(5, 11, turns, &seen);
    ck_assert_msg(seen.battles > 20 && seen.missions > 20 && seen.discoveries > 5 && seen.colonies > 3 &&
                      seen.conquests > 0,
                  "too little happens: %d battles, %d conquests, %d missions, %d discovered, %d colonies",
                  seen.battles, seen.conquests, seen.missions, seen.discoveries, seen.colonies);
}
END_TEST

/* ---- two lives of one nation ------------------------------------------------------------------------------------------- */

enum { WATCHER, RIVAL, SCHEMER, LIFE_SEATS, OUTPOST = 5 };

static int settle(struct space *w, int seat, int cruisers)
{
    int square = 0;
    while (w->at[square] != PLANETS) square++;
    int id = space_found(w, seat, square, 1500);
    w->planet[id].cruisers = cruisers;
    return id;
}

/* The schemer has three planets, the rival a wall of cruisers round its home and an outpost for the watcher to raid, mines nowhere:
 * what the schemer does below draws no die, kills nobody and moves no public number. */
static void lay_out(game_state *state)
{
    struct space *w = &state->space;
    settle(w, SCHEMER, 40);
    settle(w, SCHEMER, 40);
    ck_assert_int_eq(settle(w, RIVAL, 3), OUTPOST);
    w->planet[RIVAL].cruisers = 500;
    w->planet[SCHEMER].cruisers = 60;
    w->planet[SCHEMER].transports = 20;
    w->nation[SCHEMER].gold = 500;
}

/* What the schemer may do without anybody else having a right to know: money, research, war goods, recruits, moves between its own
 * planets, and attacks on the rival that fail. */
static json_object *scheme(struct ctx *c, const game_state *state, struct rng *luck)
{
    static const char *const MENU[] = {
        "{\"type\":\"set_tax\",\"rate\":20}",
        "{\"type\":\"set_tax\",\"rate\":80}",
        "{\"type\":\"set_research\",\"tech\":\"biomodelling\"}",
        "{\"type\":\"set_research\",\"tech\":\"space_mines\"}",
        "{\"type\":\"recruit_agent\"}",
        "{\"type\":\"set_queue\",\"planet\":2,\"items\":[\"cruiser\",\"transport\"],\"repeat\":true}",
        "{\"type\":\"set_queue\",\"planet\":3,\"items\":[\"transport\",\"cruiser\",\"colony_ship\"]}",
        "{\"type\":\"set_queue\",\"planet\":4,\"items\":[]}",
        "{\"type\":\"set_rush\",\"planet\":2,\"on\":true}",
        "{\"type\":\"set_rush\",\"planet\":2,\"on\":false}",
        "{\"type\":\"send_fleet\",\"from\":2,\"to\":3,\"cruisers\":2,\"transports\":1}",
        "{\"type\":\"send_fleet\",\"from\":3,\"to\":4,\"cruisers\":3,\"transports\":0}",
        "{\"type\":\"send_fleet\",\"from\":4,\"to\":1,\"cruisers\":1,\"transports\":0}",
    };
    json_object *list = json_new_array(c);
    (void)state;
    for (size_t i = 0; i < sizeof MENU / sizeof *MENU; i++)
        if (rng_below(luck, 4) == 0) json_push(list, json_own(c, MENU[i]));
    return list;
}

/* The watcher lives its own life, the same in both worlds: trade, spies on the rival, raids on its outpost. */
static bool leaves_the_schemer_alone(json_object *order)
{
    json_object *to = json_member(order, "to"), *agent = json_member(order, "agent");
    int goal = json_object_get_int(json_member(order, "planet"));
    if (to) return json_object_get_int(to) == WATCHER || json_object_get_int(to) == OUTPOST;
    if (agent) return goal == RIVAL || goal == OUTPOST;
    return strcmp(json_object_get_string(json_member(order, "type")), "colonise") != 0;
}

static json_object *watch(struct ctx *c, const game_state *state, struct rng *luck)
{
    json_object *some = table_some_orders(c, state, WATCHER, luck), *list = json_new_array(c);
    for (size_t i = 0; i < json_object_array_length(some); i++) {
        json_object *order = json_object_array_get_idx(some, i);
        if (leaves_the_schemer_alone(order)) json_push(list, order);
    }
    return list;
}

static struct round live(struct ctx *c, game_state *state, const game_order *scheme_order,
                         json_object *watched)
{
    const game_order *orders[NATIONS] = {NULL};
    orders[WATCHER] = table_order(c, state, WATCHER, watched);
    orders[SCHEMER] = scheme_order;
    return table_resolve(c, state, orders);
}

static void compare_lives(struct ctx *c, const game_state *one, const game_state *other,
                          const struct round *first, const struct round *second)
{
    static const int VIEWER[] = {WATCHER, SPECTATOR};
    for (size_t i = 0; i < sizeof VIEWER / sizeof *VIEWER; i++) {
        const char *what = pool_print(c->pool, "turn %d, viewer %d", one->space.turn, VIEWER[i]);
        same(c, table_signs(c, one, VIEWER[i]), table_signs(c, other, VIEWER[i]), what);
        same(c, table_heard(c, &first->tale, VIEWER[i]), table_heard(c, &second->tale, VIEWER[i]), what);
        ck_assert_int_eq(first->outcome.moved >> VIEWER[i] & 1, second->outcome.moved >> VIEWER[i] & 1);
    }
    ck_assert_int_eq(GAME_cosair.standing(one).woken >> WATCHER & 1,
                     GAME_cosair.standing(other).woken >> WATCHER & 1);
}

static int fights_of(const game_state *state, int seat)
{
    int count = 0;
    for (int i = 0; i < state->last->battles; i++) count += state->last->battle[i].attacker == seat;
    return count;
}

START_TEST(r15_4_two_lives_of_one_nation_are_one_to_the_others)
{
    struct ctx c = harness_ctx();
    struct rng luck = rng_seeded(3 + (uint64_t)_i), one_luck = rng_seeded(100), other_luck = rng_seeded(200);
    game_state *one = table_open(&c, LIFE_SEATS, 9 + (uint64_t)_i, "{\"end_ratio\":400}");
    int failed = 0;
    lay_out(one);
    game_state *other = GAME_cosair.copy(&c, one);
    for (int turn = 0; turn < 120 && one->space.reason == REASON_NONE; turn++) {
        json_object *watched = watch(&c, one, &luck);
        const game_order *a = table_order(&c, one, SCHEMER, scheme(&c, one, &one_luck));
        const game_order *b = table_order(&c, other, SCHEMER, scheme(&c, other, &other_luck));
        struct round first = live(&c, one, a, watched), second = live(&c, other, b, watched);
        compare_lives(&c, one, other, &first, &second);
        failed += fights_of(one, SCHEMER);
    }
    ck_assert_int_gt(failed, 3);
    ck_assert_int_ne(one->space.nation[SCHEMER].gold, other->space.nation[SCHEMER].gold);
    harness_end(&c);
}
END_TEST

/* ---- what is said aloud ------------------------------------------------------------------------------------------------ */

/* R15.1: a resignation between two turns is the nation's own business until the next resolution. */
START_TEST(r15_1_a_resignation_becomes_public_with_the_next_resolution)
{
    struct ctx c = harness_ctx();
    game_state *state = table_open(&c, 3, 5, NULL);
    const char *before = table_signs(&c, state, 0), *stranger = table_signs(&c, state, SPECTATOR);
    struct event event = {.kind = EVENT_RESIGN, .seat = 2};
    struct round left = {.tale = tale_new(c.pool)};
    ck_assert(GAME_cosair.apply(&c, state, &event, &left.tale, &left.outcome));
    same(&c, before, table_signs(&c, state, 0), "the other's view");
    same(&c, stranger, table_signs(&c, state, SPECTATOR), "the stranger's view");
    ck_assert_uint_eq(left.outcome.moved, 1u << 2);
    ck_assert_str_eq(table_heard(&c, &left.tale, 0), "");
    ck_assert_str_ne(table_heard(&c, &left.tale, 2), "");
    struct round next = table_turn(&c, state, NULL);
    ck_assert_ptr_nonnull(strstr(table_heard(&c, &next.tale, 0), "resigned"));
    ck_assert_ptr_nonnull(strstr(json_text(&c, table_view(&c, state, SPECTATOR)), "\"status\":\"resigned\""));
    harness_end(&c);
}
END_TEST

/* R10.9: whoever is not discovered stays unknown; whoever is, is named to the target and to nobody else. */
START_TEST(r10_9_only_discovered_agents_are_told_of)
{
    struct ctx c = harness_ctx();
    for (int outcome = MISSION_DONE; outcome <= MISSION_CAUGHT; outcome++) {
        game_state *state = table_open(&c, 3, 5, NULL);
        struct happening h = {
            .kind = HAPPENED_MISSION, .seat = 0, .other = 1, .planet = 1, .what = SABOTAGE, .n = {outcome}};
        struct chronicle *last = pool_take(c.pool, sizeof *last);
        *last = (struct chronicle){.turn = 1, .count = 1, .room = 1, .happening = &h};
        state->last = last;
        struct tale tale = tale_new(c.pool);
        const game_order *nothing[NATIONS] = {NULL};
        chronicle_tell(&c, state, nothing, last, &tale);
        bool told = outcome != MISSION_DONE;
        ck_assert_int_eq(strstr(table_heard(&c, &tale, 1), "discovered") != NULL, told);
        ck_assert_int_eq(strstr(json_text(&c, table_view(&c, state, 1)), "\"discovered\"") != NULL, told);
        ck_assert_str_eq(table_heard(&c, &tale, 2), "");
        ck_assert_str_eq(table_heard(&c, &tale, SPECTATOR), "");
        ck_assert_ptr_null(strstr(json_text(&c, table_view(&c, state, 2)), "alpha\",\"sabotage"));
        ck_assert_ptr_nonnull(strstr(table_heard(&c, &tale, 0), "mission"));
    }
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("cosair secrets");
    HARNESS_ADD(s, r15_another_world_of_secrets_looks_the_same);
    TCase *lives = tcase_create("lives");
    tcase_set_timeout(lives, 300);
    tcase_add_loop_test(lives, r15_4_two_lives_of_one_nation_are_one_to_the_others, 0, 3);
    suite_add_tcase(s, lives);
    HARNESS_ADD(s, r15_1_a_resignation_becomes_public_with_the_next_resolution);
    HARNESS_ADD(s, r10_9_only_discovered_agents_are_told_of);
    return s;
}

TEST_MAIN(suite)
