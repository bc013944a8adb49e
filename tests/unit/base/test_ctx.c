/* test_ctx.c - failures and the table of faults, and the points where tests make things fail. */
#include "base/failpoint.h"
#include "harness.h"
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

START_TEST(the_first_failure_stays)
{
    struct ctx c = harness_ctx();
    ck_assert(!fail(&c, FAULT_STALE_TURN, "turn %d is over", 3));
    ck_assert(!fail(&c, FAULT_NOT_FOUND, "later"));
    ck_assert(!fail_limit(&c, FAULT_TOO_MANY_REQUESTS, "x", 9, "later"));
    ck_assert_int_eq(c.failure.fault, FAULT_STALE_TURN);
    ck_assert_str_eq(c.failure.detail, "turn 3 is over");
    ck_assert_ptr_null(c.failure.limit_key);
    forgive(&c);
    ck_assert_int_eq(c.failure.fault, FAULT_NONE);
    ck_assert(!fail_limit(&c, FAULT_TOO_MANY_REQUESTS, "password.account", 60, "too often"));
    ck_assert_str_eq(c.failure.limit_key, "password.account");
    ck_assert_int_eq(c.failure.retry_after, 60);
    harness_end(&c);
}
END_TEST

START_TEST(places_beyond_the_last_are_dropped)
{
    struct ctx c = harness_ctx();
    char path[16];
    for (int i = 0; i < PROBLEMS_MAX + 5; i++) {
        snprintf(path, sizeof path, "/%d", i);
        fail_at(&c, path, "bad_request", "hint");
    }
    ck_assert_int_eq(c.failure.problem_count, PROBLEMS_MAX);
    ck_assert_str_eq(c.failure.problems[PROBLEMS_MAX - 1].path, "/63");
    harness_end(&c);
}
END_TEST

START_TEST(codes_are_the_names_in_lower_case_and_lead_back)
{
    ck_assert_str_eq(fault_fact(FAULT_NOT_YOUR_TURN)->code, "not_your_turn");
    ck_assert_int_eq(fault_fact(FAULT_NOT_YOUR_TURN)->status, 409);
    for (int i = 1; i < FAULT_COUNT; i++) {
        const struct fault_fact *fact = fault_fact((enum fault)i);
        ck_assert_int_eq(fault_by_code(fact->code), i);
        ck_assert(fact->status >= 400 && fact->status < 600);
        ck_assert_uint_gt(strlen(fact->title), 5);
        ck_assert(fact->title[strlen(fact->title) - 1] != '.');
    }
    ck_assert_int_eq(fault_by_code("no_such_code"), FAULT_NONE);
    ck_assert_int_eq(fault_fact(FAULT_NONE)->status, 200);
}
END_TEST

static int status_of_child(void (*work)(void))
{
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        close(STDERR_FILENO);
        work();
        _exit(0);
    }
    int status;
    waitpid(child, &status, 0);
    return status;
}

static void break_a_promise(void) { must(1 + 1 == 3); }
START_TEST(a_broken_must_aborts)
{
    int status = status_of_child(break_a_promise);
    ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
    must(1 + 1 == 2);
}
END_TEST

static void fail_at_points(void)
{
    setenv("QUADRIVIUM_FAIL", "here:2:error,there:1:kill", 1);
    struct ctx c = harness_ctx();
    if (!fail_point(&c, "here") || fail_point(&c, "here")) _exit(1);
    if (c.failure.fault != FAULT_UNAVAILABLE || !fail_point(&c, "here")) _exit(2);
    if (!fail_point(&c, "elsewhere")) _exit(3);
    if (fail_point(&c, "there")) _exit(4);
}
START_TEST(points_fail_the_nth_time_only)
{
    int status = status_of_child(fail_at_points);
    ck_assert(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("ctx");
    HARNESS_ADD(s, the_first_failure_stays);
    HARNESS_ADD(s, places_beyond_the_last_are_dropped);
    HARNESS_ADD(s, codes_are_the_names_in_lower_case_and_lead_back);
    HARNESS_ADD(s, a_broken_must_aborts);
    HARNESS_ADD(s, points_fail_the_nth_time_only);
    return s;
}
TEST_MAIN(suite)
