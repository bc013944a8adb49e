/* test_rate.c - how fast somebody may go on, alone and among several workers. */
#include "harness.h"
#include "platform/runtime/rate.h"
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SECOND = 1000000 };
static const struct rate RATE = {"test.rate", 60, 10};

static bool spend(struct ctx *c, const char *whom, int units)
{
    forgive(c);
    return rate_spend(c, &RATE, whom, units);
}

START_TEST(the_burst_is_there_at_once_and_then_comes_back_by_the_minute)
{
    struct ctx c = harness_ctx();
    for (int i = 0; i < 10; i++) ck_assert(spend(&c, "a", 1));
    ck_assert(!spend(&c, "a", 1));
    ck_assert_int_eq(c.failure.fault, FAULT_TOO_MANY_REQUESTS);
    ck_assert_str_eq(c.failure.limit_key, "test.rate");
    ck_assert_int_eq(c.failure.retry_after, 1);
    c.now += SECOND;
    ck_assert(spend(&c, "a", 1));
    ck_assert(!spend(&c, "a", 1));
    c.now += 60 * SECOND;
    ck_assert(spend(&c, "a", 10));
    ck_assert(!spend(&c, "a", 5));
    ck_assert_int_eq(c.failure.retry_after, 5);
    harness_end(&c);
}
END_TEST

START_TEST(a_refusal_takes_nothing_and_people_do_not_share)
{
    struct ctx c = harness_ctx();
    ck_assert(spend(&c, "b", 8));
    for (int i = 0; i < 20; i++) ck_assert(!spend(&c, "b", 3));
    ck_assert(spend(&c, "b", 2));
    ck_assert(spend(&c, "c", 10));
    ck_assert(!spend(&c, "d", 11));
    ck_assert(spend(&c, "d", 10));
    harness_end(&c);
}
END_TEST

START_TEST(a_request_that_came_a_moment_earlier_gets_nothing_more)
{
    struct ctx c = harness_ctx();
    ck_assert(spend(&c, "earlier", 10));
    c.now -= SECOND / 1000;
    ck_assert(!spend(&c, "earlier", 1));
    ck_assert_int_eq(c.failure.retry_after, 2);
    c.now -= 2 * SECOND;
    ck_assert(!spend(&c, "earlier", 1));
    harness_end(&c);
}
END_TEST

START_TEST(a_clock_set_back_locks_nobody_out)
{
    struct ctx c = harness_ctx();
    ck_assert(spend(&c, "e", 10));
    c.now -= 3600 * (int64_t)SECOND;
    ck_assert(spend(&c, "e", 9));
    ck_assert(!spend(&c, "e", 2));
    harness_end(&c);
}
END_TEST

/* Forked processes find the table through the file, so together they get the burst and not one unit more. */
START_TEST(workers_count_together)
{
    enum { WORKERS = 8, TRIES = 40 };
    int got = 0;
    for (int i = 0; i < WORKERS; i++) {
        if (fork() != 0) continue;
        struct ctx c = harness_ctx();
        int n = 0;
        for (int j = 0; j < TRIES; j++) n += spend(&c, "f", 1);
        _exit(n);
    }
    for (int i = 0, status; i < WORKERS && wait(&status) > 0; i++) got += WEXITSTATUS(status);
    ck_assert_int_eq(got, 10);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("platform/rate");
    harness_share("rates");
    HARNESS_ADD(made, the_burst_is_there_at_once_and_then_comes_back_by_the_minute);
    HARNESS_ADD(made, a_refusal_takes_nothing_and_people_do_not_share);
    HARNESS_ADD(made, a_request_that_came_a_moment_earlier_gets_nothing_more);
    HARNESS_ADD(made, a_clock_set_back_locks_nobody_out);
    HARNESS_ADD(made, workers_count_together);
    return made;
}

TEST_MAIN(suite)
