/* rules_base.c - the template's rules, one test per number of RULES.md. */
#include "games/game.h"
#include "harness.h"
#include "platform/model/fold.h"
#include <string.h>

struct table_top {
    struct ctx c;
    const struct game *game;
    int seats;
    game_state *state;
    struct outcome outcome;
    struct tale tale;
};

static struct table_top lay(const char *variant, int seats, const char *options, const char *wish)
{
    struct table_top t = {.c = harness_ctx(), .game = game_find("nullgame"), .seats = seats};
    struct seat_fact facts[SEATS_MAX] = {0};
    const struct variant *found = variant_find(t.game, variant);
    if (wish) facts[1].choice = json_own(&t.c, wish);
    json_object *full = t.game->options(&t.c, found, json_own(&t.c, options), seats, facts);
    ck_assert_msg(full != NULL, "%s", t.c.failure.detail);
    t.state = fold_setup(&t.c, t.game, found, full, seats, facts, 7);
    return t;
}

/* Apply an event written as JSON; answers whether the game took it. */
static bool happens(struct table_top *t, const char *body)
{
    struct event event;
    forgive(&t->c);
    t->tale = tale_new(t->c.pool);
    ck_assert_msg(fold_event_read(&t->c, t->game, t->seats, json_own(&t->c, body), &event), "%s",
                  t->c.failure.detail);
    return t->game->apply(&t->c, t->state, &event, &t->tale, &t->outcome);
}

static struct standing standing(const struct table_top *t) { return t->game->standing(t->state); }

static json_object *view(struct table_top *t, int viewer)
{
    game_known *known = t->game->know(&t->c, t->state, viewer, (struct table){0});
    return t->game->view(&t->c, known, false, NULL);
}

static json_object *seat_view(struct table_top *t, int viewer, int seat)
{
    return json_object_array_get_idx(json_member(view(t, viewer), "seats"), (size_t)seat);
}

/* The number of `seat` as `viewer` sees it, -1 for unseen. */
static int number(struct table_top *t, int viewer, int seat)
{
    json_object *number = json_member(seat_view(t, viewer, seat), "number");
    return number ? json_object_get_int(number) : -1;
}

static int member(json_object *object, const char *name)
{
    return json_object_get_int(json_member(object, name));
}

#define PICKS_2 \
    "{\"kind\":\"turn\",\"orders\":[{\"type\":\"pick\",\"number\":3},{\"type\":\"pick\",\"number\":8}]}"
#define TAKE(n) "{\"type\":\"take\",\"stones\":" #n "}"

START_TEST(r1_1_two_to_four_seats)
{
    const struct variant *v = game_find("nullgame")->variants;
    ck_assert_int_eq(v->seats_min, 2);
    ck_assert_int_eq(v->seats_max, 4);
}
END_TEST

START_TEST(r1_2_options_have_ranges_and_the_bonus_is_secret)
{
    static const char *const BAD[] = {"{\"pile\":4}",   "{\"pile\":61}",     "{\"peeks\":4}",
                                      "{\"bonus\":21}", "{\"pile\":\"20\"}", "[]"};
    struct ctx c = harness_ctx();
    const struct game *game = game_find("nullgame");
    struct seat_fact facts[SEATS_MAX] = {0};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        ck_assert_ptr_null(game->options(&c, game->variants, json_own(&c, BAD[i]), 2, facts));
        ck_assert_int_eq(c.failure.fault, FAULT_BAD_OPTIONS);
        forgive(&c);
    }
    harness_end(&c);
    struct table_top t = lay("base", 2, "{\"bonus\":7}", NULL);
    ck_assert_ptr_null(json_member(view(&t, 0), "bonus"));
    ck_assert_int_eq(member(view(&t, ARBITER), "bonus"), 7);
    harness_end(&t.c);
}
END_TEST

START_TEST(r1_3_three_paces)
{
    struct table_top base = lay("base", 3, "{\"peeks\":0}", NULL), own = lay("own", 3, "{\"peeks\":0}", NULL);
    struct table_top together = lay("together", 3, "{\"peeks\":0}", NULL);
    const char *late = "{\"kind\":\"turn\",\"orders\":[],\"late\":[0,1,2]}";
    ck_assert(happens(&base, late) && happens(&together, late));
    ck_assert_uint_eq(standing(&base).owes, 1);
    ck_assert_uint_eq(standing(&together).owes, 7);
    ck_assert(happens(&own, "{\"kind\":\"turn\",\"orders\":[null,{\"type\":\"pick\",\"number\":1}]}"));
    ck_assert_uint_eq(standing(&own).owes, 5);
    ck_assert_int_eq(standing(&own).turn[1], 1);
    ck_assert_int_eq(standing(&own).turn[0], 0);
    harness_end(&base.c), harness_end(&own.c), harness_end(&together.c);
}
END_TEST

START_TEST(r2_1_every_seat_picks_in_secret_and_once)
{
    struct table_top t = lay("base", 2, "{}", NULL);
    ck_assert(!happens(&t, "{\"kind\":\"turn\",\"orders\":[{\"type\":\"pick\",\"number\":3}]}"));
    ck_assert(!happens(&t, "{\"kind\":\"turn\",\"orders\":[" TAKE(1) "," TAKE(1) "]}"));
    ck_assert(happens(&t, PICKS_2));
    ck_assert(!happens(&t, PICKS_2));
    harness_end(&t.c);
}
END_TEST

START_TEST(r2_2_who_is_late_gets_the_wish_or_a_lot)
{
    struct table_top t = lay("base", 2, "{}", "{\"number\":6}");
    ck_assert(happens(&t, "{\"kind\":\"turn\",\"orders\":[],\"late\":[0,1]}"));
    ck_assert_int_eq(number(&t, ARBITER, 1), 6);
    ck_assert_int_ge(number(&t, ARBITER, 0), 0);
    harness_end(&t.c);
}
END_TEST

START_TEST(r2_3_numbers_are_hidden)
{
    struct table_top t = lay("base", 2, "{}", NULL);
    ck_assert(happens(&t, PICKS_2));
    ck_assert_int_eq(number(&t, 0, 0), 3);
    ck_assert_int_eq(number(&t, 0, 1), -1);
    ck_assert_int_eq(number(&t, SPECTATOR, 0), -1);
    ck_assert_int_eq(number(&t, ARBITER, 1), 8);
    harness_end(&t.c);
}
END_TEST

START_TEST(r3_1_a_peek_is_answered_and_remembered_and_not_repeated)
{
    struct table_top t = lay("base", 2, "{\"peeks\":2}", NULL);
    const char *peek = "{\"kind\":\"act\",\"seat\":0,\"orders\":[{\"type\":\"peek\",\"seat\":1},null]}";
    ck_assert(happens(&t, PICKS_2));
    ck_assert_str_eq(standing(&t).stage, "peek");
    ck_assert(standing(&t).acts_open && !standing(&t).owes);
    ck_assert(happens(&t, peek));
    ck_assert_int_eq(member(t.outcome.answer, "number"), 8);
    ck_assert_int_eq(number(&t, 0, 1), 8);
    ck_assert(!happens(&t, peek));
    ck_assert_int_eq(t.c.failure.fault, FAULT_CANNOT_PEEK);
    ck_assert(!happens(&t, "{\"kind\":\"act\",\"seat\":1,\"orders\":[null,{\"type\":\"peek\",\"seat\":1}]}"));
    harness_end(&t.c);
}
END_TEST

START_TEST(r3_2_nobody_else_notices_a_peek)
{
    struct table_top t = lay("base", 3, "{}", NULL);
    ck_assert(happens(&t, "{\"kind\":\"turn\",\"orders\":[],\"late\":[0,1,2]}"));
    const char *before = json_text(&t.c, view(&t, 1));
    ck_assert(happens(&t, "{\"kind\":\"act\",\"seat\":0,\"orders\":[{\"type\":\"peek\",\"seat\":1}]}"));
    ck_assert_uint_eq(t.outcome.moved, 1);
    ck_assert_int_eq(t.tale.count, 1);
    ck_assert_uint_eq(t.tale.lines[0].audience, 1);
    ck_assert_str_eq(json_text(&t.c, view(&t, 1)), before);
    harness_end(&t.c);
}
END_TEST

START_TEST(r3_3_peeking_ends_by_time_or_when_nobody_can)
{
    struct table_top t = lay("base", 2, "{}", NULL), timed = lay("base", 2, "{}", NULL);
    ck_assert(happens(&t, PICKS_2) && happens(&timed, PICKS_2));
    ck_assert(happens(&t, "{\"kind\":\"act\",\"seat\":0,\"orders\":[{\"type\":\"peek\",\"seat\":1}]}"));
    ck_assert_str_eq(standing(&t).stage, "peek");
    ck_assert(happens(&t, "{\"kind\":\"act\",\"seat\":1,\"orders\":[null,{\"type\":\"peek\",\"seat\":0}]}"));
    ck_assert_str_eq(standing(&t).stage, "play");
    ck_assert(!happens(&t, "{\"kind\":\"stage_end\"}"));
    ck_assert(happens(&timed, "{\"kind\":\"stage_end\"}"));
    ck_assert_str_eq(standing(&timed).stage, "play");
    harness_end(&t.c), harness_end(&timed.c);
}
END_TEST

START_TEST(r4_1_one_to_three_stones_if_there_are_so_many)
{
    struct table_top t = lay("base", 2, "{\"peeks\":0,\"pile\":5}", NULL);
    struct verdicts *v = pool_take(t.c.pool, sizeof *v);
    ck_assert(happens(&t, PICKS_2));
    ck_assert_ptr_null(t.game->parse(&t.c, json_own(&t.c, TAKE(4)), v));
    forgive(&t.c);
    ck_assert(!happens(&t, "{\"kind\":\"turn\",\"orders\":[null," TAKE(1) "]}"));
    ck_assert(happens(&t, "{\"kind\":\"turn\",\"orders\":[" TAKE(3) "]}"));
    ck_assert_int_eq(member(seat_view(&t, 1, 0), "taken"), 3);
    if (!standing(&t).over) {
        ck_assert_int_le(member(view(&t, 0), "pile"), 2);
        ck_assert(!happens(&t, "{\"kind\":\"turn\",\"orders\":[null," TAKE(3) "]}"));
        ck_assert_int_eq(t.c.failure.fault, FAULT_TOO_MANY_STONES);
    }
    harness_end(&t.c);
}
END_TEST

START_TEST(r4_2_together_the_later_seat_gets_what_is_left)
{
    struct table_top t = lay("together", 2, "{\"peeks\":0,\"pile\":5}", NULL);
    ck_assert(happens(&t, PICKS_2));
    ck_assert(happens(&t, "{\"kind\":\"turn\",\"orders\":[" TAKE(3) "," TAKE(3) "]}"));
    int second = member(seat_view(&t, 0, 1), "taken");
    ck_assert_int_eq(member(seat_view(&t, 0, 0), "taken"), 3);
    ck_assert_int_le(second, 2);
    ck_assert(standing(&t).over);
    harness_end(&t.c);
}
END_TEST

START_TEST(r4_3_the_wind_blows_up_to_two_stones_away)
{
    struct table_top t = lay("base", 2, "{\"peeks\":0,\"pile\":60}", NULL);
    uint32_t winds = 0;
    ck_assert(happens(&t, PICKS_2));
    for (int turn = 0; !standing(&t).over; turn++) {
        int before = member(view(&t, 0), "pile");
        ck_assert(happens(&t, turn % 2 ? "{\"kind\":\"turn\",\"orders\":[null," TAKE(1) "]}"
                                       : "{\"kind\":\"turn\",\"orders\":[" TAKE(1) "]}"));
        int wind = before - 1 - member(view(&t, 0), "pile");
        ck_assert(wind >= 0 && wind <= 2);
        winds |= 1u << wind;
    }
    ck_assert_uint_eq(winds, 7);
    harness_end(&t.c);
}
END_TEST

START_TEST(r4_4_who_is_late_takes_one)
{
    struct table_top t = lay("base", 2, "{\"peeks\":0}", NULL);
    ck_assert(happens(&t, PICKS_2));
    ck_assert(happens(&t, "{\"kind\":\"turn\",\"orders\":[],\"late\":[0]}"));
    ck_assert_int_eq(member(seat_view(&t, 0, 0), "taken"), 1);
    harness_end(&t.c);
}
END_TEST

START_TEST(r5_1_who_leaves_is_out_and_keeps_the_secret)
{
    struct table_top t = lay("base", 3, "{\"peeks\":0}", NULL);
    ck_assert(happens(&t, "{\"kind\":\"turn\",\"orders\":[],\"late\":[0,1,2]}"));
    ck_assert(happens(&t, "{\"kind\":\"resign\",\"seat\":0}"));
    ck_assert(!standing(&t).over);
    ck_assert_uint_eq(standing(&t).owes, 2);
    ck_assert_int_eq(number(&t, 1, 0), -1);
    ck_assert(!happens(&t, "{\"kind\":\"resign\",\"seat\":0}"));
    harness_end(&t.c);
}
END_TEST

START_TEST(r5_2_one_seat_left_ends_the_game)
{
    struct table_top t = lay("base", 3, "{}", NULL);
    ck_assert(happens(&t, "{\"kind\":\"resign\",\"seat\":2}"));
    ck_assert(happens(&t, "{\"kind\":\"flag\",\"seat\":0}"));
    struct standing end = standing(&t);
    ck_assert(end.over);
    ck_assert_str_eq(end.reason, "flag");
    ck_assert_int_eq(end.place[1], 1);
    ck_assert_int_eq(end.place[0], 2);
    ck_assert_int_eq(end.place[2], 3);
    harness_end(&t.c);
}
END_TEST

START_TEST(r5_3_an_agreed_draw_shares_the_first_place)
{
    struct table_top t = lay("base", 2, "{}", NULL);
    ck_assert(happens(&t, "{\"kind\":\"draw\"}"));
    ck_assert(standing(&t).place[0] == 1 && standing(&t).place[1] == 1);
    ck_assert(!happens(&t, "{\"kind\":\"draw\"}"));
    ck_assert_int_eq(t.c.failure.fault, FAULT_GAME_OVER);
    harness_end(&t.c);
}
END_TEST

/* Play the last of a small pile so that seat 0 ends on its number, or not. */
static int score_with(int picked)
{
    struct table_top t = lay("together", 2, "{\"peeks\":0,\"pile\":5,\"bonus\":9}", NULL);
    char *picks = pool_print(
        t.c.pool,
        "{\"kind\":\"turn\",\"orders\":[{\"type\":\"pick\",\"number\":%d},{\"type\":\"pick\",\"number\":9}]}",
        picked);
    ck_assert(happens(&t, picks));
    ck_assert(happens(&t, "{\"kind\":\"turn\",\"orders\":[" TAKE(3) "," TAKE(3) "]}"));
    int score = (int)standing(&t).score[0];
    harness_end(&t.c);
    return score;
}

START_TEST(r6_1_the_bonus_is_for_ending_on_the_number)
{
    ck_assert_int_eq(score_with(3), 3 + 9);
    ck_assert_int_eq(score_with(4), 3);
}
END_TEST

START_TEST(r6_2_higher_scores_come_first)
{
    struct table_top t = lay("together", 2, "{\"peeks\":0,\"pile\":5}", NULL);
    ck_assert(happens(&t, PICKS_2));
    ck_assert(happens(&t, "{\"kind\":\"turn\",\"orders\":[" TAKE(3) "," TAKE(3) "]}"));
    struct standing end = standing(&t);
    ck_assert_int_gt(end.score[0], end.score[1]);
    ck_assert(end.place[0] == 1 && end.place[1] == 2);
    harness_end(&t.c);
}
END_TEST

START_TEST(r6_3_at_the_end_everything_is_shown)
{
    struct table_top t = lay("base", 2, "{}", NULL);
    ck_assert(happens(&t, PICKS_2) && happens(&t, "{\"kind\":\"resign\",\"seat\":1}"));
    ck_assert_int_eq(number(&t, SPECTATOR, 0), 3);
    ck_assert_int_eq(number(&t, 0, 1), 8);
    ck_assert_int_eq(member(view(&t, SPECTATOR), "bonus"), 10);
    harness_end(&t.c);
}
END_TEST

static Suite *rules(void)
{
    Suite *suite = suite_create("nullgame rules");
    HARNESS_ADD(suite, r1_1_two_to_four_seats);
    HARNESS_ADD(suite, r1_2_options_have_ranges_and_the_bonus_is_secret);
    HARNESS_ADD(suite, r1_3_three_paces);
    HARNESS_ADD(suite, r2_1_every_seat_picks_in_secret_and_once);
    HARNESS_ADD(suite, r2_2_who_is_late_gets_the_wish_or_a_lot);
    HARNESS_ADD(suite, r2_3_numbers_are_hidden);
    HARNESS_ADD(suite, r3_1_a_peek_is_answered_and_remembered_and_not_repeated);
    HARNESS_ADD(suite, r3_2_nobody_else_notices_a_peek);
    HARNESS_ADD(suite, r3_3_peeking_ends_by_time_or_when_nobody_can);
    HARNESS_ADD(suite, r4_1_one_to_three_stones_if_there_are_so_many);
    HARNESS_ADD(suite, r4_2_together_the_later_seat_gets_what_is_left);
    HARNESS_ADD(suite, r4_3_the_wind_blows_up_to_two_stones_away);
    HARNESS_ADD(suite, r4_4_who_is_late_takes_one);
    HARNESS_ADD(suite, r5_1_who_leaves_is_out_and_keeps_the_secret);
    HARNESS_ADD(suite, r5_2_one_seat_left_ends_the_game);
    HARNESS_ADD(suite, r5_3_an_agreed_draw_shares_the_first_place);
    HARNESS_ADD(suite, r6_1_the_bonus_is_for_ending_on_the_number);
    HARNESS_ADD(suite, r6_2_higher_scores_come_first);
    HARNESS_ADD(suite, r6_3_at_the_end_everything_is_shown);
    return suite;
}

TEST_MAIN(rules)
