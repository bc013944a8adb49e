/* test_encoded_word.c - subjects of mail: what is plain stays as it is, anything else comes back whole from its encoded words,
 * and no text ends the header. */
#include "harness.h"
#include "base/rng.h"
#include "base/secret.h"
#include "platform/model/encoded_word.h"
#include <string.h>

enum { LINE_MAX_BYTES = 76, SUBJECT = sizeof "Subject: " - 1, TEXT_ROOM = 400 };

START_TEST(plain_texts_stay_as_they_are)
{
    struct ctx c = harness_ctx();
    static const char *const PLAIN[] = {"", "Confirm your email address",
                                        "Your turn in Stratic against Ada ~!?"};
    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++)
        ck_assert_str_eq(encoded_word(&c, PLAIN[i]), PLAIN[i]);
    ck_assert_str_eq(encoded_word(&c, "Ada\r\nBcc: x@y.test"), "Ada  Bcc: x@y.test");
    ck_assert_str_eq(encoded_word(&c, "Bestätige"), "=?UTF-8?B?QmVzdMOkdGlnZQ==?=");
    harness_end(&c);
}
END_TEST

/* What a reader of mail makes of it: the words one after another, the blanks between them left out. */
static void decode(const char *value, char ret_text[TEXT_ROOM])
{
    static const char START[] = "=?UTF-8?B?";
    size_t used = 0, first = SUBJECT;
    for (const char *at = value; *at; first = 1) {
        ck_assert_int_eq(strncmp(at, START, sizeof START - 1), 0);
        const char *letters = at + sizeof START - 1, *end = strstr(letters, "?=");
        ck_assert_ptr_nonnull(end);
        ck_assert_uint_le((size_t)(end + 2 - at) + first, LINE_MAX_BYTES);
        size_t length = (size_t)(end - letters),
               got = secret_base64(letters, length, (unsigned char *)ret_text + used, TEXT_ROOM - used - 1);
        ck_assert(got > 0 && ((unsigned char)ret_text[used] & 0xc0) != 0x80);
        used += got;
        at = end + 2;
        if (!*at) break;
        ck_assert_int_eq(strncmp(at, "\r\n =", 4), 0);
        at += 3;
    }
    ret_text[used] = 0;
}

START_TEST(what_is_encoded_comes_back_whole)
{
    struct ctx c = harness_ctx();
    static const char *const LETTERS[] = {"a", "ü", "ł", "漢", "𝛼", " ", "=?", "Z"};
    struct rng luck = rng_seeded(16);
    for (int n = 0; n < 400; n++) {
        char text[TEXT_ROOM] = "ä", *at = text + 2, got[TEXT_ROOM];
        for (uint64_t left = rng_below(&luck, 90); left > 0; left--)
            at = stpcpy(at, LETTERS[rng_below(&luck, sizeof LETTERS / sizeof *LETTERS)]);
        decode(encoded_word(&c, text), got);
        ck_assert_str_eq(got, text);
    }
    harness_end(&c);
}
END_TEST

START_TEST(long_ones_and_those_that_look_encoded_are_encoded)
{
    struct ctx c = harness_ctx();
    char got[TEXT_ROOM];
    static const char *const TEXTS[] = {
        "=?UTF-8?B?QmNj?=", "Your turn in CoSAIR against A, B, C, D, E, F, G, H, I, J, K, L, M, N and O",
        "\x7f\xc3\xa9"};
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        decode(encoded_word(&c, TEXTS[i]), got);
        ck_assert_str_eq(got, *TEXTS[i] == 0x7f ? " \xc3\xa9" : TEXTS[i]);
    }
    harness_end(&c);
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("encoded_word");
    HARNESS_ADD(s, plain_texts_stay_as_they_are);
    HARNESS_ADD(s, what_is_encoded_comes_back_whole);
    HARNESS_ADD(s, long_ones_and_those_that_look_encoded_are_encoded);
    return s;
}
TEST_MAIN(suite)
