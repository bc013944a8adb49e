/* secret.h - the only user of libsodium: random names and tokens, hashes, passwords, encryption. */
#ifndef QUAD_SECRET_H
#define QUAD_SECRET_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PUBLIC_ID = 11,     /* 10 lower-case base32 letters and NUL */
    TOKEN_TEXT = 44,    /* 43 letters of base64url (256 bits) and NUL */
    HASH_TEXT = 65,     /* SHA-256 as hex and NUL */
    SECRET_KEY = 32,    /* bytes of a key */
    PASSWORD_HASH = 128 /* an argon2id string with its parameters */
};

/* Call once per process before anything else here; aborts when the library cannot start. */
void secret_start(void);
/* 10 random characters of a-z2-7: the identifier used in URLs and the API. */
void secret_public_id(char ret_id[PUBLIC_ID]);
/* 256 random bits as base64url: a session or access token. */
void secret_token(char ret_token[TOKEN_TEXT]);
/* 64 random bits. */
uint64_t secret_random64(void);
/* `digits` random hex digits and a NUL; `ret_text` has room for digits + 1. */
void secret_random_hex(char *ret_text, size_t digits);
/* SHA-256 of `length` bytes as 64 hex digits. */
void secret_sha256(const void *bytes, size_t length, char ret_hex[HASH_TEXT]);
/* SHA-256 of a text as base64url: the code challenge of a verifier (RFC 7636, S256). */
void secret_challenge(const char *verifier, char ret_challenge[TOKEN_TEXT]);
/* BLAKE2b-256 of `length` bytes, 32 bytes: tokens are stored as this, and bots are seeded from it. */
void secret_blake2b(const void *bytes, size_t length, unsigned char ret_hash[32]);
/* Hash a password with Argon2id, 19 MiB, 2 passes (OWASP's second choice; about 20 ms). False when memory ran out. */
bool secret_password_hash(const char *password, char ret_hash[PASSWORD_HASH]);
/* Whether the password matches the hash; *ret_stale: the hash was made with outdated parameters. */
bool secret_password_verify(const char *hash, const char *password, bool *ret_stale);
/* `length` random bytes. */
void secret_random_bytes(void *ret_bytes, size_t length);
/* Keyed BLAKE2b of a text, `length` (16 to 64) bytes: without the key it reveals nothing about the text. */
void secret_keyed_hash(const unsigned char key[SECRET_KEY], const char *text, unsigned char *ret_mark,
                       size_t length);
/* HMAC-SHA256 (RFC 2104) with a key of any length. */
enum { SECRET_MAC = 32 };
void secret_hmac(const void *key, size_t key_length, const void *bytes, size_t length,
                 unsigned char ret_mac[SECRET_MAC]);
/* Base64 with padding and a NUL, as secret_base64 reads it; SECRET_BASE64(length) bytes. */
#define SECRET_BASE64(length) (((length) + 2) / 3 * 4 + 1)
void secret_to_base64(const void *bytes, size_t length, char *ret_text);
/* The same for URLs (RFC 4648, section 5), without padding. */
void secret_to_base64url(const void *bytes, size_t length, char *ret_text);
/* Decode Base64 for URLs without padding, like secret_base64. */
size_t secret_base64url(const char *letters, size_t length, unsigned char *ret_bytes, size_t room);
/* Decode `length` characters of Base64 (with padding) into at most `room` bytes. Returns the number of bytes, 0 when
 * the text is not Base64. */
size_t secret_base64(const char *letters, size_t length, unsigned char *ret_bytes, size_t room);
/* Bytes that `scratch` and `ret_sealed` of secret_seal need for a text of `length` bytes. */
size_t secret_sealed_room(size_t length);
/* Encrypt a text with `secret` (XSalsa20-Poly1305) and encode it in Base64. */
void secret_seal(const char *secret, const char *text, unsigned char *scratch, char *ret_sealed);
/* Decrypt what secret_seal made; `room`, the size of `ret_text`, is at least the length of `sealed`. False with another
 * secret, or when the text was altered. */
bool secret_open(const char *secret, const char *sealed, char *ret_text, size_t room);
/* Whether two blocks of `length` bytes are equal, compared in constant time. */
bool secret_equal(const void *a, const void *b, size_t length);
#endif
