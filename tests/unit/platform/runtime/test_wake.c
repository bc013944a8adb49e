/* test_wake.c - the shared table: what readers may believe, and that many writers at once lose nothing. */
#include "harness.h"
#include "base/clock.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake_text.h"
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char A[] = "aaaaaaaaaa", B[] = "bbbbbbbbb7";

static char folder[40], path[64];

static void name_table(void)
{
    snprintf(folder, sizeof folder, "/tmp/quad-wake-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/table", folder);
    setenv("QUADRIVIUM_SHM", path, 1);
    unsetenv("QUADRIVIUM_SOCKETS");
}

static void unname_table(void)
{
    unlink(path); /* stays mapped */
    rmdir(folder);
}

/* A new table in a folder of its own; the last test's goes. */
static void fresh(void)
{
    name_table();
    wake_start(true);
    ck_assert_ptr_nonnull(wake_table());
    unname_table();
    wake_beat();
}

struct numbers {
    uint32_t seqs[VIEWERS], messages[VIEWERS];
};

static struct numbers numbers(uint32_t seq, uint32_t messages)
{
    struct numbers n = {.seqs = {0}};
    for (int viewer = 0; viewer < VIEWERS; viewer++) n.seqs[viewer] = seq, n.messages[viewer] = messages;
    return n;
}

static void learn(const char *match, uint32_t seq)
{
    wake_learn(match, numbers(seq, seq).seqs, numbers(seq, seq).messages);
}

/* A ctx inside a unit of work. */
static struct ctx ctx_at_work(struct work *work)
{
    struct ctx c = harness_ctx();
    work_begin(&c, work);
    return c;
}

static void commit(struct ctx *c, const char *match, uint32_t seq)
{
    wake_match(c, match, numbers(seq, seq).seqs, numbers(seq, seq).messages);
    wake_send(c);
}

/* What a reader hears: the seq, or -1 for "ask the database". */
static int64_t seq_of(const char *match, int viewer)
{
    uint32_t seq;
    return wake_seq(match, viewer, &seq) ? (int64_t)seq : -1;
}

START_TEST(an_unknown_match_is_unknown_until_somebody_learns_it)
{
    fresh();
    ck_assert_int_eq(seq_of(A, 0), -1);
    learn(A, 7);
    ck_assert_int_eq(seq_of(A, 0), 7);
    ck_assert_int_eq(seq_of(A, SPECTATOR), 7);
    ck_assert_int_eq(seq_of(B, 0), -1);
    ck_assert_int_eq(seq_of("not-an-id!", 0), -1);
    ck_assert_int_eq(seq_of("short", 0), -1);
    ck_assert_int_eq(seq_of(A, VIEWERS), -1);
}
END_TEST

START_TEST(from_intent_to_sending_readers_ask_the_database)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    learn(A, 1);
    struct numbers two = numbers(2, 0);
    wake_match(&c, A, two.seqs, two.messages);
    ck_assert_int_eq(seq_of(A, 0), -1);
    learn(A, 1); /* a reader that looked before the commit changes nothing */
    ck_assert_int_eq(seq_of(A, 0), -1);
    wake_send(&c);
    ck_assert_int_eq(seq_of(A, 0), 2);
    learn(A, 1); /* nor does it take numbers back */
    ck_assert_int_eq(seq_of(A, 0), 2);
    harness_end(&c);
}
END_TEST

START_TEST(a_later_writer_s_doubt_outlives_an_earlier_writer_s_news)
{
    fresh();
    struct work works[2];
    struct ctx first = ctx_at_work(&works[0]), second = ctx_at_work(&works[1]);
    struct numbers two = numbers(2, 0), three = numbers(3, 0);
    wake_match(&first, A, two.seqs, two.messages);
    usleep(10);
    wake_match(&second, A, three.seqs, three.messages);
    wake_send(&first);
    ck_assert_int_eq(seq_of(A, 0), -1);
    wake_send(&second);
    ck_assert_int_eq(seq_of(A, 0), 3);
    harness_end(&first);
    harness_end(&second);
}
END_TEST

START_TEST(a_rolled_back_writer_leaves_a_doubt_that_the_keeper_ends)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    struct numbers two = numbers(2, 2), one = numbers(1, 1);
    struct wake_stale stale[4];
    int cursor = 0;
    learn(A, 1);
    wake_match(&c, A, two.seqs, two.messages);
    wake_drop(&c);
    ck_assert_ptr_null(work.wakes);
    ck_assert_int_eq(seq_of(A, 0), -1);
    ck_assert_int_eq(wake_stale_list(1000000, false, &cursor, stale, 4), 0); /* too young */
    cursor = 0;
    ck_assert_int_eq(wake_stale_list(0, false, &cursor, stale, 4), 1);
    ck_assert_str_eq(stale[0].match, A);
    ck_assert(wake_settle(&stale[0], one.seqs, one.messages));
    ck_assert_int_eq(seq_of(A, 0), 1);
    cursor = 0;
    ck_assert_int_eq(wake_stale_list(0, false, &cursor, stale, 4), 0);
    harness_end(&c);
}
END_TEST

START_TEST(settling_tells_when_something_had_been_missed)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    struct numbers two = numbers(2, 2);
    struct wake_stale stale[4];
    int cursor = 0;
    uint64_t position = wake_ring_end();
    learn(A, 1);
    wake_match(&c, A, two.seqs, two.messages);
    wake_drop(&c); /* the writer died after its commit */
    ck_assert_int_eq(wake_stale_list(0, false, &cursor, stale, 4), 1);
    ck_assert(wake_settle(&stale[0], two.seqs, two.messages));
    struct wake_event event = wake_next(&position);
    ck_assert(event.kind == WAKE_MATCH && event.far);
    ck_assert_str_eq(event.match, A);
    harness_end(&c);
}
END_TEST

/* The later writer fails: what the earlier one committed could not be read until then, so those who wait are told again. */
START_TEST(news_hidden_by_the_doubt_of_a_failed_writer_is_told_when_that_ends)
{
    fresh();
    struct work works[2];
    struct ctx winner = ctx_at_work(&works[0]), loser = ctx_at_work(&works[1]);
    struct numbers two = numbers(2, 2);
    struct wake_stale stale[4];
    int cursor = 0;
    learn(A, 1);
    wake_expect(A, 0, true);
    wake_match(&winner, A, two.seqs, two.messages);
    usleep(10);
    wake_match(&loser, A, two.seqs, two.messages);
    wake_send(&winner);
    wake_drop(&loser);
    uint64_t position = wake_ring_end();
    ck_assert_int_eq(seq_of(A, 0), -1);
    ck_assert_int_eq(wake_stale_list(0, false, &cursor, stale, 4), 1);
    ck_assert(wake_settle(&stale[0], two.seqs, two.messages));
    ck_assert_int_eq(seq_of(A, 0), 2);
    struct wake_event event = wake_next(&position);
    ck_assert(event.kind == WAKE_MATCH && !event.far); /* other nodes are to hear it too */
    ck_assert_str_eq(event.match, A);
    ck_assert(!wake_settle(&stale[0], two.seqs, two.messages)); /* once */
    ck_assert_int_eq(wake_next(&position).kind, WAKE_NOTHING);
    harness_end(&winner);
    harness_end(&loser);
}
END_TEST

START_TEST(a_doubt_raised_meanwhile_is_not_ended_by_an_old_look)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    struct numbers two = numbers(2, 2), one = numbers(1, 1);
    struct wake_stale stale[4];
    int cursor = 0;
    wake_match(&c, A, one.seqs, one.messages);
    ck_assert_int_eq(wake_stale_list(0, false, &cursor, stale, 4), 1);
    usleep(10);
    wake_match(&c, A, two.seqs, two.messages);
    wake_settle(&stale[0], one.seqs, one.messages);
    ck_assert_int_eq(seq_of(A, 0), -1);
    harness_end(&c);
}
END_TEST

START_TEST(what_was_looked_at_is_listed_once)
{
    fresh();
    struct wake_stale stale[4];
    int cursor = 0;
    learn(A, 1);
    learn(B, 1);
    ck_assert_int_eq(wake_stale_list(0, true, &cursor, stale, 1),
                     1); /* learning counts as a look; one at a time */
    ck_assert_int_ne(cursor, 0);
    ck_assert_int_eq(wake_stale_list(0, true, &cursor, stale, 4), 1);
    ck_assert_int_eq(cursor, 0);
    ck_assert_int_eq(wake_stale_list(0, true, &cursor, stale, 4), 0);
    seq_of(B, 3);
    wake_watch(A);
    ck_assert_int_eq(wake_stale_list(0, true, &cursor, stale, 4), 2);
}
END_TEST

START_TEST(watching_an_unknown_match_puts_it_in_doubt)
{
    fresh();
    struct wake_stale stale[4];
    int cursor = 0;
    wake_watch(A);
    ck_assert_int_eq(seq_of(A, 0), -1);
    ck_assert_int_eq(wake_stale_list(0, false, &cursor, stale, 4), 1);
    wake_settle_absent(&stale[0]); /* there is no such match */
    ck_assert_int_eq(wake_stale_list(0, false, &cursor, stale, 4), 0);
    ck_assert_int_eq(seq_of(A, 0), -1);
    learn(A, 4);
    ck_assert_int_eq(seq_of(A, 0), 4);
}
END_TEST

START_TEST(without_heartbeat_nothing_is_known)
{
    fresh();
    learn(A, 7);
    ck_assert(wake_alive());
    atomic_store(&wake_table()->heartbeat, clock_ticks() - 3100000);
    ck_assert(!wake_alive());
    ck_assert_int_eq(seq_of(A, 0), -1);
    wake_beat();
    ck_assert_int_eq(seq_of(A, 0), 7);
}
END_TEST

START_TEST(a_process_that_was_there_before_the_waiter_finds_the_table_at_once)
{
    int status;
    name_table();
    wake_start(false);
    ck_assert(!wake_alive());
    pid_t waiter = fork();
    ck_assert_int_ge(waiter, 0);
    if (waiter == 0) {
        wake_start(true);
        _exit(0);
    }
    ck_assert_int_eq(waitpid(waiter, &status, 0), waiter);
    ck_assert(wake_alive());
    unname_table();
}
END_TEST

START_TEST(a_new_waiter_believes_nothing_old)
{
    fresh();
    uint32_t before = wake_revocations();
    learn(A, 7);
    wake_forget();
    ck_assert_int_eq(seq_of(A, 0), -1);
    ck_assert_uint_ne(wake_revocations(), before);
}
END_TEST

START_TEST(accounts_and_revocations_count)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    uint32_t bump = wake_bump(42), revocations = wake_revocations();
    uint64_t position = wake_ring_end();
    wake_expect(NULL, 42, true);
    wake_account(&c, 42);
    wake_account(&c, 42);
    wake_revoke(&c);
    ck_assert_uint_eq(wake_bump(42), bump); /* only after the commit */
    wake_send(&c);
    ck_assert_uint_eq(wake_bump(42), bump + 1);
    ck_assert_uint_eq(wake_revocations(), revocations + 1);
    struct wake_event event = wake_next(&position);
    ck_assert(event.kind == WAKE_ACCOUNT && event.account == 42 && !event.far);
    ck_assert_int_eq(wake_next(&position).kind, WAKE_REVOCATION);
    ck_assert_int_eq(wake_next(&position).kind, WAKE_NOTHING);
    harness_end(&c);
}
END_TEST

/* The kind of the next event after a commit that concerns match A and account 5. */
static enum wake_kind told_of_commit(struct ctx *c, uint64_t *position)
{
    *position = wake_ring_end();
    wake_account(c, 5);
    commit(c, A, wake_bump(5) + 1);
    return wake_next(position).kind;
}

START_TEST(only_news_that_somebody_waits_for_goes_into_the_ring)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    uint64_t position;
    learn(A, 1);
    uint32_t bump = wake_bump(5);
    ck_assert_int_eq(told_of_commit(&c, &position), WAKE_NOTHING);
    ck_assert_int_eq(seq_of(A, 0), bump + 1); /* the table has it all the same */
    ck_assert_uint_eq(wake_bump(5), bump + 1);
    wake_expect(A, 0, true);
    wake_expect(A, 0, true);
    ck_assert_int_eq(told_of_commit(&c, &position), WAKE_MATCH);
    ck_assert_int_eq(wake_next(&position).kind, WAKE_NOTHING);
    wake_expect(A, 0, false);
    ck_assert_int_eq(told_of_commit(&c, &position), WAKE_MATCH);
    wake_expect(A, 0, false);
    ck_assert_int_eq(told_of_commit(&c, &position), WAKE_NOTHING);
    wake_expect(NULL, 5, true);
    ck_assert_int_eq(told_of_commit(&c, &position), WAKE_ACCOUNT);
    wake_expect(NULL, 5, false);
    ck_assert_int_eq(told_of_commit(&c, &position), WAKE_NOTHING);
    atomic_store(&wake_table()->peers, 1); /* another node can have somebody */
    ck_assert_int_eq(told_of_commit(&c, &position), WAKE_MATCH);
    ck_assert_int_eq(wake_next(&position).kind, WAKE_ACCOUNT);
    harness_end(&c);
}
END_TEST

START_TEST(a_reader_of_the_ring_that_fell_behind_is_told)
{
    fresh();
    atomic_store(&wake_table()->peers, 1);
    uint64_t position = wake_ring_end();
    for (int i = 0; i < WAKE_RING + 5; i++) wake_hear_account(i + 1, false);
    ck_assert_int_eq(wake_next(&position).kind, WAKE_OVERRUN);
    ck_assert_int_eq(wake_next(&position).kind, WAKE_NOTHING);
    wake_hear_account(9, true);
    struct wake_event event = wake_next(&position);
    ck_assert(event.kind == WAKE_ACCOUNT && event.account == 9 && event.far);
}
END_TEST

START_TEST(more_matches_than_slots_take_each_other_s_place)
{
    fresh();
    char id[PUBLIC_ID];
    struct work work;
    struct ctx c = ctx_at_work(&work);
    int known = 0;
    for (int i = 0; i < WAKE_SLOTS + 4000; i++) {
        if (i % 1000 == 0) wake_beat(); /* on a busy machine the loop takes longer than a heartbeat lasts */
        secret_public_id(id);
        commit(&c, id, (uint32_t)i + 1);
        known += seq_of(id, 5) == i + 1;
        pool_wipe(c.pool);
    }
    ck_assert_int_eq(known, WAKE_SLOTS + 4000); /* the newest always finds a place */
    harness_end(&c);
}
END_TEST

START_TEST(a_holder_that_died_inside_keeps_nobody_out)
{
    fresh();
    learn(A, 1);
    for (int place = 0; place < WAKE_SLOTS; place++) {
        struct wake_slot *slot = &wake_table()->slots[place];
        if (!atomic_load(&slot->key)) continue;
        atomic_store(&slot->gate, (uint64_t)clock_ticks() - 200000);
        atomic_fetch_add(&slot->version, 1);
    }
    ck_assert_int_eq(seq_of(A, 0), -1);
    learn(A, 2);
    ck_assert_int_eq(seq_of(A, 0), -1); /* half-written numbers: in doubt until the keeper has looked */
    struct wake_stale stale[2];
    struct numbers two = numbers(2, 2);
    int cursor = 0;
    wake_watch(A);
    ck_assert_int_eq(wake_stale_list(0, true, &cursor, stale, 2), 1);
    wake_settle(&stale[0], two.seqs, two.messages);
    ck_assert_int_eq(seq_of(A, 0), 2);
}
END_TEST

enum { WRITERS = 4, ROUNDS = 4000, MATCHES = 24 };

/* Every process raises the numbers of the same few matches; nobody may ever see them fall or out of step. */
static void write_and_watch(int writer)
{
    struct work work;
    struct ctx c = ctx_at_work(&work);
    char id[PUBLIC_ID] = "aaaaaaaaaa";
    for (uint32_t round = 1; round <= ROUNDS; round++) {
        id[9] = (char)('a' + (round + (uint32_t)writer) % MATCHES);
        commit(&c, id, round);
        int64_t low = seq_of(id, 0);
        uint32_t seqs[VIEWERS], messages[VIEWERS];
        if (low >= 0 && low < (int64_t)round) _exit(1);
        if (wake_read(id, seqs, messages))
            for (int viewer = 0; viewer < VIEWERS; viewer++)
                if (seqs[viewer] != seqs[0] || messages[viewer] != seqs[0]) _exit(2);
        pool_wipe(c.pool);
    }
    _exit(0);
}

START_TEST(many_writers_lose_nothing_and_readers_see_whole_rows)
{
    fresh();
    atomic_store(&wake_table()->peers, 1); /* so that everything goes into the ring */
    uint64_t position = wake_ring_end(), begun = position;
    pid_t pids[WRITERS];
    for (int i = 0; i < WRITERS; i++) {
        pids[i] = fork();
        ck_assert_int_ge(pids[i], 0);
        if (pids[i] == 0) write_and_watch(i);
    }
    for (int i = 0; i < WRITERS; i++) {
        int status;
        ck_assert_int_eq(waitpid(pids[i], &status, 0), pids[i]);
        ck_assert_int_eq(status, 0);
    }
    wake_beat();
    ck_assert_uint_eq(wake_ring_end() - begun, WRITERS * ROUNDS);
    char id[PUBLIC_ID] = "aaaaaaaaaa";
    for (int i = 0; i < MATCHES; i++) {
        id[9] = (char)('a' + i);
        ck_assert_int_gt(seq_of(id, 0), ROUNDS - MATCHES - WRITERS);
    }
}
END_TEST

/* ---- between nodes ------------------------------------------------------------------------------------------- */

START_TEST(what_a_node_tells_another_understands)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    struct wake_text text;
    uint64_t position = wake_ring_end();
    atomic_store(&wake_table()->peers, 1);
    struct numbers n = numbers(0, 0);
    n.seqs[0] = 5, n.seqs[SPECTATOR] = 9, n.messages[3] = 2;
    learn(B, 1);
    wake_match(&c, A, n.seqs, n.messages);
    wake_account(&c, 77);
    wake_revoke(&c);
    wake_send(&c);
    wake_text_begin(&text, "node-one");
    ck_assert(!wake_text_has_events(&text));
    for (int i = 0; i < 3; i++) {
        struct wake_event event = wake_next(&position);
        ck_assert(wake_text_add(&text, &event));
    }
    ck_assert_str_eq(text.bytes, "node-one;maaaaaaaaaa,0:5:0,3:0:2,16:9:0;a77;r");
    ck_assert(!wake_text_hear(text.bytes, "node-one"));
    uint32_t bump = wake_bump(77), revocations = wake_revocations();
    ck_assert(wake_text_hear(text.bytes, "node-two"));
    ck_assert_uint_eq(wake_bump(77), bump + 1);
    ck_assert_uint_eq(wake_revocations(), revocations + 1);
    struct wake_event far = wake_next(&position);
    ck_assert(far.far &&
              far.kind == WAKE_ACCOUNT); /* the match's numbers were known: nobody is woken for them */
    wake_text_begin(&text, "node-two");
    ck_assert(wake_text_add(&text, &far) && !wake_text_has_events(&text)); /* what was heard is not told on */
    ck_assert(wake_text_hear("node-one;mbbbbbbbbb7,2:8:0", "node-two"));
    ck_assert_int_eq(seq_of(B, 2), 8);
    harness_end(&c);
}
END_TEST

START_TEST(clocks_and_bots_of_other_nodes_are_woken_when_there_are_any)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    struct wake_text text;
    uint64_t position = wake_ring_end();
    for (uint32_t peers = 0; peers < 2; peers++) {
        atomic_store(&wake_table()->peers, peers);
        wake_clock(&c);
        wake_bots(&c, 2);
        wake_send(&c);
    }
    wake_text_begin(&text, "node-one");
    for (;;) {
        struct wake_event event = wake_next(&position);
        if (event.kind == WAKE_NOTHING) break;
        ck_assert(wake_text_add(&text, &event));
    }
    ck_assert_str_eq(text.bytes, "node-one;c;b;b");
    ck_assert(!wake_text_hear(text.bytes, "node-two")); /* no request waits for it */
    atomic_store(&wake_table()->peers, 0);
    harness_end(&c);
}
END_TEST

START_TEST(a_node_that_could_not_tell_all_invalidates_every_hint_of_the_others)
{
    fresh();
    struct wake_text text;
    wake_text_begin(&text, "node-one");
    ck_assert(wake_text_add(&text, &(struct wake_event){.kind = WAKE_OVERRUN}));
    learn(A, 1);
    uint32_t bump = wake_bump(77), revocations = wake_revocations(), seq;
    ck_assert(wake_text_hear(text.bytes, "node-two"));
    ck_assert(!wake_seq(A, 1, &seq));
    ck_assert_uint_ne(wake_bump(77), bump);
    ck_assert_uint_ne(wake_revocations(), revocations);
}
END_TEST

START_TEST(sessions_are_remembered_only_while_revocations_can_be_heard)
{
    fresh();
    ck_assert(!wake_hears());
    wake_heard(clock_ticks(), 0);
    ck_assert(wake_hears());
    atomic_store(&wake_table()->heard, clock_ticks() - 3000000);
    ck_assert(!wake_hears() && wake_alive());
}
END_TEST

START_TEST(nonsense_from_other_nodes_is_passed_over)
{
    fresh();
    static const char *const BAD[] = {"",
                                      ";",
                                      "x",
                                      "x;",
                                      "x;m",
                                      "x;maaaa",
                                      "x;maaaaaaaaaa,",
                                      "x;maaaaaaaaaa,99:1:1",
                                      "x;maaaaaaaaaa,1:1",
                                      "x;maaaaaaaaaa,1:99999999999:1",
                                      "x;a",
                                      "x;a-5",
                                      "x;a99999999999999999999",
                                      "x;a1x",
                                      "x;p",
                                      "x;p1:2",
                                      "x;pffffffff:0:1",
                                      "x;q;;"};
    learn(A, 1);
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) wake_text_hear(BAD[i], "me");
    ck_assert_int_eq(seq_of(A, 1), 1);
}
END_TEST

START_TEST(a_payload_stays_below_what_a_notification_may_hold)
{
    fresh();
    struct wake_text text;
    wake_text_begin(&text, "0123456789abcdef");
    struct wake_event event = {.kind = WAKE_ACCOUNT, .account = INT64_C(1) << 59};
    while (wake_text_add(&text, &event)) continue;
    ck_assert_uint_lt(text.length, 8000);
    ck_assert_uint_gt(text.length, 7000);
}
END_TEST

static const char *name_of_route(int route)
{
    static const char *const NAMES[] = {"zero", "one"};
    return route < 2 ? NAMES[route] : NULL;
}

START_TEST(counters_are_printed_for_prometheus)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    metrics_request(1, 200, 100, 0);
    metrics_request(-1, 404, 1000000, 500000);
    metrics_count(METRICS_CRASH);
    metrics_bot(250000, 100);
    metrics_bot(250000, 2000000);
    struct health health = {.database = true, .waiter = true, .clock_lag_us = 5, .jobs = 3, .job_wait_us = 7};
    struct figures figures = {.known = true, .lock_waits = 4, .overdue_us = -1};
    const char *text = metrics_print(&c, &health, &figures, name_of_route);
    ck_assert_ptr_nonnull(strstr(text, "quad_route_requests_total{route=\"one\",class=\"2xx\"} 1\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_route_seconds_bucket{route=\"one\",le=\"0.001000\"} 1\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_route_seconds_sum{route=\"one\"} 0.000100\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_route_seconds_count{route=\"one\"} 1\n"));
    ck_assert_ptr_null(strstr(text, "zero"));
    ck_assert_ptr_nonnull(strstr(text, "quad_crashes_total 1\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_lock_waits 4\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_deadline_overdue_microseconds 0\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_requests_total{class=\"2xx\"} 1\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_requests_total{class=\"4xx\"} 1\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_request_seconds_bucket{le=\"0.000128\"} 1\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_request_seconds_bucket{le=\"+Inf\"} 2\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_database_seconds_total 0.500000\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_bot_thinking_seconds_bucket{le=\"0.000128\"} 1\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_bot_thinking_seconds_count 2\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_bot_waiting_seconds_total 0.500000\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_jobs 3\n"));
    ck_assert_ptr_nonnull(strstr(text, "quad_jobs_oldest_microseconds 7\n"));
    harness_end(&c);
}
END_TEST

static const char *name_of_any_route(int route)
{
    static char name[16];
    snprintf(name, sizeof name, "route_%d", route);
    return route < METRICS_ROUTES ? name : NULL;
}

START_TEST(the_times_of_all_routes_are_printed_in_memory_of_their_own_size)
{
    fresh();
    struct work work;
    struct ctx c = ctx_at_work(&work);
    static const int64_t TIMES[] = {0, 999, 1000, 3999, 4000, 4095999, 4096000, INT64_MAX / 2};
    for (int route = 0; route < METRICS_ROUTES; route++)
        for (size_t i = 0; i < sizeof TIMES / sizeof *TIMES; i++) metrics_request(route, 200, TIMES[i], 0);
    struct health health = {0};
    struct figures figures = {0};
    size_t before = pool_used(c.pool);
    const char *text = metrics_print(&c, &health, &figures, name_of_any_route);
    ck_assert_uint_lt(pool_used(c.pool) - before, 4 * strlen(text));
    static const char *const LINES[] = {"le=\"0.001000\"} 2\n", "le=\"0.004000\"} 4\n",
                                        "le=\"0.016000\"} 5\n", "le=\"1.024000\"} 5\n",
                                        "le=\"4.096000\"} 6\n", "le=\"+Inf\"} 8\n"};
    for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
        char line[96];
        snprintf(line, sizeof line, "quad_route_seconds_bucket{route=\"route_%d\",%s", METRICS_ROUTES - 1,
                 LINES[i]);
        ck_assert_msg(strstr(text, line), "%s", line);
    }
    harness_end(&c);
}
END_TEST

static Suite *make_suite(void)
{
    Suite *s = suite_create("platform/wake");
    HARNESS_ADD(s, an_unknown_match_is_unknown_until_somebody_learns_it);
    HARNESS_ADD(s, from_intent_to_sending_readers_ask_the_database);
    HARNESS_ADD(s, a_later_writer_s_doubt_outlives_an_earlier_writer_s_news);
    HARNESS_ADD(s, a_rolled_back_writer_leaves_a_doubt_that_the_keeper_ends);
    HARNESS_ADD(s, settling_tells_when_something_had_been_missed);
    HARNESS_ADD(s, news_hidden_by_the_doubt_of_a_failed_writer_is_told_when_that_ends);
    HARNESS_ADD(s, a_doubt_raised_meanwhile_is_not_ended_by_an_old_look);
    HARNESS_ADD(s, what_was_looked_at_is_listed_once);
    HARNESS_ADD(s, watching_an_unknown_match_puts_it_in_doubt);
    HARNESS_ADD(s, without_heartbeat_nothing_is_known);
    HARNESS_ADD(s, a_process_that_was_there_before_the_waiter_finds_the_table_at_once);
    HARNESS_ADD(s, a_new_waiter_believes_nothing_old);
    HARNESS_ADD(s, accounts_and_revocations_count);
    HARNESS_ADD(s, only_news_that_somebody_waits_for_goes_into_the_ring);
    HARNESS_ADD(s, a_reader_of_the_ring_that_fell_behind_is_told);
    HARNESS_ADD(s, more_matches_than_slots_take_each_other_s_place);
    HARNESS_ADD(s, a_holder_that_died_inside_keeps_nobody_out);
    HARNESS_ADD(s, many_writers_lose_nothing_and_readers_see_whole_rows);
    HARNESS_ADD(s, what_a_node_tells_another_understands);
    HARNESS_ADD(s, clocks_and_bots_of_other_nodes_are_woken_when_there_are_any);
    HARNESS_ADD(s, a_node_that_could_not_tell_all_invalidates_every_hint_of_the_others);
    HARNESS_ADD(s, sessions_are_remembered_only_while_revocations_can_be_heard);
    HARNESS_ADD(s, nonsense_from_other_nodes_is_passed_over);
    HARNESS_ADD(s, a_payload_stays_below_what_a_notification_may_hold);
    HARNESS_ADD(s, counters_are_printed_for_prometheus);
    HARNESS_ADD(s, the_times_of_all_routes_are_printed_in_memory_of_their_own_size);
    return s;
}

TEST_MAIN(make_suite)
