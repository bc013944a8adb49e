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
    ck_assert_str_eq(bot_strongest(game)->id, "bot:greedy");
    ck_assert_ptr_null(bot_find(game, "greedy"));
}
END_TEST

/* How often a game has each level, as a step and as a variety. */
static void count_levels(const struct game *g, int steps[STRENGTHS + 1])
{
    for (const struct bot *bot = g->bots; bot->id; bot++) {
        ck_assert(bot->strength >= 0 && bot->strength <= STRENGTHS && bot->level < BOT_LEVELS);
        steps[bot->strength] += !bot->variety;
        for (const struct bot *other = bot + 1; other->id; other++)
            ck_assert(strcmp(bot->id, other->id) != 0 && strcmp(bot->title, other->title) != 0 &&
                      bot_mind(bot) != bot_mind(other));
    }
}

START_TEST(every_listed_game_has_eight_levels_a_hundred_points_apart)
{
    for (int i = 0; game_at(i); i++) {
        const struct game *g = game_at(i);
        int steps[STRENGTHS + 1] = {0}, measured[STRENGTHS + 1] = {0};
        count_levels(g, steps);
        if (!g->listed) continue;
        for (const struct bot *bot = g->bots; bot->id; bot++)
            if (!bot->variety) measured[bot->strength] = bot->measured;
        for (int level = 1; level <= STRENGTHS; level++) {
            ck_assert_msg(steps[level] == 1, "%s has %d bots of level %d", g->id, steps[level], level);
            ck_assert_msg(level == 1 || measured[level] >= measured[level - 1] + 100, "%s, level %d", g->id,
                          level);
        }
        ck_assert_int_eq(bot_strongest(g)->strength, STRENGTHS);
    }
}
END_TEST

/* What a bot orders first, as text. */
static const char *first_order(struct ctx *c, const struct game *g, const struct variant *v,
                               const struct bot *bot)
{
    struct setting setting = {.variant = v, .seats = variant_usual(v), .seed = 7};
    setting.options = g->options(c, v, NULL, setting.seats, setting.seat);
    ck_assert_ptr_nonnull(setting.options);
    struct rng rng = rng_seeded(7);
    json_object *memory = NULL;
    struct verdicts verdicts = {0};
    const game_known *known = g->know(c, g->setup(c, &setting), 0, (struct table){0});
    const game_order *order = g->choose(c, known, bot_mind(bot), &rng, &memory);
    ck_assert_msg(order && g->judge(c, known, order, true, &verdicts), "%s %s: %s", g->id, bot->id,
                  c->failure.detail);
    return json_text(c, g->write(c, order));
}

START_TEST(every_bot_of_every_variant_orders_what_is_legal_and_the_same_again)
{
    for (int i = 0; game_at(i); i++)
        for (const struct variant *v = game_at(i)->variants; v->id; v++)
            for (const struct bot *bot = game_at(i)->bots; bot->id; bot++) {
                struct ctx c = {.pool = pool_new()};
                const char *once = first_order(&c, game_at(i), v, bot);
                ck_assert_str_eq(first_order(&c, game_at(i), v, bot), once);
                pool_drop(c.pool);
            }
}
END_TEST

/* Nothing tests a slot of the game or of a capability it has for NULL (but the two of game_acts that say so), so none may be. */
static void check_capabilities(const struct game *g)
{
    ck_assert(!g->acts || g->acts->is_act);
    ck_assert(!g->talk || (g->talk->act && g->acts));
    ck_assert(!g->picture || g->picture->draw);
    ck_assert(!g->study ||
              (g->study->position && g->study->position_text && g->study->advise && g->study->perft));
    ck_assert(!g->crowd || (g->crowd->elect && g->crowd->sides && g->crowd->accounts));
    ck_assert(!g->ladder || (g->ladder->measures && g->ladder->rung));
    ck_assert(!g->puzzles || (g->puzzles->make && g->puzzles->reveal && g->ladder));
    ck_assert(!g->statistics || (g->statistics->figures && g->statistics->counts && g->statistics->count));
}

START_TEST(every_game_fills_every_slot)
{
    for (int i = 0; game_at(i); i++) {
        const struct game *g = game_at(i);
        ck_assert(g->id && g->title && g->variants && g->bots && g->rules_version > 0 && g->save_version > 0);
        ck_assert(g->options && g->setup && g->parse && g->judge && g->write && g->apply && g->standing &&
                  g->know);
        ck_assert(g->view && g->legal && g->notation && g->save && g->load && g->copy);
        ck_assert(g->choose || !g->bots->id);
        check_capabilities(g);
        for (const struct variant *v = g->variants; v->id; v++) {
            ck_assert(v->title && v->options_schema && v->clock);
            ck_assert((g->talk || !v->own_talk) && (g->crowd || !v->crowd));
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

START_TEST(a_capability_left_out_answers_with_nothing)
{
    struct ctx c = harness_ctx();
    static const struct game BARE = {.id = "bare"};
    struct advice advice = {.n = 3};
    const game_order *act, *rest = NULL;
    ck_assert(!game_is_act(&BARE, NULL));
    ck_assert_ptr_null(game_rider(&c, &BARE, NULL, &rest));
    ck_assert(game_choose_act(&c, &BARE, NULL, 1, NULL, NULL, &act));
    ck_assert_ptr_null(act);
    ck_assert(game_advise(&c, &BARE, NULL, (struct question){1, 1}, &advice));
    ck_assert_int_eq(advice.n, 0);
    ck_assert_ptr_null(game_position_text(&c, &BARE, NULL));
    ck_assert_ptr_null(game_position(&c, &BARE, NULL, "x"));
    ck_assert_int_eq(c.failure.fault, FAULT_BAD_POSITION);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("games/game");
    HARNESS_ADD(made, games_are_found_by_id_and_in_order);
    HARNESS_ADD(made, variants_and_bots_are_found_by_id);
    HARNESS_ADD(made, every_game_fills_every_slot);
    HARNESS_ADD(made, every_listed_game_has_eight_levels_a_hundred_points_apart);
    HARNESS_ADD(made, every_bot_of_every_variant_orders_what_is_legal_and_the_same_again);
    HARNESS_ADD(made, schemas_and_clocks_are_json);
    HARNESS_ADD(made, a_refused_item_fails_the_work_and_is_listed);
    HARNESS_ADD(made, verdicts_beyond_the_limit_are_not_kept);
    HARNESS_ADD(made, a_capability_left_out_answers_with_nothing);
    return made;
}

TEST_MAIN(suite)
