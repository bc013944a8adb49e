/* test_json.c - the border: what json-c alone would let through is refused, what is well formed comes back whole. */
#include "base/json.h"
#include "base/rng.h"
#include "harness.h"
#include <string.h>

static bool reads(const char *text)
{
    struct ctx c = harness_ctx();
    json_object *object;
    bool fine = json_read(&c, text, strlen(text), &object);
    if (!fine) ck_assert_int_eq(c.failure.fault, FAULT_MALFORMED);
    harness_end(&c);
    return fine;
}

START_TEST(what_is_not_json_is_malformed)
{
    /* clang-format off */
    static const char *const BAD[] = {
        "",          " ",       "{",          "}",         "[1,]",        "{\"a\":1,}",   "{\"a\"}",     "{a:1}",
        "{'a':1}",   "[1] x",   "[1][2]",     "nul",       "True",        "[NaN]",        "[Infinity]",  "[-Infinity]",
        "[nan]",     "// x\n1", "/* x */ 1",  "[1.0]",     "[1e3]",       "[1E3]",        "[.5]",        "[01]",
        "[-01]",   "[-0]",     "[-]",     "[+1]",       "[0x10]",    "[--1]",       "\"\\x\"",      "\"\\u12\"",   "\"\n\"",
        "\"a\tb\"",  "\"",      "\"\\\"",     "[\"a\" 1]", "[1 2]",       "{\"a\" 1}",    "{\"a\":}",    "{,}",
        "[,]",       "[[]",     "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800x\"", "\"\\u0000\"", "\xff",        "\"\xff\"",
        "\"\xc0\x80\"", "\"\xed\xa0\x80\"", "{\"a\":1 \"b\":2}", "[true false]", "\v1"};
    /* clang-format on */
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        ck_assert_msg(!reads(BAD[i]), "accepted: %s", BAD[i]);
}
END_TEST

START_TEST(what_is_json_is_read)
{
    static const char *const GOOD[] = {"{}",
                                       "[]",
                                       "0",
                                       "-1",
                                       "true",
                                       "null",
                                       "\"\"",
                                       " {\"a\" : [ 1 , -2 ] } \n",
                                       "\"\\ud83d\\ude00 \\u00e9 \\\" \\\\ \\/\"",
                                       "\"\xc3\xa9\"",
                                       "9007199254740991",
                                       "-9007199254740991",
                                       "{\"a\":{\"a\":1},\"b\":[{\"a\":1},{\"a\":2}]}",
                                       "{\"a:b\":\"c:d\",\"\\\"\":1}"};
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        ck_assert_msg(reads(GOOD[i]), "refused: %s", GOOD[i]);
}
END_TEST

START_TEST(numbers_end_at_the_safe_integers)
{
    ck_assert(!reads("9007199254740992"));
    ck_assert(!reads("-9007199254740992"));
    ck_assert(!reads("99999999999999999999999"));
    ck_assert(!reads("{\"a\":18446744073709551617}"));
}
END_TEST

START_TEST(a_member_twice_is_malformed_at_any_depth)
{
    ck_assert(!reads("{\"a\":1,\"a\":2}"));
    ck_assert(!reads("{\"a\":1,\"\\u0061\":2}"));
    ck_assert(!reads("[{\"b\":{\"a\":1,\"c\":2,\"a\":1}}]"));
}
END_TEST

START_TEST(sixteen_levels_are_read_and_seventeen_are_not)
{
    ck_assert(reads("[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]"));
    ck_assert(!reads("[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]"));
    ck_assert(reads("[[[[[[[[[[[[[[[{}]]]]]]]]]]]]]]]"));
    ck_assert(!reads("[[[[[[[[[[[[[[[[{}]]]]]]]]]]]]]]]]"));
    ck_assert(!reads("{\"a\":[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]}"));
}
END_TEST

START_TEST(bytes_after_a_nul_are_not_overlooked)
{
    struct ctx c = harness_ctx();
    json_object *object;
    ck_assert(!json_read(&c, "{}\0{}", 5, &object));
    harness_end(&c);
}
END_TEST

static struct ctx c;
static json_object *given;
static void give(const char *text)
{
    c = harness_ctx();
    ck_assert(json_read(&c, text, strlen(text), &given));
}

START_TEST(a_refused_member_is_named_by_its_path)
{
    give("{\"n\":7,\"t\":\"abc\",\"b\":true,\"l\":[1,2,3]}");
    int64_t n = 0;
    ck_assert(json_need_int(&c, given, "n", 7, 7, &n));
    ck_assert_int_eq(n, 7);
    ck_assert(!json_need_int(&c, given, "n", 8, 9, &n));
    ck_assert_int_eq(c.failure.fault, FAULT_BAD_REQUEST);
    ck_assert_int_eq(c.failure.problem_count, 1);
    ck_assert_str_eq(c.failure.problems[0].path, "/n");
    harness_end(&c);
}
END_TEST

START_TEST(types_are_not_converted)
{
    give("{\"n\":7,\"t\":\"7\",\"b\":true,\"l\":[1,2,3],\"o\":{},\"z\":null}");
    int64_t n;
    const char *t;
    bool b;
    json_object *l;
    ck_assert(!json_need_int(&c, given, "t", 0, 9, &n));
    ck_assert(!json_need_int(&c, given, "b", 0, 9, &n));
    ck_assert(!json_need_int(&c, given, "z", 0, 9, &n));
    ck_assert(!json_need_int(&c, given, "absent", 0, 9, &n));
    ck_assert(!json_need_text(&c, given, "n", 9, &t));
    ck_assert(!json_may_bool(&c, given, "n", &b));
    ck_assert(!json_need_array(&c, given, "o", 9, &l));
    ck_assert(!json_may_object(&c, given, "l", &l));
    ck_assert(!json_need_object(&c, json_member(given, "l"), "the list"));
    harness_end(&c);
}
END_TEST

START_TEST(lengths_are_limits)
{
    give("{\"t\":\"abcd\",\"l\":[1,2,3]}");
    const char *t = NULL;
    json_object *l = NULL;
    ck_assert(json_need_text(&c, given, "t", 4, &t));
    ck_assert_str_eq(t, "abcd");
    ck_assert(!json_need_text(&c, given, "t", 3, &t));
    ck_assert(json_need_array(&c, given, "l", 3, &l));
    ck_assert(!json_need_array(&c, given, "l", 2, &l));
    harness_end(&c);
}
END_TEST

START_TEST(absent_members_leave_what_was_there)
{
    give("{\"z\":null}");
    int64_t n = 5;
    const char *t = "kept";
    bool b = true;
    json_object *o = given;
    ck_assert(json_may_int(&c, given, "n", 0, 1, &n) && json_may_int(&c, given, "z", 0, 1, &n));
    ck_assert(json_may_text(&c, given, "t", 0, &t) && json_may_text(&c, given, "z", 0, &t));
    ck_assert(json_may_bool(&c, given, "b", &b) && json_may_object(&c, given, "o", &o));
    ck_assert_int_eq(n, 5);
    ck_assert_str_eq(t, "kept");
    ck_assert(b && o == given);
    harness_end(&c);
}
END_TEST

START_TEST(unknown_members_are_refused_by_name)
{
    give("{\"a\":1,\"b\":2}");
    ck_assert(json_only(&c, given, "a", "b", "c", NULL));
    ck_assert(!json_only(&c, given, "a", NULL));
    ck_assert_int_eq(c.failure.fault, FAULT_UNKNOWN_MEMBER);
    ck_assert_str_eq(c.failure.problems[0].path, "/b");
    harness_end(&c);
}
END_TEST

START_TEST(canonical_text_does_not_depend_on_the_order_of_members)
{
    give("{\"b\":[{\"y\":1,\"x\":2}],\"a\":null}");
    ck_assert_str_eq(json_text(&c, json_canonical(&c, given)), "{\"a\":null,\"b\":[{\"x\":2,\"y\":1}]}");
    ck_assert_str_eq(json_text(&c, given), "{\"b\":[{\"y\":1,\"x\":2}],\"a\":null}");
    ck_assert(json_same(given, json_canonical(&c, given)));
    ck_assert(!json_same(given, json_own(&c, "{\"b\":[],\"a\":null}")));
    harness_end(&c);
}
END_TEST

START_TEST(what_is_made_is_printed_plain)
{
    c = harness_ctx();
    json_object *o = json_new_object(&c), *l = json_new_array(&c);
    json_add_int(o, "n", -3);
    json_add_text(o, "t", "a/\"\n");
    json_add_text(o, "none", NULL);
    json_add_bool(o, "b", false);
    json_push_int(l, 1);
    json_push_text(l, "x");
    json_push(l, o);
    ck_assert_str_eq(json_text(&c, l), "[1,\"x\",{\"n\":-3,\"t\":\"a/\\\"\\n\",\"none\":null,\"b\":false}]");
    harness_end(&c);
}
END_TEST

/* A value drawn by luck: any character of a text, numbers of any length, empty containers and large ones. */
static json_object *random_value(struct ctx *own, struct rng *luck, int depth)
{
    char text[40];
    size_t length = rng_below(luck, sizeof text);
    for (size_t i = 0; i < sizeof text; i++) text[i] = (char)rng_below(luck, i < 20 ? 256 : 64);
    switch (rng_below(luck, depth > 0 ? 8 : 6)) {
    case 0:
        return pool_json(own->pool, json_object_new_int64((int64_t)(rng_next(luck) >> rng_below(luck, 64))));
    case 1: return pool_json(own->pool, json_object_new_int64(-(int64_t)(rng_next(luck) >> 1)));
    case 2: return pool_json(own->pool, json_object_new_uint64(rng_next(luck)));
    case 3: return pool_json(own->pool, json_object_new_string_len(text, (int)length));
    case 4: return pool_json(own->pool, json_object_new_boolean(length % 2));
    case 5: return length % 2 ? NULL : pool_json(own->pool, json_object_new_double((double)length / 7));
    default:;
    }
    json_object *list = json_new_array(own), *object = json_new_object(own);
    for (size_t i = 0; i < length; i++) json_push(list, random_value(own, luck, depth - 1));
    for (size_t i = 0; i < length; i++) {
        text[sizeof text - 1] = 0;
        json_add(object, text + rng_below(luck, sizeof text), random_value(own, luck, depth - 1));
    }
    return length % 2 ? list : object;
}

START_TEST(text_has_the_bytes_that_json_c_prints)
{
    static const int FLAGS = JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE;
    struct rng luck = rng_seeded(19);
    size_t longest = 0;
    for (int i = 0; i < 300; i++) {
        struct ctx own = harness_ctx();
        json_object *value = random_value(&own, &luck, 3);
        const char *text = json_text(&own, value), *theirs = json_object_to_json_string_ext(value, FLAGS);
        ck_assert_str_eq(text, theirs);
        if (strlen(text) > longest) longest = strlen(text);
        harness_end(&own);
    }
    ck_assert_uint_gt(longest, 50000);
}
END_TEST

START_TEST(numbers_are_printed_without_objects_and_fit_their_room)
{
    static const int32_t MANY[] = {0, 9, 10, -1, INT32_MAX, INT32_MIN};
    static const int32_t LONG[] = {INT32_MIN, INT32_MIN, INT32_MIN};
    char text[JSON_NUMBERS(6) + 1], *end = json_put_numbers(text, MANY, 6);
    *end = 0;
    ck_assert_str_eq(text, "[0,9,10,-1,2147483647,-2147483648]");
    ck_assert_uint_le((size_t)(json_put_numbers(text, LONG, 3) - text), JSON_NUMBERS(3));
    end = json_put_numbers(text, NULL, 0);
    ck_assert_int_eq(end - text, 2);
    ck_assert_int_eq(memcmp(text, "[]", 2), 0);
}
END_TEST

START_TEST(a_text_weighs_what_it_takes_in_memory_not_what_it_is_long)
{
    static const char EMPTY[] = "[{},{},{},{},{},{},{},{},{},{}]",
                      TEXT[] = "\"{},{},{},{},[],[],:,:,\\\",{}{}{}\"";
    ck_assert_uint_gt(json_weight(EMPTY, sizeof EMPTY - 1), 10 * 700);
    ck_assert_uint_lt(json_weight(TEXT, sizeof TEXT - 1), 400); /* signs in a string are a string */
    ck_assert_uint_gt(json_weight("\"", 1), 0);
    ck_assert_uint_gt(json_weight("\"\\", 2), 0); /* ends within an escape */
    ck_assert_uint_gt(json_weight("", 0), 0);
}
END_TEST

START_TEST(what_people_write_holds_no_control_but_tab_and_ends_of_lines)
{
    static const char *const FINE[] = {"\"a\\tb\\r\\nc\"", "\"\xc2\xa0\xc3\x82\xe2\x80\xa8\"", "\"\""},
                             *const BAD[] = {"\"\\u001b[2J\"", "\"\\b\"", "\"\x7f\"", "\"a\\u0080\"",
                                             "\"\xc2\x9b[1m\""};
    struct ctx own = harness_ctx();
    const char *text;
    for (size_t i = 0; i < sizeof FINE / sizeof *FINE; i++) {
        json_object *o = json_own(&own, pool_print(own.pool, "{\"a\":%s}", FINE[i]));
        ck_assert_msg(json_need_plain(&own, o, "a", 20, &text), "%s", FINE[i]);
    }
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        json_object *o = json_own(&own, pool_print(own.pool, "{\"a\":%s}", BAD[i]));
        ck_assert_msg(!json_may_plain(&own, o, "a", 20, &text), "%s", BAD[i]);
        ck_assert_int_eq(own.failure.fault, FAULT_BAD_REQUEST);
        forgive(&own);
    }
    harness_end(&own);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("json");
    HARNESS_ADD(s, what_is_not_json_is_malformed);
    HARNESS_ADD(s, what_is_json_is_read);
    HARNESS_ADD(s, numbers_end_at_the_safe_integers);
    HARNESS_ADD(s, a_member_twice_is_malformed_at_any_depth);
    HARNESS_ADD(s, sixteen_levels_are_read_and_seventeen_are_not);
    HARNESS_ADD(s, bytes_after_a_nul_are_not_overlooked);
    HARNESS_ADD(s, a_refused_member_is_named_by_its_path);
    HARNESS_ADD(s, types_are_not_converted);
    HARNESS_ADD(s, lengths_are_limits);
    HARNESS_ADD(s, what_people_write_holds_no_control_but_tab_and_ends_of_lines);
    HARNESS_ADD(s, absent_members_leave_what_was_there);
    HARNESS_ADD(s, unknown_members_are_refused_by_name);
    HARNESS_ADD(s, canonical_text_does_not_depend_on_the_order_of_members);
    HARNESS_ADD(s, what_is_made_is_printed_plain);
    HARNESS_ADD(s, text_has_the_bytes_that_json_c_prints);
    HARNESS_ADD(s, numbers_are_printed_without_objects_and_fit_their_room);
    HARNESS_ADD(s, a_text_weighs_what_it_takes_in_memory_not_what_it_is_long);
    return s;
}
TEST_MAIN(suite)
