/* secret.h - the only file that uses libsodium: random names and tokens, hashes, passwords. */
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
/* 10 random characters of a-z2-7: what the outside calls a thing. */
void secret_public_id(char ret_id[PUBLIC_ID]);
/* 256 random bits as base64url: a session or access token. */
void secret_token(char ret_token[TOKEN_TEXT]);
uint64_t secret_random64(void);
void secret_random_hex(char *ret_text, size_t digits); /* `digits` hex digits and NUL */
/* SHA-256 of `length` bytes as 64 hex digits. */
void secret_sha256(const void *bytes, size_t length, char ret_hex[HASH_TEXT]);
/* BLAKE2b-256 of `length` bytes, 32 bytes: how tokens are stored, and the seed of bots. */
void secret_blake2b(const void *bytes, size_t length, unsigned char ret_hash[32]);
/* Argon2id, 19 MiB, 2 passes (OWASP's second choice; about 20 ms). False when memory ran out. */
bool secret_password_hash(const char *password, char ret_hash[PASSWORD_HASH]);
/* True when the password fits; *ret_stale says that the stored parameters are older than today's. */
bool secret_password_fits(const char *hash, const char *password, bool *ret_stale);
void secret_random_bytes(void *ret_bytes, size_t length);
/* BLAKE2b of a text under a key: `length` (16 to 64) bytes that tell nothing to those without the key. */
void secret_mark(const unsigned char key[SECRET_KEY], const char *text, unsigned char *ret_mark,
                 size_t length);
/* Decode `length` letters of Base64 (with padding) into at most `room` bytes; how many, 0 when the text is not
 * Base64. */
size_t secret_base64(const char *letters, size_t length, unsigned char *ret_bytes, size_t room);
/* A text that only `secret` opens again (XSalsa20-Poly1305), in Base64: both rooms are secret_sealed_room(length). */
size_t secret_sealed_room(size_t length);
void secret_seal(const char *secret, const char *text, unsigned char *scratch, char *ret_sealed);
/* Open it: `room` is at least the length of `sealed`. False with another secret, or when a letter was changed. */
bool secret_open(const char *secret, const char *sealed, char *ret_text, size_t room);
/* Constant-time comparison. */
bool secret_same(const void *a, const void *b, size_t length);
#endif
