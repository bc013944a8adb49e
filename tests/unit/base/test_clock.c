/* test_clock.c - the clocks go forward, and print times in UTC. */
#include "base/clock.h"
#include "harness.h"
#include <unistd.h>

START_TEST(times_are_printed_in_utc_with_milliseconds)
{
    char text[CLOCK_TEXT];
    clock_print(0, text);
    ck_assert_str_eq(text, "1970-01-01T00:00:00.000Z");
    clock_print(1795233480123999, text);
    ck_assert_str_eq(text, "2026-11-21T03:58:00.123Z");
    clock_print(951782399999000, text); /* the 28th of February of a leap year divisible by 400 */
    ck_assert_str_eq(text, "2000-02-28T23:59:59.999Z");
    clock_print(253402300799999000, text);
    ck_assert_str_eq(text, "9999-12-31T23:59:59.999Z");
    clock_print(253402300800000000, text); /* a year of five digits has no such text */
    ck_assert_str_eq(text, ".000Z");
    clock_print(INT64_MAX, text);
    ck_assert_str_eq(text, ".775Z");
}
END_TEST

START_TEST(the_clocks_go_forward)
{
    int64_t ticks = clock_ticks(), now = clock_now();
    ck_assert_int_gt(now, 1700000000000000);
    usleep(2000);
    ck_assert_int_ge(clock_ticks() - ticks, 2000);
}
END_TEST

static Suite *clock_suite(void)
{
    Suite *suite = suite_create("base/clock");
    HARNESS_ADD(suite, times_are_printed_in_utc_with_milliseconds);
    HARNESS_ADD(suite, the_clocks_go_forward);
    return suite;
}

TEST_MAIN(clock_suite)
