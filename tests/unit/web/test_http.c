/* test_http.c - parts of a request, replies, and the way an address is written down to come back. */
#include "harness.h"
#include "base/json.h"
#include "web/http.h"
#include "web/query.h"
#include <string.h>

static bool read_query(struct ctx *c, const char *text, struct request *rq, bool *busy)
{
    *rq = (struct request){.query_text = text};
    return query_read(c, rq, busy);
}

START_TEST(query_members_are_decoded)
{
    struct ctx c = harness_ctx();
    struct request rq;
    bool busy;
    ck_assert(read_query(&c, "after=12&name=J%C3%B6rg+B%26C&empty=&bare&&x=a=b", &rq, &busy));
    ck_assert_str_eq(request_query(&rq, "after"), "12");
    ck_assert_str_eq(request_query(&rq, "name"), "Jörg B&C");
    ck_assert_str_eq(request_query(&rq, "empty"), "");
    ck_assert_str_eq(request_query(&rq, "bare"), "");
    ck_assert_str_eq(request_query(&rq, "x"), "a=b");
    ck_assert_ptr_null(request_query(&rq, "nothing"));
    ck_assert(!busy);
    harness_end(&c);
}
END_TEST

START_TEST(the_note_of_a_full_waiter_is_no_member)
{
    struct ctx c = harness_ctx();
    struct request rq;
    bool busy;
    ck_assert(read_query(&c, "after=1&wait=0&busy=1", &rq, &busy));
    ck_assert(busy);
    ck_assert_ptr_null(request_query(&rq, "busy"));
    ck_assert(request_query_only(&c, &rq, "after", "wait", NULL));
    harness_end(&c);
}
END_TEST

START_TEST(queries_that_are_no_text_are_malformed)
{
    static const char *const BAD[] = {"a=%",      "a=%4",        "a=%zz",          "a=%00",  "a=%ff",
                                      "a=%C0%AF", "a=%ED%A0%80", "a=%F5%80%80%80", "a=\x01", "a=%0a",
                                      "a=1&a=2",  "%=1",         "a=%E2%82"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        struct ctx c = harness_ctx();
        struct request rq;
        bool busy;
        ck_assert_msg(!read_query(&c, BAD[i], &rq, &busy), "%s", BAD[i]);
        ck_assert_int_eq(c.failure.fault, FAULT_MALFORMED);
        harness_end(&c);
    }
}
END_TEST

START_TEST(a_query_has_at_most_sixteen_members)
{
    struct ctx c = harness_ctx();
    struct request rq;
    bool busy;
    const char *text = "x=1";
    for (int i = 0; i < 15; i++) text = pool_print(c.pool, "%s&k%d=1", text, i);
    ck_assert(read_query(&c, text, &rq, &busy));
    ck_assert_int_eq(rq.query_count, 16);
    ck_assert(!read_query(&c, pool_print(c.pool, "%s&one_more=1", text), &rq, &busy));
    harness_end(&c);
}
END_TEST

static bool read_number(const char *text, int64_t min, int64_t max, int64_t *ret)
{
    struct ctx c = harness_ctx();
    struct request rq = {.query = {{"n", text}}, .query_count = 1};
    bool fine = request_query_int(&c, &rq, "n", min, max, ret);
    ck_assert_int_eq(c.failure.fault, fine ? FAULT_NONE : FAULT_BAD_REQUEST);
    ck_assert_int_eq(c.failure.problem_count, fine ? 0 : 1);
    harness_end(&c);
    return fine;
}

START_TEST(numbers_are_plain_decimals_in_their_range)
{
    int64_t n = -1;
    ck_assert(read_number("0", 0, 25, &n) && n == 0);
    ck_assert(read_number("25", 0, 25, &n) && n == 25);
    ck_assert(read_number("-3", -5, 5, &n) && n == -3);
    static const char *const BAD[] = {
        "", "26", "-1", "+1", " 1", "1 ", "01", "1.0", "1e1", "0x1", "99999999999999999999", "-", "-0"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ck_assert_msg(!read_number(BAD[i], 0, 25, &n), "%s", BAD[i]);
    ck_assert_int_eq(n, -3);
}
END_TEST

START_TEST(a_number_in_the_path_that_is_none_leads_nowhere)
{
    struct ctx c = harness_ctx();
    struct request rq = {.path_parameters = {{"turn", "7"}, {"seat", "15"}}, .path_parameter_count = 2};
    ck_assert(request_parts_fit(&c, &rq));
    ck_assert(request_number(&rq, "turn") == 7 && request_number(&rq, "seat") == 15);
    static const char *const BAD[] = {
        "-2", "-1", "16", "07", "+1", "1e3", " 1", "0x1", "", "2147483648", "9223372036854775808"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        rq.path_parameters[1].value = BAD[i];
        ck_assert_msg(!request_parts_fit(&c, &rq), "%s", BAD[i]);
        ck_assert_int_eq(c.failure.fault, FAULT_NOT_FOUND);
        forgive(&c);
    }
    harness_end(&c);
}
END_TEST

START_TEST(a_text_in_the_path_that_is_no_such_name_leads_nowhere)
{
    static const struct parameter GOOD[] = {{"match", "abcdefgh27"},
                                            {"code", "a-B_c"},
                                            {"name", "Grey Prime's"}},
                                  BAD[] = {{"match", "abcdefgh2"},  {"match", "abcdefgh2!"},
                                           {"match", "ABCDEFGH27"}, {"code", "a/b"},
                                           {"game", "a b"},         {"level", "%"}};
    struct ctx c = harness_ctx();
    struct request rq = {.path_parameter_count = 1};
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++) {
        rq.path_parameters[0] = GOOD[i];
        ck_assert_msg(request_parts_fit(&c, &rq), "%s", GOOD[i].value);
    }
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        rq.path_parameters[0] = BAD[i];
        ck_assert_msg(!request_parts_fit(&c, &rq), "%s", BAD[i].value);
        forgive(&c);
    }
    harness_end(&c);
}
END_TEST

START_TEST(unknown_query_members_are_named)
{
    struct ctx c = harness_ctx();
    struct request rq = {.query = {{"turn", "1"}, {"colour", "x"}}, .query_count = 2};
    ck_assert(!request_query_only(&c, &rq, "turn", "after", NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_UNKNOWN_MEMBER);
    ck_assert_str_eq(c.failure.problems[0].path, "/query/colour");
    harness_end(&c);
}
END_TEST

START_TEST(if_none_match_may_be_a_list_weak_or_a_star)
{
    static const char *const YES[] = {"\"v3\"", "W/\"v3\"", "\"a\", \"v3\"", "\"a\",W/\"v3\" , \"b\"", "*"};
    static const char *const NO[] = {"\"v\"", "v3", "\"v33\"", "\"\"", "\"v3", "\"a\", \"b\""};
    for (size_t i = 0; i < sizeof YES / sizeof *YES; i++)
        ck_assert_msg(request_has_etag(&(struct request){.if_none_match = YES[i]}, "v3"), "%s", YES[i]);
    for (size_t i = 0; i < sizeof NO / sizeof *NO; i++)
        ck_assert_msg(!request_has_etag(&(struct request){.if_none_match = NO[i]}, "v3"), "%s", NO[i]);
    ck_assert(!request_has_etag(&(struct request){.if_none_match = NULL}, "v3"));
}
END_TEST

START_TEST(without_a_waiter_a_wait_comes_back_at_once_and_says_so)
{
    struct ctx c = harness_ctx();
    struct reply rp = {.status = 0};
    struct request rq = {.path = "/api/v1/matches/abc/view",
                         .query = {{"after", "3"}, {"wait", "25"}, {"x", "a&b c"}},
                         .query_count = 3};
    unsetenv("QUADRIVIUM_SHM");
    ck_assert(reply_wait(&c, &rq, &rp, "m.abc.0", 3, 25));
    ck_assert_str_eq(rp.headers[0].name, "X-Accel-Redirect");
    ck_assert_str_eq(rp.headers[0].value, "/api/v1/matches/abc/view?after=3&x=a%26b%20c&wait=0&busy=1");
    harness_end(&c);
}
END_TEST

START_TEST(a_header_set_twice_is_sent_once)
{
    struct ctx c = harness_ctx();
    struct reply rp = {.status = 0};
    reply_header(&c, &rp, "Cache-Control", "no-store");
    reply_header(&c, &rp, "Cache-Control", "public");
    ck_assert_int_eq(rp.header_count, 1);
    ck_assert_str_eq(rp.headers[0].value, "public");
    harness_end(&c);
}
END_TEST

START_TEST(encoding_leaves_only_safe_letters)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(query_encode(&c, "/a b/ä?&=%", "/"), "/a%20b/%C3%A4%3F%26%3D%25");
    ck_assert_str_eq(query_encode(&c, "a-b_c.d~e", ""), "a-b_c.d~e");
    harness_end(&c);
}
END_TEST

/* A region as its corners are sent, "" for one left out: as it is handed on, or the refusal's code. */
static const char *region(struct ctx *c, const char *x0, const char *y0, const char *x1, const char *y1)
{
    static const char *const KEYS[] = {"x0", "y0", "x1", "y1"};
    const char *const values[] = {x0, y0, x1, y1};
    struct request rq = {.query_count = 0};
    json_object *window = NULL;
    for (int i = 0; i < 4; i++)
        if (*values[i]) rq.query[rq.query_count++] = (struct parameter){KEYS[i], values[i]};
    forgive(c);
    if (!request_query_region(c, &rq, &window)) return fault_fact(c->failure.fault)->code;
    return window ? json_text(c, window) : "all of it";
}

START_TEST(a_region_has_four_corners_the_right_way_round_and_200_squares_a_side)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(region(&c, "", "", "", ""), "all of it");
    ck_assert_str_eq(region(&c, "0", "0", "0", "0"), "{\"region\":[0,0,0,0]}");
    ck_assert_str_eq(region(&c, "-100", "-7", "99", "192"), "{\"region\":[-100,-7,99,192]}");
    ck_assert_str_eq(region(&c, "-1000000", "999801", "-999801", "1000000"),
                     "{\"region\":[-1000000,999801,-999801,1000000]}");
    ck_assert_str_eq(region(&c, "-100", "0", "100", "0"), "bad_request");
    ck_assert_str_eq(region(&c, "0", "-100", "0", "100"), "bad_request");
    ck_assert_str_eq(region(&c, "1", "0", "0", "0"), "bad_request");
    ck_assert_str_eq(region(&c, "0", "1", "0", "0"), "bad_request");
    ck_assert_str_eq(region(&c, "0", "0", "0", "1000001"), "bad_request");
    ck_assert_str_eq(region(&c, "-9223372036854775808", "0", "9223372036854775807", "0"), "bad_request");
    for (int left_out = 0; left_out < 4; left_out++) /* 0 is a corner, nothing is none */
        ck_assert_str_eq(region(&c, left_out == 0 ? "" : "0", left_out == 1 ? "" : "0",
                                left_out == 2 ? "" : "0", left_out == 3 ? "" : "0"),
                         "bad_request");
    harness_end(&c);
}
END_TEST

static Suite *make_suite(void)
{
    Suite *s = suite_create("web/http");
    HARNESS_ADD(s, query_members_are_decoded);
    HARNESS_ADD(s, the_note_of_a_full_waiter_is_no_member);
    HARNESS_ADD(s, queries_that_are_no_text_are_malformed);
    HARNESS_ADD(s, a_query_has_at_most_sixteen_members);
    HARNESS_ADD(s, numbers_are_plain_decimals_in_their_range);
    HARNESS_ADD(s, a_number_in_the_path_that_is_none_leads_nowhere);
    HARNESS_ADD(s, a_text_in_the_path_that_is_no_such_name_leads_nowhere);
    HARNESS_ADD(s, unknown_query_members_are_named);
    HARNESS_ADD(s, a_region_has_four_corners_the_right_way_round_and_200_squares_a_side);
    HARNESS_ADD(s, if_none_match_may_be_a_list_weak_or_a_star);
    HARNESS_ADD(s, without_a_waiter_a_wait_comes_back_at_once_and_says_so);
    HARNESS_ADD(s, a_header_set_twice_is_sent_once);
    HARNESS_ADD(s, encoding_leaves_only_safe_letters);
    return s;
}

TEST_MAIN(make_suite)
