/* test_name.c - names of many scripts, names that deceive, and names that nobody can take. */
#include "harness.h"
#include "platform/account/account.h"
#include <string.h>

static bool is_name(const char *name)
{
    struct ctx c = harness_ctx();
    const char *shown, *key;
    bool good = name_settle(&c, name, &shown, &key);
    ck_assert(good || c.failure.fault == FAULT_BAD_NAME);
    harness_end(&c);
    return good;
}

static bool same_key(const char *a, const char *b)
{
    struct ctx c = harness_ctx();
    const char *shown, *key_a, *key_b;
    ck_assert(name_settle(&c, a, &shown, &key_a) && name_settle(&c, b, &shown, &key_b));
    bool same = strcmp(key_a, key_b) == 0;
    harness_end(&c);
    return same;
}

START_TEST(names_of_many_scripts_are_kept)
{
    static const char *const GOOD[] = {"Anna", "Žofie",   "Иван-2",
                                       "小林", "محمد",    "José-María_1.x",
                                       "a1",   "Ann Lee", "aaaaaaaaaaaaaaaaaaaaaaaa",
                                       "नमस्ते"};
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++) ck_assert_msg(is_name(GOOD[i]), "%s", GOOD[i]);
}
END_TEST

START_TEST(names_that_deceive_the_eye_are_refused)
{
    static const char *const BAD[] = {"",
                                      "a",
                                      "aaaaaaaaaaaaaaaaaaaaaaaaa",
                                      " ab",
                                      "ab ",
                                      "a  b",
                                      "a\tb",
                                      "a\u200bb",
                                      "a\u202eb",
                                      "a\u2066b",
                                      "\u3164\u3164",
                                      "p\u0430ul",
                                      "\u03b1dmira",
                                      "abאב",
                                      "z\u0300\u0301\u0302",
                                      "\u0301a",
                                      "..",
                                      "__",
                                      "<b>",
                                      "a/b",
                                      "a\"b",
                                      "😀😀",
                                      "a\u00a0b"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) ck_assert_msg(!is_name(BAD[i]), "%s", BAD[i]);
}
END_TEST

START_TEST(names_of_bots_guests_and_staff_are_reserved)
{
    static const char *const BAD[] = {"bot",
                                      "Cadet",
                                      "kaiser",
                                      "Bot 7",
                                      "B.O.T",
                                      "bot-greedy",
                                      "admin",
                                      "Ａdministrator",
                                      "Guest Otter 123456",
                                      "guest",
                                      "Former player",
                                      "Player 2",
                                      "PLAYER16",
                                      "player_2",
                                      "Ｐlayer ２",
                                      "player \u0663",
                                      "Spieler 1",
                                      "ROOT",
                                      "quadrivium team",
                                      "Moderator",
                                      "System"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) ck_assert_msg(!is_name(BAD[i]), "%s", BAD[i]);
    ck_assert(is_name("Rooter"));
    ck_assert(is_name("Player One"));
    ck_assert(is_name("Player 2b"));
    ck_assert(is_name("Player 2026"));
    ck_assert(is_name("Player 1 2"));
    ck_assert(is_name("Player"));
}
END_TEST

START_TEST(a_name_has_one_key_whatever_its_case_and_form)
{
    ck_assert(same_key("Straße", "STRASSE"));
    ck_assert(same_key("Ångström", "A\u030angstro\u0308m"));
    ck_assert(same_key("Ａnna", "anna"));
    ck_assert(!same_key("Anna", "Anna1"));
}
END_TEST

static Suite *name_suite(void)
{
    Suite *suite = suite_create("platform/name");
    HARNESS_ADD(suite, names_of_many_scripts_are_kept);
    HARNESS_ADD(suite, names_that_deceive_the_eye_are_refused);
    HARNESS_ADD(suite, names_of_bots_guests_and_staff_are_reserved);
    HARNESS_ADD(suite, a_name_has_one_key_whatever_its_case_and_form);
    return suite;
}

TEST_MAIN(name_suite)
