/* test_splits.c - the range of a share: values of Wilson's interval worked out by hand, and what must hold for all. */
#include "harness.h"
#include "platform/read/splits.h"
#include <math.h>

static void check(double share, int n, double low, double high)
{
    double found_low, found_high;
    splits_range(share, n, &found_low, &found_high);
    ck_assert(fabs(found_low - low) < 0.0005);
    ck_assert(fabs(found_high - high) < 0.0005);
}

START_TEST(ranges_are_those_of_wilson)
{
    check(0.5, 10, 0.2366, 0.7634);
    check(1, 10, 0.7225, 1);
    check(0, 5, 0, 0.4345);
    check(0.75, 40, 0.5981, 0.8581);
}
END_TEST

START_TEST(more_games_make_a_range_narrower_and_it_stays_between_0_and_1)
{
    for (int share = 0; share <= 20; share++) {
        double before = 2;
        for (int n = 1; n <= 4096; n *= 2) {
            double low, high;
            splits_range(share / 20.0, n, &low, &high);
            ck_assert(0 <= low && low <= share / 20.0 + 1e-9 && share / 20.0 - 1e-9 <= high && high <= 1);
            ck_assert(high - low < before);
            before = high - low;
        }
    }
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("splits");
    HARNESS_ADD(s, ranges_are_those_of_wilson);
    HARNESS_ADD(s, more_games_make_a_range_narrower_and_it_stays_between_0_and_1);
    return s;
}
TEST_MAIN(suite)
