/* provider.c - see provider.h. */
#include "platform/account/provider.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/secret.h"
#include "platform/account/account.h"
#include "platform/account/provider_token.h"
#include "platform/runtime/fetch.h"
#include <stdlib.h>
#include <string.h>

enum {
    MINUTE_US = 60 * 1000000,
    KEPT_US = 10 * MINUTE_US,
    OK = 200,
    SECRET_MAX = 1000,
    URL_MAX = 2000,
    SECOND = 1000000
};

/* Settings */

static const char *setting(const char *name, const char *otherwise)
{
    const char *value = getenv(name);
    return value && *value ? value : otherwise;
}

static bool is_scope_of_openid(const char *scopes)
{
    static const char WORD[] = "openid";
    size_t length = strlen(WORD);
    for (const char *at = strstr(scopes, WORD); at; at = strstr(at + 1, WORD))
        if ((at == scopes || at[-1] == ' ') && (!at[length] || at[length] == ' ')) return true;
    return false;
}

bool provider_find(struct provider *ret)
{
    static bool told;
    *ret = (struct provider){.issuer = setting("QUADRIVIUM_OIDC_ISSUER", NULL),
                             .client_id = setting("QUADRIVIUM_OIDC_CLIENT_ID", NULL),
                             .name = setting("QUADRIVIUM_OIDC_NAME", "OpenID Connect"),
                             .scopes = setting("QUADRIVIUM_OIDC_SCOPES", "openid profile")};
    if (!ret->issuer && !ret->client_id) return false;
    if (ret->issuer && ret->client_id && strlen(ret->issuer) <= PROVIDER_ISSUER_MAX &&
        fetch_can(ret->issuer) && !strchr(ret->issuer, '?') && is_scope_of_openid(ret->scopes))
        return true;
    if (!told)
        log_line(LOG_ERROR, "provider_misconfigured", "\"issuer\":%s",
                 log_quote(ret->issuer ? ret->issuer : ""));
    told = true;
    return false;
}

/* The file's first line; NULL when it cannot be read. */
static const char *read_secret(struct ctx *c, const char *path)
{
    char line[SECRET_MAX + 2];
    FILE *file = fopen(path, "re");
    bool fine = file && fgets(line, sizeof line, file);
    if (file) (void)fclose(file);
    return fine ? pool_copy_bytes(c->pool, line, strcspn(line, "\r\n")) : NULL;
}

/* *ret: NULL when the client has no secret. */
static bool secret_of(struct ctx *c, const char **ret)
{
    const char *path = setting("QUADRIVIUM_OIDC_CLIENT_SECRET_FILE", NULL);
    *ret = path ? read_secret(c, path) : NULL;
    if (!path || (*ret && **ret)) return true;
    log_line(LOG_ERROR, "provider_secret_unreadable", "\"path\":%s", log_quote(path));
    return fail(c, FAULT_PROVIDER_DOWN, "the arena cannot read its secret for the sign-in service");
}

/* What it publishes */

static struct kept {
    struct pool *pool;
    int64_t until;
    const char *text; /* NULL: nothing */
} kept_facts, kept_keys;

static void keep(struct kept *kept, const char *text)
{
    pool_drop(kept->pool);
    kept->pool = pool_new();
    kept->text = pool_copy(kept->pool, text);
    kept->until = clock_ticks() + KEPT_US;
}

static bool not_so(struct ctx *c, const char *what)
{
    log_line(LOG_WARNING, "provider_document_refused", "\"reason\":%s", log_quote(what));
    return fail(c, FAULT_PROVIDER_DOWN, "the sign-in service did not answer as it should: %s", what);
}

/* An object of JSON at that address. */
static bool read_document(struct ctx *c, const struct provider *provider, const char *url, json_object **ret)
{
    const struct fetch what = {.url = url, .home = provider->issuer};
    const char *text;
    long status;
    if (!fetch(c, &what, &status, &text)) return false;
    if (status != OK) return not_so(c, pool_print(c->pool, "%ld at %s", status, url));
    if (json_read(c, text, strlen(text), ret) && json_object_is_type(*ret, json_type_object)) return true;
    forgive(c);
    return not_so(c, "no JSON");
}

static const char *text_of(json_object *o, const char *key)
{
    json_object *member = json_member(o, key);
    return json_object_is_type(member, json_type_string) ? json_object_get_string(member) : "";
}

static bool lists(json_object *o, const char *key, const char *word)
{
    json_object *list = json_member(o, key);
    size_t count = json_object_is_type(list, json_type_array) ? json_object_array_length(list) : 0;
    for (size_t i = 0; i < count; i++) {
        json_object *one = json_object_array_get_idx(list, i);
        if (json_object_is_type(one, json_type_string) && strcmp(json_object_get_string(one), word) == 0)
            return true;
    }
    return false;
}

static bool check_facts(struct ctx *c, const struct provider *provider, json_object *o)
{
    static const char *const ADDRESSES[] = {"authorization_endpoint", "token_endpoint", "jwks_uri"};
    if (strcmp(text_of(o, "issuer"), provider->issuer) != 0)
        return not_so(c, "its document names another issuer");
    for (int i = 0; i < 3; i++) {
        const char *url = text_of(o, ADDRESSES[i]);
        if (strlen(url) > URL_MAX || !fetch_can(url))
            return not_so(c, pool_print(c->pool, "its %s cannot be called", ADDRESSES[i]));
    }
    return true;
}

/* From the cache, unless it is old; else asked. */
static bool facts_document(struct ctx *c, json_object **ret)
{
    struct provider provider;
    if (!provider_find(&provider)) return fail(c, FAULT_PROVIDER_OFF, "this server has no sign-in service");
    if (kept_facts.text && clock_ticks() < kept_facts.until) {
        *ret = json_own(c, kept_facts.text);
        return true;
    }
    size_t length = strlen(provider.issuer);
    const char *url = pool_print(c->pool, "%.*s/.well-known/openid-configuration",
                                 (int)(length - (provider.issuer[length - 1] == '/')), provider.issuer);
    if (!read_document(c, &provider, url, ret) || !check_facts(c, &provider, *ret)) return false;
    keep(&kept_facts, json_text(c, *ret));
    return true;
}

bool provider_facts_read(struct ctx *c, struct provider_facts *ret)
{
    static const char METHODS[] = "token_endpoint_auth_methods_supported";
    json_object *o;
    if (!facts_document(c, &o)) return false;
    json_object *sends = json_member(o, "authorization_response_iss_parameter_supported");
    *ret = (struct provider_facts){
        .authorization_endpoint = text_of(o, "authorization_endpoint"),
        .token_endpoint = text_of(o, "token_endpoint"),
        .jwks_uri = text_of(o, "jwks_uri"),
        .sends_issuer = json_object_is_type(sends, json_type_boolean) && json_object_get_boolean(sends),
        .secret_in_basic = !json_member(o, METHODS) || lists(o, METHODS, "client_secret_basic"),
    };
    return true;
}

/* Its keys, a document of RFC 7517. `fresh`: asked now, because none of the cache fits. */
static bool read_keys(struct ctx *c, bool fresh, json_object **ret)
{
    struct provider provider;
    struct provider_facts facts;
    if (!provider_facts_read(c, &facts)) return false;
    if (!fresh && kept_keys.text && clock_ticks() < kept_keys.until) {
        *ret = json_own(c, kept_keys.text);
        return true;
    }
    if (!provider_find(&provider) || !read_document(c, &provider, facts.jwks_uri, ret)) return false;
    keep(&kept_keys, json_text(c, *ret));
    return true;
}

bool provider_check(struct ctx *c)
{
    json_object *keys;
    const char *secret;
    return read_keys(c, true, &keys) && secret_of(c, &secret);
}

/* There and back */

bool provider_address(struct ctx *c, const struct provider_round *round, const char **ret)
{
    struct provider provider;
    struct provider_facts facts;
    char challenge[TOKEN_TEXT];
    if (!provider_facts_read(c, &facts) || !provider_find(&provider)) return false;
    secret_challenge(round->verifier, challenge);
    *ret = pool_print(c->pool,
                      "%s%sresponse_type=code&client_id=%s&scope=%s&redirect_uri=%s&state=%s&nonce=%s"
                      "&code_challenge=%s&code_challenge_method=S256",
                      facts.authorization_endpoint, strchr(facts.authorization_endpoint, '?') ? "&" : "?",
                      fetch_escape(c, provider.client_id), fetch_escape(c, provider.scopes),
                      fetch_escape(c, round->redirect_uri), round->state, round->nonce, challenge);
    return true;
}

/* RFC 6749, section 2.3.1: both are escaped as in a form before they become Basic. */
static const char *basic(struct ctx *c, const char *client_id, const char *secret)
{
    const char *pair = pool_join(c->pool, fetch_escape(c, client_id), ":", fetch_escape(c, secret), NULL);
    char *encoded = pool_take(c->pool, SECRET_BASE64(strlen(pair)));
    secret_to_base64(pair, strlen(pair), encoded);
    return pool_join(c->pool, "Basic ", encoded, NULL);
}

/* What exchanges a code, with the client's secret where the provider wants it. */
static bool request_of(struct ctx *c, const struct provider *provider, const struct provider_round *round,
                       const char *code, struct fetch *ret)
{
    struct provider_facts facts;
    const char *secret;
    if (!provider_facts_read(c, &facts) || !secret_of(c, &secret)) return false;
    *ret = (struct fetch){.url = facts.token_endpoint, .home = provider->issuer};
    ret->form = pool_print(c->pool, "grant_type=authorization_code&code=%s&redirect_uri=%s&code_verifier=%s",
                           fetch_escape(c, code), fetch_escape(c, round->redirect_uri), round->verifier);
    if (secret && facts.secret_in_basic) ret->authorization = basic(c, provider->client_id, secret);
    else
        ret->form = pool_join(c->pool, ret->form, "&client_id=", fetch_escape(c, provider->client_id),
                              secret ? "&client_secret=" : "", secret ? fetch_escape(c, secret) : "", NULL);
    return true;
}

static bool exchange(struct ctx *c, const struct provider *provider, const struct provider_round *round,
                     const char *code, const char **ret_token)
{
    struct fetch what;
    const char *text;
    json_object *answer;
    long status;
    if (!request_of(c, provider, round, code, &what) || !fetch(c, &what, &status, &text)) return false;
    bool readable = json_read(c, text, strlen(text), &answer) &&
                    json_object_is_type(answer, json_type_object);
    forgive(c);
    const char *token = readable ? text_of(answer, "id_token") : "";
    if (status != OK || !*token) {
        log_line(LOG_WARNING, "provider_code_refused", "\"status\":%ld,\"error\":%s", status,
                 log_quote(readable ? text_of(answer, "error") : ""));
        return fail(c, FAULT_PROVIDER_WRONG, "the sign-in service gave no ID token for this code");
    }
    *ret_token = token;
    return true;
}

/* A key that is not known yet can be new. */
static bool verify(struct ctx *c, const char *token, json_object **ret_claims)
{
    json_object *keys;
    if (!read_keys(c, false, &keys)) return false;
    if (token_is_signed(c, token, keys, ret_claims)) return true;
    if (!read_keys(c, true, &keys)) return false;
    return token_is_signed(c, token, keys, ret_claims) ||
           fail(c, FAULT_PROVIDER_WRONG, "the ID token is not signed by a key of the sign-in service");
}

/* The first of what it says of the person that can be a name here; an address for mail until its @. */
static const char *suggestion_of(struct ctx *c, json_object *claims)
{
    static const char *const FROM[] = {"preferred_username", "nickname", "name"};
    for (size_t i = 0; i < sizeof FROM / sizeof *FROM; i++) {
        const char *text = text_of(claims, FROM[i]), *name, *key;
        text = pool_copy_bytes(c->pool, text, strcspn(text, "@"));
        if (*text && name_settle(c, text, &name, &key)) return name;
        forgive(c);
    }
    return "";
}

bool provider_identify(struct ctx *c, const struct provider_round *round, const char *code,
                       struct provider_identity *ret)
{
    struct provider provider;
    const char *token = "";
    json_object *claims;
    if (!provider_find(&provider)) return fail(c, FAULT_PROVIDER_OFF, "this server has no sign-in service");
    const struct token_terms terms = {provider.issuer, provider.client_id, round->nonce, c->now / SECOND};
    if (!exchange(c, &provider, round, code, &token) || !verify(c, token, &claims)) return false;
    if (!token_claims_fit(c, claims, &terms)) {
        log_line(LOG_WARNING, "provider_token_refused", "\"reason\":%s", log_quote(c->failure.detail));
        return false;
    }
    *ret = (struct provider_identity){provider.issuer, text_of(claims, "sub"), suggestion_of(c, claims)};
    return true;
}
