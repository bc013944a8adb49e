/* passkey_challenge.c - see passkey_challenge.h. */
#include "platform/account/passkey_challenge.h"
#include "base/secret.h"
#include "platform/account/sight.h"
#include <string.h>

enum { EXPIRY = 8, MARKED = PASSKEY_NONCE + EXPIRY, CHALLENGE = MARKED + SECRET_MAC };

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

/* The mark of the nonce and expiry at `bytes`. */
static bool mark(struct ctx *c, struct pg *db, enum passkey_purpose purpose, int64_t session,
                 const unsigned char bytes[MARKED], unsigned char ret_mark[SECRET_MAC])
{
    unsigned char key[SECRET_KEY], text[MARKED + 9];
    if (!sight_derive_key(c, db, "challenges of passkeys", key)) return false;
    memcpy(text, bytes, MARKED);
    put_number(text + MARKED, session);
    text[MARKED + 8] = (unsigned char)purpose;
    secret_hmac(key, sizeof key, text, sizeof text, ret_mark);
    return true;
}

bool passkey_challenge_make(struct ctx *c, struct pg *db, enum passkey_purpose purpose, int64_t session,
                            const char **ret_text)
{
    unsigned char bytes[CHALLENGE];
    char *text = pool_take(c->pool, SECRET_BASE64(CHALLENGE));
    int64_t now;
    if (!passkey_seconds(c, db, &now)) return false;
    secret_random_bytes(bytes, PASSKEY_NONCE);
    put_number(bytes + PASSKEY_NONCE, now + PASSKEY_CHALLENGE_SECONDS);
    if (!mark(c, db, purpose, session, bytes, bytes + MARKED)) return false;
    secret_to_base64url(bytes, sizeof bytes, text);
    *ret_text = text;
    return true;
}

static bool wrong(struct ctx *c, const char *what) { return fail(c, FAULT_PASSKEY_WRONG, "%s", what); }

static bool expired(struct ctx *c)
{
    return fail(c, FAULT_PASSKEY_CHALLENGE,
                "the challenge has expired, was already used, or belongs to another session");
}

static bool open_challenge(struct ctx *c, struct pg *db, enum passkey_purpose purpose, int64_t session,
                           const char *text, unsigned char ret_nonce[PASSKEY_NONCE])
{
    unsigned char bytes[CHALLENGE], own[SECRET_MAC];
    int64_t now;
    if (secret_base64url(text, strlen(text), bytes, sizeof bytes) != sizeof bytes) return expired(c);
    if (!mark(c, db, purpose, session, bytes, own)) return false;
    if (!secret_equal(own, bytes + MARKED, sizeof own)) return expired(c);
    if (!passkey_seconds(c, db, &now)) return false;
    if (get_number(bytes + PASSKEY_NONCE) <= now) return expired(c);
    memcpy(ret_nonce, bytes, PASSKEY_NONCE);
    return true;
}

/* A member of client data that is a text; "" when it is not. */
static const char *text_of(json_object *data, const char *key)
{
    json_object *member = json_member(data, key);
    return json_object_is_type(member, json_type_string) ? json_object_get_string(member) : "";
}

/* Client data can have more members (Web Authentication, section 5.8.1). */
bool passkey_challenge_check(struct ctx *c, struct pg *db, const struct passkey_site *site,
                             enum passkey_purpose purpose, int64_t session, struct webauthn_bytes client_data,
                             unsigned char ret_nonce[PASSKEY_NONCE])
{
    static const char *const TYPES[] = {"webauthn.get", "webauthn.create"};
    json_object *data;
    if (!json_read(c, (const char *)client_data.at, client_data.length, &data)) {
        forgive(c);
        return wrong(c, "the client data is not JSON");
    }
    if (!json_object_is_type(data, json_type_object)) return wrong(c, "the client data is no object");
    if (strcmp(text_of(data, "type"), TYPES[purpose]) != 0)
        return wrong(c, "the client data is of another type");
    if (strcmp(text_of(data, "origin"), site->origin) != 0 ||
        json_object_get_boolean(json_member(data, "crossOrigin")))
        return wrong(c, "the passkey was asked by another site");
    return open_challenge(c, db, purpose, session, text_of(data, "challenge"), ret_nonce);
}

bool passkey_challenge_spend(struct ctx *c, struct pg *db, const unsigned char nonce[PASSKEY_NONCE])
{
    bool first;
    return passkey_challenge_use(c, db, nonce, PASSKEY_CHALLENGE_SECONDS, &first) && (first || expired(c));
}
