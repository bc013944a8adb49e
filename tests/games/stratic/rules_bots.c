/* rules_bots.c - the players of the house (R19): every order is legal, Recruit is random, Sergeant is much stronger. */
#include "stratic_help.h"
#include <stdio.h>
#include <string.h>

enum { GAMES = 200, FEW_GAMES = 10 };

/* One game of bots through the door, order by order from what each seat knows; the winner or -1. */
static int play_of(const char *variant, const char *options, const int level[2], uint64_t seed,
                   int *ret_turns)
{
    struct ctx c = harness_ctx();
    struct rng rng = rng_seeded(seed);
    game_state *s = help_fresh_of(&c, variant, options);
    for (struct standing st = GAME_stratic.standing(s); !st.over; st = GAME_stratic.standing(s)) {
        struct ctx t = harness_ctx();
        struct event e = {.kind = EVENT_TURN, .seat = -1};
        struct outcome outcome;
        for (int seat = 0; seat < 2; seat++) {
            if (!(st.owes >> seat & 1)) continue;
            struct verdicts v = {0};
            game_known *known = help_know(&t, s, seat);
            game_order *chosen = GAME_stratic.choose(&t, known, level[seat], &rng, NULL);
            if (!chosen) ck_abort_msg("%s", t.failure.detail);
            game_order *read = GAME_stratic.parse(&t, GAME_stratic.write(&t, chosen), &v);
            e.orders[seat] = read ? GAME_stratic.judge(&t, known, read, true, &v) : NULL;
            if (!e.orders[seat]) ck_abort_msg("%s", t.failure.detail);
        }
        ck_assert(GAME_stratic.apply(&c, s, &e, NULL, &outcome));
        harness_end(&t);
    }
    int winner = s->result.winner;
    *ret_turns = s->position->turns;
    harness_end(&c);
    return winner;
}

static int play(const int level[2], uint64_t seed, int *ret_turns)
{
    return play_of(NULL, "{\"turn_limit\":300}", level, seed, ret_turns);
}

START_TEST(r19_2_sergeant_beats_recruit_in_nine_games_of_ten)
{
    int won = 0, drawn = 0, sum = 0;
    for (int i = 0; i < GAMES; i++) {
        int sergeant = i % 2, turns, level[2] = {1, 1};
        level[sergeant] = 2;
        int winner = play(level, (uint64_t)i, &turns);
        won += winner == sergeant;
        drawn += winner < 0;
        sum += turns;
    }
    printf("Sergeant against Recruit: %d won, %d drawn of %d, %d turns on average\n", won, drawn, GAMES,
           sum / GAMES);
    ck_assert_int_ge(2 * won + drawn, 2 * GAMES * 9 / 10);
}
END_TEST

START_TEST(r19_1_recruits_play_legal_games_to_the_end)
{
    int turns, level[2] = {1, 1};
    for (uint64_t i = 0; i < 20; i++) play(level, 1000 + i, &turns);
}
END_TEST

START_TEST(r19_2_sergeants_play_legal_games_to_the_end)
{
    int turns, level[2] = {2, 2};
    for (uint64_t i = 0; i < 20; i++) play(level, 2000 + i, &turns);
}
END_TEST

static const char *chosen(struct ctx *c, const char *position, int level, uint64_t seed)
{
    struct rng rng = rng_seeded(seed);
    game_state *s = help_game(c, position, NULL);
    game_order *order = GAME_stratic.choose(c, help_know(c, s, s->position->side), level, &rng, NULL);
    ck_assert_ptr_nonnull(order);
    return turn_text(c, order, 2);
}

START_TEST(r19_both_take_the_commander_when_they_can)
{
    struct ctx c = harness_ctx();
    const char *position = "str1/2 e1 t7 N p0,0 r0,0 s0,0 F@a1,C@c3,A@h2,i@c9,a@e7,c@j10";
    for (uint64_t seed = 0; seed < 20; seed++) {
        ck_assert_str_eq(chosen(&c, position, 1, seed), "Ic9xc3");
        ck_assert_str_eq(chosen(&c, position, 2, seed), "Ic9xc3");
    }
    harness_end(&c);
}
END_TEST

START_TEST(r19_2_sergeant_shuns_a_reply_draw_unless_behind)
{
    struct ctx c = harness_ctx();
    for (uint64_t seed = 0; seed < 10; seed++) {
        ck_assert_str_ne(chosen(&c, "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@c3,I@j4,i@c9,c@j10,f@a5", 2, seed),
                         "Ic9xc3");
        ck_assert_str_eq(chosen(&c, "str1/2 e1 t7 N p0,0 r0,0 s9,0 C@c3,I@j4,i@c9,c@j10", 2, seed), "Ic9xc3");
    }
    harness_end(&c);
}
END_TEST

START_TEST(r19_2_sergeant_places_aggressors_in_the_midboard_near_the_commander)
{
    struct ctx c = harness_ctx();
    const char *text = chosen(&c, "str1/2 e1 t6 S p0,0 r1,0 s0,0 C@a1,A@c3,c@e10", 2, 1);
    ck_assert_msg(text[0] == '+' && text[1] == 'A' && text[3] == '8', "%s", text);
    harness_end(&c);
}
END_TEST

START_TEST(bots_keep_out_of_finished_games_and_other_turns)
{
    struct ctx c = harness_ctx();
    struct rng rng = rng_seeded(1);
    game_state *s = help_game(&c, "str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,c@j10", NULL);
    ck_assert_ptr_null(GAME_stratic.choose(&c, help_know(&c, s, SOUTH), 1, &rng, NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_NOT_YOUR_TURN);
    forgive(&c);
    ck_assert_ptr_null(GAME_stratic.choose(&c, help_know(&c, s, NORTH), 9, &rng, NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_UNKNOWN_BOT);
    forgive(&c);
    ck_assert(help_event(&c, s, EVENT_DRAW, -1, 0));
    ck_assert_ptr_null(GAME_stratic.choose(&c, help_know(&c, s, NORTH), 1, &rng, NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_GAME_OVER);
    harness_end(&c);
}
END_TEST

/* How often the better player won, sides changed every game. */
static int count_wins(const char *variant, const char *options)
{
    int won = 0;
    for (int i = 0; i < FEW_GAMES; i++) {
        int turns, level[2] = {1, 1};
        level[i % 2] = 2;
        won += play_of(variant, options, level, (uint64_t)i + 1, &turns) == i % 2;
    }
    return won;
}

START_TEST(r19_2_sergeant_beats_recruit_in_every_variant)
{
    ck_assert_int_ge(count_wins("base", "{\"dims\":3,\"turn_limit\":120}"), 7);
    ck_assert_int_ge(count_wins("true_endless", "{\"turn_limit\":60}"), 8);
    ck_assert_int_ge(count_wins("true_endless", "{\"dims\":3,\"turn_limit\":40}"), 8);
    ck_assert_int_ge(count_wins("antistratic", "{}"), 8);
    ck_assert_int_ge(count_wins("antistratic", "{\"dims\":3,\"turn_limit\":100}"), 8);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: bots");
    HARNESS_ADD(s, r19_2_sergeant_beats_recruit_in_nine_games_of_ten);
    HARNESS_ADD(s, r19_1_recruits_play_legal_games_to_the_end);
    HARNESS_ADD(s, r19_2_sergeants_play_legal_games_to_the_end);
    HARNESS_ADD(s, r19_both_take_the_commander_when_they_can);
    HARNESS_ADD(s, r19_2_sergeant_shuns_a_reply_draw_unless_behind);
    HARNESS_ADD(s, r19_2_sergeant_places_aggressors_in_the_midboard_near_the_commander);
    HARNESS_ADD(s, bots_keep_out_of_finished_games_and_other_turns);
    HARNESS_ADD(s, r19_2_sergeant_beats_recruit_in_every_variant);
    return s;
}

TEST_MAIN(suite)
