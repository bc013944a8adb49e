/* test_text.c - what Unicode says of texts that people type: normal forms, keys, code points, labels. */
#include "harness.h"
#include "base/text.h"
#include <string.h>

START_TEST(a_letter_and_its_accent_become_one_code_point)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(text_nfc(&c, "e\u0301"), "\u00e9");
    ck_assert_str_eq(text_nfc(&c, "\u1100\u1161"), "\uac00"); /* two jamo are one syllable */
    ck_assert_str_eq(text_nfc(&c, "\u212b"), "\u00c5");       /* the angstrom sign is the letter */
    ck_assert_str_eq(text_nfc(&c, "\ufb01"), "\ufb01");       /* a ligature is kept: that is form KC's */
    ck_assert_str_eq(text_nfc(&c, ""), "");
    harness_end(&c);
}
END_TEST

START_TEST(keys_are_equal_where_texts_look_the_same)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(text_key(&c, "ANNA"), "anna");
    ck_assert_str_eq(text_key(&c, "\uff21nna"), "anna"); /* full width */
    ck_assert_str_eq(text_key(&c, "\ufb01n"), "fin");
    ck_assert_str_eq(text_key(&c, "stra\u00dfe"), text_key(&c, "STRASSE"));
    ck_assert_str_eq(text_key(&c, "an\u200bna"), "anna"); /* a blank of no width */
    ck_assert_str_ne(text_key(&c, "anna"), text_key(&c, "anne"));
    harness_end(&c);
}
END_TEST

START_TEST(what_is_not_utf8_has_no_form_and_no_length)
{
    struct ctx c = harness_ctx();
    static const char *const BAD[] = {"\xff", "a\xc3", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        ck_assert_ptr_null(text_nfc(&c, BAD[i]));
        ck_assert_ptr_null(text_key(&c, BAD[i]));
        ck_assert_int_eq(text_length(BAD[i]), -1);
        ck_assert(!text_is_label(BAD[i], 10));
    }
    harness_end(&c);
}
END_TEST

START_TEST(length_counts_code_points_not_bytes)
{
    ck_assert_int_eq(text_length(""), 0);
    ck_assert_int_eq(text_length("abc"), 3);
    ck_assert_int_eq(text_length("\u00e9\u20ac\U0001f600"), 3);
    ck_assert_int_eq(text_length("e\u0301"), 2);
}
END_TEST

static struct text_point first_of(const char *text)
{
    struct text_point point;
    ck_assert(text_next(&text, &point));
    return point;
}

START_TEST(code_points_have_a_class_a_script_and_a_direction)
{
    ck_assert_int_eq(first_of("\u20ac").code, 0x20ac);
    ck_assert_int_eq(first_of("7").class, TEXT_DIGIT);
    ck_assert_int_eq(first_of("\u0301").class, TEXT_MARK);
    ck_assert_int_eq(first_of("\u202e").class, TEXT_UNSEEN);
    ck_assert_int_eq(first_of("\n").class, TEXT_UNSEEN);
    ck_assert_int_eq(first_of("-").class, TEXT_OTHER);
    ck_assert_int_eq(first_of("a").script, TEXT_LATIN);
    ck_assert_int_eq(first_of("\u0430").script, TEXT_CYRILLIC);
    ck_assert_int_eq(first_of("\u03b1").script, TEXT_GREEK);
    ck_assert_int_eq(first_of("\u05d0").script, TEXT_ELSE);
    ck_assert(first_of("\u05d0").right_to_left);
    ck_assert(!first_of("a").right_to_left);
}
END_TEST

START_TEST(next_walks_to_the_end_and_stops)
{
    const char *at = "a\u00e9";
    struct text_point point;
    ck_assert(text_next(&at, &point) && point.code == 'a' && point.class == TEXT_LETTER);
    ck_assert(text_next(&at, &point) && point.code == 0xe9);
    ck_assert(!text_next(&at, &point));
    ck_assert_int_eq(*at, 0);
}
END_TEST

START_TEST(plain_text_has_no_control_characters_but_tab_and_line_ends)
{
    ck_assert(text_is_plain("two\tcells\r\nand a line: \u00e9"));
    ck_assert(!text_is_plain("\x1b[2J"));
    ck_assert(!text_is_plain("a\x7f"));
    ck_assert(!text_is_plain("a\xc2\x9b")); /* the one character that begins a terminal's command */
}
END_TEST

START_TEST(a_label_is_one_visible_line_of_bounded_length)
{
    ck_assert(text_is_label("My laptop", 9));
    ck_assert(!text_is_label("My laptop", 8));
    ck_assert(text_is_label("\u00e9\u00e9", 2));
    ck_assert(!text_is_label("", 9));
    ck_assert(!text_is_label("   ", 9));
    ck_assert(!text_is_label("two\nlines", 20));
    ck_assert(!text_is_label("a\u200bb", 9));
    ck_assert(!text_is_label("a\u200db", 9));
    ck_assert(text_is_line("a\u200db \u2764\ufe0f", 9));
    ck_assert(!text_is_line("a\u200db \u2764\ufe0f", 5));
    static const char *const NO_LINES[] = {"",         " ",        "\u200d",   "\ufe0f \u200c",
                                           "a\u200bb", "a\u202eb", "a\u2066b", "a\u200fb",
                                           "a\u061cb", "a\nb",     "a\tb",     "\xff"};
    for (size_t i = 0; i < sizeof NO_LINES / sizeof *NO_LINES; i++) ck_assert(!text_is_line(NO_LINES[i], 9));
}
END_TEST

static Suite *text_suite(void)
{
    Suite *suite = suite_create("base/text");
    HARNESS_ADD(suite, a_letter_and_its_accent_become_one_code_point);
    HARNESS_ADD(suite, keys_are_equal_where_texts_look_the_same);
    HARNESS_ADD(suite, what_is_not_utf8_has_no_form_and_no_length);
    HARNESS_ADD(suite, length_counts_code_points_not_bytes);
    HARNESS_ADD(suite, code_points_have_a_class_a_script_and_a_direction);
    HARNESS_ADD(suite, next_walks_to_the_end_and_stops);
    HARNESS_ADD(suite, plain_text_has_no_control_characters_but_tab_and_line_ends);
    HARNESS_ADD(suite, a_label_is_one_visible_line_of_bounded_length);
    return suite;
}

TEST_MAIN(text_suite)
