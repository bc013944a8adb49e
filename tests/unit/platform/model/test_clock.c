/* test_clock.c - what a clock may be, and when a turn must be in. */
#include "harness.h"
#include "base/json.h"
#include "platform/model/clock.h"
#include <string.h>

static const struct variant VARIANT = {
    .id = "v",
    .clock = "{\"default\":{\"mode\":\"live\",\"turn_seconds\":60,\"stage_seconds\":{\"setup\":300}},"
             "\"modes\":{\"live\":{\"turn_seconds\":[10,3600]},\"correspondence\":{\"turn_seconds\":[3600,"
             "1209600,259200]},"
             "\"budget\":{\"turn_seconds\":[10,3600,60],\"bank_seconds\":[60,86400,900],\"increment_"
             "seconds\":[0,60,5]},\"untimed\":{}},"
             "\"stages\":{\"setup\":[30,1209600]}}"};

static const char *settled(struct ctx *c, const char *sent)
{
    json_object *clock;
    if (!clock_settle(c, &VARIANT, sent ? json_own(c, sent) : NULL, &clock))
        return fault_fact(c->failure.fault)->code;
    return json_text(c, clock);
}

static struct clock_rule rule(struct ctx *c, const char *sent)
{
    json_object *clock;
    ck_assert(clock_settle(c, &VARIANT, json_own(c, sent), &clock));
    return clock_rule_read(clock);
}

START_TEST(nothing_sent_gives_the_default_with_every_member)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(
        settled(&c, NULL),
        "{\"mode\":\"live\",\"turn_seconds\":60,\"stage_seconds\":{\"setup\":300},\"early\":true}");
    harness_end(&c);
}
END_TEST

START_TEST(another_mode_takes_its_own_defaults)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(settled(&c, "{\"mode\":\"budget\"}"),
                     "{\"mode\":\"budget\",\"turn_seconds\":60,\"bank_seconds\":900,"
                     "\"increment_seconds\":5,\"stage_seconds\":{\"setup\":300},\"early\":true}");
    harness_end(&c);
}
END_TEST

START_TEST(in_correspondence_the_setup_lasts_as_long_as_a_turn)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(settled(&c, "{\"mode\":\"correspondence\",\"turn_seconds\":7200}"),
                     "{\"mode\":\"correspondence\",\"turn_seconds\":7200,\"stage_seconds\":{\"setup\":7200},"
                     "\"early\":true}");
    harness_end(&c);
}
END_TEST

START_TEST(untimed_has_no_limits_at_all)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(settled(&c, "{\"mode\":\"untimed\"}"), "{\"mode\":\"untimed\",\"early\":true}");
    struct clock_rule untimed = rule(&c, "{\"mode\":\"untimed\"}");
    ck_assert_int_eq(clock_deadline(&untimed, "setup", 5, 0), 0);
    ck_assert_int_eq(clock_deadline(&untimed, "play", 5, 0), 0);
    harness_end(&c);
}
END_TEST

START_TEST(what_does_not_fit_is_refused_with_its_place)
{
    static const struct {
        const char *sent, *path;
    } CASES[] = {
        {"{\"mode\":\"live\",\"turn_seconds\":9}", "/clock/turn_seconds"},
        {"{\"mode\":\"live\",\"turn_seconds\":3601}", "/clock/turn_seconds"},
        {"{\"mode\":\"live\",\"turn_seconds\":\"60\"}", "/clock/turn_seconds"},
        {"{\"mode\":\"live\",\"bank_seconds\":60}", "/clock/bank_seconds"},
        {"{\"mode\":\"sundial\"}", "/clock/mode"},
        {"{\"stage_seconds\":{\"setup\":29}}", "/clock/stage_seconds/setup"},
        {"{\"stage_seconds\":{\"talk\":60}}", "/clock/stage_seconds/talk"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct ctx c = harness_ctx();
        ck_assert_str_eq(settled(&c, CASES[i].sent), "bad_clock");
        ck_assert_int_eq(c.failure.problem_count, 1);
        ck_assert_str_eq(c.failure.problems[0].path, CASES[i].path);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_deadline_is_the_stage_s_limit_else_the_turn_s_else_the_bank_s)
{
    struct ctx c = harness_ctx();
    struct clock_rule live = rule(&c, "{\"mode\":\"live\",\"turn_seconds\":60}");
    ck_assert_int_eq(clock_deadline(&live, "setup", 1000, 0), 1000 + 300 * INT64_C(1000000));
    ck_assert_int_eq(clock_deadline(&live, "play", 1000, 0), 1000 + 60 * INT64_C(1000000));
    struct clock_rule budget = rule(&c, "{\"mode\":\"budget\",\"turn_seconds\":60,\"bank_seconds\":60}");
    ck_assert_int_eq(clock_deadline(&budget, "play", 0, 90000), 60 * INT64_C(1000000));
    ck_assert_int_eq(clock_deadline(&budget, "play", 0, 1500), 1500000);
    ck_assert(clock_uses_bank(&budget, "play") && !clock_uses_bank(&budget, "setup") &&
              !clock_uses_bank(&live, "play"));
    harness_end(&c);
}
END_TEST

START_TEST(live_games_have_a_grace_and_slow_ones_none)
{
    struct ctx c = harness_ctx();
    struct clock_rule live = rule(&c, "{\"mode\":\"live\"}"),
                      slow = rule(&c, "{\"mode\":\"correspondence\"}");
    ck_assert_int_eq(clock_grace(&live), 250000);
    ck_assert_int_eq(clock_grace(&slow), 0);
    harness_end(&c);
}
END_TEST

/* Before the limit an order counts, after it the turn can be closed, and at the limit both: there the lock decides. */
START_TEST(an_order_counts_up_to_the_deadline_and_its_grace_and_the_turn_is_closed_from_there)
{
    static const struct {
        const char *clock;
        int64_t grace;
    } CASES[] = {{"{\"mode\":\"live\"}", 250000},
                 {"{\"mode\":\"budget\"}", 250000},
                 {"{\"mode\":\"correspondence\"}", 0}};
    enum { MS = 1000, DEADLINE = 5000 * MS };
    struct ctx c = harness_ctx();
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct clock_rule clock = rule(&c, CASES[i].clock);
        int64_t limit = DEADLINE + CASES[i].grace;
        ck_assert(!clock_is_late(&clock, DEADLINE, limit - MS) &&
                  !clock_is_due(&clock, DEADLINE, limit - MS));
        ck_assert(!clock_is_late(&clock, DEADLINE, limit - 1) && !clock_is_due(&clock, DEADLINE, limit - 1));
        ck_assert(!clock_is_late(&clock, DEADLINE, limit) && clock_is_due(&clock, DEADLINE, limit));
        ck_assert(clock_is_late(&clock, DEADLINE, limit + 1) && clock_is_due(&clock, DEADLINE, limit + 1));
        ck_assert(clock_is_late(&clock, DEADLINE, limit + MS) && clock_is_due(&clock, DEADLINE, limit + MS));
        ck_assert(!clock_is_late(&clock, 0, INT64_MAX) && !clock_is_due(&clock, 0, INT64_MAX));
    }
    harness_end(&c);
}
END_TEST

static Suite *clock_suite(void)
{
    Suite *suite = suite_create("platform/clock");
    HARNESS_ADD(suite, nothing_sent_gives_the_default_with_every_member);
    HARNESS_ADD(suite, another_mode_takes_its_own_defaults);
    HARNESS_ADD(suite, in_correspondence_the_setup_lasts_as_long_as_a_turn);
    HARNESS_ADD(suite, untimed_has_no_limits_at_all);
    HARNESS_ADD(suite, what_does_not_fit_is_refused_with_its_place);
    HARNESS_ADD(suite, a_deadline_is_the_stage_s_limit_else_the_turn_s_else_the_bank_s);
    HARNESS_ADD(suite, live_games_have_a_grace_and_slow_ones_none);
    HARNESS_ADD(suite, an_order_counts_up_to_the_deadline_and_its_grace_and_the_turn_is_closed_from_there);
    return suite;
}

TEST_MAIN(clock_suite)
