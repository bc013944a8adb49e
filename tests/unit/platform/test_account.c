/* test_account.c - names that deceive, passwords that everybody guesses, and how many tries there are. */
#include "harness.h"
#include "platform/account.h"
#include "platform/limit.h"
#include "platform/password.h"
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

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
                                      "Bot 7",
                                      "B.O.T",
                                      "bot-greedy",
                                      "admin",
                                      "Ａdministrator",
                                      "Guest Otter 123456",
                                      "guest",
                                      "Former player",
                                      "ROOT",
                                      "quadrivium team",
                                      "Moderator",
                                      "System"};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) ck_assert_msg(!is_name(BAD[i]), "%s", BAD[i]);
    ck_assert(is_name("Rooter"));
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

static bool is_password(const char *password, const char *name)
{
    struct ctx c = harness_ctx();
    bool good = password_good(&c, password, name);
    ck_assert(good || (c.failure.fault == FAULT_WEAK_PASSWORD && c.failure.problem_count == 1));
    harness_end(&c);
    return good;
}

START_TEST(passwords_in_every_leak_are_refused)
{
    static const char *const WEAK[] = {
        "1234567",   "12345678",         "123456789",   "1234567890",  "password",     "Passw0rd",
        "p4ssw0rd1", "P@ssword123!",     "qwertyuiop",  "qwerty123",   "asdfghjkl",    "1q2w3e4r",
        "1qaz2wsx",  "zaq12wsx",         "qazwsxedc",   "abcd1234",    "11111111",     "aaaaaaaa",
        "abcabcabc", "19841984",         "31121999",    "11223344",    "87654321",     "147258369",
        "iloveyou",  "sunshine",         "princess",    "football",    "baseball",     "superman12",
        "trustno1",  "letmein1",         "welcome2024", "Dragon99!!",  "monkeymonkey", "drowssap",
        "starwars1", "passwordpassword", "liverpool1",  "michelle",    "qwertyasdfgh", "jennifer1",
        "computer",  "whatever",         "internet",    "mustang1969", "Stratic2024",  "asdfasdf"};
    for (size_t i = 0; i < sizeof WEAK / sizeof *WEAK; i++)
        ck_assert_msg(!is_password(WEAK[i], "Anna"), "%s", WEAK[i]);
}
END_TEST

START_TEST(passwords_of_any_characters_are_welcome)
{
    static const char *const GOOD[] = {
        "correct horse battery", "x7#kQ9!v",      "Blaue Gießkanne 7 ☂", "        z y x w v u",
        "mississippi riverboat", "пароль и соль", "1029384756102938"};
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        ck_assert_msg(is_password(GOOD[i], "Anna"), "%s", GOOD[i]);
    char text[258];
    for (int i = 0; i < 257; i++) text[i] = (char)('a' + i * i % 23);
    text[257] = 0;
    ck_assert(!is_password(text, "Anna"));
    text[256] = 0;
    ck_assert(is_password(text, "Anna"));
}
END_TEST

START_TEST(a_password_made_of_the_name_is_refused)
{
    ck_assert(!is_password("xx-ANNABEL-77-y", "Annabel"));
    ck_assert(!is_password("strasse-und-weg", "Straße"));
    ck_assert(is_password("xx-annabel-77-y", "Paul"));
}
END_TEST

START_TEST(a_hash_fits_its_password_and_nobodys_fits_none)
{
    struct ctx c = harness_ctx();
    char hash[PASSWORD_HASH];
    bool fits, stale;
    ck_assert(password_hash(&c, "correct horse battery", hash));
    ck_assert(password_compare(&c, hash, "correct horse battery", &fits, &stale) && fits && !stale);
    ck_assert(password_compare(&c, hash, "correct horse batterz", &fits, &stale) && !fits);
    ck_assert(password_compare(&c, NULL, "correct horse battery", &fits, &stale) && !fits);
    ck_assert(password_compare(&c, NULL, "", &fits, &stale) && !fits);
    harness_end(&c);
}
END_TEST

START_TEST(two_hash_at_a_time_and_the_dead_give_their_place_back)
{
    struct ctx c = harness_ctx();
    char folder[] = "/tmp/quad-slots-XXXXXX";
    int first, second, third;
    ck_assert(mkdtemp(folder) && setenv("QUADRIVIUM_SOCKETS", folder, 1) == 0);
    ck_assert(slot_take(&c, "password", &first));
    pid_t child = fork();
    if (child == 0) _exit(slot_take(&c, "password", &second) ? 0 : 1); /* dies with the place in its hand */
    int status;
    ck_assert(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    ck_assert(slot_take(&c, "password", &second));
    ck_assert(!slot_take(&c, "password", &third));
    ck_assert_int_eq(c.failure.fault, FAULT_UNAVAILABLE);
    ck_assert_str_eq(c.failure.limit_key, "password.slots");
    ck_assert_int_eq(c.failure.retry_after, 1);
    forgive(&c);
    slot_give(first);
    ck_assert(slot_take(&c, "password", &third));
    slot_give(second);
    slot_give(third);
    for (int i = 0; i < 2; i++) unlink(pool_print(c.pool, "%s/password.slot.%d", folder, i));
    rmdir(folder);
    harness_end(&c);
}
END_TEST

START_TEST(a_household_counts_as_one_address)
{
    struct ctx c = harness_ctx();
    ck_assert_str_eq(limit_address(&c, "2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    ck_assert_str_eq(limit_address(&c, "192.0.2.7"), "192.0.2.7");
    ck_assert_str_eq(limit_address(&c, "::ffff:192.0.2.7"), "192.0.2.7");
    ck_assert_str_eq(limit_address(&c, "2001:db8:1:2::"), limit_address(&c, "2001:DB8:1:2:ffff::9"));
    ck_assert_str_ne(limit_address(&c, "2001:db8:1:2::"), limit_address(&c, "2001:db8:1:3::"));
    ck_assert_str_eq(limit_address(&c, NULL), "");
    setenv("QUADRIVIUM_LIMIT_GUESTS", "7", 1);
    ck_assert_int_eq(limit_configured("guests.address", "QUADRIVIUM_LIMIT_GUESTS", 300, 3600).max, 7);
    setenv("QUADRIVIUM_LIMIT_GUESTS", "many", 1);
    ck_assert_int_eq(limit_configured("guests.address", "QUADRIVIUM_LIMIT_GUESTS", 300, 3600).max, 300);
    harness_end(&c);
}
END_TEST

static Suite *make_suite(void)
{
    Suite *suite = suite_create("account");
    HARNESS_ADD(suite, names_of_many_scripts_are_kept);
    HARNESS_ADD(suite, names_that_deceive_the_eye_are_refused);
    HARNESS_ADD(suite, names_of_bots_guests_and_staff_are_reserved);
    HARNESS_ADD(suite, a_name_has_one_key_whatever_its_case_and_form);
    HARNESS_ADD(suite, passwords_in_every_leak_are_refused);
    HARNESS_ADD(suite, passwords_of_any_characters_are_welcome);
    HARNESS_ADD(suite, a_password_made_of_the_name_is_refused);
    HARNESS_ADD(suite, a_hash_fits_its_password_and_nobodys_fits_none);
    HARNESS_ADD(suite, two_hash_at_a_time_and_the_dead_give_their_place_back);
    HARNESS_ADD(suite, a_household_counts_as_one_address);
    return suite;
}
TEST_MAIN(make_suite)
