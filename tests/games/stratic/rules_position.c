/* rules_position.c - games that begin in a position given as text (R15.1): what is taken, and what is said of the rest. */
#include "stratic_help.h"
#include <string.h>

#define P "str1/2 e1 t6 S p0,0 r0,0 s0,0 "

static game_state *given_in(struct ctx *c, const struct variant *variant, const char *text, json_object *sent)
{
    struct seat_fact people[SEATS_MAX] = {0};
    struct setting setting = {
        .variant = variant, .options = GAME_stratic.options(c, variant, sent, 2, people), .seats = 2};
    ck_assert_ptr_nonnull(setting.options);
    return GAME_stratic.study->position(c, &setting, text);
}

static game_state *given(struct ctx *c, const char *text, const char *options)
{
    return given_in(c, GAME_stratic.variants, text, options ? json_own(c, options) : NULL);
}

/* The text as it is printed again, or what is wrong with it. */
static const char *printed(struct ctx *c, game_state *s)
{
    if (s) return GAME_stratic.study->position_text(c, s);
    ck_assert_int_eq(c->failure.fault, FAULT_BAD_POSITION);
    const char *why = pool_copy(c->pool, c->failure.detail);
    forgive(c);
    return why;
}

static const char *again(struct ctx *c, const char *text, const char *options)
{
    return printed(c, given(c, text, options));
}

START_TEST(r15_1_golden_positions_are_taken_and_printed_as_they_were)
{
    struct ctx c = harness_ctx();
    json_object *positions = json_member(help_file(&c, "tests/games/stratic/golden/perft.json"), "positions");
    ck_assert_uint_gt(json_object_array_length(positions), 10);
    for (size_t i = 0; i < json_object_array_length(positions); i++) {
        json_object *one = json_object_array_get_idx(positions, i), *options = json_new_object(&c);
        if (json_member(one, "max_expansions"))
            json_add(options, "max_expansions", json_member(one, "max_expansions"));
        const struct variant *variant = variant_find(&GAME_stratic, help_text(one, "variant"));
        const char *text = help_text(one, "position");
        if (strncmp(text, "str1/3", 6) == 0) json_add_int(options, "dims", 3);
        ck_assert_str_eq(printed(&c, given_in(&c, variant, text, options)), text);
    }
    harness_end(&c);
}
END_TEST

START_TEST(r15_1_what_is_printed_is_canonical)
{
    struct ctx c = harness_ctx();
    const char *text = again(&c, P "c@j10,fA@c4,A@e5,Fi@b4,C@a1,F@-a-1", NULL);
    ck_assert_str_eq(text, P "F@-a-1,C@a1,Fi@b4,fA@c4,A@e5,c@j10");
    ck_assert_str_eq(again(&c, text, NULL), text);
    harness_end(&c);
}
END_TEST

START_TEST(r15_1_a_game_begins_there_with_everything_in_its_text)
{
    struct ctx c = harness_ctx();
    game_state *s = given(&c, "str1/2 e1 t9 N p1,2 r0,2 s3,4 C@a1,A@e5,c@j10", "{\"max_expansions\":1}");
    ck_assert_ptr_nonnull(s);
    const struct position *p = s->position;
    ck_assert_int_eq(s->status, IN_PLAY);
    ck_assert(p->turns == 9 && p->side == NORTH && p->expansions == 1 && p->max_expansions == 1);
    ck_assert(p->passes[0] == 1 && p->passes[1] == 2 && p->reserve[1] == 2 && p->score[0] == 3);
    ck_assert(s->idle[0] == 0 && s->idle[1] == 0 && !s->last && !s->result.reason);
    ck_assert_str_eq(help_turn(&c, s, "+Aa5 +Fb5 --"), "");
    ck_assert_str_eq(GAME_stratic.study->position_text(&c, s),
                     "str1/2 e1 t10 S p1,2 r0,0 s3,4 C@a1,a@a5,f@b5,A@e5,c@j10");
    harness_end(&c);
}
END_TEST

START_TEST(r15_1_before_the_reveal_there_is_no_text)
{
    struct ctx c = harness_ctx();
    ck_assert_ptr_null(GAME_stratic.study->position_text(&c, help_fresh(&c, NULL)));
    harness_end(&c);
}
END_TEST

START_TEST(r15_1_a_refusal_names_the_word_and_the_square)
{
    static const char *const CASES[][2] = {
        {"", "the text begins with str1/2 and a blank"},
        {"str1/2 e1 t6 S p0,0 r0,0 s0,0",
         "the seventh word is s and the scores of South and North, as in s0,0"},
        {P "C@a1,C@b1,c@j10", "C@b1: South has a Commander on a1 already"},
        {P "C@a1,c@j10,Fc@c3", "Fc@c3: North has a Commander on j10 already"},
        {P "c@j10", "South has no Commander"},
        {P "C@a1", "North has no Commander"},
        {P "C@a1,c@m10", "c@m10: that is off the board: after 1 expansions x and y go from -1 to 10"},
        {P "C@a1,F@a1,c@j10", "F@a1: a1 is taken already; a stack is one word, as in FA@c4"},
        {P "C@a1,c@j10,",
         "a square holds one piece (C I A F, or small for North), or a free Fortifier and one of "
         "C I A on it"},
        {P "C@a1,F@c0,c@j10", "F@c0: a square is named by file and rank, as in c4 or -b11"},
    };
    struct ctx c = harness_ctx();
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        ck_assert_str_eq(again(&c, CASES[i][0], NULL), CASES[i][1]);
    harness_end(&c);
}
END_TEST

START_TEST(r15_1_counts_that_do_not_fit_each_other_are_refused)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(again(&c, "str1/2 e1 t6 N p0,0 r0,0 s0,0 C@a1,c@j10", NULL),
                     "t6 and N: North moves after an odd number of turns");
    ck_assert_str_eq(again(&c, "str1/2 e0 t4 S p0,0 r0,0 s0,0 C@a1,c@j10", NULL),
                     "e0 and t4: the board has grown 1 times after so many turns, unless the option "
                     "max_expansions is 0");
    ck_assert_str_eq(again(&c, P "C@a1,c@j10", "{\"max_expansions\":0}"),
                     "e1: the option max_expansions allows 0");
    ck_assert_str_eq(again(&c, P "C@a1,c@j10", "{\"turn_limit\":6}"), "t6: the game ends after 6 turns");
    ck_assert_str_eq(
        again(&c, "str1/2 e0 t0 S p0,0 r0,19 s0,0 C@a1,c@j10", NULL),
        "North has 1 pieces on the board and 19 in reserve; more than 19 cannot be there after 0 "
        "turns and 0 expansions");
    const char *larger = "str1/2 e9 t0 S p0,0 r0,0 s0,0 C@a1,c@j10";
    ck_assert_str_eq(again(&c, larger, NULL), larger);
    harness_end(&c);
}
END_TEST

START_TEST(r15_3_a_judged_order_is_one_line_of_text_and_read_from_it)
{
    struct ctx c = harness_ctx();
    game_state *s = given(&c, "str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,A@c3,a@c5,i@e7,c@j10", NULL);
    struct verdicts v = {0};
    game_order *order = GAME_stratic.parse(&c, json_own(&c, "\"+Fe5 Ac3xc5xe7\""), &v);
    ck_assert_ptr_nonnull(order);
    order = GAME_stratic.judge(&c, help_know(&c, s, SOUTH), order, true, &v);
    ck_assert_ptr_nonnull(order);
    ck_assert_str_eq(GAME_stratic.notation(&c, order), "+Fe5 Ac3xc5xe7");
    game_order *setup = GAME_stratic.parse(&c, json_own(&c, "\"FFFFFFFFFF/AAA.CIAAAA\""), &v);
    ck_assert_ptr_nonnull(setup);
    ck_assert_str_eq(GAME_stratic.notation(&c, setup), "FFFFFFFFFF/AAA.CIAAAA");
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("stratic rules: positions");
    HARNESS_ADD(s, r15_1_golden_positions_are_taken_and_printed_as_they_were);
    HARNESS_ADD(s, r15_1_what_is_printed_is_canonical);
    HARNESS_ADD(s, r15_1_a_game_begins_there_with_everything_in_its_text);
    HARNESS_ADD(s, r15_1_before_the_reveal_there_is_no_text);
    HARNESS_ADD(s, r15_1_a_refusal_names_the_word_and_the_square);
    HARNESS_ADD(s, r15_1_counts_that_do_not_fit_each_other_are_refused);
    HARNESS_ADD(s, r15_3_a_judged_order_is_one_line_of_text_and_read_from_it);
    return s;
}

TEST_MAIN(suite)
