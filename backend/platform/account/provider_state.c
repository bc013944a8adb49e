/* provider_state.c - see provider_state.h. A text is base64url of: nonce, expiry, mark, payload. */
#include "platform/account/provider_state.h"
#include "platform/account/sight.h"
#include "store/passkey.h"
#include <string.h>

enum { EXPIRY = 8, MARKED = PROVIDER_NONCE + EXPIRY, HEAD = MARKED + SECRET_MAC, PAYLOAD_MAX = 1200 };

static void put_number(unsigned char *at, int64_t number)
{
    for (int i = 0; i < 8; i++) at[i] = (unsigned char)((uint64_t)number >> (56 - 8 * i));
}

static int64_t get_number(const unsigned char *at)
{
    uint64_t number = 0;
    for (int i = 0; i < 8; i++) number = number << 8 | at[i];
    return (int64_t)number;
}

/* Every part has a length of its own or comes last, so no two makers have the same text. */
static bool mark(struct ctx *c, struct pg *db, const struct provider_maker *maker, const unsigned char *bytes,
                 const char *payload, unsigned char ret_mark[SECRET_MAC])
{
    unsigned char key[SECRET_KEY], numbers[16];
    if (!sight_derive_key(c, db, "sign-ins with a provider", key)) return false;
    put_number(numbers, maker->session);
    put_number(numbers + 8, (int64_t)maker->purpose);
    size_t browser = strlen(maker->browser) + 1, rest = strlen(payload);
    size_t length = MARKED + sizeof numbers + browser + rest;
    unsigned char *text = pool_take(c->pool, length), *at = text;
    memcpy(at, bytes, MARKED);
    memcpy(at += MARKED, numbers, sizeof numbers);
    memcpy(at += sizeof numbers, maker->browser, browser);
    memcpy(at + browser, payload, rest);
    secret_hmac(key, sizeof key, text, length, ret_mark);
    return true;
}

bool provider_state_make(struct ctx *c, struct pg *db, const struct provider_maker *maker,
                         const char *payload, const char **ret_text)
{
    size_t rest = strlen(payload), length = HEAD + rest;
    unsigned char *bytes = pool_take(c->pool, length);
    char *text = pool_take(c->pool, SECRET_BASE64(length));
    int64_t now;
    if (!passkey_seconds(c, db, &now)) return false;
    secret_random_bytes(bytes, PROVIDER_NONCE);
    put_number(bytes + PROVIDER_NONCE, now + PROVIDER_SECONDS);
    if (!mark(c, db, maker, bytes, payload, bytes + MARKED)) return false;
    memcpy(bytes + HEAD, payload, rest);
    secret_to_base64url(bytes, length, text);
    *ret_text = text;
    return true;
}

static bool expired(struct ctx *c)
{
    return fail(c, FAULT_PROVIDER_STATE,
                "this sign-in has expired, was already used, or was started in another browser");
}

bool provider_state_open(struct ctx *c, struct pg *db, const struct provider_maker *maker, const char *text,
                         unsigned char ret_nonce[PROVIDER_NONCE], const char **ret_payload)
{
    unsigned char bytes[HEAD + PAYLOAD_MAX], own[SECRET_MAC];
    size_t length = secret_base64url(text, strlen(text), bytes, sizeof bytes);
    int64_t now;
    if (length < HEAD || memchr(bytes + HEAD, 0, length - HEAD)) return expired(c);
    const char *payload = pool_copy_bytes(c->pool, bytes + HEAD, length - HEAD);
    if (!mark(c, db, maker, bytes, payload, own)) return false;
    if (!secret_equal(own, bytes + MARKED, sizeof own)) return expired(c);
    if (!passkey_seconds(c, db, &now)) return false;
    if (get_number(bytes + PROVIDER_NONCE) <= now) return expired(c);
    memcpy(ret_nonce, bytes, PROVIDER_NONCE);
    *ret_payload = payload;
    return true;
}

bool provider_state_spend(struct ctx *c, struct pg *db, const unsigned char nonce[PROVIDER_NONCE])
{
    bool first;
    return provider_spend(c, db, nonce, PROVIDER_SECONDS, &first) && (first || expired(c));
}

bool provider_state_derive(struct ctx *c, struct pg *db, const struct provider_maker *maker,
                           const unsigned char nonce[PROVIDER_NONCE], const char *what, const char **ret_text)
{
    unsigned char bytes[MARKED] = {0}, own[SECRET_MAC];
    char *text = pool_take(c->pool, SECRET_BASE64(SECRET_MAC));
    memcpy(bytes, nonce, PROVIDER_NONCE);
    if (!mark(c, db, maker, bytes, what, own)) return false;
    secret_to_base64url(own, sizeof own, text);
    *ret_text = text;
    return true;
}
