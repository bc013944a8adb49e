/* test_glicko.c - Glicko-2 against the published example, and what must hold for every rating. */
#include "harness.h"
#include "platform/model/glicko.h"
#include <math.h>
#include <stdio.h>

static struct glicko player(int rating, int deviation)
{
    struct glicko start = GLICKO_START;
    return (struct glicko){rating * INT64_C(1000000), deviation * INT64_C(1000000), start.volatility};
}

static void equal(struct glicko a, struct glicko b)
{
    ck_assert_int_eq(a.rating, b.rating);
    ck_assert_int_eq(a.deviation, b.deviation);
    ck_assert_int_eq(a.volatility, b.volatility);
}

static const int WON = 2, DRAWN = 1, LOST = 0;

/* The paper: 1500, 200 and 0.06 beat 1400 (30), lost to 1550 (100) and to 1700 (300), and become 1464.06, 151.52, 0.05999. */
START_TEST(the_published_example_comes_out)
{
    struct bout bouts[] = {
        {player(1400, 30), WON, 0}, {player(1550, 100), LOST, 0}, {player(1700, 300), LOST, 0}};
    struct glicko before = player(1500, 200), after = glicko_rate(before, bouts, 3);
    ck_assert_double_eq_tol((double)after.rating / 1e6, 1464.06, 0.01);
    ck_assert_double_eq_tol((double)after.deviation / 1e6, 151.52, 0.01);
    ck_assert_double_eq_tol((double)after.volatility / 1e12, 0.05999, 0.00001);
    ck_assert_int_eq(glicko_expected(before, bouts[0].against), 639);
    ck_assert_int_eq(glicko_expected(before, bouts[1].against), 432);
    ck_assert_int_eq(glicko_expected(before, bouts[2].against), 303);
}
END_TEST

/* These digits are the contract with every database there is: ratings made again must not differ in one of them. */
START_TEST(the_digits_never_change)
{
    struct bout bouts[] = {
        {player(1400, 30), WON, 0}, {player(1550, 100), LOST, 1}, {player(1700, 300), DRAWN, 3}};
    struct glicko long_way = GLICKO_START;
    equal(glicko_rate(player(1500, 200), bouts, 3),
          (struct glicko){INT64_C(1526847060), INT64_C(165170463), INT64_C(59996934352)});
    for (int i = 0; i < 500; i++) {
        struct bout one = {player(1200 + 37 * i % 800, 40 + 11 * i % 300), i * i % 3, i % 5};
        long_way = glicko_rest(glicko_rate(long_way, &one, 1), i % 4);
    }
    equal(long_way, (struct glicko){INT64_C(1452815459), INT64_C(120243276), INT64_C(59831563918)});
}
END_TEST

START_TEST(the_effects_of_all_outcomes_are_the_whole_change)
{
    struct bout bouts[] = {
        {player(1400, 30), WON, 0}, {player(1550, 100), LOST, 2}, {player(1700, 300), DRAWN, 1}};
    struct glicko before = player(1500, 200), after = glicko_rate(before, bouts, 3);
    int64_t sum = 0;
    for (int i = 0; i < 3; i++) sum += glicko_effect(before, after, &bouts[i]);
    ck_assert_int_le(llabs(sum - (after.rating - before.rating)), 10);
}
END_TEST

START_TEST(less_weight_moves_less_and_teaches_less)
{
    struct glicko before = player(1500, 120), last = before;
    for (int halvings = 7; halvings >= 0; halvings--) {
        struct bout bout = {player(1600, 80), WON, halvings};
        struct glicko after = glicko_rate(before, &bout, 1);
        ck_assert_int_gt(after.rating, last.rating);
        last = after;
    }
    struct bout full = {player(1600, 80), WON, 0}, half = {player(1600, 80), WON, 1};
    ck_assert_int_lt(glicko_rate(before, &full, 1).deviation, glicko_rate(before, &half, 1).deviation);
}
END_TEST

START_TEST(rest_makes_unsure_but_never_more_than_a_newcomer)
{
    struct glicko known = player(1800, 60);
    ck_assert_int_eq(glicko_rest(known, 0).deviation, known.deviation);
    ck_assert_int_gt(glicko_rest(known, 1).deviation, known.deviation);
    ck_assert_int_gt(glicko_rest(known, 100).deviation, INT64_C(110000000));
    equal(glicko_rest(known, 1000000), (struct glicko){known.rating, INT64_C(350000000), known.volatility});
    equal(glicko_rate(known, NULL, 0), glicko_rest(known, 1));
}
END_TEST

START_TEST(the_strangest_results_stay_within_reason)
{
    struct glicko weak = player(100, 45), strong = player(3500, 45);
    for (int i = 0; i < 2000; i++) {
        struct bout up = {strong, WON, 0}, down = {weak, LOST, 0};
        weak = glicko_rate(weak, &up, 1);
        strong = glicko_rate(strong, &down, 1);
        ck_assert_int_gt(weak.volatility, 0);
        ck_assert_int_le(weak.deviation, INT64_C(350000000));
        ck_assert_int_lt(weak.rating, INT64_C(20000000000));
        ck_assert_int_gt(strong.rating, -INT64_C(20000000000));
    }
    ck_assert_int_gt(weak.rating, strong.rating);
}
END_TEST

static Suite *make(void)
{
    Suite *suite = suite_create("glicko");
    HARNESS_ADD(suite, the_published_example_comes_out);
    HARNESS_ADD(suite, the_digits_never_change);
    HARNESS_ADD(suite, the_effects_of_all_outcomes_are_the_whole_change);
    HARNESS_ADD(suite, less_weight_moves_less_and_teaches_less);
    HARNESS_ADD(suite, rest_makes_unsure_but_never_more_than_a_newcomer);
    HARNESS_ADD(suite, the_strangest_results_stay_within_reason);
    return suite;
}
TEST_MAIN(make)
