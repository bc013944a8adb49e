/* test_sight.c - which part of an address is its network. */
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

START_TEST(without_a_run_directory_no_network_is_known)
{
    struct ctx c = harness_ctx();
    unsigned char mark[SIGHT_MARK];
    bool known = true;
    unsetenv("QUADRIVIUM_HOME");
    ck_assert(sight_network(&c, "192.0.2.77", mark, &known));
    ck_assert(!known);
    harness_end(&c);
}
END_TEST

static Suite *sight_suite(void)
{
    Suite *suite = suite_create("platform/sight");
    HARNESS_ADD(suite, a_network_is_three_bytes_of_ipv4_and_half_of_ipv6);
    HARNESS_ADD(suite, an_ipv4_address_written_as_ipv6_is_the_same_network);
    HARNESS_ADD(suite, what_is_no_address_has_no_network);
    HARNESS_ADD(suite, without_a_run_directory_no_network_is_known);
    return suite;
}

TEST_MAIN(sight_suite)
