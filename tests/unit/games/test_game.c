/* test_game.c - the catalogue behind game.h, verdicts, and the shared slots. */
#include "games/game.h"
#include "harness.h"
#include <string.h>

START_TEST(games_are_found_by_id_and_in_order)
{
    int count = 0;
    for (; game_at(count); count++) ck_assert_ptr_eq(game_find(game_at(count)->id), game_at(count));
    ck_assert_int_ge(count, 2);
    ck_assert_ptr_null(game_at(-1));
    ck_assert_ptr_null(game_at(count + 100));
    ck_assert_ptr_null(game_find("chess"));
    ck_assert_ptr_null(game_find(""));
    ck_assert(!game_find("nullgame")->listed);
}
END_TEST

START_TEST(variants_and_bots_are_found_by_id)
{
    const struct game *game = game_find("nullgame");
    ck_assert_ptr_eq(variant_find(game, NULL), &game->variants[0]);
    ck_assert_str_eq(variant_find(game, "own")->id, "own");
    ck_assert_ptr_null(variant_find(game, "x"));
    ck_assert_int_eq(bot_find(game, "bot:greedy")->level, 2);
    ck_assert_ptr_null(bot_find(game, "greedy"));
}
END_TEST

/* Nothing tests a slot for NULL, so none may be. */
START_TEST(every_game_fills_every_slot)
{
    for (int i = 0; game_at(i); i++) {
        const struct game *g = game_at(i);
        ck_assert(g->id && g->title && g->variants && g->bots && g->rules_version > 0 && g->save_version > 0);
        ck_assert(g->options && g->setup && g->parse && g->judge && g->write && g->apply && g->standing &&
                  g->know);
        ck_assert(g->view && g->legal && g->choose && g->advise && g->elect && g->save && g->load && g->copy);
        ck_assert(g->perft && g->notation && g->position && g->position_text);
        ck_assert(g->is_act && g->rider && g->talk && g->choose_act && g->picture);
        for (const struct variant *v = g->variants; v->id; v++) {
            ck_assert(v->title && v->options_schema && v->clock);
            ck_assert(v->seats_min >= 1 && v->seats_min <= v->seats_max && v->seats_max <= SEATS_MAX);
            ck_assert(variant_seats(v, v->seats_max) && variant_seats(v, variant_usual(v)));
        }
    }
}
END_TEST

START_TEST(schemas_and_clocks_are_json)
{
    struct ctx c = harness_ctx();
    for (int i = 0; game_at(i); i++)
        for (const struct variant *v = game_at(i)->variants; v->id; v++) {
            json_object *schema, *clock;
            ck_assert_msg(json_read(&c, v->options_schema, strlen(v->options_schema), &schema), "%s",
                          c.failure.detail);
            ck_assert_msg(json_read(&c, v->clock, strlen(v->clock), &clock), "%s", c.failure.detail);
            ck_assert_str_eq(json_object_get_string(json_member(schema, "type")), "object");
            ck_assert(!json_object_get_boolean(json_member(schema, "additionalProperties")));
            json_object *mode = json_member(json_member(clock, "default"), "mode");
            ck_assert_ptr_nonnull(json_member(json_member(clock, "modes"), json_object_get_string(mode)));
        }
    harness_end(&c);
}
END_TEST

START_TEST(a_refused_item_fails_the_work_and_is_listed)
{
    struct ctx c = harness_ctx();
    struct verdicts v = {0};
    verdict_accept(&c, &v, 0, "take 1");
    ck_assert(!verdict_refuse(&c, &v, 1, "/stones", FAULT_TOO_MANY_STONES, "there are three"));
    ck_assert_int_eq(v.n, 2);
    ck_assert_ptr_null(v.v[0].code);
    ck_assert_str_eq(v.v[0].text, "take 1");
    ck_assert_str_eq(v.v[1].code, "too_many_stones");
    ck_assert_str_eq(v.v[1].path, "/stones");
    ck_assert_int_eq(c.failure.fault, FAULT_TOO_MANY_STONES);
    harness_end(&c);
}
END_TEST

START_TEST(verdicts_beyond_the_limit_are_not_kept)
{
    struct ctx c = harness_ctx();
    struct verdicts *v = pool_take(c.pool, sizeof *v);
    for (int i = 0; i < VERDICTS_MAX + 10; i++) verdict_accept(&c, v, i, "x");
    ck_assert(!verdict_refuse(&c, v, 9999, "", FAULT_WRONG_STAGE, "no"));
    ck_assert_int_eq(v->n, VERDICTS_MAX);
    ck_assert_int_eq(c.failure.fault, FAULT_WRONG_STAGE);
    harness_end(&c);
}
END_TEST

START_TEST(shared_slots_say_what_a_game_has_not)
{
    struct ctx c = harness_ctx();
    ck_assert_ptr_null(no_bot(&c, NULL, 1, NULL, NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_UNKNOWN_BOT);
    forgive(&c);
    struct advice advice = {.n = 3};
    ck_assert(no_advice(&c, NULL, (struct question){1, 1}, &advice));
    ck_assert_int_eq(advice.n, 0);
    ck_assert_ptr_null(no_perft(&c, NULL, NULL, "", 1, false));
    ck_assert_int_eq(c.failure.fault, FAULT_BAD_REQUEST);
    forgive(&c);
    ck_assert_ptr_null(no_position(&c, NULL, "x"));
    ck_assert_int_eq(c.failure.fault, FAULT_BAD_POSITION);
    forgive(&c);
    ck_assert_ptr_null(no_position_text(&c, NULL));
    ck_assert_ptr_null(no_election(&c, NULL, 0, NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_BAD_REQUEST);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("games/game");
    HARNESS_ADD(made, games_are_found_by_id_and_in_order);
    HARNESS_ADD(made, variants_and_bots_are_found_by_id);
    HARNESS_ADD(made, every_game_fills_every_slot);
    HARNESS_ADD(made, schemas_and_clocks_are_json);
    HARNESS_ADD(made, a_refused_item_fails_the_work_and_is_listed);
    HARNESS_ADD(made, verdicts_beyond_the_limit_are_not_kept);
    HARNESS_ADD(made, shared_slots_say_what_a_game_has_not);
    return made;
}

TEST_MAIN(suite)
