/* test_pg_hosts.c - which hosts are silent, and who looks for a server that takes writes. */
#include "harness.h"
#include "base/clock.h"
#include "base/shared.h"
#include "store/pg_hosts.h"
#include <stdint.h>
#include <sys/wait.h>
#include <unistd.h>

START_TEST(a_host_is_silent_until_it_answers)
{
    ck_assert(!pg_hosts_is_silent("a", "1") && pg_hosts_may_try("a", "1"));
    pg_hosts_silent("a", "1");
    ck_assert(pg_hosts_is_silent("a", "1") && !pg_hosts_may_try("a", "1"));
    ck_assert(!pg_hosts_is_silent("a", "2") && !pg_hosts_is_silent("b", "1") && pg_hosts_may_try("b", "1"));
    pg_hosts_answered("b", "1");
    ck_assert(pg_hosts_is_silent("a", "1"));
    pg_hosts_answered("a", "1");
    ck_assert(!pg_hosts_is_silent("a", "1") && pg_hosts_may_try("a", "1"));
    pg_hosts_silent("a", "");
    ck_assert(pg_hosts_is_silent("a", "5432") && pg_hosts_is_silent("a", NULL));
    pg_hosts_answered("a", NULL);
    ck_assert(!pg_hosts_is_silent("a", ""));
}
END_TEST

START_TEST(another_process_learns_of_it)
{
    int status;
    pid_t child = fork();
    ck_assert_int_ge(child, 0);
    if (child == 0) {
        pg_hosts_silent("a", "1");
        _exit(0);
    }
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert(pg_hosts_is_silent("a", "1"));
}
END_TEST

/* As the file has it: a host's hash and the moment, in turn. */
static void let_time_pass(void)
{
    int64_t *words = shared_map("hosts", (PG_HOSTS * 2 + 2) * sizeof *words);
    ck_assert_ptr_nonnull(words);
    for (int i = 0; i < PG_HOSTS; i++)
        if (words[2 * i + 1]) words[2 * i + 1] = clock_ticks() - 1;
}

START_TEST(after_its_time_one_looks_and_the_others_wait)
{
    pg_hosts_silent("a", "1");
    let_time_pass();
    ck_assert(!pg_hosts_is_silent("a", "1"));
    ck_assert(pg_hosts_may_try("a", "1"));
    ck_assert(!pg_hosts_may_try("a", "1") && pg_hosts_is_silent("a", "1"));
    pg_hosts_answered("a", "1");
}
END_TEST

START_TEST(more_hosts_than_there_is_room_for_are_merely_tried)
{
    char port[2] = "0";
    for (int i = 0; i < PG_HOSTS + 2; i++, ++*port) pg_hosts_silent("a", port);
    int silent = 0;
    for (*port = '0'; *port < '0' + PG_HOSTS + 2; ++*port) {
        ck_assert(pg_hosts_is_silent("a", port) != pg_hosts_may_try("a", port));
        silent += pg_hosts_is_silent("a", port);
    }
    ck_assert(silent > 0 && silent <= PG_HOSTS); /* earlier tests have taken slots, too */
}
END_TEST

START_TEST(one_process_seeks_a_server_for_writes_and_all_learn_of_it)
{
    int64_t since = clock_ticks();
    ck_assert(pg_hosts_may_seek(since));
    ck_assert(!pg_hosts_may_seek(since));
    pg_hosts_took_writes();
    ck_assert(pg_hosts_may_seek(since) && pg_hosts_may_seek(since));
    ck_assert(!pg_hosts_may_seek(clock_ticks() + 1));
}
END_TEST

static Suite *make_suite(void)
{
    Suite *s = suite_create("store/pg_hosts");
    harness_share("hosts");
    HARNESS_ADD(s, a_host_is_silent_until_it_answers);
    HARNESS_ADD(s, another_process_learns_of_it);
    HARNESS_ADD(s, after_its_time_one_looks_and_the_others_wait);
    HARNESS_ADD(s, more_hosts_than_there_is_room_for_are_merely_tried);
    HARNESS_ADD(s, one_process_seeks_a_server_for_writes_and_all_learn_of_it);
    return s;
}

TEST_MAIN(make_suite)
