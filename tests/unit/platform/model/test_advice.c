/* test_advice.c - advice as JSON: what a program reads in it can be played as it stands. */
#include "harness.h"
#include "platform/model/advice.h"
#include "platform/model/fold.h"
#include <string.h>

/* South can take a piece or lose one; North can take the Commander in one. */
#define OPEN "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,F@d4,A@e5,I@c3,c@j10,f@e6,a@f6,i@g7"
#define DECIDED "str1/2 e1 t7 N p0,0 r0,0 s0,0 F@a1,C@c3,A@h2,i@c9,a@e7,c@j10"

static const struct game *game;

static game_state *stand(struct ctx *c, const char *position)
{
    game = game_find("stratic");
    const struct seat_fact people[SEATS_MAX] = {{0}};
    struct setting setting = {
        .variant = game->variants, .options = game->options(c, game->variants, NULL, 2, people), .seats = 2};
    game_state *state = game_position(c, game, &setting, position);
    ck_assert_msg(state != NULL, "%s", c->failure.detail);
    return state;
}

static json_object *advised(struct ctx *c, const game_state *state, int lines)
{
    struct advice advice;
    int seat = __builtin_ctz(game->standing(state).owes);
    game_known *known = game->know(c, state, seat, (struct table){0});
    ck_assert(game_advise(c, game, known, (struct question){.nodes = 2000, .lines = lines}, &advice));
    return advice_json(c, game, &advice);
}

/* Play what the JSON says for the seat that owes; the text the game has for it. */
static const char *play(struct ctx *c, game_state *state, json_object *orders)
{
    struct verdicts v = {0};
    struct outcome outcome = {0};
    int seat = __builtin_ctz(game->standing(state).owes);
    game_order *order = game->parse(c, orders, &v);
    ck_assert_msg(order != NULL, "%s", json_text(c, orders));
    order = game->judge(c, game->know(c, state, seat, (struct table){0}), order, true, &v);
    ck_assert_msg(order != NULL, "%s", json_text(c, orders));
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    event.orders[seat] = order;
    ck_assert(game->apply(c, state, &event, NULL, &outcome));
    return game->notation(c, order);
}

static json_object *member_at(json_object *o, const char *list, size_t i)
{
    return json_object_array_get_idx(json_member(o, list), i);
}

static int64_t int_of(json_object *o, const char *key) { return json_object_get_int64(json_member(o, key)); }
static const char *text_of(json_object *o, const char *key)
{
    return json_object_get_string(json_member(o, key));
}

START_TEST(every_order_advised_can_be_sent_and_is_what_its_text_says)
{
    struct ctx c = harness_ctx();
    game_state *state = stand(&c, OPEN);
    json_object *advice = advised(&c, state, ADVICE_LINES), *list = json_member(advice, "best");
    ck_assert_uint_eq(json_object_array_length(list), ADVICE_LINES);
    ck_assert_int_gt(int_of(advice, "nodes"), 0);
    ck_assert_int_le(int_of(advice, "nodes"), 2000);
    for (size_t i = 0; i < ADVICE_LINES; i++) {
        json_object *one = json_object_array_get_idx(list, i);
        ck_assert_str_eq(play(&c, game->copy(&c, state), json_member(one, "orders")), text_of(one, "text"));
        ck_assert_str_eq(json_object_get_string(member_at(one, "line", 0)), text_of(one, "text"));
        if (i)
            ck_assert_int_le(int_of(one, "score"), int_of(json_object_array_get_idx(list, i - 1), "score"));
        for (size_t k = 0; k < i; k++)
            ck_assert_str_ne(text_of(one, "text"), text_of(json_object_array_get_idx(list, k), "text"));
    }
    harness_end(&c);
}
END_TEST

START_TEST(a_line_can_be_played_from_its_first_turn_to_its_last)
{
    struct ctx c = harness_ctx();
    json_object *best = member_at(advised(&c, stand(&c, OPEN), 1), "best", 0),
                *line = json_member(best, "line");
    game_state *state = stand(&c, OPEN);
    size_t length = json_object_array_length(line);
    ck_assert_uint_ge(length, 2);
    for (size_t i = 0; i < length; i++) {
        json_object *orders = json_new_object(&c);
        const char *text = json_object_get_string(json_object_array_get_idx(line, i));
        json_add_text(orders, "type", "turn");
        json_add_text(orders, "text", text);
        ck_assert_str_eq(play(&c, state, orders), text);
    }
    harness_end(&c);
}
END_TEST

START_TEST(a_win_found_is_told_with_its_distance_and_ends_the_game)
{
    struct ctx c = harness_ctx();
    game_state *state = stand(&c, DECIDED);
    json_object *best = member_at(advised(&c, state, 1), "best", 0);
    ck_assert_int_eq(int_of(best, "score"), 99999);
    ck_assert_uint_eq(json_object_array_length(json_member(best, "line")), 1);
    play(&c, state, json_member(best, "orders"));
    struct standing standing = game->standing(state);
    ck_assert(standing.over);
    ck_assert_int_eq(standing.place[1], 1);
    harness_end(&c);
}
END_TEST

START_TEST(nothing_to_say_is_an_empty_list_and_not_the_lack_of_one)
{
    struct ctx c = harness_ctx();
    struct advice none = {0};
    ck_assert_str_eq(json_text(&c, advice_json(&c, game_find("stratic"), &none)),
                     "{\"nodes\":0,\"best\":[]}");
    harness_end(&c);
}
END_TEST

START_TEST(numbers_keep_their_sign_and_their_size)
{
    static const int SCORES[] = {INT32_MAX, 0, -1, -99998, INT32_MIN};
    struct ctx c = harness_ctx();
    struct verdicts v = {0};
    struct advice advice = {.n = ADVICE_LINES, .nodes = INT64_C(1) << 52};
    stand(&c, OPEN);
    for (int i = 0; i < ADVICE_LINES; i++) {
        advice.best[i].order = game->parse(&c, json_own(&c, "{\"type\":\"turn\",\"text\":\"--\"}"), &v);
        advice.best[i].score = SCORES[i];
    }
    json_object *o = json_own(&c, json_text(&c, advice_json(&c, game, &advice)));
    ck_assert_int_eq(int_of(o, "nodes"), INT64_C(1) << 52);
    for (size_t i = 0; i < ADVICE_LINES; i++) {
        ck_assert_int_eq(int_of(member_at(o, "best", i), "score"), SCORES[i]);
        ck_assert_uint_eq(json_object_array_length(json_member(member_at(o, "best", i), "line")), 0);
    }
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("platform/advice");
    HARNESS_ADD(made, every_order_advised_can_be_sent_and_is_what_its_text_says);
    HARNESS_ADD(made, a_line_can_be_played_from_its_first_turn_to_its_last);
    HARNESS_ADD(made, a_win_found_is_told_with_its_distance_and_ends_the_game);
    HARNESS_ADD(made, nothing_to_say_is_an_empty_list_and_not_the_lack_of_one);
    HARNESS_ADD(made, numbers_keep_their_sign_and_their_size);
    return made;
}

TEST_MAIN(suite)
