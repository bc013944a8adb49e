/* test_guard.c - what is known of the match and the event on which a process died. Each test has processes of its own. */
#include "harness.h"
#include "platform/runtime/guard.h"
#include <string.h>
#include <sys/wait.h>

/* Let a process do that and end in the middle of it; returns how many crashes are found then. `ret`: the first. */
static int crash(void (*work)(struct ctx *), struct crashed_match *ret)
{
    pid_t child = fork();
    if (child == 0) {
        struct ctx c = harness_ctx();
        guard_start(GUARD_SECONDS);
        work(&c);
        _exit(0);
    }
    ck_assert_int_eq(waitpid(child, NULL, 0), child);
    *ret = (struct crashed_match){0};
    return guard_crashed(ret, 1);
}

static void apply_two(struct ctx *c)
{
    int64_t n;
    guard_match(c, 7, 4);
    guard_event(7, 5, "first");
    guard_event(7, 6, "second");
    must(strcmp(guard_noted(7, &n), "first") == 0 && n == 5);
    must(!guard_noted(8, &n) && n == 0);
}

static void mark_only(struct ctx *c) { guard_match(c, 7, 4); }

START_TEST(a_crash_is_reported_once_with_the_event_that_was_applied_to_the_stored_state)
{
    struct crashed_match found;
    ck_assert_int_eq(crash(apply_two, &found), 1);
    ck_assert(found.match == 7 && found.events == 4 && found.n == 5);
    ck_assert_str_eq(found.event, "first");
    ck_assert_int_eq(guard_crashed(&found, 1), 0);
    ck_assert_int_eq(crash(mark_only, &found), 1);
    ck_assert(found.match == 7 && found.events == 4 && found.n == 0);
    ck_assert_str_eq(found.event, "");
}
END_TEST

static void work_and_rest(struct ctx *c)
{
    apply_two(c);
    pool_wipe(c->pool);
    guard_event(7, 5, "not marked");
}

static void work_again(struct ctx *c)
{
    work_and_rest(c);
    guard_match(c, 7, 4);
}

START_TEST(a_request_that_has_ended_leaves_neither_mark_nor_event)
{
    struct crashed_match found;
    ck_assert_int_eq(crash(work_and_rest, &found), 0);
    ck_assert_int_eq(crash(work_again, &found), 1);
    ck_assert(found.match == 7 && found.n == 0);
}
END_TEST

static void apply_to_another(struct ctx *c)
{
    guard_match(c, 7, 4);
    guard_match(c, 8, 4);
    guard_event(7, 5, "of the first");
}

START_TEST(an_event_of_another_match_than_the_marked_one_is_not_noted)
{
    struct crashed_match found;
    ck_assert_int_eq(crash(apply_to_another, &found), 1);
    ck_assert(found.match == 8 && found.n == 0);
}
END_TEST

static void retry(struct ctx *c)
{
    apply_two(c);
    guard_forget();
    guard_match(c, 7, 6);
    guard_event(7, 7, "third");
}

static void open_twice(struct ctx *c)
{
    guard_forget();
    guard_match(c, 7, 4);
    guard_event(7, 5, "first");
    guard_match(c, 7, 5); /* as changed by this transaction */
}

START_TEST(a_retry_is_described_by_what_it_found_itself)
{
    struct crashed_match found;
    ck_assert_int_eq(crash(retry, &found), 1);
    ck_assert(found.events == 6 && found.n == 7);
    ck_assert_str_eq(found.event, "third");
    ck_assert_int_eq(crash(open_twice, &found), 1);
    ck_assert(found.events == 4 && found.n == 5);
}
END_TEST

/* An event whose text has that many bytes. */
static void apply_large(struct ctx *c, size_t size)
{
    char *text = pool_take(c->pool, size + 1);
    memset(text, 'x', size);
    text[size] = '\0';
    guard_match(c, 7, 4);
    guard_event(7, 5, text);
}

static void apply_largest(struct ctx *c) { apply_large(c, GUARD_EVENT - 1); }
static void apply_too_large(struct ctx *c) { apply_large(c, GUARD_EVENT); }

START_TEST(an_event_is_noted_as_a_whole_or_not_at_all)
{
    static struct crashed_match found;
    ck_assert_int_eq(crash(apply_largest, &found), 1);
    ck_assert(found.n == 5 && strlen(found.event) == GUARD_EVENT - 1);
    ck_assert_int_eq(crash(apply_too_large, &found), 1);
    ck_assert(found.match == 7 && found.n == 0);
}
END_TEST

static void remove_events(void)
{
    char path[80];
    snprintf(path, sizeof path, "%s_events", harness_shared.file);
    if (getpid() == harness_shared.owner) unlink(path);
}

static Suite *make(void)
{
    Suite *suite = suite_create("platform/runtime/guard");
    harness_share("guard");
    atexit(remove_events);
    guard_start(GUARD_SECONDS);
    HARNESS_ADD(suite, a_crash_is_reported_once_with_the_event_that_was_applied_to_the_stored_state);
    HARNESS_ADD(suite, a_request_that_has_ended_leaves_neither_mark_nor_event);
    HARNESS_ADD(suite, an_event_of_another_match_than_the_marked_one_is_not_noted);
    HARNESS_ADD(suite, a_retry_is_described_by_what_it_found_itself);
    HARNESS_ADD(suite, an_event_is_noted_as_a_whole_or_not_at_all);
    return suite;
}

TEST_MAIN(make)
