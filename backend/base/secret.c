/* secret.c - see secret.h. */
#include "base/secret.h"
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

enum { PASSES = 2, MEMORY = 19 * 1024 * 1024 };

void secret_start(void)
{
    if (sodium_init() < 0) abort();
}

void secret_public_id(char ret_id[PUBLIC_ID])
{
    static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyz234567";
    for (int i = 0; i < PUBLIC_ID - 1; i++) ret_id[i] = LETTERS[randombytes_uniform(32)];
    ret_id[PUBLIC_ID - 1] = 0;
}

void secret_token(char ret_token[TOKEN_TEXT])
{
    unsigned char bytes[32];
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2base64(ret_token, TOKEN_TEXT, bytes, sizeof bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

uint64_t secret_random64(void)
{
    uint64_t value;
    randombytes_buf(&value, sizeof value);
    return value;
}

void secret_random_hex(char *ret_text, size_t digits)
{
    for (size_t i = 0; i < digits; i++) ret_text[i] = "0123456789abcdef"[randombytes_uniform(16)];
    ret_text[digits] = 0;
}

void secret_sha256(const void *bytes, size_t length, char ret_hex[HASH_TEXT])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(hash, bytes, length);
    sodium_bin2hex(ret_hex, HASH_TEXT, hash, sizeof hash);
}

void secret_challenge(const char *verifier, char ret_challenge[TOKEN_TEXT])
{
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(hash, (const unsigned char *)verifier, strlen(verifier));
    sodium_bin2base64(ret_challenge, TOKEN_TEXT, hash, sizeof hash, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

void secret_blake2b(const void *bytes, size_t length, unsigned char ret_hash[32])
{
    crypto_generichash(ret_hash, 32, bytes, length, NULL, 0);
}

bool secret_password_hash(const char *password, char ret_hash[PASSWORD_HASH])
{
    return crypto_pwhash_str_alg(ret_hash, password, strlen(password), PASSES, MEMORY,
                                 crypto_pwhash_ALG_ARGON2ID13) == 0;
}

bool secret_password_verify(const char *hash, const char *password, bool *ret_stale)
{
    if (crypto_pwhash_str_verify(hash, password, strlen(password)) != 0) return false;
    *ret_stale = crypto_pwhash_str_needs_rehash(hash, PASSES, MEMORY) != 0;
    return true;
}

void secret_random_bytes(void *bytes, size_t length) { randombytes_buf(bytes, length); }

void secret_keyed_hash(const unsigned char key[SECRET_KEY], const char *text, unsigned char *mark,
                       size_t length)
{
    crypto_generichash(mark, length, (const unsigned char *)text, strlen(text), key, SECRET_KEY);
}

bool secret_equal(const void *a, const void *b, size_t length) { return sodium_memcmp(a, b, length) == 0; }

size_t secret_base64(const char *letters, size_t length, unsigned char *ret_bytes, size_t room)
{
    size_t got = 0;
    int wrong = sodium_base642bin(ret_bytes, room, letters, length, NULL, &got, NULL,
                                  sodium_base64_VARIANT_ORIGINAL);
    return wrong ? 0 : got;
}

size_t secret_base64url(const char *letters, size_t length, unsigned char *ret_bytes, size_t room)
{
    size_t got = 0;
    int wrong = sodium_base642bin(ret_bytes, room, letters, length, NULL, &got, NULL,
                                  sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return wrong ? 0 : got;
}

void secret_to_base64(const void *bytes, size_t length, char *ret_text)
{
    sodium_bin2base64(ret_text, SECRET_BASE64(length), bytes, length, sodium_base64_VARIANT_ORIGINAL);
}

void secret_to_base64url(const void *bytes, size_t length, char *ret_text)
{
    sodium_bin2base64(ret_text, SECRET_BASE64(length), bytes, length,
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

void secret_hmac(const void *key, size_t key_length, const void *bytes, size_t length,
                 unsigned char ret_mac[SECRET_MAC])
{
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, key, key_length);
    crypto_auth_hmacsha256_update(&state, bytes, length);
    crypto_auth_hmacsha256_final(&state, ret_mac);
}

/* Sealing */

enum { SEAL_HEAD = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES };

/* Derived, because the plain hash of the secret is stored beside the sealed text to identify it. */
static void seal_key(const char *secret, unsigned char ret_key[crypto_secretbox_KEYBYTES])
{
    static const unsigned char PURPOSE[] = "quadrivium seal";
    crypto_generichash(ret_key, crypto_secretbox_KEYBYTES, (const unsigned char *)secret, strlen(secret),
                       PURPOSE, sizeof PURPOSE);
}

size_t secret_sealed_room(size_t length)
{
    return sodium_base64_ENCODED_LEN(SEAL_HEAD + length, sodium_base64_VARIANT_ORIGINAL);
}

void secret_seal(const char *secret, const char *text, unsigned char *scratch, char *ret_sealed)
{
    unsigned char key[crypto_secretbox_KEYBYTES];
    size_t length = strlen(text);
    seal_key(secret, key);
    randombytes_buf(scratch, crypto_secretbox_NONCEBYTES);
    crypto_secretbox_easy(scratch + crypto_secretbox_NONCEBYTES, (const unsigned char *)text, length, scratch,
                          key);
    sodium_bin2base64(ret_sealed, secret_sealed_room(length), scratch, SEAL_HEAD + length,
                      sodium_base64_VARIANT_ORIGINAL);
    sodium_memzero(key, sizeof key);
}

bool secret_open(const char *secret, const char *sealed, char *ret_text, size_t room)
{
    unsigned char key[crypto_secretbox_KEYBYTES], *bytes = (unsigned char *)ret_text;
    size_t got = secret_base64(sealed, strlen(sealed), bytes, room);
    if (got < SEAL_HEAD) return false;
    seal_key(secret, key);
    unsigned char nonce[crypto_secretbox_NONCEBYTES];
    memcpy(nonce, bytes, sizeof nonce);
    bool fine = crypto_secretbox_open_easy(bytes, bytes + sizeof nonce, got - sizeof nonce, nonce, key) == 0;
    sodium_memzero(key, sizeof key);
    ret_text[fine ? got - SEAL_HEAD : 0] = 0;
    return fine;
}
