/* test_failover.c - which requests are held while no database answers, and what an attempt's failure becomes. Answers of a
 * standby are tested with a real one in tests/api/nodes_standby.test.js. */
#include "harness.h"
#include "web/failover.h"
#include "web/route.h"
#include <string.h>

/* A request as the route layer makes it, held by nginx for `held` seconds. */
static struct request request_of(struct ctx *c, const char *method, const char *held)
{
    struct incoming *in = pool_take(c->pool, sizeof *in);
    in->method = method;
    in->held = held;
    return (struct request){.method = method, .incoming = in};
}

static void lose_database(struct ctx *c)
{
    forgive(c);
    fail_limit(c, FAULT_UNAVAILABLE, "database", 1, "the database cannot be reached");
}

static bool is_held(struct ctx *c, const struct request *rq, bool admitted)
{
    struct reply rp = {.status = 0};
    lose_database(c);
    bool held = failover_hold(c, rq, admitted, &rp);
    ck_assert_int_eq(c->failure.fault, held ? FAULT_NONE : FAULT_UNAVAILABLE);
    ck_assert_int_eq(rp.status, held ? 200 : 0);
    if (held) ck_assert_str_eq(rp.headers[0].value, "@again");
    return held;
}

START_TEST(a_request_is_held_only_as_long_as_nginx_would_repeat_it)
{
    static const char *const OVER[] = {NULL, "", "4", "4.000", "31.5", "1e9"};
    struct ctx c = harness_ctx();
    struct request rq = request_of(&c, "GET", "0.000");
    ck_assert(is_held(&c, &rq, true));
    rq = request_of(&c, "GET", "3.999");
    ck_assert(is_held(&c, &rq, true));
    for (size_t i = 0; i < sizeof OVER / sizeof *OVER; i++) {
        rq = request_of(&c, "GET", OVER[i]);
        ck_assert_msg(!is_held(&c, &rq, true), "case %zu", i);
    }
    harness_end(&c);
}
END_TEST

START_TEST(what_may_have_changed_something_is_held_only_if_it_can_be_repeated)
{
    const struct {
        const char *method, *key;
        int64_t account;
        bool held;
    } CASES[] = {{"GET", NULL, 0, true},     {"HEAD", NULL, 0, true},   {"PUT", NULL, 7, true},
                 {"POST", NULL, 7, false},   {"POST", "k", 7, true},    {"POST", "k", 0, false},
                 {"DELETE", NULL, 7, false}, {"DELETE", "k", 7, false}, {"PATCH", NULL, 7, false}};
    struct ctx c = harness_ctx();
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct request rq = request_of(&c, CASES[i].method, "1");
        rq.idempotency_key = CASES[i].key;
        rq.who.account = CASES[i].account;
        ck_assert_msg(is_held(&c, &rq, true) == CASES[i].held, "case %zu", i);
        ck_assert_msg(is_held(&c, &rq, false), "case %zu, refused before it did anything", i);
    }
    harness_end(&c);
}
END_TEST

START_TEST(other_failures_are_answered_at_once)
{
    struct ctx c = harness_ctx();
    struct request rq = request_of(&c, "GET", "0");
    struct reply rp = {.status = 0};
    fail_limit(&c, FAULT_UNAVAILABLE, "commit", 1, "a commit was lost");
    ck_assert(!failover_hold(&c, &rq, true, &rp));
    forgive(&c);
    fail(&c, FAULT_UNAVAILABLE, "no limit was named");
    ck_assert(!failover_hold(&c, &rq, true, &rp));
    forgive(&c);
    fail(&c, FAULT_NOT_FOUND, "not found");
    ck_assert(!failover_hold(&c, &rq, true, &rp));
    ck_assert_int_eq(c.failure.fault, FAULT_NOT_FOUND);
    harness_end(&c);
}
END_TEST

struct script {
    bool fine, is_away;
    int calls;
};

static bool play_script(struct ctx *c, struct request *rq, struct reply *rp, void *thing)
{
    struct script *script = thing;
    (void)rq;
    script->calls++;
    if (script->fine) return reply_empty(rp, 204);
    if (!script->is_away) return fail(c, FAULT_NOT_FOUND, "not found");
    lose_database(c);
    return false;
}

START_TEST(without_a_standby_the_primary_is_asked_once)
{
    struct ctx c = harness_ctx();
    struct script script = {.fine = true};
    struct attempt attempt = {play_script, &script, .at_replica = true};
    struct request rq = request_of(&c, "GET", NULL);
    struct reply rp = {.status = 0};
    ck_assert(failover_answer(&c, &rq, &rp, &attempt));
    ck_assert_int_eq(rp.status, 204);
    ck_assert_int_eq(script.calls, 1);
    script = (struct script){.fine = false};
    ck_assert(!failover_answer(&c, &rq, &rp, &attempt));
    ck_assert_int_eq(c.failure.fault, FAULT_NOT_FOUND);
    forgive(&c);
    script = (struct script){.is_away = true};
    ck_assert(!failover_answer(&c, &rq, &rp, &attempt));
    ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
    ck_assert_str_eq(c.failure.limit_key, "database");
    ck_assert_int_eq(script.calls, 1);
    harness_end(&c);
}
END_TEST

static Suite *make_suite(void)
{
    Suite *s = suite_create("web/failover");
    HARNESS_ADD(s, a_request_is_held_only_as_long_as_nginx_would_repeat_it);
    HARNESS_ADD(s, what_may_have_changed_something_is_held_only_if_it_can_be_repeated);
    HARNESS_ADD(s, other_failures_are_answered_at_once);
    HARNESS_ADD(s, without_a_standby_the_primary_is_asked_once);
    return s;
}

TEST_MAIN(make_suite)
