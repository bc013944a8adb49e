/* test_clockd_push.c - Web Push: the example of RFC 8291 (section 5 and appendix A), padding, points that are none. That the
 * signature verifies, tests/api/push.test.js sees with another library. */
#include "harness.h"
#include "main/clockd_push.h"
#include <string.h>

static void read_text(const char *text, unsigned char *ret, size_t length)
{
    ck_assert_uint_eq(secret_base64url(text, strlen(text), ret, length), length);
}

static const char TEXT[] = "When I grow up, I want to be a watermelon";
static const char POINT[] =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
static const char SECRET[] = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
static const char PEER[] =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

struct example {
    unsigned char peer[PUSH_POINT], auth[PUSH_AUTH], salt[PUSH_SALT], point[PUSH_POINT];
    struct push_pair own;
    struct push_message message;
};

static void read_example(struct example *e)
{
    read_text(PEER, e->peer, sizeof e->peer);
    read_text("BTBZMqHH6r4Tts7J_aSIgg", e->auth, sizeof e->auth);
    read_text("DGv6ra1nlYgDCS1FRnbzlw", e->salt, sizeof e->salt);
    read_text(POINT, e->point, sizeof e->point);
    read_text(SECRET, e->own.secret, sizeof e->own.secret);
    ck_assert(push_pair_complete(&e->own));
    e->message = (struct push_message){e->peer, e->auth, TEXT, 0};
}

START_TEST(the_example_of_the_rfc_gives_its_bytes)
{
    static const char WHOLE[] =
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_"
        "c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
        "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    enum { LENGTH = PUSH_HEAD + sizeof TEXT + PUSH_TAG };
    struct example e;
    unsigned char body[LENGTH];
    char printed[SECRET_BASE64(LENGTH)];
    read_example(&e);
    ck_assert_mem_eq(e.own.point, e.point, PUSH_POINT);
    ck_assert(push_encrypt(&e.message, &e.own, e.salt, body));
    secret_to_base64url(body, sizeof body, printed);
    ck_assert_str_eq(printed, WHOLE);
}
END_TEST

START_TEST(padding_hides_the_length_and_another_salt_changes_all)
{
    enum { PADDED = 128 };
    struct example e;
    unsigned char one[PUSH_HEAD + PADDED + 1 + PUSH_TAG], two[sizeof one];
    read_example(&e);
    e.message.padded = PADDED;
    ck_assert(push_encrypt(&e.message, &e.own, e.salt, one));
    e.salt[0] ^= 1;
    e.message.text = "x";
    ck_assert(push_encrypt(&e.message, &e.own, e.salt, two));
    ck_assert_mem_ne(one + PUSH_HEAD, two + PUSH_HEAD, 16);
}
END_TEST

START_TEST(points_off_the_curve_and_numbers_out_of_range_are_refused)
{
    struct example e;
    unsigned char body[PUSH_HEAD + sizeof TEXT + PUSH_TAG];
    read_example(&e);
    e.peer[PUSH_POINT - 1] ^= 1;
    ck_assert(!push_encrypt(&e.message, &e.own, e.salt, body));
    memset(e.peer, 0, PUSH_POINT);
    ck_assert(!push_encrypt(&e.message, &e.own, e.salt, body));
    memset(e.own.secret, 0, PUSH_SCALAR);
    ck_assert(!push_pair_complete(&e.own));
    memset(e.own.secret, 0xff, PUSH_SCALAR);
    ck_assert(!push_pair_complete(&e.own));
}
END_TEST

START_TEST(a_new_pair_is_another_one)
{
    struct push_pair one, two;
    push_pair_make(&one);
    push_pair_make(&two);
    ck_assert_mem_ne(one.secret, two.secret, PUSH_SCALAR);
    ck_assert_int_eq(one.point[0], 4);
}
END_TEST

START_TEST(the_token_is_for_the_origin_of_the_address)
{
    struct ctx c = harness_ctx();
    struct example e;
    char claims[512];
    read_example(&e);
    const char *value = push_authorization(&c, &e.own, "https://push.example.net:8443/push/JzLQ3raZJf?x=1",
                                           "https://arena.example.test", 1453523768);
    const char *dot = strchr(value, '.');
    size_t length = strcspn(dot + 1, ".");
    size_t got = secret_base64url(dot + 1, length, (unsigned char *)claims, sizeof claims - 1);
    claims[got] = 0;
    ck_assert_str_eq(claims,
                     "{\"aud\":\"https://push.example.net:8443\",\"exp\":1453523768,\"sub\":\"https://"
                     "arena.example.test\"}");
    ck_assert_ptr_nonnull(strstr(value, POINT));
    ck_assert_ptr_null(push_authorization(&c, &e.own, "no address", "x", 1));
    harness_end(&c);
}
END_TEST

static Suite *push_suite(void)
{
    Suite *suite = suite_create("main/clockd_push");
    HARNESS_ADD(suite, the_example_of_the_rfc_gives_its_bytes);
    HARNESS_ADD(suite, padding_hides_the_length_and_another_salt_changes_all);
    HARNESS_ADD(suite, points_off_the_curve_and_numbers_out_of_range_are_refused);
    HARNESS_ADD(suite, a_new_pair_is_another_one);
    HARNESS_ADD(suite, the_token_is_for_the_origin_of_the_address);
    return suite;
}

TEST_MAIN(push_suite)
