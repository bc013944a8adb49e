/* test_secret.c - hashes against published values, names and tokens by their shape, passwords both ways. */
#include "harness.h"
#include <string.h>

START_TEST(sha256_of_abc)
{
    char hex[HASH_TEXT];
    secret_sha256("abc", 3, hex);
    ck_assert_str_eq(hex, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    secret_sha256("", 0, hex);
    ck_assert_str_eq(hex, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}
END_TEST

/* The example of RFC 7636, appendix B. */
START_TEST(the_challenge_of_a_verifier_is_that_of_the_standard)
{
    char challenge[TOKEN_TEXT];
    secret_challenge("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", challenge);
    ck_assert_str_eq(challenge, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
}
END_TEST

START_TEST(blake2b_256_of_abc)
{
    static const unsigned char WANTED[] = {0xbd, 0xdd, 0x81, 0x3c, 0x63, 0x42, 0x39, 0x72};
    unsigned char hash[32];
    secret_blake2b("abc", 3, hash);
    ck_assert_mem_eq(hash, WANTED, sizeof WANTED);
}
END_TEST

START_TEST(names_and_tokens_have_their_letters)
{
    char id[PUBLIC_ID], other[PUBLIC_ID], token[TOKEN_TEXT], hex[17];
    for (int i = 0; i < 200; i++) {
        secret_public_id(id);
        ck_assert_uint_eq(strspn(id, "abcdefghijklmnopqrstuvwxyz234567"), PUBLIC_ID - 1);
        secret_token(token);
        ck_assert_uint_eq(strlen(token), TOKEN_TEXT - 1);
        secret_random_hex(hex, 16);
        ck_assert_uint_eq(strspn(hex, "0123456789abcdef"), 16);
    }
    secret_public_id(other);
    ck_assert_str_ne(id, other);
    ck_assert(secret_random64() != secret_random64());
}
END_TEST

START_TEST(a_password_fits_its_own_hash_only)
{
    char hash[PASSWORD_HASH], again[PASSWORD_HASH];
    bool stale = true;
    ck_assert(secret_password_hash("correct horse", hash));
    ck_assert(secret_password_hash("correct horse", again));
    ck_assert_str_ne(hash, again);
    ck_assert_ptr_eq(strstr(hash, "$argon2id$"), hash);
    ck_assert(secret_password_verify(hash, "correct horse", &stale));
    ck_assert(!stale);
    ck_assert(!secret_password_verify(hash, "correct horsf", &stale));
    ck_assert(!secret_password_verify("not a hash", "correct horse", &stale));
}
END_TEST

START_TEST(what_is_sealed_opens_with_the_same_secret_alone)
{
    const char *texts[] = {"", "a", "{\"join_url\":\"/lobbies/abc?invite=def\"}"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        size_t room = secret_sealed_room(strlen(texts[i]));
        unsigned char scratch[256];
        char sealed[256], other[256], text[256];
        ck_assert_uint_le(room, sizeof sealed);
        secret_seal("a key", texts[i], scratch, sealed);
        secret_seal("a key", texts[i], scratch, other);
        ck_assert_uint_eq(strlen(sealed), room - 1);
        ck_assert_str_ne(sealed, other);
        ck_assert(secret_open("a key", sealed, text, sizeof text));
        ck_assert_str_eq(text, texts[i]);
        ck_assert(!secret_open("a kez", sealed, text, sizeof text));
        sealed[35] = sealed[35] == 'A' ? 'B' : 'A';
        ck_assert(!secret_open("a key", sealed, text, sizeof text));
        ck_assert(!secret_open("a key", "short", text, sizeof text));
    }
}
END_TEST

START_TEST(same_compares_all_bytes)
{
    ck_assert(secret_equal("abcd", "abcd", 4));
    ck_assert(!secret_equal("abcd", "abce", 4));
    ck_assert(secret_equal("abcd", "abce", 3));
}
END_TEST

static Suite *suite(void)
{
    Suite *s = suite_create("secret");
    HARNESS_ADD(s, sha256_of_abc);
    HARNESS_ADD(s, the_challenge_of_a_verifier_is_that_of_the_standard);
    HARNESS_ADD(s, blake2b_256_of_abc);
    HARNESS_ADD(s, names_and_tokens_have_their_letters);
    HARNESS_ADD(s, a_password_fits_its_own_hash_only);
    HARNESS_ADD(s, what_is_sealed_opens_with_the_same_secret_alone);
    HARNESS_ADD(s, same_compares_all_bytes);
    return s;
}
TEST_MAIN(suite)
