/* test_sight.c - which part of an address is its network, and which keys are refused. */
#include "harness.h"
#include "platform/account/sight.h"
#include <stdlib.h>
#include <string.h>

START_TEST(a_network_is_three_bytes_of_ipv4_and_half_of_ipv6)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(sight_network_text(&c, "192.0.2.77"), "192.0.2.0");
    ck_assert_str_eq(sight_network_text(&c, "2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    ck_assert_str_eq(sight_network_text(&c, "2001:DB8::1"), "2001:db8::");
    harness_end(&c);
}
END_TEST

START_TEST(an_ipv4_address_written_as_ipv6_is_the_same_network)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(sight_network_text(&c, "::ffff:192.0.2.77"), "192.0.2.0");
    harness_end(&c);
}
END_TEST

START_TEST(what_is_no_address_has_no_network)
{
    struct ctx c = harness_ctx();
    static const char *const BAD[] = {"", "localhost", "192.0.2", "192.0.2.256", "2001:db8::/64", "unix:"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) ck_assert_ptr_null(sight_network_text(&c, BAD[i]));
    harness_end(&c);
}
END_TEST

START_TEST(without_a_run_directory_there_is_no_key_to_compare)
{
    struct ctx c = harness_ctx();
    enum sight_key found = SIGHT_KEY_FOREIGN;
    unsetenv("QUADRIVIUM_HOME");
    ck_assert(sight_key_look(&c, NULL, &found));
    ck_assert_int_eq(found, SIGHT_KEY_UNCLAIMED);
    harness_end(&c);
}
END_TEST

START_TEST(a_missing_or_foreign_key_is_refused)
{
    static const enum sight_key GOOD[] = {SIGHT_KEY_FITS, SIGHT_KEY_UNCLAIMED},
                                BAD[] = {SIGHT_KEY_MISSING, SIGHT_KEY_FOREIGN};
    struct ctx c = harness_ctx();
    for (int i = 0; i < 2; i++) ck_assert(sight_key_check(&c, GOOD[i]));
    for (int i = 0; i < 2; i++) {
        ck_assert(!sight_key_check(&c, BAD[i]));
        ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
        ck_assert_str_eq(c.failure.limit_key, "sight_key");
        forgive(&c);
    }
    harness_end(&c);
}
END_TEST

static Suite *sight_suite(void)
{
    Suite *suite = suite_create("platform/sight");
    HARNESS_ADD(suite, a_network_is_three_bytes_of_ipv4_and_half_of_ipv6);
    HARNESS_ADD(suite, an_ipv4_address_written_as_ipv6_is_the_same_network);
    HARNESS_ADD(suite, what_is_no_address_has_no_network);
    HARNESS_ADD(suite, without_a_run_directory_there_is_no_key_to_compare);
    HARNESS_ADD(suite, a_missing_or_foreign_key_is_refused);
    return suite;
}

TEST_MAIN(sight_suite)
