/* test_pg.c - the database door against a real PostgreSQL, when TEST_PG says how to reach one as superuser. */
#include "harness.h"
#include "base/clock.h"
#include "platform/runtime/transact.h"
#include "store/match_update.h"
#include "store/pg.h"
#include "store/pg_hosts.h"
#include <glob.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static const char DATABASE[] = "test_pg";
static char url[512];

static struct pg *admin, *first, *second;

static bool script(struct pg *db, const char *sql)
{
    struct ctx c = harness_ctx();
    bool fine = pg_script(&c, db, sql);
    if (!fine) fprintf(stderr, "%s\n", c.failure.detail);
    harness_end(&c);
    return fine;
}

static char *read_file(const char *path)
{
    static char text[65536];
    FILE *file = fopen(path, "r");
    ck_assert_ptr_nonnull(file);
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    fclose(file);
    return text;
}

static void run_migrations(void)
{
    glob_t found;
    ck_assert_int_eq(glob("sql/migrations/*.sql", 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++) ck_assert(script(first, read_file(found.gl_pathv[i])));
    globfree(&found);
}

/* A database of this test's own with the arena's tables; false without TEST_PG. */
static bool ready(void)
{
    static char admin_url[512], sql[128];
    const char *server = getenv("TEST_PG");
    if (first || !server) return first != NULL;
    snprintf(admin_url, sizeof admin_url, "%s dbname=postgres", server);
    snprintf(url, sizeof url, "%s dbname=%s", server, DATABASE);
    admin = pg_new(admin_url, PATIENCE_TOOL);
    snprintf(sql, sizeof sql, "drop database if exists %s with (force)", DATABASE);
    ck_assert(script(admin, sql));
    snprintf(sql, sizeof sql, "create database %s", DATABASE);
    ck_assert(script(admin, sql));
    first = pg_new(url, PATIENCE_TOOL);
    second = pg_new(url, PATIENCE_TOOL);
    run_migrations();
    ck_assert(script(first, "set deadlock_timeout = '50ms'"));
    return true;
}

#define NEED_SERVER                                                     \
    do {                                                                \
        if (ready()) break;                                             \
        fprintf(stderr, "TEST_PG is not set: passed without a look\n"); \
        return;                                                         \
    } while (0)

/* Rows of `attempt` serve as what a transaction leaves behind. */
static void leave_mark(struct ctx *c, struct pg *db, const char *key)
{
    pg_tell(c, db, ATTEMPT_ADD, "tii", key, INT64_C(3600), INT64_C(1000000));
}

static bool has_mark(struct pg *db, const char *key)
{
    struct ctx c = harness_ctx();
    struct rows *rows;
    ck_assert(pg_one(&c, db, &rows, ATTEMPT_OLDEST, "ti", key, INT64_C(1)));
    bool found = !rows_null(rows, 0, "age");
    harness_end(&c);
    return found;
}

START_TEST(questions_travel_together_and_answers_come_in_their_order)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *now, *peers, *none;
    pg_ask(&c, first, &now, ARENA_TIME, "");
    leave_mark(&c, first, "together");
    pg_ask(&c, first, &peers, WAKE_PEERS, "");
    pg_ask(&c, first, &none, WAKE_READ, "t", "{aaaaaaaaaa}");
    ck_assert_ptr_null(now);
    ck_assert(pg_flush(&c, first));
    ck_assert_int_gt(rows_int(now, 0, "now"), INT64_C(1700000000000000));
    ck_assert_int_eq(rows_int(peers, 0, "peers"), 0);
    ck_assert_int_eq(rows_count(none), 0);
    ck_assert(has_mark(second, "together"));
    ck_assert_int_gt(pg_spent(first), 0);
    harness_end(&c);
}
END_TEST

START_TEST(a_commit_keeps_and_a_rollback_leaves_nothing)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    ck_assert(pg_begin(&c, first));
    leave_mark(&c, first, "kept");
    ck_assert(pg_commit(&c, first));
    ck_assert(pg_begin(&c, first));
    leave_mark(&c, first, "dropped");
    ck_assert(pg_flush(&c, first));
    ck_assert(!has_mark(second, "dropped"));
    pg_rollback(first);
    ck_assert(pg_begin(&c, first));
    leave_mark(&c, first, "dropped"); /* queued, not sent */
    pg_rollback(first);
    pg_rollback(first);
    ck_assert(has_mark(second, "kept"));
    ck_assert(!has_mark(first, "dropped"));
    harness_end(&c);
}
END_TEST

static void leave_announced(struct ctx *c, struct pg *db, void *mark) { leave_mark(c, db, mark); }

START_TEST(what_is_announced_goes_before_the_next_statement_or_the_commit_and_once)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    char next[] = "before the next", alone[] = "before the commit", never[] = "never";
    ck_assert(pg_begin(&c, first));
    pg_send_first(&c, first, leave_announced, next);
    ck_assert(has_mark(first, next)); /* the question itself comes behind it */
    ck_assert(!pg_send_first_drop(first));
    ck_assert(pg_commit(&c, first) && has_mark(second, next));
    ck_assert(pg_begin(&c, first));
    pg_send_first(&c, first, leave_announced, alone);
    ck_assert(pg_commit(&c, first) && has_mark(second, alone));
    ck_assert(pg_begin(&c, first));
    pg_send_first(&c, first, leave_announced, never);
    pg_rollback(first); /* neither is it sent after a rollback */
    ck_assert(pg_begin(&c, first));
    ck_assert(!pg_send_first_drop(first));
    pg_send_first(&c, first, leave_announced, never);
    ck_assert(pg_send_first_drop(first));
    ck_assert(pg_commit(&c, first) && !has_mark(first, never));
    harness_end(&c);
}
END_TEST

struct attempts {
    int count, assumed;
};

/* Assumes that there is a match that does not exist. */
static bool assume_match(struct ctx *c, struct pg *db, void *thing)
{
    struct attempts *attempts = thing;
    attempts->count++;
    if (!work_assume(c)) return true;
    attempts->assumed++;
    match_assume(c, db, 999, "1", "x", clock_now(), clock_now());
    return true;
}

START_TEST(a_wrong_assumption_is_repeated_without_and_none_is_made_for_a_while)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct attempts attempts = {0};
    ck_assert(transact(&c, first, assume_match, &attempts));
    ck_assert_int_eq(attempts.count, 2);
    ck_assert_int_eq(attempts.assumed, 1);
    ck_assert(!pg_was_stale(first)); /* the second attempt was fine */
    ck_assert(transact(&c, first, assume_match, &attempts));
    ck_assert_int_eq(attempts.count, 3);
    ck_assert_int_eq(attempts.assumed, 1);
    harness_end(&c);
}
END_TEST

/* Refuses what it would not refuse if it had asked. */
static bool refuse_by_assumption(struct ctx *c, struct pg *db, void *thing)
{
    struct attempts *attempts = thing;
    attempts->count++;
    if (!work_assume(c)) return true;
    attempts->assumed++;
    match_assume(c, db, 999, "1", "x", clock_now(), clock_now());
    return fail(c, FAULT_TURN_CLOSED, "the turn is over");
}

START_TEST(a_refusal_by_assumption_is_not_final)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct attempts attempts = {0};
    ck_assert(transact(&c, first, refuse_by_assumption, &attempts));
    ck_assert_int_eq(attempts.count, 2);
    ck_assert_int_eq(attempts.assumed, 1);
    ck_assert(transact(&c, first, refuse_by_assumption,
                       &attempts)); /* nothing was wrong with the assumption itself */
    ck_assert_int_eq(attempts.assumed, 2);
    harness_end(&c);
}
END_TEST

static bool insert_seat_of_nobody(struct ctx *c, struct pg *db)
{
    return pg_run(c, db, NULL, MATCH_SEAT_INSERT, "iiitttb", INT64_C(999), INT64_C(0), INT64_C(999), "x",
                  "human", NULL, true);
}

START_TEST(a_violated_constraint_is_named_and_ends_the_transaction_only)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    ck_assert(pg_begin(&c, first));
    leave_mark(&c, first, "with a violation");
    ck_assert(!insert_seat_of_nobody(&c, first));
    ck_assert_int_eq(c.failure.fault, FAULT_INTERNAL);
    ck_assert_str_eq(pg_violated(first), "match_seat_account_id_fkey");
    ck_assert(pg_should_retry(first)); /* another transaction may have removed what it refers to */
    pg_rollback(first);
    ck_assert_ptr_nonnull(pg_violated(first)); /* still readable after the rollback */
    forgive(&c);
    ck_assert(!has_mark(first, "with a violation"));
    ck_assert_ptr_null(pg_violated(first));
    harness_end(&c);
}
END_TEST

START_TEST(after_a_failure_the_rest_of_the_queue_is_not_run)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *after;
    pg_tell(&c, first, MATCH_SEAT_INSERT, "iiitttb", INT64_C(999), INT64_C(0), INT64_C(999), "x", "human",
            NULL, true);
    pg_ask(&c, first, &after, ARENA_TIME, "");
    ck_assert(!pg_flush(&c, first));
    ck_assert_ptr_null(after);
    forgive(&c);
    ck_assert(pg_one(&c, first, &after, ARENA_TIME, ""));
    harness_end(&c);
}
END_TEST

enum { MANY = 3000 };

/* How many marks with this key were kept; they are wiped. */
static int64_t marks(const char *key)
{
    struct ctx c = harness_ctx();
    int64_t found;
    ck_assert(pg_run(&c, second, &found, ATTEMPT_FORGET, "t", key));
    harness_end(&c);
    return found;
}

START_TEST(thousands_may_be_queued_and_every_answer_arrives)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    static struct rows *times[MANY];
    ck_assert(pg_begin(&c, first));
    for (int i = 0; i < MANY; i++) {
        leave_mark(&c, first, i % 2 ? "many odd" : "many even");
        pg_ask(&c, first, &times[i], WAKE_READ, "t", i % 3 ? "{aaaaaaaaaa}" : "{}");
    }
    ck_assert_int_eq(marks("many odd"), 0); /* nothing is kept before the commit */
    ck_assert(pg_commit(&c, first));
    for (int i = 0; i < MANY; i++) ck_assert(times[i] && rows_count(times[i]) == 0);
    ck_assert_int_eq(marks("many odd"), MANY / 2);
    ck_assert_int_eq(marks("many even"), MANY / 2);
    harness_end(&c);
}
END_TEST

/* `MANY` statements of which one in the middle violates a constraint; false and the failure at the flush, not before it. */
static void queue_many_with_a_violation(struct ctx *c, const char *key, struct rows **ret_last)
{
    for (int i = 0; i < MANY; i++) {
        if (i == MANY / 2)
            pg_tell(c, first, MATCH_SEAT_INSERT, "iiitttb", INT64_C(999), INT64_C(0), INT64_C(999), "x",
                    "human", NULL, true);
        leave_mark(c, first, key);
        ck_assert_int_eq(c->failure.fault, FAULT_NONE);
    }
    pg_ask(c, first, ret_last, ARENA_TIME, "");
}

START_TEST(a_failure_amid_thousands_is_told_at_the_flush_and_nothing_is_kept)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *last, *after;
    for (int i = 0; i < 3; i++) { /* in a transaction, without one, and committed blindly */
        if (i != 1) ck_assert(pg_begin(&c, first));
        queue_many_with_a_violation(&c, "amid", &last);
        ck_assert(i == 2 ? !pg_commit(&c, first) : !pg_flush(&c, first));
        ck_assert_int_eq(c.failure.fault, FAULT_INTERNAL);
        ck_assert_str_eq(pg_violated(first), "match_seat_account_id_fkey");
        ck_assert_ptr_null(last);
        pg_rollback(first);
        forgive(&c);
        ck_assert_int_eq(marks("amid"), 0);
        ck_assert(pg_one(&c, first, &after, ARENA_TIME, ""));
        ck_assert_ptr_null(pg_violated(first));
    }
    harness_end(&c);
}
END_TEST

START_TEST(a_rollback_forgets_thousands_that_were_queued)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *last;
    ck_assert(pg_begin(&c, first));
    for (int i = 0; i < MANY; i++) leave_mark(&c, first, "forgotten");
    pg_rollback(first);
    ck_assert_int_eq(marks("forgotten"), 0);
    ck_assert(pg_begin(&c, first));
    queue_many_with_a_violation(&c, "forgotten", &last);
    pg_rollback(first);
    ck_assert_int_eq(c.failure.fault, FAULT_NONE);
    ck_assert(pg_begin(&c, first));
    leave_mark(&c, first, "remembered");
    ck_assert(pg_commit(&c, first));
    ck_assert_int_eq(marks("forgotten"), 0);
    ck_assert_int_eq(marks("remembered"), 1);
    harness_end(&c);
}
END_TEST

START_TEST(thousands_of_large_questions_and_answers_do_not_block_each_other)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    enum { LARGE = 300000, TIMES = 200 };
    static struct rows *echoes[TIMES];
    char *text = pool_take(c.pool, LARGE + 1);
    memset(text, 'a', LARGE);
    for (int i = 0; i < TIMES; i++) pg_ask(&c, first, &echoes[i], MATCH_FIND, "t", text);
    ck_assert(pg_flush(&c, first));
    for (int i = 0; i < TIMES; i++) ck_assert_int_eq(rows_count(echoes[i]), 0);
    harness_end(&c);
}
END_TEST

START_TEST(shapes_are_checked)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    int64_t changed = -1;
    ck_assert(!pg_one(&c, first, &rows, MATCH_FIND, "t", "aaaaaaaaaa"));
    ck_assert_int_eq(c.failure.fault, FAULT_NOT_FOUND);
    forgive(&c);
    ck_assert(pg_maybe(&c, first, &rows, MATCH_FIND, "t", "aaaaaaaaaa"));
    ck_assert_int_eq(rows_count(rows), 0);
    ck_assert(pg_run(&c, first, &changed, SESSION_END, "i", INT64_C(12345)));
    ck_assert_int_eq(changed, 0);
    harness_end(&c);
}
END_TEST

START_TEST(nulls_arrays_and_numbers_are_read)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    int64_t ints[4], sent[] = {5, -7, INT64_MAX};
    ck_assert(script(
        first,
        "insert into account (public_id, name, name_key, kind) values ('aaaaaaaaaa', 'A', 'a', 'human');"
        "insert into match (public_id, game, variant, options, rules_version, seats, clock, rated, "
        "spectators, press,"
        " absence, private, seed, nonce, seed_commitment, stage, turns, owes, seqs, message_seqs, "
        "turn_started,"
        " changed_at, bank_ms, used_ms, state_hash) values ('mmmmmmmmmm', 'g', 'v', '{}', 1, 2, '{}', false, "
        "'open',"
        " 'all', '{}', false, '0000000000000000', '00000000000000000000000000000000', '', 's', '{0}', 0, "
        "'{1,2,3}',"
        " '{0,0,9}', now(), now(), '{}', '{}', '')"));
    ck_assert(pg_one(&c, first, &rows, MATCH_FIND, "t", "mmmmmmmmmm"));
    ck_assert(rows_null(rows, 0, "deadline") && rows_text(rows, 0, "deadline") == NULL &&
              rows_int(rows, 0, "deadline") == 0);
    ck_assert(!rows_bool(rows, 0, "rated"));
    ck_assert_int_eq(rows_ints(rows, 0, "seqs", ints, 4), 3);
    ck_assert(ints[0] == 1 && ints[1] == 2 && ints[2] == 3);
    ck_assert_int_eq(rows_ints(rows, 0, "seqs", ints, 2), 2);
    ck_assert_int_eq(rows_ints(rows, 0, "bank_ms", ints, 4), 0);
    ck_assert_str_eq(pg_ints(&c, sent, 3), "{5,-7,9223372036854775807}");
    ck_assert_str_eq(pg_ints(&c, sent, 0), "{}");
    harness_end(&c);
}
END_TEST

/* The other side of a deadlock: holds "left", wants "right". */
static _Noreturn void hold_left_want_right(int told)
{
    struct ctx c = harness_ctx();
    struct pg *db = pg_new(url, PATIENCE_TOOL);
    struct rows *rows;
    bool fine = pg_begin(&c, db) && pg_maybe(&c, db, &rows, ATTEMPT_LOCK, "t", "left") &&
                write(told, "", 1) == 1 && pg_maybe(&c, db, &rows, ATTEMPT_LOCK, "t", "right");
    bool retry = pg_should_retry(db);
    pg_rollback(db);
    _exit(fine ? 0 : retry ? 1 : 2);
}

START_TEST(a_deadlock_asks_for_another_try)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    int ends[2], status;
    char byte;
    ck_assert_int_eq(pipe(ends), 0);
    ck_assert(pg_begin(&c, first) && pg_maybe(&c, first, &rows, ATTEMPT_LOCK, "t", "right"));
    pid_t other = fork();
    if (other == 0) hold_left_want_right(ends[1]);
    ck_assert_int_eq(read(ends[0], &byte, 1), 1);
    bool fine = pg_maybe(&c, first, &rows, ATTEMPT_LOCK, "t", "left"), retry = pg_should_retry(first);
    pg_rollback(first);
    ck_assert(pg_should_retry(first) == retry);
    ck_assert_int_eq(waitpid(other, &status, 0), other);
    ck_assert(WIFEXITED(status) && WEXITSTATUS(status) < 2);
    ck_assert(fine != (WEXITSTATUS(status) == 0)); /* one of the second was the victim */
    if (!fine) ck_assert(retry && c.failure.fault == FAULT_UNAVAILABLE);
    close(ends[0]);
    close(ends[1]);
    harness_end(&c);
}
END_TEST

static void sever(void) /* until the backends are gone, and with them their ends of the sockets */
{
    ck_assert(script(
        admin, "select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = 'test_pg'"));
}

START_TEST(a_connection_severed_at_rest_is_replaced_unnoticed)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    ck_assert(pg_one(&c, first, &rows, ARENA_TIME, ""));
    sever();
    ck_assert(pg_one(&c, first, &rows, ARENA_TIME, ""));
    sever();
    ck_assert(pg_begin(&c, first));
    leave_mark(&c, first, "after the cut");
    ck_assert(pg_commit(&c, first));
    ck_assert(has_mark(second, "after the cut"));
    harness_end(&c);
}
END_TEST

START_TEST(a_connection_severed_inside_a_transaction_is_a_failure_and_leaves_nothing)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    ck_assert(pg_begin(&c, first));
    leave_mark(&c, first, "cut off");
    ck_assert(pg_flush(&c, first));
    sever();
    leave_mark(&c, first, "cut off");
    ck_assert(!pg_commit(&c, first));
    ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
    ck_assert_str_eq(c.failure.limit_key, "database");
    pg_rollback(first);
    forgive(&c);
    ck_assert(pg_one(&c, first, &rows, ARENA_TIME, ""));
    ck_assert(!has_mark(first, "cut off"));
    harness_end(&c);
}
END_TEST

START_TEST(a_connection_severed_amid_thousands_keeps_none_of_them)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    ck_assert(pg_begin(&c, first));
    for (int i = 0; i < MANY; i++) {
        if (i == MANY / 2) sever();
        leave_mark(&c, first, "severed");
    }
    ck_assert(!pg_commit(&c, first));
    ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
    ck_assert_str_eq(c.failure.limit_key, "database");
    pg_rollback(first);
    forgive(&c);
    ck_assert(pg_one(&c, first, &rows, ARENA_TIME, ""));
    ck_assert_int_eq(marks("severed"), 0);
    harness_end(&c);
}
END_TEST

START_TEST(one_connection_leads_until_it_is_lost_and_only_it_can_write)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct pg *old = pg_new(url, PATIENCE_WORK), *other = pg_new(url, PATIENCE_WORK);
    pg_lead(old, "test");
    pg_lead(other, "test");
    ck_assert(pg_leads(&c, old) && pg_leads(&c, old));
    for (int i = 0; i < 2; i++) ck_assert(!pg_leads(&c, other));
    ck_assert_int_eq(c.failure.fault, FAULT_NONE);
    ck_assert(!pg_begin(&c, other));
    ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
    forgive(&c);
    ck_assert(pg_begin(&c, old));
    leave_mark(&c, old, "of a leader");
    ck_assert(pg_flush(&c, old));
    sever(); /* amid its transaction */
    ck_assert(pg_leads(&c, other));
    leave_mark(&c, old, "of a leader");
    ck_assert(!pg_commit(&c, old));
    forgive(&c);
    leave_mark(&c, old, "of a leader"); /* outside of one, too */
    ck_assert(!pg_flush(&c, old));
    forgive(&c);
    ck_assert(pg_begin(&c, other));
    leave_mark(&c, other, "of the next");
    ck_assert(pg_commit(&c, other));
    pg_close(other);
    while (!pg_leads(&c, old)) poll(NULL, 0, 5); /* the server needs a moment to notice */
    pg_close(old);
    ck_assert_int_eq(marks("of a leader"), 0);
    ck_assert_int_eq(marks("of the next"), 1);
    harness_end(&c);
}
END_TEST

START_TEST(a_server_that_stops_taking_writes_is_left_for_another)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    struct pg *db = pg_new(url, PATIENCE_REQUEST);
    ck_assert(script(db, "set default_transaction_read_only = on")); /* as after a switchover */
    ck_assert(pg_begin(&c, db));
    leave_mark(&c, db, "read-only");
    ck_assert(!pg_commit(&c, db));
    ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
    forgive(&c);
    ck_assert(pg_begin(&c, db));
    leave_mark(&c, db, "writable again");
    ck_assert(pg_commit(&c, db));
    ck_assert(has_mark(second, "writable again") && !has_mark(second, "read-only"));
    pg_close(db);
    ck_assert(script(admin, "alter database test_pg set default_transaction_read_only = on"));
    db = pg_new(url, PATIENCE_WORK);
    ck_assert(!pg_begin(&c, db)); /* no connection at all to a server that takes no writes */
    ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
    forgive(&c);
    pg_close(db);
    db = pg_new(url, PATIENCE_REQUEST); /* but for requests, which may only read */
    for (int i = 0; i < 3; i++) {
        ck_assert(pg_one(&c, db, &rows, ARENA_TIME, ""));
        leave_mark(&c, db, "refused");
        ck_assert(!pg_flush(&c, db));
        ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
        forgive(&c);
    }
    ck_assert(script(admin, "alter database test_pg reset default_transaction_read_only"));
    do leave_mark(&c, db, "taken again"), poll(NULL, 0, 5);
    while (!pg_flush(&c, db)); /* it looks again after a second */
    forgive(&c);
    ck_assert(has_mark(second, "taken again") && !has_mark(second, "refused"));
    pg_close(db);
    harness_end(&c);
}
END_TEST

START_TEST(a_commit_reported_with_a_warning_is_in_doubt)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    ck_assert(script(first, "create function doubt() returns trigger language plpgsql as "
                            "$$ begin raise warning 'might not have been replicated'; return null; end $$;"
                            "create constraint trigger doubt after insert on attempt deferrable initially "
                            "deferred for each row when (new.key = 'doubtful') execute function doubt()"));
    ck_assert(pg_begin(&c, second));
    leave_mark(&c, second, "doubtful");
    ck_assert(!pg_commit(&c, second));
    ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
    forgive(&c);
    ck_assert(has_mark(second, "doubtful"));
    ck_assert(script(first, "drop trigger doubt on attempt; drop function doubt"));
    harness_end(&c);
}
END_TEST

START_TEST(the_first_host_that_takes_writes_is_found)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    const char *own = strchr(url, '=') + 1;
    struct pg *db = pg_new(pool_print(c.pool, "host=/nonexistent-folder,%s", own), PATIENCE_REQUEST);
    ck_assert(pg_one(&c, db, &rows, ARENA_TIME, ""));
    pg_close(db);
    harness_end(&c);
}
END_TEST

/* A server that is frozen: connections to its socket are made, and nobody answers. */
static int frozen_listener(const char *folder)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    snprintf(at.sun_path, sizeof at.sun_path, "%s/.s.PGSQL.5432", folder);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    ck_assert(fd >= 0 && bind(fd, (struct sockaddr *)&at, sizeof at) == 0 && listen(fd, 16) == 0);
    return fd;
}

static int count_callers(int listener)
{
    int count = 0;
    for (int fd; (fd = accept(listener, NULL, NULL)) >= 0; count++) close(fd);
    return count;
}

START_TEST(a_frozen_host_is_left_for_the_next_one_and_not_tried_while_it_is_silent)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    char folder[] = "/tmp/quad-frozen-XXXXXX";
    ck_assert_ptr_nonnull(mkdtemp(folder));
    int listener = frozen_listener(folder);
    const char *address = pool_print(c.pool, "host=%s,%s", folder, strchr(url, '=') + 1);
    struct pg *one = pg_new(address, PATIENCE_REQUEST), *other = pg_new(address, PATIENCE_REQUEST);
    ck_assert(pg_one(&c, one, &rows, ARENA_TIME, ""));
    ck_assert_int_eq(count_callers(listener), 1);
    pg_hosts_silent(folder, "5432"); /* once more, however slow this machine is */
    ck_assert(pg_one(&c, other, &rows, ARENA_TIME, ""));
    ck_assert_int_eq(count_callers(listener), 0);
    pg_close(one);
    pg_close(other);
    close(listener);
    ck_assert(unlink(pool_print(c.pool, "%s/.s.PGSQL.5432", folder)) == 0 && rmdir(folder) == 0);
    harness_end(&c);
}
END_TEST

/* Both names are of the one server, which answers and takes no writes: it is not silent for that. */
START_TEST(a_host_that_answers_is_not_silent_whatever_it_says)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    const char *own = strchr(url, '=') + 1, *rest = own + strcspn(own, " ");
    char folder[] = "/tmp/quad-named-XXXXXX";
    ck_assert_ptr_nonnull(mkdtemp(folder));
    const char *name = pool_print(c.pool, "%s/again", folder);
    ck_assert(symlink(pool_print(c.pool, "%.*s", (int)(rest - own), own), name) == 0);
    ck_assert(script(admin, "alter database test_pg set default_transaction_read_only = on"));
    struct pg *db = pg_new(pool_print(c.pool, "host=%s,%s", name, own), PATIENCE_WORK);
    bool silent = true;
    for (int tries = 0; tries < 5 && silent; tries++) { /* a slow machine may answer too late once */
        pg_hosts_silent(name, "5432");
        while (pg_hosts_is_silent(name, "5432")) poll(NULL, 0, 20); /* then it is tried again */
        ck_assert(!pg_begin(&c, db));
        ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
        forgive(&c);
        silent = pg_hosts_is_silent(name, "5432");
    }
    ck_assert(!silent);
    ck_assert(script(admin, "alter database test_pg reset default_transaction_read_only"));
    pg_close(db);
    ck_assert(unlink(name) == 0 && rmdir(folder) == 0);
    harness_end(&c);
}
END_TEST

START_TEST(a_server_that_is_not_there_is_unavailable_each_time)
{
    struct ctx c = harness_ctx();
    struct rows *rows;
    static struct pg *db;
    db = pg_new("host=/nonexistent-folder", PATIENCE_TOOL);
    for (int i = 0; i < 3; i++) {
        ck_assert(!pg_one(&c, db, &rows, ARENA_TIME, ""));
        ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
        ck_assert_int_eq(c.failure.retry_after, 1);
        forgive(&c);
    }
    ck_assert(!pg_begin(&c, db));
    pg_rollback(db);
    ck_assert_int_eq(pg_socket(db), -1);
    harness_end(&c);
}
END_TEST

START_TEST(notifications_arrive_between_questions)
{
    NEED_SERVER;
    struct ctx c = harness_ctx();
    struct rows *rows;
    ck_assert(script(second, "listen quad_wake"));
    ck_assert(pg_each(&c, first, &rows, WAKE_NOTIFY, "t", "hello"));
    struct pollfd ear = {.fd = pg_socket(second), .events = POLLIN};
    ck_assert_int_eq(poll(&ear, 1, 5000), 1);
    const char *payload = pg_notification(&c, second);
    ck_assert_ptr_nonnull(payload);
    ck_assert_str_eq(payload, "hello");
    ck_assert_ptr_null(pg_notification(&c, second));
    ck_assert(pg_one(&c, second, &rows, ARENA_TIME, ""));
    harness_end(&c);
}
END_TEST

START_TEST(the_database_goes_when_the_test_is_over)
{
    NEED_SERVER;
    pg_close(first);
    pg_close(second);
    ck_assert(script(admin, "drop database test_pg with (force)"));
    pg_close(admin);
    first = NULL;
}
END_TEST

static Suite *make_suite(void)
{
    Suite *s = suite_create("store/pg");
    HARNESS_ADD(s, questions_travel_together_and_answers_come_in_their_order);
    HARNESS_ADD(s, a_commit_keeps_and_a_rollback_leaves_nothing);
    HARNESS_ADD(s, what_is_announced_goes_before_the_next_statement_or_the_commit_and_once);
    HARNESS_ADD(s, a_refusal_by_assumption_is_not_final);
    HARNESS_ADD(s, a_wrong_assumption_is_repeated_without_and_none_is_made_for_a_while);
    HARNESS_ADD(s, a_violated_constraint_is_named_and_ends_the_transaction_only);
    HARNESS_ADD(s, after_a_failure_the_rest_of_the_queue_is_not_run);
    HARNESS_ADD(s, thousands_may_be_queued_and_every_answer_arrives);
    HARNESS_ADD(s, a_failure_amid_thousands_is_told_at_the_flush_and_nothing_is_kept);
    HARNESS_ADD(s, a_rollback_forgets_thousands_that_were_queued);
    HARNESS_ADD(s, thousands_of_large_questions_and_answers_do_not_block_each_other);
    HARNESS_ADD(s, shapes_are_checked);
    HARNESS_ADD(s, nulls_arrays_and_numbers_are_read);
    HARNESS_ADD(s, a_deadlock_asks_for_another_try);
    HARNESS_ADD(s, a_connection_severed_at_rest_is_replaced_unnoticed);
    HARNESS_ADD(s, a_connection_severed_inside_a_transaction_is_a_failure_and_leaves_nothing);
    HARNESS_ADD(s, a_connection_severed_amid_thousands_keeps_none_of_them);
    HARNESS_ADD(s, one_connection_leads_until_it_is_lost_and_only_it_can_write);
    HARNESS_ADD(s, a_server_that_stops_taking_writes_is_left_for_another);
    HARNESS_ADD(s, a_commit_reported_with_a_warning_is_in_doubt);
    HARNESS_ADD(s, the_first_host_that_takes_writes_is_found);
    HARNESS_ADD(s, a_frozen_host_is_left_for_the_next_one_and_not_tried_while_it_is_silent);
    HARNESS_ADD(s, a_host_that_answers_is_not_silent_whatever_it_says);
    HARNESS_ADD(s, a_server_that_is_not_there_is_unavailable_each_time);
    HARNESS_ADD(s, notifications_arrive_between_questions);
    HARNESS_ADD(s, the_database_goes_when_the_test_is_over);
    return s;
}

TEST_MAIN(make_suite)
