/* test_tactic_judge.c - which turns solve a tactic, and what a try does to ratings. */
#include "harness.h"
#include "platform/contest/tactic_judge.h"

/* South's Interdictor can capture an Aggressor that nothing guards. */
static const struct tactic_facts FACTS = {
    .game = "stratic",
    .variant = "base",
    .options =
        "{\"dims\":2,\"max_expansions\":null,\"skip_reinforcement\":true,\"idle_limit\":10,\"turn_limit\":0}",
    .position = "str1/2 e1 t6 S p0,0 r0,0 s0,0 C@e1,I@c3,a@c7,c@e10",
    .solution = "Ic3xc7",
};

static bool judged(struct ctx *c, const char *orders, bool *ret_right)
{
    *c = (struct ctx){.pool = pool_new()};
    return tactic_judge(c, &FACTS, json_own(c, orders), ret_right);
}

START_TEST(the_solution_is_right_however_it_is_written)
{
    static const char *const RIGHT[] = {
        "\"Ic3xc7\"", "{\"type\":\"turn\",\"moves\":[{\"kind\":\"I\",\"from\":[2,2],\"to\":[2,6]}]}"};
    for (size_t i = 0; i < sizeof RIGHT / sizeof *RIGHT; i++) {
        struct ctx c;
        bool right = false;
        ck_assert(judged(&c, RIGHT[i], &right));
        ck_assert(right);
        pool_drop(c.pool);
    }
}
END_TEST

START_TEST(another_legal_turn_is_wrong)
{
    static const char *const WRONG[] = {"\"Ic3>c4\"", "\"--\""};
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        struct ctx c;
        bool right = true;
        ck_assert(judged(&c, WRONG[i], &right));
        ck_assert(!right);
        pool_drop(c.pool);
    }
}
END_TEST

START_TEST(an_illegal_turn_is_refused_with_its_place)
{
    static const char *const ILLEGAL[] = {"\"Ic3>d9\"", "\"Ac3xc7\"", "\"x\"", "{}", "7", "[]", "\"\""};
    for (size_t i = 0; i < sizeof ILLEGAL / sizeof *ILLEGAL; i++) {
        struct ctx c;
        bool right;
        ck_assert(!judged(&c, ILLEGAL[i], &right));
        ck_assert_str_eq(pool_print(c.pool, "%.7s", c.failure.problems[0].path), "/orders");
        pool_drop(c.pool);
    }
}
END_TEST

START_TEST(a_solution_that_the_rules_no_longer_allow_ends_the_tactic)
{
    static const char *const GONE[] = {"Ic3xd9", "x"};
    for (size_t i = 0; i < sizeof GONE / sizeof *GONE; i++) {
        struct ctx c = {.pool = pool_new()}, other = {.pool = c.pool};
        struct tactic_facts facts = FACTS;
        bool right;
        const char *hint;
        facts.solution = GONE[i];
        ck_assert(!tactic_judge(&c, &facts, json_own(&c, "\"Ic3>c4\""), &right));
        ck_assert_int_eq(c.failure.fault, FAULT_NOT_FOUND);
        ck_assert_int_eq(c.failure.problem_count, 0);
        ck_assert(!tactic_hint(&other, &facts, &hint));
        ck_assert_int_eq(other.failure.fault, FAULT_NOT_FOUND);
        pool_drop(c.pool);
    }
}
END_TEST

START_TEST(the_hint_is_the_square_where_the_solution_begins)
{
    struct ctx c = {.pool = pool_new()};
    const char *hint;
    ck_assert(tactic_hint(&c, &FACTS, &hint));
    ck_assert_str_eq(hint, "c3");
    pool_drop(c.pool);
}
END_TEST

START_TEST(what_one_gains_the_other_loses)
{
    struct glicko solver = GLICKO_START, tactic = GLICKO_START;
    tactic_rate(&solver, &tactic, true);
    ck_assert_int_gt(solver.rating, INT64_C(1500000000));
    ck_assert_int_eq(solver.rating - INT64_C(1500000000), INT64_C(1500000000) - tactic.rating);
    ck_assert_int_lt(solver.deviation, INT64_C(350000000));
    struct glicko before = solver;
    tactic_rate(&solver, &tactic, false);
    ck_assert_int_lt(solver.rating, before.rating);
}
END_TEST

static Suite *make(void)
{
    Suite *suite = suite_create("tactic_judge");
    HARNESS_ADD(suite, the_solution_is_right_however_it_is_written);
    HARNESS_ADD(suite, another_legal_turn_is_wrong);
    HARNESS_ADD(suite, an_illegal_turn_is_refused_with_its_place);
    HARNESS_ADD(suite, a_solution_that_the_rules_no_longer_allow_ends_the_tactic);
    HARNESS_ADD(suite, the_hint_is_the_square_where_the_solution_begins);
    HARNESS_ADD(suite, what_one_gains_the_other_loses);
    return suite;
}
TEST_MAIN(make)
