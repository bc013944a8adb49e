/* test_catalogue.c - what is offered, who may watch a variant, and which options are shown before the end. */
#include "harness.h"
#include "base/json.h"
#include "platform/model/catalogue.h"
#include <stdlib.h>
#include <string.h>

static const struct variant VARIANT = {
    .id = "v",
    .options_schema = "{\"type\":\"object\",\"properties\":{\"boards\":{\"type\":\"integer\",\"default\":1},"
                      "\"rules\":{\"type\":\"string\",\"writeOnly\":true,\"x-author-watches\":true,"
                      "\"default\":\"\"}}}"};

START_TEST(a_game_that_is_not_listed_does_not_exist)
{
    struct ctx c = harness_ctx();
    const struct game *game;
    const struct variant *variant;
    unsetenv("QUADRIVIUM_UNLISTED");
    ck_assert(!catalogue_find(&c, "nullgame", NULL, &game, &variant));
    ck_assert_int_eq(c.failure.fault, FAULT_UNKNOWN_GAME);
    forgive(&c);
    ck_assert(!catalogue_find(&c, "no such game", NULL, &game, &variant));
    ck_assert_int_eq(c.failure.fault, FAULT_UNKNOWN_GAME);
    ck_assert_ptr_null(catalogue_rules("nullgame"));
    harness_end(&c);
}
END_TEST

START_TEST(every_listed_game_is_found_with_its_first_variant)
{
    struct ctx c = harness_ctx();
    json_object *ids = catalogue_ids(&c);
    ck_assert_uint_ge(json_object_array_length(ids), 4);
    for (size_t i = 0; i < json_object_array_length(ids); i++) {
        const char *id = json_object_get_string(json_object_array_get_idx(ids, i));
        const struct game *game;
        const struct variant *variant;
        ck_assert(catalogue_find(&c, id, NULL, &game, &variant));
        ck_assert_str_eq(game->id, id);
        ck_assert_ptr_eq(variant, game->variants);
        ck_assert_ptr_nonnull(catalogue_rules(id));
    }
    harness_end(&c);
}
END_TEST

START_TEST(a_bot_that_the_game_lacks_is_refused_with_its_place)
{
    struct ctx c = harness_ctx();
    const struct game *game;
    const struct variant *variant;
    ck_assert(catalogue_find(&c, "stratic", NULL, &game, &variant));
    ck_assert(catalogue_bot(&c, game, game->bots->id, "/bots/0"));
    ck_assert(!catalogue_bot(&c, game, "bot:nobody", "/bots/0"));
    ck_assert_int_eq(c.failure.fault, FAULT_UNKNOWN_BOT);
    ck_assert_str_eq(c.failure.problems[0].path, "/bots/0");
    harness_end(&c);
}
END_TEST

START_TEST(what_stays_hidden_to_the_end_is_not_watched_openly)
{
    struct variant hidden = {.hidden = true, .delay_min = 0}, late = {.hidden = true, .delay_min = 3},
                   open = {.hidden = false, .delay_min = 0};
    ck_assert(!catalogue_audience_fits(&hidden, WATCH_OPEN));
    ck_assert(!catalogue_audience_fits(&hidden, WATCH_DELAYED));
    ck_assert(catalogue_audience_fits(&hidden, WATCH_PUBLIC));
    ck_assert(catalogue_audience_fits(&hidden, WATCH_NONE));
    ck_assert(catalogue_audience_fits(&late, WATCH_OPEN));
    ck_assert(catalogue_audience_fits(&late, WATCH_DELAYED));
    ck_assert(catalogue_audience_fits(&open, WATCH_OPEN));
    ck_assert(!catalogue_audience_fits(&open, WATCH_DELAYED));
}
END_TEST

START_TEST(hidden_options_are_left_out_before_the_end)
{
    struct ctx c = harness_ctx();
    json_object *options = json_own(&c, "{\"boards\":2,\"rules\":\"x\"}");
    ck_assert_str_eq(json_text(&c, catalogue_shown_options(&c, &VARIANT, options)), "{\"boards\":2}");
    harness_end(&c);
}
END_TEST

START_TEST(an_author_watches_what_they_wrote)
{
    struct ctx c = harness_ctx();
    ck_assert(catalogue_author_watches(&c, &VARIANT, json_own(&c, "{\"boards\":2,\"rules\":\"x\"}")));
    ck_assert(!catalogue_author_watches(&c, &VARIANT, json_own(&c, "{\"boards\":2,\"rules\":\"\"}")));
    harness_end(&c);
}
END_TEST

static Suite *catalogue_suite(void)
{
    Suite *suite = suite_create("platform/catalogue");
    HARNESS_ADD(suite, a_game_that_is_not_listed_does_not_exist);
    HARNESS_ADD(suite, every_listed_game_is_found_with_its_first_variant);
    HARNESS_ADD(suite, a_bot_that_the_game_lacks_is_refused_with_its_place);
    HARNESS_ADD(suite, what_stays_hidden_to_the_end_is_not_watched_openly);
    HARNESS_ADD(suite, hidden_options_are_left_out_before_the_end);
    HARNESS_ADD(suite, an_author_watches_what_they_wrote);
    return suite;
}

TEST_MAIN(catalogue_suite)
