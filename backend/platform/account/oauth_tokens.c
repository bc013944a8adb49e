/* oauth_tokens.c - codes and refresh tokens become access tokens, see oauth.h. */
#include "platform/account/oauth.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/oauth.h"
#include <string.h>

enum { REFRESH_SECONDS = 30 * 24 * 3600, VERIFIER_MIN = 43, VERIFIER_MAX = 128 };

struct redeeming {
    const struct oauth_use *use;
    const unsigned char *hash, *access_hash, *refresh_hash; /* of what is shown, and of what is new */
    unsigned scopes;
    oauth_error error;
};

static bool is_client(const struct oauth_grant_row *grant, const char *client)
{
    return client && strcmp(grant->client, client) == 0;
}

/* The client that shows a code is the one that asked for it: it knows the verifier (RFC 7636), and the address. */
static bool code_fits(const struct oauth_use *use, const struct oauth_secret_row *secret)
{
    char challenge[TOKEN_TEXT];
    size_t length = use->verifier ? strlen(use->verifier) : 0;
    if (length < VERIFIER_MIN || length > VERIFIER_MAX) return false;
    secret_challenge(use->verifier, challenge);
    return strlen(secret->challenge) == TOKEN_TEXT - 1 &&
           secret_equal(challenge, secret->challenge, TOKEN_TEXT - 1) && use->redirect &&
           strcmp(use->redirect, secret->redirect_uri) == 0;
}

/* What a refreshed token can do: as much as was allowed, or the part of it that the client asks for. */
static oauth_error narrow(struct ctx *c, const struct oauth_use *use, unsigned allowed, unsigned *ret)
{
    *ret = allowed;
    if (!use->refresh || !use->scope || !*use->scope) return NULL;
    *ret = oauth_scopes(c, use->scope);
    return *ret && !(*ret & ~allowed) ? NULL : "invalid_scope";
}

/* A secret that is used a second time was stolen, by the first sender or the second: the grant ends for both. The
 * secret alone, without the client's name or verifier, cannot be spent. */
static void judge(struct ctx *c, struct pg *db, struct redeeming *r, const struct oauth_grant_row *grant,
                  const struct oauth_secret_row *secret)
{
    r->error = "invalid_grant";
    if (!is_client(grant, r->use->client)) return;
    if (secret->spent) {
        oauth_grant_end(c, db, grant->id);
        wake_revoke(c);
        return;
    }
    if (secret->expired || (!r->use->refresh && !code_fits(r->use, secret))) return;
    r->error = narrow(c, r->use, grant->scopes, &r->scopes);
}

static bool redeem_body(struct ctx *c, struct pg *db, void *thing)
{
    struct redeeming *r = thing;
    struct oauth_grant_row grant;
    struct oauth_secret_row secret = {.hash = r->hash, .kind = r->use->refresh ? "refresh" : "code"};
    bool found;
    r->error = "invalid_grant";
    if (!oauth_secret_take(c, db, &secret, &found, &grant)) return false;
    if (!found) return true;
    judge(c, db, r, &grant, &secret);
    if (r->error) return true;
    oauth_secret_spend(c, db, grant.id, r->hash);
    oauth_secret_put(
        c, db, grant.id,
        &(struct oauth_secret_row){.hash = r->refresh_hash, .kind = "refresh", .seconds = REFRESH_SECONDS});
    oauth_access_put(c, db, grant.id, r->access_hash, r->scopes);
    if (r->use->refresh) wake_revoke(c); /* of the access tokens that this one replaces */
    return true;
}

static const char *scope_text(struct ctx *c, unsigned scopes)
{
    json_object *words = scope_words(c, scopes);
    const char *text = "";
    for (size_t i = 0; i < json_object_array_length(words); i++)
        text = pool_print(c->pool, "%s%s%s", text, i ? " " : "",
                          json_object_get_string(json_object_array_get_idx(words, i)));
    return text;
}

static const char *fresh(struct ctx *c, const char *prefix, unsigned char ret_hash[OAUTH_HASH])
{
    char luck[TOKEN_TEXT];
    secret_token(luck);
    const char *token = pool_print(c->pool, "%s%s", prefix, luck);
    secret_blake2b(token, strlen(token), ret_hash);
    return token;
}

bool oauth_redeem(struct ctx *c, struct pg *db, const struct oauth_use *use, json_object **ret_tokens,
                  oauth_error *ret_error)
{
    unsigned char hash[OAUTH_HASH], access_hash[OAUTH_HASH], refresh_hash[OAUTH_HASH];
    const char *access = fresh(c, TOKEN_PREFIX, access_hash), *refresh = fresh(c, "", refresh_hash);
    struct redeeming r = {use, hash, access_hash, refresh_hash, 0, NULL};
    *ret_error = "invalid_request";
    if (!use->secret || !use->client) return true;
    secret_blake2b(use->secret, strlen(use->secret), hash);
    if (!transact(c, db, redeem_body, &r)) return false;
    *ret_error = r.error;
    if (r.error) return true;
    json_object *tokens = json_new_object(c);
    json_add_text(tokens, "access_token", access);
    json_add_text(tokens, "token_type", "Bearer");
    json_add_int(tokens, "expires_in", OAUTH_ACCESS_SECONDS);
    json_add_text(tokens, "refresh_token", refresh);
    json_add_text(tokens, "scope", scope_text(c, r.scopes));
    *ret_tokens = tokens;
    return true;
}

struct revoking {
    const char *client;
    const unsigned char *hash;
};

static bool revoke_body(struct ctx *c, struct pg *db, void *thing)
{
    struct revoking *r = thing;
    struct oauth_grant_row grant;
    struct oauth_secret_row secret = {.hash = r->hash, .kind = "refresh"};
    bool found;
    if (!oauth_secret_take(c, db, &secret, &found, &grant)) return false;
    if (!found || !is_client(&grant, r->client)) return true;
    oauth_grant_end(c, db, grant.id);
    wake_revoke(c);
    return true;
}

bool oauth_revoke(struct ctx *c, struct pg *db, const char *client, const char *token)
{
    unsigned char hash[OAUTH_HASH];
    secret_blake2b(token, strlen(token), hash);
    return transact(c, db, revoke_body, &(struct revoking){client, hash});
}
