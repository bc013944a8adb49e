/* provider_token.c - see provider_token.h. */
#include "platform/account/provider_token.h"
#include "base/jws.h"
#include "platform/account/provider.h"
#include <string.h>

enum { SKEW_S = 60, KEYS_MAX = 64, RSA_LETTERS = 342 /* of 256 bytes as base64url */ };

/* Signatures */

static const struct algorithm {
    const char *name, *type, *curve, *parts[2];
} ALGORITHMS[] = {{"RS256", "RSA", NULL, {"n", "e"}},
                  {"PS256", "RSA", NULL, {"n", "e"}},
                  {"ES256", "EC", "P-256", {"x", "y"}}};

static const struct algorithm *algorithm_of(const char *name)
{
    for (size_t i = 0; i < sizeof ALGORITHMS / sizeof *ALGORITHMS; i++)
        if (strcmp(ALGORITHMS[i].name, name) == 0) return &ALGORITHMS[i];
    return NULL;
}

/* A member that is a text; "" when it is none. */
static const char *text_of(json_object *o, const char *key)
{
    json_object *member = json_object_is_type(o, json_type_object) ? json_member(o, key) : NULL;
    return json_object_is_type(member, json_type_string) ? json_object_get_string(member) : "";
}

static bool is_or_absent(json_object *key, const char *member, const char *value)
{
    const char *text = text_of(key, member);
    return !*text || strcmp(text, value) == 0;
}

static bool key_fits(json_object *key, const struct jws_header *header, const struct algorithm *algorithm)
{
    if (strcmp(text_of(key, "kty"), algorithm->type) != 0 || !is_or_absent(key, "use", "sig") ||
        !is_or_absent(key, "alg", header->algorithm))
        return false;
    if (algorithm->curve && strcmp(text_of(key, "crv"), algorithm->curve) != 0) return false;
    if (!algorithm->curve && strlen(text_of(key, "n")) < RSA_LETTERS) return false;
    return !header->key_id || is_or_absent(key, "kid", header->key_id);
}

/* Only what the algorithm needs of a key: nothing else of it reaches the library. */
static const char *bare_key(struct ctx *c, json_object *key, const struct algorithm *algorithm)
{
    json_object *bare = json_new_object(c);
    json_add_text(bare, "kty", algorithm->type);
    if (algorithm->curve) json_add_text(bare, "crv", algorithm->curve);
    for (int i = 0; i < 2; i++) json_add_text(bare, algorithm->parts[i], text_of(key, algorithm->parts[i]));
    return json_text(c, bare);
}

static bool read_claims(struct ctx *c, const char *text, size_t length, json_object **ret)
{
    if (json_read(c, text, length, ret) && json_object_is_type(*ret, json_type_object)) return true;
    forgive(c);
    return false;
}

bool token_is_signed(struct ctx *c, const char *token, json_object *keys, json_object **ret_claims)
{
    struct jws_header header;
    json_object *list = json_member(keys, "keys");
    if (!jws_read(c->pool, token, &header) || !json_object_is_type(list, json_type_array)) return false;
    const struct algorithm *algorithm = algorithm_of(header.algorithm);
    size_t count = json_object_array_length(list);
    for (size_t i = 0; algorithm && i < count && i < KEYS_MAX; i++) {
        json_object *key = json_object_array_get_idx(list, i);
        const char *content;
        size_t length;
        if (key_fits(key, &header, algorithm) &&
            jws_verify(c->pool, token, bare_key(c, key, algorithm), &content, &length))
            return read_claims(c, content, length, ret_claims);
    }
    return false;
}

/* Claims */

static bool wrong(struct ctx *c, const char *what)
{
    return fail(c, FAULT_PROVIDER_WRONG, "the ID token does not fit: %s", what);
}

/* `aud` is us, a text or the only one of a list; among several, azp must say that the token is for us. */
static bool is_for(json_object *claims, const char *client)
{
    json_object *audience = json_member(claims, "aud");
    const char *party = text_of(claims, "azp");
    if (json_member(claims, "azp") && strcmp(party, client) != 0) return false;
    if (!json_object_is_type(audience, json_type_array)) return strcmp(text_of(claims, "aud"), client) == 0;
    size_t count = json_object_array_length(audience), ours = 0;
    for (size_t i = 0; i < count; i++) {
        json_object *one = json_object_array_get_idx(audience, i);
        ours += json_object_is_type(one, json_type_string) &&
                strcmp(json_object_get_string(one), client) == 0;
    }
    return ours && (count == 1 || *party);
}

/* A time in seconds; false when it is absent or no whole number. */
static bool time_of(json_object *claims, const char *key, int64_t *ret)
{
    json_object *member = json_member(claims, key);
    if (!json_object_is_type(member, json_type_int)) return false;
    *ret = json_object_get_int64(member);
    return true;
}

static bool times_fit(struct ctx *c, json_object *claims, int64_t now)
{
    int64_t expiry, issued, start;
    if (!time_of(claims, "exp", &expiry) || expiry <= now - SKEW_S) return wrong(c, "it has expired (exp)");
    if (!time_of(claims, "iat", &issued) || issued > now + SKEW_S)
        return wrong(c, "it is of the future (iat)");
    if (json_member(claims, "nbf") && (!time_of(claims, "nbf", &start) || start > now + SKEW_S))
        return wrong(c, "it does not count yet (nbf)");
    return true;
}

static bool is_subject(const char *text)
{
    size_t length = strlen(text);
    for (const char *at = text; *at; at++)
        if (*at < ' ' || *at > '~') return false;
    return length > 0 && length <= PROVIDER_SUBJECT_MAX;
}

bool token_claims_fit(struct ctx *c, json_object *claims, const struct token_terms *terms)
{
    if (strcmp(text_of(claims, "iss"), terms->issuer) != 0) return wrong(c, "another issuer (iss)");
    if (!is_for(claims, terms->client_id)) return wrong(c, "for another site (aud, azp)");
    if (!times_fit(c, claims, terms->now)) return false;
    if (strcmp(text_of(claims, "nonce"), terms->nonce) != 0) return wrong(c, "of another sign-in (nonce)");
    return is_subject(text_of(claims, "sub")) || wrong(c, "it names nobody (sub)");
}
