/* Who may be paired with whom: bands, clocks, blocks, groups. */
#include "harness.h"
#include "platform/lobby/rating_band.h"

enum { MANY = 16 };

static struct seeker seeker(int64_t account, int rating, int64_t waited)
{
    return (struct seeker){.account = account,
                           .person = account,
                           .rating = rating,
                           .deviation = 50,
                           .waited = waited,
                           .terms = "live {}",
                           .clock = "{60}"};
}

START_TEST(a_band_widens_every_five_seconds_and_opens_after_ninety)
{
    ck_assert_int_eq(rating_band_half(50, 0, false), 100);
    ck_assert_int_eq(rating_band_half(50, 4, false), 100);
    ck_assert_int_eq(rating_band_half(50, 5, false), 125);
    ck_assert_int_eq(rating_band_half(350, 12, false), 400);
    ck_assert_int_eq(rating_band_half(50, 89, false), 100 + 17 * 25);
    ck_assert_int_eq(rating_band_half(50, 90, false), RATING_BAND_OPEN);
    ck_assert_int_eq(rating_band_half(50, 90, true), 100);
    ck_assert_int_eq(rating_band_half(50, 5400, true), RATING_BAND_OPEN);
    ck_assert_int_eq(rating_band_widens(0, false), 5);
    ck_assert_int_eq(rating_band_widens(7, false), 3);
    ck_assert_int_eq(rating_band_widens(299, true), 1);
    ck_assert_int_eq(rating_band_widens(90, false), -1);
}
END_TEST

START_TEST(both_bands_count)
{
    struct seeker low = seeker(1, 1500, 60), high = seeker(2, 1700, 0);
    ck_assert(!rating_band_fits(&low, &high) && !rating_band_fits(&high, &low));
    high.waited = 20;
    ck_assert(rating_band_fits(&low, &high) && rating_band_fits(&high, &low));
    high.person = low.person;
    ck_assert(!rating_band_fits(&low, &high));
}
END_TEST

START_TEST(clocks_meet_unless_both_insist)
{
    struct seeker one = seeker(1, 1500, 0), other = seeker(2, 1500, 0);
    other.clock = "{90}";
    ck_assert(rating_band_fits(&one, &other));
    one.exact = true;
    ck_assert(rating_band_fits(&one, &other));
    other.exact = true;
    ck_assert(!rating_band_fits(&one, &other));
    other.clock = "{60}";
    ck_assert(rating_band_fits(&one, &other));
    other.terms = "correspondence {}";
    ck_assert(!rating_band_fits(&one, &other));
}
END_TEST

START_TEST(who_waits_longest_is_served_first_with_the_nearest)
{
    struct seeker all[] = {seeker(1, 1500, 30), seeker(2, 1580, 20), seeker(3, 1520, 10), seeker(4, 1590, 0),
                           seeker(5, 2400, 0)};
    int group[MANY];
    ck_assert_int_eq(rating_band_groups(all, 5, 2, NULL, 0, MANY, group), 2);
    ck_assert_int_eq(group[0], group[2]);
    ck_assert_int_eq(group[1], group[3]);
    ck_assert_int_eq(group[4], -1);
    ck_assert_int_eq(rating_band_groups(all, 5, 2, NULL, 0, 1, group), 1);
    ck_assert_int_eq(group[1], -1);
}
END_TEST

START_TEST(blocks_count_both_ways)
{
    struct seeker all[] = {seeker(1, 1500, 30), seeker(2, 1500, 20), seeker(3, 1550, 10)};
    struct block_pair there = {1, 2}, back = {2, 1};
    int group[MANY];
    ck_assert_int_eq(rating_band_groups(all, 3, 2, &there, 1, MANY, group), 1);
    ck_assert(group[0] == 0 && group[1] == -1 && group[2] == 0);
    ck_assert_int_eq(rating_band_groups(all, 3, 2, &back, 1, MANY, group), 1);
    ck_assert(group[0] == 0 && group[1] == -1 && group[2] == 0);
}
END_TEST

START_TEST(everybody_of_a_group_fits_everybody)
{
    struct seeker all[] = {seeker(1, 1500, 0), seeker(2, 1420, 0), seeker(3, 1580, 0), seeker(4, 1510, 0)};
    int group[MANY];
    ck_assert_int_eq(rating_band_groups(all, 4, 3, NULL, 0, MANY, group), 1);
    ck_assert(group[0] == 0 && group[3] == 0 && (group[1] == 0) != (group[2] == 0));
    ck_assert_int_eq(rating_band_groups(all, 4, 4, NULL, 0, MANY, group), 0);
    for (int i = 0; i < 4; i++) ck_assert_int_eq(group[i], -1);
}
END_TEST

static Suite *make(void)
{
    Suite *suite = suite_create("band");
    HARNESS_ADD(suite, a_band_widens_every_five_seconds_and_opens_after_ninety);
    HARNESS_ADD(suite, both_bands_count);
    HARNESS_ADD(suite, clocks_meet_unless_both_insist);
    HARNESS_ADD(suite, who_waits_longest_is_served_first_with_the_nearest);
    HARNESS_ADD(suite, blocks_count_both_ways);
    HARNESS_ADD(suite, everybody_of_a_group_fits_everybody);
    return suite;
}
TEST_MAIN(make)
