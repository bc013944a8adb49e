/* test_rng.c - the dice against the published reference values. */
#include "base/rng.h"
#include "harness.h"
#include <string.h>

START_TEST(splitmix_gives_the_published_numbers)
{
    static const uint64_t WANTED[] = {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
                                      4593380528125082431ULL, 16408922859458223821ULL};
    uint64_t state = 1234567;
    for (int i = 0; i < 5; i++) ck_assert_uint_eq(splitmix_next(&state), WANTED[i]);
}
END_TEST

START_TEST(xoshiro_gives_the_published_numbers)
{
    static const uint64_t WANTED[] = {
        11520, 0, 1509978240, 1215971899390074240ULL, 1216172134540287360ULL, 607988272756665600ULL};
    struct rng rng = {{1, 2, 3, 4}};
    for (int i = 0; i < 6; i++) ck_assert_uint_eq(rng_next(&rng), WANTED[i]);
}
END_TEST

START_TEST(a_seed_means_the_same_everywhere)
{
    static const uint64_t ZERO[] = {0x99ec5f36cb75f2b4ULL, 0xbf6e1f784956452aULL, 0x1a5f849d4933e6e0ULL},
                          ONE[] = {0xb3f2af6d0fc710c5ULL, 0x853b559647364ceaULL, 0x92f89756082a4514ULL};
    struct rng zero = rng_seeded(0), one = rng_seeded(1);
    for (int i = 0; i < 3; i++) {
        ck_assert_uint_eq(rng_next(&zero), ZERO[i]);
        ck_assert_uint_eq(rng_next(&one), ONE[i]);
    }
}
END_TEST

START_TEST(below_stays_below_and_reaches_every_face)
{
    struct rng rng = rng_seeded(7);
    int seen[6] = {0};
    for (int i = 0; i < 6000; i++) seen[rng_below(&rng, 6)]++;
    for (int face = 0; face < 6; face++) ck_assert_int_gt(seen[face], 800);
    ck_assert_uint_eq(rng_below(&rng, 1), 0);
    for (int i = 0; i < 100; i++) ck_assert_uint_lt(rng_below(&rng, UINT64_MAX), UINT64_MAX);
}
END_TEST

START_TEST(percent_draws_once_whatever_the_chance)
{
    struct rng a = rng_seeded(3), b = a;
    ck_assert(!rng_percent(&a, 0));
    ck_assert(rng_percent(&a, 100));
    ck_assert(!rng_percent(&a, -5));
    for (int i = 0; i < 3; i++) rng_below(&b, 100);
    ck_assert_mem_eq(&a, &b, sizeof a);
}
END_TEST

START_TEST(a_shuffle_keeps_the_items_and_moves_them)
{
    struct rng rng = rng_seeded(11);
    int items[52], sum = 0, moved = 0;
    for (int i = 0; i < 52; i++) items[i] = i;
    rng_shuffle(&rng, items, 52, sizeof *items);
    for (int i = 0; i < 52; i++) sum += items[i], moved += items[i] != i;
    ck_assert_int_eq(sum, 51 * 52 / 2);
    ck_assert_int_gt(moved, 40);
}
END_TEST

START_TEST(shuffling_one_item_draws_nothing)
{
    struct rng a = rng_seeded(5), b = a;
    int item = 9;
    rng_shuffle(&a, &item, 1, sizeof item);
    ck_assert_mem_eq(&a, &b, sizeof a);
    ck_assert_int_eq(item, 9);
}
END_TEST

START_TEST(rng_never_repeats_after_reload)
{
    struct rng rng = rng_seeded(99), back;
    char text[RNG_TEXT];
    for (int i = 0; i < 10; i++) rng_next(&rng);
    rng_print(&rng, text);
    ck_assert_uint_eq(strlen(text), 64);
    ck_assert(rng_read(text, &back));
    for (int i = 0; i < 10; i++) ck_assert_uint_eq(rng_next(&rng), rng_next(&back));
}
END_TEST

START_TEST(what_is_no_state_is_refused)
{
    struct rng rng;
    ck_assert(!rng_read("", &rng));
    ck_assert(!rng_read("123", &rng));
    char text[RNG_TEXT];
    struct rng good = rng_seeded(1);
    rng_print(&good, text);
    text[5] = 'g';
    ck_assert(!rng_read(text, &rng));
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("rng");
    HARNESS_ADD(s, splitmix_gives_the_published_numbers);
    HARNESS_ADD(s, xoshiro_gives_the_published_numbers);
    HARNESS_ADD(s, a_seed_means_the_same_everywhere);
    HARNESS_ADD(s, below_stays_below_and_reaches_every_face);
    HARNESS_ADD(s, percent_draws_once_whatever_the_chance);
    HARNESS_ADD(s, a_shuffle_keeps_the_items_and_moves_them);
    HARNESS_ADD(s, shuffling_one_item_draws_nothing);
    HARNESS_ADD(s, rng_never_repeats_after_reload);
    HARNESS_ADD(s, what_is_no_state_is_refused);
    return s;
}
TEST_MAIN(suite)
