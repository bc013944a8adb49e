/* test_answer.c - answers as they leave: a head whose lengths are true, and problems that say what may be said. */
#include "harness.h"
#include "base/json.h"
#include "base/log.h"
#include "web/answer.h"
#include "web/problem.h"
#include <stdio.h>
#include <string.h>

static const struct incoming NOTHING_SENT = {.method = "GET"};

static struct request request(const char *method)
{
    return (struct request){.method = method, .incoming = &NOTHING_SENT, .route = "test"};
}

/* Head and body of the answer, and what it is. */
struct printed {
    struct outgoing out;
    const char *head, *body;
    size_t length;
};

static struct printed print(struct ctx *c, const struct request *rq, const struct reply *rp)
{
    struct printed p = {.out = answer_print(c, rq, rp)};
    const char *end = memmem(p.out.bytes, p.out.length, "\r\n\r\n", 4);
    ck_assert_ptr_nonnull(end);
    p.head = pool_copy_bytes(c->pool, p.out.bytes, (size_t)(end + 4 - p.out.bytes));
    p.body = end + 4;
    p.length = p.out.length - (size_t)(p.body - p.out.bytes);
    return p;
}

static bool has(const char *text, const char *word) { return strstr(text, word) != NULL; }

static int count(const char *text, const char *word)
{
    int n = 0;
    for (; (text = strstr(text, word)); text += strlen(word)) n++;
    return n;
}

static struct reply bytes_of(const char *bytes, size_t length)
{
    return (struct reply){.status = 200, .type = "application/octet-stream", .body = bytes, .length = length};
}

START_TEST(the_length_told_is_the_length_sent_whatever_the_bytes)
{
    static const char BYTES[] = "a\0b\r\n\r\nc\xff";
    for (size_t length = 0; length < sizeof BYTES; length++) {
        struct ctx c = harness_ctx();
        struct request rq = request("GET");
        struct reply rp = bytes_of(BYTES, length);
        struct printed p = print(&c, &rq, &rp);
        ck_assert(has(p.head, pool_print(c.pool, "Content-Length: %zu\r\n", length)));
        ck_assert_uint_eq(p.length, length);
        ck_assert_mem_eq(p.body, BYTES, length);
        harness_end(&c);
    }
}
END_TEST

START_TEST(head_tells_the_length_and_sends_nothing)
{
    struct ctx c = harness_ctx();
    struct request get = request("GET"), head = request("HEAD");
    struct reply rp = bytes_of("1234567", 7);
    struct printed full = print(&c, &get, &rp), bare = print(&c, &head, &rp);
    ck_assert_str_eq(bare.head, full.head);
    ck_assert_uint_eq(bare.length, 0);
    ck_assert_uint_eq(full.length, 7);
    harness_end(&c);
}
END_TEST

START_TEST(an_answer_without_a_body_tells_no_length_and_no_type)
{
    struct ctx c = harness_ctx();
    struct request rq = request("DELETE");
    struct reply rp = bytes_of("left over", 9);
    rp.status = 204;
    struct printed p = print(&c, &rq, &rp);
    ck_assert(has(p.head, "Status: 204 No Content\r\n"));
    ck_assert(!has(p.head, "Content-Length") && !has(p.head, "Content-Type"));
    ck_assert_uint_eq(p.length, 0);
    harness_end(&c);
}
END_TEST

/* Only a successful reading can be unchanged: a write with If-None-Match, or a refusal with a tag, is told. */
START_TEST(only_what_was_read_and_is_there_already_is_unchanged)
{
    static const char *const METHODS[] = {"GET", "HEAD", "PUT", "POST", "DELETE"};
    static const int STATUSES[] = {200, 201, 404, 500};
    for (int method = 0; method < 5; method++)
        for (int status = 0; status < 4; status++)
            for (int fits = 0; fits < 3; fits++) {
                struct ctx c = harness_ctx();
                struct request rq = request(METHODS[method]);
                struct reply rp = bytes_of("body", 4);
                rp.status = STATUSES[status];
                rp.etag = fits == 2 ? NULL : "v7";
                rq.if_none_match = fits ? "\"v7\"" : "\"v8\", W/\"v70\", \"\"";
                struct printed p = print(&c, &rq, &rp);
                bool unchanged = method < 2 && status == 0 && fits == 1;
                ck_assert_int_eq(p.out.status, unchanged ? 304 : STATUSES[status]);
                ck_assert_uint_eq(p.length, unchanged || method == 1 ? 0 : 4);
                ck_assert_int_eq(has(p.head, "ETag: \"v7\"\r\n"), fits != 2);
                ck_assert_int_eq(has(p.head, "Content-Length"), !unchanged);
                harness_end(&c);
            }
}
END_TEST

START_TEST(answers_are_kept_by_nobody_unless_they_say_so)
{
    struct ctx c = harness_ctx();
    struct request rq = request("GET");
    struct reply rp = bytes_of("x", 1);
    ck_assert(has(print(&c, &rq, &rp).head, "Cache-Control: private, no-cache\r\n"));
    reply_header(&c, &rp, "Cache-Control", "public, max-age=1");
    struct printed p = print(&c, &rq, &rp);
    ck_assert(has(p.head, "Cache-Control: public, max-age=1\r\n"));
    ck_assert_int_eq(count(p.head, "Cache-Control"), 1);
    harness_end(&c);
}
END_TEST

/* nginx answers in our place: nothing of this answer, the cookie least of all, goes with it. */
START_TEST(an_answer_from_elsewhere_is_its_address_alone)
{
    struct ctx c = harness_ctx();
    struct request rq = request("GET");
    struct reply rp = bytes_of("secret", 6);
    char token[] = "token";
    rp.session_token = token;
    reply_header(&c, &rp, "X-Accel-Redirect", "/_wait/m/1/25000?back=x");
    rp.body = NULL;
    struct printed p = print(&c, &rq, &rp);
    ck_assert_str_eq(p.head, "Status: 200 OK\r\nX-Accel-Redirect: /_wait/m/1/25000?back=x\r\n\r\n");
    ck_assert_uint_eq(p.length, 0);
    harness_end(&c);
}
END_TEST

START_TEST(a_session_gives_a_cookie_and_a_device_its_own_once)
{
    struct ctx c = harness_ctx();
    struct incoming in = {.method = "POST"};
    struct request rq = {.method = "POST", .incoming = &in, .https = true};
    struct reply rp = bytes_of("x", 1);
    char token[TOKEN_TEXT];
    secret_token(token);
    rp.session_token = token;
    const char *head = print(&c, &rq, &rp).head;
    ck_assert_int_eq(count(head, "Set-Cookie: "), 2);
    ck_assert_int_eq(count(head, "HttpOnly"), 2);
    ck_assert_int_eq(count(head, "Secure"), 2);
    char none[] = "";
    rp.session_token = none; /* signing out takes the session's away and gives no other */
    head = print(&c, &rq, &rp).head;
    ck_assert_int_eq(count(head, "Set-Cookie: "), 1);
    ck_assert(has(head, "Max-Age=0"));
    harness_end(&c);
}
END_TEST

START_TEST(the_longest_head_there_can_be_fits)
{
    struct ctx c = harness_ctx();
    struct incoming in = {.method = "GET"};
    struct request rq = {.method = "GET", .incoming = &in, .https = true};
    char token[TOKEN_TEXT], *longest = pool_take(c.pool, 10001);
    struct reply rp = bytes_of("x", 1);
    secret_token(token);
    memset(longest, 'v', 10000);
    memset(c.request_id, 'i', sizeof c.request_id - 1);
    for (int i = 0; i < REPLY_HEADERS_MAX; i++)
        reply_header(&c, &rp, pool_print(c.pool, "X-Long-%0100d", i), longest);
    rp.etag = longest;
    rp.type = longest;
    rp.session_token = token;
    struct printed p = print(&c, &rq, &rp);
    ck_assert_int_eq(count(p.head, longest), REPLY_HEADERS_MAX + 2);
    ck_assert_str_eq(pool_copy_bytes(c.pool, p.body, p.length), "x");
    harness_end(&c);
}
END_TEST

/* ---- problems -------------------------------------------------------------------------------------------------- */

static const char *header(const struct reply *rp, const char *name)
{
    for (int i = 0; i < rp->header_count; i++)
        if (strcmp(rp->headers[i].name, name) == 0) return rp->headers[i].value;
    return NULL;
}

static struct reply problem(struct ctx *c, json_object **ret_body)
{
    struct reply rp = {.status = 200, .etag = "of the answer that failed", .pad_timing = true};
    char *token = pool_copy(c->pool, "given before it failed");
    rp.session_token = token;
    reply_header(c, &rp, "Location", "/nowhere");
    problem_reply(c, &rp);
    ck_assert_uint_eq(rp.length, strlen(rp.body));
    ck_assert(!rp.etag && !rp.session_token && !header(&rp, "Location"));
    ck_assert_str_eq(header(&rp, "Cache-Control"), "no-store");
    *ret_body = json_own(c, rp.body);
    return rp;
}

static const char *text_of(json_object *o, const char *key)
{
    return json_object_get_string(json_member(o, key));
}

START_TEST(every_refusal_has_its_status_its_code_and_the_headers_of_its_kind)
{
    for (int fault = FAULT_NONE + 1; fault < FAULT_INTERNAL; fault++) {
        struct ctx c = harness_ctx();
        json_object *body;
        const struct fault_fact *fact = fault_fact((enum fault)fault);
        if (fact->status == 500) continue;
        ck_assert(!fail(&c, (enum fault)fault, "because \"it\" is so"));
        struct reply rp = problem(&c, &body);
        ck_assert_int_eq(rp.status, fact->status);
        ck_assert_int_eq(json_object_get_int(json_member(body, "status")), fact->status);
        ck_assert_str_eq(text_of(body, "code"), fact->code);
        ck_assert_str_eq(text_of(body, "detail"), "because \"it\" is so");
        ck_assert_int_eq(header(&rp, "WWW-Authenticate") != NULL, fact->status == 401);
        bool waits = fact->status == 429 || fact->status == 503;
        ck_assert_int_eq(header(&rp, "Retry-After") != NULL, waits);
        ck_assert_int_eq(json_member(body, "limit_key") != NULL, waits);
        harness_end(&c);
    }
}
END_TEST

START_TEST(our_own_mistakes_are_told_by_number_only)
{
    struct ctx c = harness_ctx();
    json_object *body;
    log_set_level(LOG_ERROR + 1);
    snprintf(c.request_id, sizeof c.request_id, "0123456789abcde");
    ck_assert(!fail(&c, FAULT_INTERNAL, "password=hunter2 in row 7"));
    struct reply rp = problem(&c, &body);
    ck_assert_int_eq(rp.status, 500);
    ck_assert(!has(rp.body, "hunter2") && has(rp.body, "0123456789abcde"));
    forgive(&c); /* a handler that says no without a reason */
    rp = problem(&c, &body);
    ck_assert_int_eq(rp.status, 500);
    ck_assert_str_eq(text_of(body, "code"), "internal");
    harness_end(&c);
}
END_TEST

START_TEST(a_limit_says_which_and_when_to_come_back_at_least_a_second_later)
{
    static const int WAITS[] = {-5, 0, 1, 3600, INT32_MAX};
    for (size_t i = 0; i < sizeof WAITS / sizeof *WAITS; i++) {
        struct ctx c = harness_ctx();
        json_object *body;
        ck_assert(!fail_limit(&c, FAULT_TOO_MANY_REQUESTS, "reads.account", WAITS[i], "too many"));
        struct reply rp = problem(&c, &body);
        int wait = WAITS[i] > 1 ? WAITS[i] : 1;
        ck_assert_int_eq(json_object_get_int(json_member(body, "retry_after")), wait);
        ck_assert_str_eq(header(&rp, "Retry-After"), pool_print(c.pool, "%d", wait));
        ck_assert_str_eq(text_of(body, "limit_key"), "reads.account");
        harness_end(&c);
    }
}
END_TEST

START_TEST(all_places_of_a_failure_are_told_in_order_up_to_the_bound)
{
    struct ctx c = harness_ctx();
    json_object *body;
    for (int i = 0; i < PROBLEMS_MAX + 5; i++)
        fail_at(&c, pool_print(c.pool, "/moves/%d", i), "bad_request", "a <b> \"hint\" \x01");
    ck_assert(!fail(&c, FAULT_BAD_REQUEST, "the orders were refused"));
    problem(&c, &body);
    json_object *errors = json_member(body, "errors");
    ck_assert_uint_eq(json_object_array_length(errors), PROBLEMS_MAX);
    for (size_t i = 0; i < PROBLEMS_MAX; i++) {
        json_object *one = json_object_array_get_idx(errors, i);
        ck_assert_str_eq(text_of(one, "path"), pool_print(c.pool, "/moves/%zu", i));
        ck_assert_str_eq(text_of(one, "hint"), "a <b> \"hint\" \x01");
    }
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *made = suite_create("web/answer");
    HARNESS_ADD(made, the_length_told_is_the_length_sent_whatever_the_bytes);
    HARNESS_ADD(made, head_tells_the_length_and_sends_nothing);
    HARNESS_ADD(made, an_answer_without_a_body_tells_no_length_and_no_type);
    HARNESS_ADD(made, only_what_was_read_and_is_there_already_is_unchanged);
    HARNESS_ADD(made, answers_are_kept_by_nobody_unless_they_say_so);
    HARNESS_ADD(made, an_answer_from_elsewhere_is_its_address_alone);
    HARNESS_ADD(made, a_session_gives_a_cookie_and_a_device_its_own_once);
    HARNESS_ADD(made, the_longest_head_there_can_be_fits);
    HARNESS_ADD(made, every_refusal_has_its_status_its_code_and_the_headers_of_its_kind);
    HARNESS_ADD(made, our_own_mistakes_are_told_by_number_only);
    HARNESS_ADD(made, a_limit_says_which_and_when_to_come_back_at_least_a_second_later);
    HARNESS_ADD(made, all_places_of_a_failure_are_told_in_order_up_to_the_bound);
    return made;
}

TEST_MAIN(suite)
