/* test_quad.c - the library's C interface as a foreign program uses it: handles in every order, refusals, and arrays of
 * exactly the size that is said, so that the sanitizers see a number too many. What the games do is tested in Python. */
#include "harness.h"
#include "python/quad.h"
#include <string.h>

static const char *const GAMES[] = {"rulegame", "stratic", "cosair", "stratagem"};
enum { GAME_COUNT = sizeof GAMES / sizeof *GAMES, COUNT = 3, ROOM = 20 };

static void *numbers(size_t count, size_t size) { return calloc(count ? count : 1, size); }

static struct quad_arrays arrays_for(const quad_rules *rules)
{
    size_t seats = (size_t)quad_rules_seats(rules), width = (size_t)quad_rules_item_width(rules);
    return (struct quad_arrays){.observation = numbers(COUNT * (size_t)quad_rules_observation_size(rules), 4),
                                .items = numbers(COUNT * ROOM * width, 4),
                                .item_count = numbers(COUNT, 4),
                                .done = numbers(COUNT, 1),
                                .agent = numbers(COUNT, 4),
                                .reward = numbers(COUNT * seats, 4),
                                .over = numbers(COUNT, 1),
                                .seed = numbers(COUNT, 8)};
}

static void arrays_free(const struct quad_arrays *a)
{
    void *all[] = {a->observation, a->items, a->item_count, a->done, a->agent, a->reward, a->over, a->seed};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) free(all[i]);
}

static void step_batch(const char *name)
{
    quad_rules *rules = quad_rules_new(name, NULL, NULL, 0, NULL);
    ck_assert_msg(rules != NULL, "%s", quad_fault_text());
    quad_batch *batch = quad_batch_new(rules, COUNT, 5, ROOM);
    struct quad_arrays arrays = arrays_for(rules);
    int32_t items[COUNT];
    ck_assert_int_eq(quad_batch_threads(batch, 0), -1);
    ck_assert_int_eq(quad_batch_threads(batch, 4), 0);
    ck_assert_int_eq(quad_batch_threads(batch, 2), 0);
    ck_assert_int_eq(quad_batch_look(batch, &arrays), 0);
    for (int i = 0; i < 150; i++) {
        quad_batch_sample(batch, items);
        for (int g = 0; g < COUNT; g++) ck_assert_int_lt(items[g], arrays.item_count[g] + arrays.done[g]);
        ck_assert_msg(quad_batch_step(batch, items, i % 2 ? &arrays : &(struct quad_arrays){0}) == 0, "%s",
                      quad_fault_text());
        ck_assert_int_eq(quad_batch_look(batch, &arrays), 0);
    }
    items[COUNT - 1] = -1;
    ck_assert_int_eq(quad_batch_step(batch, items, &arrays), -1);
    ck_assert_ptr_null(quad_batch_state(batch, COUNT));
    ck_assert_ptr_nonnull(quad_batch_state(batch, 0));
    arrays_free(&arrays);
    quad_batch_free(batch);
    quad_rules_free(rules);
}

START_TEST(a_batch_writes_its_arrays_and_nothing_beside_them)
{
    for (int i = 0; i < GAME_COUNT; i++) step_batch(GAMES[i]);
}
END_TEST

static void play_state(const char *name)
{
    const int32_t *rows;
    const char *order;
    int done, orders = 0;
    quad_rules *rules = quad_rules_new(name, NULL, NULL, 0, NULL);
    quad_state *state = quad_state_new(rules, 1);
    int32_t *seen = numbers((size_t)quad_rules_observation_size(rules), sizeof *seen);
    for (int i = 0; i < 120; i++) {
        int count = quad_state_items(state, &rows, &done);
        ck_assert_int_gt(count + done, 0);
        ck_assert_int_eq(quad_state_observe(state, QUAD_SPECTATOR, seen), 0);
        ck_assert_int_eq(quad_state_observe(state, quad_state_agent(state), seen), 0);
        ck_assert_int_ge(quad_state_pick(state, i % 9 == 8 && done ? count : i % (count + done), &order), 0);
        orders += order != NULL;
    }
    ck_assert_int_gt(orders, 0);
    quad_state *copy = quad_state_copy(state), *loaded = quad_state_load(rules, quad_state_save(state), 1);
    ck_assert_str_eq(quad_state_hash(copy), quad_state_hash(state));
    ck_assert_str_eq(quad_state_hash(loaded), quad_state_hash(state));
    quad_state_free(state);
    ck_assert_int_ge(quad_state_play(copy, "random", 3), 0);
    for (int format = QUAD_FULL; format <= QUAD_BRIEF; format++)
        ck_assert_ptr_nonnull(quad_state_view(copy, QUAD_ARBITER, format));
    for (int wrong = 0; wrong < 2; wrong++)
        ck_assert_ptr_null(quad_state_view(copy, QUAD_ARBITER, wrong ? -1 : QUAD_BRIEF + 1));
    free(seen);
    quad_state_free(copy);
    quad_state_free(loaded);
    quad_rules_free(rules);
}

START_TEST(a_state_is_played_copied_saved_and_freed_in_any_order)
{
    for (int i = 0; i < GAME_COUNT; i++) play_state(GAMES[i]);
}
END_TEST

START_TEST(refusals_have_a_code_and_leave_no_handle)
{
    struct quad_standing standing;
    ck_assert_int_eq(quad_api(), QUAD_API);
    ck_assert_ptr_nonnull(strstr(quad_catalogue(), "\"stratic\""));
    ck_assert_ptr_null(quad_rules_new(NULL, NULL, NULL, 0, NULL));
    ck_assert_ptr_null(quad_rules_new("stratic", NULL, "[]", 0, NULL));
    ck_assert_ptr_null(quad_rules_new("stratic", NULL, NULL, 9, NULL));
    ck_assert_str_eq(quad_fault_code(), "bad_seats");
    for (int version = -1; version <= 3; version += 4) {
        ck_assert_ptr_null(quad_rules_new_of("stratagem", NULL, NULL, 0, NULL, version));
        ck_assert_str_eq(quad_fault_code(), "bad_request");
    }
    quad_rules *rules = quad_rules_new("nullgame", NULL, NULL, 0, NULL);
    ck_assert_ptr_nonnull(rules);
    ck_assert_ptr_nonnull(quad_rules_describe(rules));
    ck_assert_ptr_null(quad_batch_new(rules, 1, 0, 0)); /* the template cannot be composed */
    quad_state *state = quad_state_new(rules, 0);
    ck_assert_int_eq(quad_state_pick(state, 0, NULL), -1);
    ck_assert_ptr_null(quad_state_legal(state, 99, NULL));
    ck_assert_ptr_null(quad_state_choose(state, 99, "random"));
    ck_assert_int_eq(quad_state_order(state, 0, "{"), -1);
    ck_assert_int_eq(quad_state_act(state, 0, "{}"), -1);
    ck_assert_int_eq(quad_state_event(state, "turn", 0), -1);
    ck_assert_ptr_null(quad_state_load(rules, "{}", 0));
    quad_state_standing(state, &standing);
    ck_assert_int_eq(standing.over, 0);
    quad_state_free(state);
    quad_state_free(NULL);
    quad_rules_free(rules);
}
END_TEST

static Suite *quad(void)
{
    Suite *suite = suite_create("quad");
    HARNESS_ADD(suite, a_batch_writes_its_arrays_and_nothing_beside_them);
    HARNESS_ADD(suite, a_state_is_played_copied_saved_and_freed_in_any_order);
    HARNESS_ADD(suite, refusals_have_a_code_and_leave_no_handle);
    return suite;
}

TEST_MAIN(quad)
