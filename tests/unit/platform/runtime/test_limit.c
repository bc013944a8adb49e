/* test_limit.c - places for costly work, and what counts as one address. */
#include "harness.h"
#include "platform/runtime/limit.h"
#include <sys/wait.h>
#include <unistd.h>

START_TEST(two_hash_at_a_time_and_the_dead_give_their_place_back)
{
    struct ctx c = harness_ctx();
    char folder[] = "/tmp/quad-slots-XXXXXX";
    int first, second, third;
    ck_assert(mkdtemp(folder) && setenv("QUADRIVIUM_SOCKETS", folder, 1) == 0);
    ck_assert(slot_take(&c, "password", &first));
    pid_t child = fork();
    if (child == 0) _exit(slot_take(&c, "password", &second) ? 0 : 1); /* dies with the place in its hand */
    int status;
    ck_assert(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    ck_assert(slot_take(&c, "password", &second));
    ck_assert(!slot_take(&c, "password", &third));
    ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
    ck_assert_str_eq(c.failure.limit_key, "password.slots");
    ck_assert_int_eq(c.failure.retry_after, 1);
    forgive(&c);
    slot_release(first);
    ck_assert(slot_take(&c, "password", &third));
    slot_release(second);
    slot_release(third);
    for (int i = 0; i < 2; i++) unlink(pool_print(c.pool, "%s/password.slot.%d", folder, i));
    rmdir(folder);
    harness_end(&c);
}
END_TEST

START_TEST(a_household_counts_as_one_address)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(limit_address(&c, "2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    ck_assert_str_eq(limit_address(&c, "192.0.2.7"), "192.0.2.7");
    ck_assert_str_eq(limit_address(&c, "::ffff:192.0.2.7"), "192.0.2.7");
    ck_assert_str_eq(limit_address(&c, "2001:db8:1:2::"), limit_address(&c, "2001:DB8:1:2:ffff::9"));
    ck_assert_str_ne(limit_address(&c, "2001:db8:1:2::"), limit_address(&c, "2001:db8:1:3::"));
    ck_assert_str_eq(limit_address(&c, NULL), "");
    setenv("QUADRIVIUM_LIMIT_GUESTS", "7", 1);
    ck_assert_int_eq(limit_configured("guests.address", "QUADRIVIUM_LIMIT_GUESTS", 300, 3600).max, 7);
    setenv("QUADRIVIUM_LIMIT_GUESTS", "many", 1);
    ck_assert_int_eq(limit_configured("guests.address", "QUADRIVIUM_LIMIT_GUESTS", 300, 3600).max, 300);
    harness_end(&c);
}
END_TEST

static Suite *limit_suite(void)
{
    Suite *suite = suite_create("platform/limit");
    HARNESS_ADD(suite, two_hash_at_a_time_and_the_dead_give_their_place_back);
    HARNESS_ADD(suite, a_household_counts_as_one_address);
    return suite;
}

TEST_MAIN(limit_suite)
