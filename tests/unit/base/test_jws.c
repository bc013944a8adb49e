/* test_jws.c - signatures of tokens against the values of RFC 7515, appendix A, and tokens that cannot be read. */
#include "base/jws.h"
#include "harness.h"
#include <string.h>

/* Appendix A.3: ES256. */
static const char HEAD[] = "eyJhbGciOiJFUzI1NiJ9";
static const char CONTENT[] = "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFt"
                              "cGxlLmNvbS9pc19yb290Ijp0cnVlfQ";
static const char SIGNATURE[] = "DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSA"
                                "pmWQxfKTUJqPP3-Kg6NU1Q";
static const char KEY[] = "{\"kty\":\"EC\",\"crv\":\"P-256\","
                          "\"x\":\"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU\","
                          "\"y\":\"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0\"}";

static struct pool *pool;

static void begin(void) { pool = pool_new(); }
static void end(void) { pool_drop(pool); }

static bool verify(const char *head, const char *content, const char *signature, const char *key)
{
    const char *got;
    size_t length;
    return jws_verify(pool, pool_join(pool, head, ".", content, ".", signature, NULL), key, &got, &length);
}

START_TEST(a_signature_is_that_of_its_key)
{
    const char *token = pool_join(pool, HEAD, ".", CONTENT, ".", SIGNATURE, NULL), *content;
    struct jws_header header;
    size_t length;
    ck_assert(jws_read(pool, token, &header));
    ck_assert_str_eq(header.algorithm, "ES256");
    ck_assert_ptr_null(header.key_id);
    ck_assert(jws_verify(pool, token, KEY, &content, &length));
    ck_assert_uint_eq(length, strlen(content));
    ck_assert_str_eq(content,
                     "{\"iss\":\"joe\",\r\n \"exp\":1300819380,\r\n \"http://example.com/is_root\":true}");
}
END_TEST

START_TEST(another_content_header_key_or_signature_is_refused)
{
    const char *other = pool_copy(pool, SIGNATURE), *key = pool_copy(pool, KEY);
    *strchr(other, 'D') = 'E';
    *strstr(key, "f83O") = 'g';
    ck_assert(!verify(HEAD, CONTENT, other, KEY));
    ck_assert(!verify(HEAD, "e30", SIGNATURE, KEY));
    ck_assert(!verify("eyJhbGciOiJFUzI1NiIsImtpZCI6IjEifQ", CONTENT, SIGNATURE, KEY));
    ck_assert(!verify(HEAD, CONTENT, "", KEY));
    ck_assert(!verify(HEAD, CONTENT, SIGNATURE, key));
    static const char *const KEYS[] = {"", "{}", "null", "{\"kty\":\"EC\",\"crv\":\"P-256\"}",
                                       "{\"kty\":\"oct\",\"k\":\"AAAA\"}"};
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        ck_assert(!verify(HEAD, CONTENT, SIGNATURE, KEYS[i]));
}
END_TEST

START_TEST(what_is_no_token_or_needs_an_extension_is_not_read)
{
    struct jws_header header;
    char *much = pool_take(pool, JWS_MAX + 2);
    memset(much, 'a', JWS_MAX + 1);
    static const char *const WRONG[] = {"", "a", "a.b", "a.b.c", "..", "e30.e30.", "bnVsbA.e30.AAAA",
                                        /* {"alg":"ES256","crit":["x"],"x":1} */
                                        "eyJhbGciOiJFUzI1NiIsImNyaXQiOlsieCJdLCJ4IjoxfQ.e30.AAAA",
                                        /* {"alg":1} */ "eyJhbGciOjF9.e30.AAAA"};
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++)
        ck_assert_msg(!jws_read(pool, WRONG[i], &header), "%s", WRONG[i]);
    ck_assert(!jws_read(pool, much, &header));
}
END_TEST

static Suite *suite(void)
{
    TCase *all = tcase_create("all");
    tcase_add_checked_fixture(all, begin, end);
    tcase_add_test(all, a_signature_is_that_of_its_key);
    tcase_add_test(all, another_content_header_key_or_signature_is_refused);
    tcase_add_test(all, what_is_no_token_or_needs_an_extension_is_not_read);
    Suite *all_tests = suite_create("jws");
    suite_add_tcase(all_tests, all);
    return all_tests;
}

TEST_MAIN(suite)
