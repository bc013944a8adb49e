/* test_route.c - whole requests through the route layer, with a database that cannot be reached: what is refused before any
 * handler, and how it is told. */
#include "harness.h"
#include "base/json.h"
#include "store/pg.h"
#include "web/route.h"
#include "web/session.h"
#include <stdio.h>
#include <string.h>

static const char *body_text;
static size_t body_length, body_at;

static size_t read_body(void *from, char *bytes, size_t max)
{
    (void)from;
    size_t rest = body_length - body_at, take = rest < max ? rest : max;
    if (take > 7) take = 7; /* in small pieces, as from a slow client */
    memcpy(bytes, body_text + body_at, take);
    body_at += take;
    return take;
}

static struct pg *nowhere(void)
{
    static struct pg *db;
    if (!db) db = pg_new("host=/nonexistent-folder dbname=none", PATIENCE_TOOL);
    return db;
}

/* The answer's status; the whole answer lies in the pool at *ret_text. */
static int ask(struct ctx *c, struct incoming in, const char *body, const char **ret_text)
{
    static char length[24];
    struct outgoing out;
    body_text = body ? body : "";
    body_length = strlen(body_text);
    body_at = 0;
    in.read = read_body;
    if (body && !in.content_length) {
        snprintf(length, sizeof length, "%zu", body_length);
        in.content_length = length;
    }
    if (!in.host) in.host = "arena.example";
    forgive(c);
    snprintf(c->request_id, sizeof c->request_id, "abcdef012345678");
    route_answer(c, nowhere(), &in, &out);
    *ret_text = pool_copy_bytes(c->pool, out.bytes, out.length);
    return out.status;
}

static bool has(const char *text, const char *word) { return strstr(text, word) != NULL; }

START_TEST(the_process_answers_for_itself)
{
    struct ctx c = harness_ctx();
    const char *text;
    ck_assert_int_eq(ask(&c, (struct incoming){.method = "GET", .path = "/healthz"}, NULL, &text), 200);
    ck_assert(has(text, "Status: 200 OK\r\n") && has(text, "X-Request-Id: abcdef012345678\r\n"));
    ck_assert(has(text, "\r\n\r\n{\"status\":\"ok\"}"));
    ck_assert_int_eq(ask(&c, (struct incoming){.method = "HEAD", .path = "/healthz"}, NULL, &text), 200);
    ck_assert(has(text, "Content-Length: 15\r\n") && !has(text, "{"));
    harness_end(&c);
}
END_TEST

START_TEST(unknown_paths_are_not_found)
{
    static const char *const PATHS[] = {"/",
                                        "",
                                        "/api",
                                        "/api/v1",
                                        "/api/v1/",
                                        "/api/v1/nope",
                                        "/api/v1/healthz",
                                        "/api/v1/metrics",
                                        "/matches",
                                        "/api/v1/matches/",
                                        "/api/v1/matches/a/b/c/d/e/f/g/h/i",
                                        "/healthz/",
                                        "//healthz",
                                        "/api/v1/matches//view",
                                        "/api/v1x/matches",
                                        "api/v1/matches"};
    for (size_t i = 0; i < sizeof PATHS / sizeof *PATHS; i++) {
        struct ctx c = harness_ctx();
        const char *text;
        int status = ask(&c, (struct incoming){.method = "GET", .path = PATHS[i]}, NULL, &text);
        ck_assert_msg(status == 404, "%s: %d", PATHS[i], status);
        ck_assert(has(text, "Content-Type: application/problem+json\r\n") &&
                  has(text, "\"code\":\"not_found\""));
        ck_assert(has(text, "\"request_id\":\"abcdef012345678\"") && has(text, "\"errors\":[]"));
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_path_that_is_no_text_is_malformed)
{
    struct ctx c = harness_ctx();
    const char *text;
    ck_assert_int_eq(ask(&c, (struct incoming){.method = "GET", .path = "/api/v1/matches/\xff"}, NULL, &text),
                     400);
    ck_assert_int_eq(
        ask(&c, (struct incoming){.method = "GET", .path = "/api/v1/matches", .query = "a=%00"}, NULL, &text),
        400);
    harness_end(&c);
}
END_TEST

START_TEST(a_wrong_method_names_the_right_ones)
{
    struct ctx c = harness_ctx();
    const char *text;
    ck_assert_int_eq(ask(&c, (struct incoming){.method = "DELETE", .path = "/healthz"}, NULL, &text), 405);
    ck_assert(has(text, "Allow: GET, HEAD\r\n") && has(text, "\"code\":\"method_not_allowed\""));
    ck_assert_int_eq(ask(&c, (struct incoming){.method = "get", .path = "/healthz"}, NULL, &text), 405);
    harness_end(&c);
}
END_TEST

START_TEST(a_database_out_of_reach_is_503_with_the_limit_s_name)
{
    struct ctx c = harness_ctx();
    const char *text;
    ck_assert_int_eq(ask(&c, (struct incoming){.method = "GET", .path = "/readyz"}, NULL, &text), 503);
    ck_assert(has(text, "Retry-After: 1\r\n") && has(text, "\"limit_key\":\"database\"") &&
              has(text, "\"code\":\"unavailable\""));
    ck_assert(has(text, "Cache-Control: no-store\r\n"));
    harness_end(&c);
}
END_TEST

static const char GUESTS[] = "/api/v1/guests";

START_TEST(a_foreign_page_may_not_write)
{
    struct ctx c = harness_ctx();
    const char *text;
    const struct {
        const char *origin, *site;
        int status;
    } CASES[] = {
        {"https://evil.example", NULL, 403},
        {NULL, "cross-site", 403},
        {NULL, "same-site", 403},
        {"http://arena.example", "cross-site", 403},
        {"null", NULL, 403},
        {"https://arena.example", NULL, 403},
        {"http://arena.example:81", NULL, 403},
        {"http://arena.example.evil", NULL, 403},
        {NULL, NULL, 415},
        {"http://arena.example", NULL, 415},
        {NULL, "same-origin", 415},
        {NULL, "none", 415},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct incoming in = {
            .method = "POST", .path = GUESTS, .origin = CASES[i].origin, .fetch_site = CASES[i].site};
        ck_assert_msg(ask(&c, in, "{}", &text) == CASES[i].status, "case %zu: %s", i, text);
        if (CASES[i].status == 403) ck_assert(has(text, "\"code\":\"foreign_origin\""));
    }
    harness_end(&c);
}
END_TEST

START_TEST(origins_with_tls_are_of_another_scheme)
{
    struct ctx c = harness_ctx();
    const char *text;
    struct incoming in = {.method = "POST", .path = GUESTS, .origin = "https://arena.example", .https = true};
    ck_assert_int_eq(ask(&c, in, "{}", &text), 415);
    in.https = false;
    ck_assert_int_eq(ask(&c, in, "{}", &text), 403);
    harness_end(&c);
}
END_TEST

START_TEST(bodies_must_be_json_objects_of_bounded_size)
{
    struct ctx c = harness_ctx();
    const char *text, *json = "application/json";
    const struct {
        const char *type, *body;
        int status;
        const char *code;
    } CASES[] = {
        {NULL, "{}", 415, "unsupported_media_type"},
        {"text/plain", "{}", 415, "unsupported_media_type"},
        {"application/jsonp", "{}", 415, "unsupported_media_type"},
        {"application/json; charset=latin1", "{}", 415, "unsupported_media_type"},
        {json, "", 400, "malformed"},
        {json, "{", 400, "malformed"},
        {json, "{\"a\":1,\"a\":2}", 400, "malformed"},
        {json, "{\"a\":NaN}", 400, "malformed"},
        {json, "{\"a\":1.5}", 400, "malformed"},
        {json, "[]", 422, "bad_request"},
        {json, "null", 422, "bad_request"},
        {json, "[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]", 400, "malformed"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct incoming in = {.method = "POST", .path = GUESTS, .content_type = CASES[i].type};
        int status = ask(&c, in, CASES[i].body, &text);
        ck_assert_msg(status == CASES[i].status && has(text, CASES[i].code), "case %zu: %s", i, text);
    }
    harness_end(&c);
}
END_TEST

START_TEST(one_byte_over_the_limit_is_told_with_the_limit)
{
    struct ctx c = harness_ctx();
    const char *text;
    enum { LIMIT = 64 * 1024 };
    char *body = pool_take(c.pool, LIMIT + 2);
    memset(body, ' ', LIMIT + 1);
    memcpy(body, "{}", 2);
    struct incoming in = {.method = "POST", .path = GUESTS, .content_type = "application/json"};
    ck_assert_int_eq(ask(&c, in, body, &text), 413);
    ck_assert(has(text, "65536") && has(text, "too_large"));
    in.content_length = "5"; /* a lie is found while reading */
    ck_assert_int_eq(ask(&c, in, body, &text), 413);
    body[LIMIT] = 0;
    in.content_length = NULL;
    ck_assert_int_eq(ask(&c, in, body, &text), 503); /* it fits: the handler is reached */
    harness_end(&c);
}
END_TEST

START_TEST(a_bearer_token_is_never_ignored)
{
    struct ctx c = harness_ctx();
    const char *text;
    struct incoming in = {.method = "GET", .path = "/api/v1/matches", .authorization = "Bearer qd_pat_x"};
    ck_assert_int_eq(ask(&c, in, NULL, &text), 401);
    ck_assert(has(text, "\"code\":\"unauthenticated\""));
    harness_end(&c);
}
END_TEST

START_TEST(routes_for_people_ask_who_it_is)
{
    struct ctx c = harness_ctx();
    const char *text;
    ck_assert_int_eq(ask(&c, (struct incoming){.method = "GET", .path = "/api/v1/me/inbox"}, NULL, &text),
                     401);
    ck_assert_int_eq(
        ask(&c, (struct incoming){.method = "GET", .path = "/api/v1/me/inbox", .cookie = "qsid=short"}, NULL,
            &text),
        401);
    harness_end(&c);
}
END_TEST

START_TEST(an_idempotency_key_has_a_bound)
{
    struct ctx c = harness_ctx();
    const char *text;
    char *key = pool_take(c.pool, 300);
    memset(key, 'k', 201);
    struct incoming in = {
        .method = "POST", .path = GUESTS, .content_type = "application/json", .idempotency_key = key};
    ck_assert_int_eq(ask(&c, in, "{}", &text), 422);
    key[200] = 0;
    ck_assert_int_eq(ask(&c, in, "{}", &text), 503);
    harness_end(&c);
}
END_TEST

static const char TOKEN[] = "0123456789012345678901234567890123456789abc";

static const char *cookie_of(struct ctx *c, const char *header, bool https)
{
    return session_cookie(c, &(struct incoming){.cookie = header, .https = https});
}

START_TEST(the_cookie_is_found_among_others)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(cookie_of(&c, pool_print(c.pool, "a=b; qsid=%s; z=1", TOKEN), false), TOKEN);
    ck_assert_str_eq(cookie_of(&c, pool_print(c.pool, "qsid=%s", TOKEN), false), TOKEN);
    ck_assert_ptr_null(cookie_of(&c, pool_print(c.pool, "xqsid=%s", TOKEN), false));
    ck_assert_ptr_null(cookie_of(&c, pool_print(c.pool, "qsid=%s", TOKEN), true));
    ck_assert_str_eq(cookie_of(&c, pool_print(c.pool, "__Host-qsid=%s", TOKEN), true), TOKEN);
    ck_assert_ptr_null(cookie_of(&c, "qsid=", false));
    ck_assert_ptr_null(cookie_of(&c, NULL, false));
    harness_end(&c);
}
END_TEST

START_TEST(the_cookie_is_shut_to_scripts_and_foreign_pages)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(session_set_cookie(&c, TOKEN, false),
                     pool_print(c.pool, "qsid=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000", TOKEN));
    ck_assert_str_eq(
        session_set_cookie(&c, TOKEN, true),
        pool_print(c.pool, "__Host-qsid=%s; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000; Secure", TOKEN));
    ck_assert_str_eq(session_set_cookie(&c, "", false), "qsid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    harness_end(&c);
}
END_TEST

START_TEST(a_write_with_a_cookie_must_say_where_it_comes_from)
{
    struct ctx c = harness_ctx();
    struct incoming in = {.host = "arena.example", .cookie = pool_print(c.pool, "qsid=%s", TOKEN)};
    ck_assert(!session_origin_fits(&c, &in));
    ck_assert_int_eq(c.failure.fault, FAULT_FOREIGN_ORIGIN);
    forgive(&c);
    in.origin = "http://arena.example";
    ck_assert(session_origin_fits(&c, &in));
    in.origin = NULL;
    in.fetch_site = "same-origin";
    ck_assert(session_origin_fits(&c, &in));
    harness_end(&c);
}
END_TEST

static Suite *make_suite(void)
{
    Suite *s = suite_create("web/route");
    HARNESS_ADD(s, the_process_answers_for_itself);
    HARNESS_ADD(s, unknown_paths_are_not_found);
    HARNESS_ADD(s, a_path_that_is_no_text_is_malformed);
    HARNESS_ADD(s, a_wrong_method_names_the_right_ones);
    HARNESS_ADD(s, a_database_out_of_reach_is_503_with_the_limit_s_name);
    HARNESS_ADD(s, a_foreign_page_may_not_write);
    HARNESS_ADD(s, origins_with_tls_are_of_another_scheme);
    HARNESS_ADD(s, bodies_must_be_json_objects_of_bounded_size);
    HARNESS_ADD(s, one_byte_over_the_limit_is_told_with_the_limit);
    HARNESS_ADD(s, a_bearer_token_is_never_ignored);
    HARNESS_ADD(s, routes_for_people_ask_who_it_is);
    HARNESS_ADD(s, an_idempotency_key_has_a_bound);
    HARNESS_ADD(s, the_cookie_is_found_among_others);
    HARNESS_ADD(s, the_cookie_is_shut_to_scripts_and_foreign_pages);
    HARNESS_ADD(s, a_write_with_a_cookie_must_say_where_it_comes_from);
    return s;
}

TEST_MAIN(make_suite)
