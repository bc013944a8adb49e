/* test_throttle.c - how much an account, each of its tokens, and a network may ask for. */
#include "harness.h"
#include "web/throttle.h"
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* A worker that counts for itself, with the measures as they are without settings; an hour after the one before, so that what
 * an earlier test of this process has spent is available again. */
static struct ctx quiet(void)
{
    static int64_t hours;
    static const char *const SET[] = {"QUADRIVIUM_SHM", "QUADRIVIUM_LIMIT_READS", "QUADRIVIUM_LIMIT_WRITES",
                                      "QUADRIVIUM_LIMIT_TOOLS", "QUADRIVIUM_LIMIT_STARTS"};
    for (size_t i = 0; i < sizeof SET / sizeof *SET; i++) unsetenv(SET[i]);
    struct ctx c = harness_ctx();
    c.now += ++hours * 3600 * INT64_C(1000000);
    return c;
}

static struct request by(int64_t account, int64_t token)
{
    return (struct request){.who = {.account = account, .token = token}, .remote = "192.0.2.1"};
}

/* How many pass at once, up to `most`; *ret_key is the limit that said no, NULL when none did. */
static int pass(struct ctx *c, const struct request *rq, enum throttle_class class, int most,
                const char **ret_key)
{
    int n = 0;
    *ret_key = NULL;
    forgive(c);
    while (n < most && throttle(c, rq, class)) n++;
    if (n < most) {
        ck_assert_int_eq(c->failure.fault, FAULT_TOO_MANY_REQUESTS);
        ck_assert_int_ge(c->failure.retry_after, 1);
        *ret_key = c->failure.limit_key;
    }
    return n;
}

static const struct {
    enum throttle_class class;
    const char *account, *token;
    int per_minute;
} MEASURES[] = {{THROTTLE_READS, "reads.account", "reads.token", 1200},
                {THROTTLE_WRITES, "writes.account", "writes.token", 600},
                {THROTTLE_TOOLS, "tools.account", "tools.token", 600}};

START_TEST(half_a_minute_s_worth_may_come_at_once_and_the_rest_by_and_by)
{
    for (int i = 0; i < 3; i++) {
        struct ctx c = quiet();
        struct request rq = by(1, 0);
        const char *key;
        ck_assert_int_eq(pass(&c, &rq, MEASURES[i].class, 9999, &key), MEASURES[i].per_minute / 2);
        ck_assert_str_eq(key, MEASURES[i].account);
        c.now += 60 * INT64_C(1000000); /* a minute gives back more than fits */
        ck_assert_int_eq(pass(&c, &rq, MEASURES[i].class, 9999, &key), MEASURES[i].per_minute / 2);
        c.now += 6 * INT64_C(1000000);
        ck_assert_int_eq(pass(&c, &rq, MEASURES[i].class, 9999, &key), MEASURES[i].per_minute / 10);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_token_gone_wild_leaves_half_to_the_others_of_its_account)
{
    for (int i = 0; i < 3; i++) {
        struct ctx c = quiet();
        struct request wild = by(1, 11), other = by(1, 12), owner = by(1, 0);
        const char *key;
        int half = MEASURES[i].per_minute / 4;
        ck_assert_int_eq(pass(&c, &wild, MEASURES[i].class, 9999, &key), half);
        ck_assert_str_eq(key, MEASURES[i].token);
        ck_assert_int_eq(pass(&c, &wild, MEASURES[i].class, 9999, &key), 0);
        ck_assert_int_eq(pass(&c, &other, MEASURES[i].class, half - 1, &key), half - 1);
        ck_assert_int_eq(pass(&c, &owner, MEASURES[i].class, 9999, &key), 1);
        ck_assert_str_eq(key, MEASURES[i].account);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_refusal_by_one_allowance_costs_nothing_of_the_other)
{
    struct ctx c = quiet();
    struct request owner = by(4, 0), program = by(4, 41);
    const char *key;
    pass(&c, &owner, THROTTLE_READS, 9999, &key);
    for (int i = 0; i < 400; i++) {
        pass(&c, &program, THROTTLE_READS, 1, &key);
        ck_assert_str_eq(key, "reads.account");
    }
    for (int account = 10; account < 18; account++) {
        struct request neighbour = by(account, 0);
        while (throttle_starts(&c, &neighbour, 1)) {}
    }
    struct request last = by(18, 0);
    for (int i = 0; i < 40; i++) {
        forgive(&c);
        ck_assert(!throttle_starts(&c, &last, 1));
        ck_assert_str_eq(c.failure.limit_key, "starts.network");
    }
    harness_end(&c);
}
END_TEST

START_TEST(classes_and_accounts_are_counted_apart)
{
    struct ctx c = quiet();
    struct request one = by(1, 0), two = by(2, 0);
    const char *key;
    pass(&c, &one, THROTTLE_WRITES, 9999, &key);
    ck_assert_str_eq(key, "writes.account");
    ck_assert_int_eq(pass(&c, &one, THROTTLE_READS, 9999, &key), 600);
    ck_assert_int_eq(pass(&c, &two, THROTTLE_WRITES, 9999, &key), 300);
    harness_end(&c);
}
END_TEST

START_TEST(nobody_and_neighbours_are_not_counted)
{
    struct ctx c = quiet();
    struct request nobody = by(0, 0), near = by(3, 0);
    const char *key;
    near.is_near = true;
    ck_assert_int_eq(pass(&c, &nobody, THROTTLE_WRITES, 2000, &key), 2000);
    ck_assert_int_eq(pass(&c, &near, THROTTLE_WRITES, 2000, &key), 2000);
    ck_assert(throttle_starts(&c, &nobody, 1000000));
    harness_end(&c);
}
END_TEST

START_TEST(a_measure_set_by_hand_counts_for_neighbours_too)
{
    static const struct {
        const char *text;
        int burst;
    } SETTINGS[] = {{"1", 1},  {"2", 1},    {"3", 2},        {"20", 10},
                    {"0", -1}, {"-7", -1},  {"1000001", -1}, {"99999999999999999999", -1}, /* not set */
                    {"", -1},  {"many", -1}};
    for (size_t i = 0; i < sizeof SETTINGS / sizeof *SETTINGS; i++) {
        pid_t child = fork(); /* a setting is read once in a process */
        if (!child) {
            struct ctx c = quiet();
            struct request near = by(1, 0);
            const char *key;
            near.is_near = true;
            setenv("QUADRIVIUM_LIMIT_READS", SETTINGS[i].text, 1);
            int n = pass(&c, &near, THROTTLE_READS, 2000, &key);
            _exit(n == (SETTINGS[i].burst < 0 ? 2000 : SETTINGS[i].burst) ? 0 : 1);
        }
        int status = 0;
        ck_assert_int_eq(waitpid(child, &status, 0), child);
        ck_assert_msg(status == 0, "%s", SETTINGS[i].text);
    }
}
END_TEST

/* ---- starts ---------------------------------------------------------------------------------------------------- */

START_TEST(an_account_begins_thirty_games_at_once_however_they_are_asked_for)
{
    struct ctx c = quiet();
    struct request rq = by(1, 0);
    rq.is_near = true; /* of whom starts are counted all the same */
    ck_assert(throttle_starts(&c, &rq, 0));
    ck_assert(!throttle_starts(&c, &rq, 31)); /* never there at once; and nothing is taken */
    forgive(&c);
    ck_assert(throttle_starts(&c, &rq, 29));
    ck_assert(!throttle_starts(&c, &rq, 2));
    ck_assert_str_eq(c.failure.limit_key, "starts.account");
    forgive(&c);
    ck_assert(throttle_starts(&c, &rq, 1));
    ck_assert(!throttle_starts(&c, &rq, 1));
    ck_assert_int_eq(c.failure.retry_after, 1);
    harness_end(&c);
}
END_TEST

START_TEST(a_network_begins_eight_times_as_many_whoever_asks)
{
    struct ctx c = quiet();
    for (int account = 1; account <= 8; account++) {
        struct request rq = by(account, 0);
        rq.remote = account % 2 ? "2001:db8::1" : "2001:db8::ffff:2"; /* one household */
        ck_assert(throttle_starts(&c, &rq, 30));
    }
    struct request ninth = by(9, 0);
    ninth.remote = "2001:db8:0:0:9::";
    ck_assert(!throttle_starts(&c, &ninth, 1));
    ck_assert_str_eq(c.failure.limit_key, "starts.network");
    forgive(&c);
    ninth.remote = "2001:db8:0:1::";
    ck_assert(throttle_starts(&c, &ninth, 1));
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("web/throttle");
    HARNESS_ADD(
        made,
        a_measure_set_by_hand_counts_for_neighbours_too); /* first: settings are read once in a process */
    HARNESS_ADD(made, half_a_minute_s_worth_may_come_at_once_and_the_rest_by_and_by);
    HARNESS_ADD(made, a_token_gone_wild_leaves_half_to_the_others_of_its_account);
    HARNESS_ADD(made, a_refusal_by_one_allowance_costs_nothing_of_the_other);
    HARNESS_ADD(made, classes_and_accounts_are_counted_apart);
    HARNESS_ADD(made, nobody_and_neighbours_are_not_counted);
    HARNESS_ADD(made, an_account_begins_thirty_games_at_once_however_they_are_asked_for);
    HARNESS_ADD(made, a_network_begins_eight_times_as_many_whoever_asks);
    return made;
}

TEST_MAIN(suite)
