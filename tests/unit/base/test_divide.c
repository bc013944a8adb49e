/* test_divide.c - quotients round as their names say, below zero too. */
#include "base/divide.h"
#include "harness.h"

START_TEST(quotients_round_as_they_say)
{
    ck_assert_int_eq(div_down(7, 2), 3);
    ck_assert_int_eq(div_down(-7, 2), -4);
    ck_assert_int_eq(div_down(-8, 2), -4);
    ck_assert_int_eq(div_up(7, 2), 4);
    ck_assert_int_eq(div_up(-7, 2), -3);
    ck_assert_int_eq(div_up(8, 2), 4);
    ck_assert_int_eq(div_down(0, 5), 0);
}
END_TEST

static Suite *divide_suite(void)
{
    Suite *suite = suite_create("base/divide");
    HARNESS_ADD(suite, quotients_round_as_they_say);
    return suite;
}

TEST_MAIN(divide_suite)
