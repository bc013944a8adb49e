/* rules_council.c - R7 of the template: talk before the takings. */
#include "games/game.h"
#include "harness.h"
#include "platform/model/fold.h"
#include <stdio.h>
#include <string.h>

struct table_top {
    struct ctx c;
    const struct game *game;
    game_state *state;
    struct outcome outcome;
    struct tale tale;
};

static bool happens(struct table_top *t, const char *body)
{
    struct event event;
    forgive(&t->c);
    t->tale = tale_new(t->c.pool);
    ck_assert_msg(fold_event_read(&t->c, t->game, 3, json_own(&t->c, body), &event), "%s",
                  t->c.failure.detail);
    return t->game->apply(&t->c, t->state, &event, &t->tale, &t->outcome);
}

/* Three seats, numbers picked, nothing to peek at: the talk of turn 1. */
static struct table_top talking(void)
{
    struct table_top t = {.c = harness_ctx(), .game = game_find("nullgame")};
    struct seat_fact facts[SEATS_MAX] = {0};
    const struct variant *variant = variant_find(t.game, "council");
    json_object *options = t.game->options(&t.c, variant, json_own(&t.c, "{\"peeks\":0,\"pile\":30}"), 3,
                                           facts);
    t.state = fold_setup(&t.c, t.game, variant, options, 3, facts, 7);
    ck_assert(happens(
        &t,
        "{\"kind\":\"turn\",\"orders\":[{\"type\":\"pick\",\"number\":1},{\"type\":\"pick\",\"number\":2},"
        "{\"type\":\"pick\",\"number\":3}]}"));
    return t;
}

static bool acts(struct table_top *t, int seat, const char *act)
{
    char body[400];
    snprintf(body, sizeof body, "{\"kind\":\"act\",\"seat\":%d,\"orders\":[%s,%s,%s]}", seat,
             seat == 0 ? act : "null", seat == 1 ? act : "null", seat == 2 ? act : "null");
    return happens(t, body);
}

static struct standing standing(const struct table_top *t) { return t->game->standing(t->state); }

START_TEST(r7_1_a_turn_begins_with_talk_of_four_words_a_seat)
{
    struct table_top t = talking();
    struct standing now = standing(&t);
    ck_assert_str_eq(now.stage, "talk");
    ck_assert(now.acts_open && now.stage_ends && now.owes == 7 && now.ready == 0);
    for (int i = 0; i < 4; i++) ck_assert(acts(&t, 0, "{\"type\":\"say\",\"to\":\"all\",\"text\":\"hm\"}"));
    ck_assert(!acts(&t, 0, "{\"type\":\"say\",\"to\":1,\"text\":\"hm\"}"));
    ck_assert_int_eq(t.c.failure.fault, FAULT_TOO_MANY_WORDS);
    ck_assert(!acts(&t, 1, "{\"type\":\"say\",\"to\":1,\"text\":\"hm\"}"));
    ck_assert_int_eq(t.c.failure.fault, FAULT_NOBODY_THERE);
    harness_end(&t.c);
}
END_TEST

START_TEST(r7_2_ready_is_said_once_and_the_talk_ends_for_all)
{
    struct table_top t = talking();
    ck_assert(acts(&t, 0, "{\"type\":\"ready\"}"));
    ck_assert_uint_eq(standing(&t).ready, 1);
    ck_assert(t.outcome.moved != 0);
    ck_assert(acts(&t, 0, "{\"type\":\"ready\"}"));
    ck_assert_uint_eq(t.outcome.moved, 0);
    struct standing now = standing(&t);
    ck_assert(!standing_all_ready(&now, 1u << 1));
    ck_assert(standing_all_ready(&now, 1u << 1 | 1u << 2));
    ck_assert(!standing_all_ready(&now, 7)); /* then it is the turn that is over */
    ck_assert(happens(&t, "{\"kind\":\"stage_end\"}"));
    ck_assert_str_eq(standing(&t).stage, "play");
    ck_assert(!standing(&t).acts_open && !standing(&t).stage_ends);
    ck_assert(!acts(&t, 0, "{\"type\":\"ready\"}"));
    harness_end(&t.c);
}
END_TEST

START_TEST(r7_2_all_takings_end_the_turn_in_the_talk)
{
    struct table_top t = talking();
    ck_assert(acts(&t, 0, "{\"type\":\"ready\"}"));
    ck_assert(happens(
        &t,
        "{\"kind\":\"turn\",\"orders\":[{\"type\":\"take\",\"stones\":1},{\"type\":\"take\",\"stones\":1},"
        "{\"type\":\"take\",\"stones\":1}]}"));
    ck_assert_str_eq(standing(&t).stage, "talk");
    ck_assert_int_eq(standing(&t).turn[0], 2);
    ck_assert_uint_eq(standing(&t).ready, 0);
    harness_end(&t.c);
}
END_TEST

START_TEST(r7_3_words_ride_on_a_taking)
{
    struct table_top t = talking();
    struct verdicts v = {0};
    const game_order *rest, *act,
        *order = t.game->parse(&t.c, json_own(&t.c, "{\"type\":\"take\",\"stones\":2,\"say\":\"Two it is\"}"),
                               &v);
    ck_assert_ptr_nonnull(order);
    act = game_rider(&t.c, t.game, order, &rest);
    ck_assert(game_is_act(t.game, act) && !game_is_act(t.game, rest));
    ck_assert_str_eq(t.game->notation(&t.c, act), "say all: Two it is");
    ck_assert_str_eq(json_text(&t.c, t.game->write(&t.c, rest)), "{\"type\":\"take\",\"stones\":2}");
    const game_order *alone,
        *plain = t.game->parse(&t.c, json_own(&t.c, "{\"type\":\"take\",\"stones\":2}"), &v);
    ck_assert_ptr_null(game_rider(&t.c, t.game, plain, &alone));
    ck_assert_ptr_eq(alone, plain);
    harness_end(&t.c);
}
END_TEST

START_TEST(r7_4_what_is_said_to_one_moves_those_two)
{
    struct table_top t = talking();
    ck_assert(acts(&t, 0, "{\"type\":\"say\",\"to\":2,\"text\":\"us\"}"));
    ck_assert_uint_eq(t.outcome.moved, 1u << 0 | 1u << 2);
    ck_assert_int_eq(t.tale.count, 1);
    ck_assert_uint_eq(t.tale.lines[0].audience, 1u << 0 | 1u << 2);
    ck_assert_str_eq(t.tale.lines[0].kind, TALE_TALK);
    ck_assert(acts(&t, 0, "{\"type\":\"say\",\"to\":\"all\",\"text\":\"all\"}"));
    ck_assert(t.tale.lines[0].audience >> SPECTATOR & 1);
    harness_end(&t.c);
}
END_TEST

START_TEST(r7_5_the_bonus_waits_for_the_end_for_the_all_seeing_too)
{
    struct table_top t = talking();
    game_known *known = t.game->know(&t.c, t.state, ARBITER, (struct table){0});
    json_object *view = t.game->view(&t.c, known, false, NULL);
    ck_assert_ptr_null(json_member(view, "bonus"));
    ck_assert_ptr_nonnull(json_member(json_object_array_get_idx(json_member(view, "seats"), 2), "number"));
    harness_end(&t.c);
}
END_TEST

static Suite *rules(void)
{
    Suite *suite = suite_create("nullgame council");
    HARNESS_ADD(suite, r7_1_a_turn_begins_with_talk_of_four_words_a_seat);
    HARNESS_ADD(suite, r7_2_ready_is_said_once_and_the_talk_ends_for_all);
    HARNESS_ADD(suite, r7_2_all_takings_end_the_turn_in_the_talk);
    HARNESS_ADD(suite, r7_3_words_ride_on_a_taking);
    HARNESS_ADD(suite, r7_4_what_is_said_to_one_moves_those_two);
    HARNESS_ADD(suite, r7_5_the_bonus_waits_for_the_end_for_the_all_seeing_too);
    return suite;
}

TEST_MAIN(rules)
