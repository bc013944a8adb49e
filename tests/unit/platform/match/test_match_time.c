/* test_match_time.c - what a turn costs each seat, and which bank sets the deadline. */
#include "harness.h"
#include "platform/match/match_time.h"

enum { SECOND = 1000000, START = 1000 * SECOND };

static const struct variant SHOWN = {.pace = PACE_TOGETHER, .shown = SHOW_WHO};
static const struct variant SECRET = {.pace = PACE_TOGETHER, .shown = SHOW_COUNT};
static const struct event NO_ORDERS = {.kind = EVENT_TURN, .seat = -1};

/* Four seats with banks of 100, 200, 300 and 400 seconds in a turn that has just begun. */
static struct match begin(struct ctx *c, const struct variant *variant)
{
    static const char CLOCK[] = "{\"mode\":\"budget\",\"turn_seconds\":3600,\"bank_seconds\":100,"
                                "\"increment_seconds\":0,\"early\":true,\"stage_seconds\":{\"talk\":50}}";
    struct match m = {.variant = variant, .clock = clock_rule_read(json_own(c, CLOCK))};
    m.row.seats = 4;
    m.row.stage = "play";
    m.row.owes = 15;
    for (int seat = 0; seat < 4; seat++) m.row.bank_ms[seat] = (seat + 1) * 100000;
    m.rest.now = START;
    match_time_start(&m);
    return m;
}

static void hand_in(struct match *m, int seat, bool ready, int seconds)
{
    m->rest.now = START + (int64_t)seconds * SECOND;
    match_time_hand_in(m, seat, ready);
}

static void charge(struct match *m, int seconds)
{
    m->rest.now = START + (int64_t)seconds * SECOND;
    match_time_charge(m, &NO_ORDERS);
}

static void check_banks(const struct match *m, const int seconds[4])
{
    for (int seat = 0; seat < 4; seat++) ck_assert_int_eq(m->row.bank_ms[seat], seconds[seat] * 1000);
}
#define BANKS(...) check_banks(&m, (const int[]){__VA_ARGS__})

static int64_t deadline(const struct match *m) { return (m->row.deadline - START) / SECOND; }

START_TEST(a_seat_is_charged_until_its_last_order)
{
    struct ctx c = harness_ctx();
    struct match m = begin(&c, &SHOWN);
    hand_in(&m, 0, true, 10);
    hand_in(&m, 1, true, 10);
    hand_in(&m, 1, true, 30); /* changed */
    hand_in(&m, 2, true, 10);
    hand_in(&m, 2, false, 20); /* withdrawn */
    charge(&m, 60);
    BANKS(90, 170, 240, 340);
    harness_end(&c);
}
END_TEST

START_TEST(only_the_seat_itself_sees_that_it_changed_its_order)
{
    struct ctx c = harness_ctx();
    struct match m = begin(&c, &SHOWN);
    hand_in(&m, 1, true, 10);
    hand_in(&m, 1, true, 30);
    ck_assert_int_eq(match_time_shown(&m, 1, 0, m.rest.now), 10000);
    ck_assert_int_eq(match_time_shown(&m, 1, 1, m.rest.now), 30000);
    ck_assert_int_eq(match_time_shown(&m, 0, 1, m.rest.now), 30000);
    hand_in(&m, 1, false, 40);
    hand_in(&m, 1, true, 50);
    ck_assert_int_eq(match_time_shown(&m, 1, 0, m.rest.now), 50000);
    harness_end(&c);
}
END_TEST

START_TEST(the_deadline_is_that_of_the_smallest_bank_which_runs)
{
    struct ctx c = harness_ctx();
    struct match m = begin(&c, &SHOWN);
    ck_assert_int_eq(deadline(&m), 100);
    hand_in(&m, 1, true, 5);
    ck_assert_int_eq(deadline(&m), 100);
    hand_in(&m, 0, true, 10);
    ck_assert_int_eq(deadline(&m), 300);
    hand_in(&m, 0, false, 20);
    ck_assert_int_eq(deadline(&m), 100);
    m.row.deadline += 30 * SECOND; /* a truce left the turn more time than the bank has */
    hand_in(&m, 0, true, 25);
    ck_assert_int_eq(deadline(&m), 330);
    hand_in(&m, 2, true, 25);
    hand_in(&m, 3, true, 25); /* nobody's time runs */
    ck_assert_int_eq(deadline(&m), 130);
    harness_end(&c);
}
END_TEST

START_TEST(a_stage_with_a_limit_of_its_own_leaves_bank_and_deadline_alone)
{
    struct ctx c = harness_ctx();
    struct match m = begin(&c, &SHOWN);
    m.row.stage = "talk";
    match_time_start(&m);
    hand_in(&m, 0, true, 10);
    ck_assert_int_eq(deadline(&m), 50);
    charge(&m, 40);
    BANKS(100, 200, 300, 400);
    ck_assert_int_eq(m.row.used_ms[0], 10000);
    ck_assert_int_eq(m.row.used_ms[1], 40000);
    harness_end(&c);
}
END_TEST

START_TEST(where_handing_in_is_secret_no_number_depends_on_it)
{
    struct ctx c = harness_ctx();
    struct match m = begin(&c, &SECRET);
    hand_in(&m, 0, true, 10);
    ck_assert_int_eq(deadline(&m), 100);
    m.rest.now = START + 40 * SECOND;
    for (int seat = 0; seat < 4; seat++) ck_assert_int_eq(match_time_shown(&m, seat, 3, m.rest.now), 40000);
    charge(&m, 60);
    BANKS(40, 140, 240, 340);
    harness_end(&c);
}
END_TEST

START_TEST(pauses_outages_and_new_turns_are_nobody_s_time)
{
    struct ctx c = harness_ctx();
    struct match m = begin(&c, &SHOWN);
    hand_in(&m, 0, true, 10);
    m.row.turn_started += 500 * SECOND; /* as a truce or an outage moves it */
    m.rest.gap = 20 * SECOND;           /* one that is not given back yet */
    hand_in(&m, 1, true, 540);
    charge(&m, 560);
    BANKS(90, 180, 260, 360);
    match_time_start(&m); /* orders stay sealed: their time has been paid */
    m.rest.gap = 0;
    charge(&m, 570);
    BANKS(90, 180, 250, 350);
    m.row.turn_started = m.rest.now + SECOND;
    charge(&m, 570);
    BANKS(90, 180, 250, 350);
    harness_end(&c);
}
END_TEST

/* As a resignation during a pause does. */
START_TEST(a_turn_that_ends_in_a_pause_is_charged_until_the_pause)
{
    struct ctx c = harness_ctx();
    struct match m = begin(&c, &SHOWN);
    m.row.status = STATUS_PAUSED;
    m.row.paused_at = START + 30 * SECOND;
    charge(&m, 90);
    BANKS(70, 170, 270, 370);
    ck_assert_int_eq(m.row.used_ms[0], 30000);
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("platform/match_time");
    HARNESS_ADD(made, a_seat_is_charged_until_its_last_order);
    HARNESS_ADD(made, only_the_seat_itself_sees_that_it_changed_its_order);
    HARNESS_ADD(made, the_deadline_is_that_of_the_smallest_bank_which_runs);
    HARNESS_ADD(made, a_stage_with_a_limit_of_its_own_leaves_bank_and_deadline_alone);
    HARNESS_ADD(made, where_handing_in_is_secret_no_number_depends_on_it);
    HARNESS_ADD(made, pauses_outages_and_new_turns_are_nobody_s_time);
    HARNESS_ADD(made, a_turn_that_ends_in_a_pause_is_charged_until_the_pause);
    return made;
}

TEST_MAIN(suite)
