/* test_password.c - passwords that are easily guessed, and comparing hashes. */
#include "harness.h"
#include "platform/account/password.h"

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

static Suite *password_suite(void)
{
    Suite *suite = suite_create("platform/password");
    HARNESS_ADD(suite, passwords_in_every_leak_are_refused);
    HARNESS_ADD(suite, passwords_of_any_characters_are_welcome);
    HARNESS_ADD(suite, a_password_made_of_the_name_is_refused);
    HARNESS_ADD(suite, a_hash_fits_its_password_and_nobodys_fits_none);
    return suite;
}

TEST_MAIN(password_suite)
