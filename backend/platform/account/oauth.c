/* oauth.c - see oauth.h: clients, and what people allow them. oauth_tokens.c redeems codes and refresh tokens. */
#include "platform/account/oauth.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/transact.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/oauth.h"
#include <string.h>

enum { NAME_MAX_BYTES = 240, CODE_SECONDS = 60, HOUR = 3600 };

/* Clients */

/* http is only for the client's own machine, where no certificate can be had (RFC 8252). Other schemes are refused:
 * the page goes to this address, and one of them is "javascript". */
static size_t scheme_length(const char *uri)
{
    static const char *const STARTS[] = {"https://", "http://localhost", "http://127.0.0.1", "http://[::1]"};
    for (size_t i = 0; i < sizeof STARTS / sizeof *STARTS; i++) {
        size_t length = strlen(STARTS[i]);
        if (strncmp(uri, STARTS[i], length) != 0) continue;
        return i == 0 || strchr(":/?", uri[length]) ? length : 0; /* also the end of the text */
    }
    return 0;
}

/* An absolute address of the characters of RFC 3986, without a name and password before the host and without a
 * fragment. */
static bool redirect_fits(const char *uri)
{
    static const char PLAIN[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?[]@!$&'()*+,;=%";
    size_t start = scheme_length(uri), length = strlen(uri), host;
    if (!start || length > OAUTH_URI_MAX || strspn(uri, PLAIN) != length) return false;
    const char *after = strstr(uri, "://") + 3;
    host = strcspn(after, "/?");
    return host > 0 && !memchr(after, '@', host);
}

/* The addresses, one a line; NULL when one of them does not fit. */
static const char *redirects_of(struct ctx *c, json_object *list)
{
    size_t count = json_object_is_type(list, json_type_array) ? json_object_array_length(list) : 0;
    const char *lines = "";
    if (count < 1 || count > OAUTH_REDIRECTS_MAX) return NULL;
    for (size_t i = 0; i < count; i++) {
        json_object *item = json_object_array_get_idx(list, i);
        if (!json_object_is_type(item, json_type_string)) return NULL;
        const char *uri = json_object_get_string(item);
        if ((size_t)json_object_get_string_len(item) != strlen(uri) || !redirect_fits(uri)) return NULL;
        lines = pool_print(c->pool, "%s%s%s", lines, i ? "\n" : "", uri);
    }
    return lines;
}

static json_object *client_json(struct ctx *c, const char *id, const char *name, json_object *redirects,
                                int64_t at)
{
    json_object *client = json_new_object(c), *grants = json_new_array(c), *types = json_new_array(c);
    json_push_text(grants, "authorization_code");
    json_push_text(grants, "refresh_token");
    json_push_text(types, "code");
    json_add_text(client, "client_id", id);
    json_add_int(client, "client_id_issued_at", at / 1000000);
    json_add_text(client, "client_name", name);
    json_add(client, "redirect_uris", redirects);
    json_add(client, "grant_types", grants);
    json_add(client, "response_types", types);
    json_add_text(client, "token_endpoint_auth_method", "none");
    return client;
}

struct registering {
    const char *name, *redirects, *id;
    int64_t at;
};

static bool register_body(struct ctx *c, struct pg *db, void *thing)
{
    struct registering *r = thing;
    return oauth_client_insert(c, db, r->name, r->redirects, &r->id, &r->at);
}

/* The name that people will see; "Program" for a client that gives none. */
static const char *name_of(struct ctx *c, json_object *metadata)
{
    json_object *given = json_member(metadata, "client_name");
    if (!given) return "Program";
    bool text = json_object_is_type(given, json_type_string) &&
                json_object_get_string_len(given) <= NAME_MAX_BYTES;
    const char *name = text ? text_nfc(c, json_object_get_string(given)) : NULL;
    return name && text_is_label(name, TOKEN_LABEL_MAX) ? name : NULL;
}

bool oauth_register(struct ctx *c, struct pg *db, const char *from, json_object *metadata,
                    json_object **ret_client, oauth_error *ret_error)
{
    struct limit limit = limit_configured("oauth.clients", "QUADRIVIUM_LIMIT_CLIENTS", 20, HOUR);
    json_object *redirects = json_member(metadata, "redirect_uris");
    struct registering r = {.name = name_of(c, metadata), .redirects = redirects_of(c, redirects)};
    *ret_error = !r.redirects ? "invalid_redirect_uri" : !r.name ? "invalid_client_metadata" : NULL;
    if (*ret_error) return true;
    if (!limit_count(c, db, &limit, from) || !transact(c, db, register_body, &r)) return false;
    *ret_client = client_json(c, r.id, r.name, redirects, r.at);
    return true;
}

/* What is asked for */

/* Scopes by their words, between blanks. Unknown ones are left out, as RFC 6749 (3.3) allows; 0: none is known. */
unsigned oauth_scopes(struct ctx *c, const char *words)
{
    unsigned scopes = 0;
    while (*words) {
        size_t length = strcspn(words, " ");
        scopes |= scope_named(pool_copy_bytes(c->pool, words, length));
        words += length + strspn(words + length, " ");
    }
    return scopes;
}

static bool is_resource(const char *asked, const char *const *resources)
{
    while (*resources)
        if (strcmp(*resources++, asked) == 0) return true;
    return false;
}

static oauth_error wrong_with(struct ctx *c, const struct oauth_ask *ask, const char *const *resources,
                              unsigned *ret_scopes)
{
    static const char LETTERS[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    const char *challenge = ask->challenge ? ask->challenge : "";
    if (!ask->response_type) return "invalid_request";
    if (strcmp(ask->response_type, "code") != 0) return "unsupported_response_type";
    if (!ask->method || strcmp(ask->method, "S256") != 0) return "invalid_request";
    if (strlen(challenge) != TOKEN_TEXT - 1 || strspn(challenge, LETTERS) != TOKEN_TEXT - 1)
        return "invalid_request";
    if (ask->resource && !is_resource(ask->resource, resources)) return "invalid_target";
    *ret_scopes = ask->scope && *ask->scope ? oauth_scopes(c, ask->scope) : OAUTH_USUAL_SCOPES;
    return *ret_scopes ? NULL : "invalid_scope";
}

static bool bad_ask(struct ctx *c, const char *path, const char *hint, const char *detail)
{
    fail_at(c, path, "bad_request", hint);
    return fail(c, FAULT_BAD_REQUEST, "%s", detail);
}

bool oauth_read_ask(struct ctx *c, struct pg *db, const struct oauth_ask *ask, const char *const *resources,
                    struct oauth_asked *ret, oauth_error *ret_error)
{
    struct oauth_client_row client;
    bool found = false;
    if (ask->client && ask->redirect &&
        !oauth_client_by_id(c, db, ask->client, ask->redirect, &found, &client))
        return false;
    if (!found) return bad_ask(c, "/client_id", "register first", "there is no such client");
    if (!client.redirect_fits)
        return bad_ask(c, "/redirect_uri", "one of those that the client registered",
                       "the client did not register this address");
    *ret = (struct oauth_asked){
        .client = client.public_id, .name = client.name, .redirect = ask->redirect, .client_row = client.id};
    *ret_error = wrong_with(c, ask, resources, &ret->scopes);
    return true;
}

/* Allowing */

struct allowing {
    const struct visitor *owner;
    const struct oauth_ask *ask;
    const struct oauth_asked *asked;
    const char *bot;
    const unsigned char *hash;
};

/* The owner is locked, so that concurrent requests count each other. */
static bool allow_body(struct ctx *c, struct pg *db, void *thing)
{
    struct allowing *a = thing;
    struct account_row owner, whom;
    int64_t count;
    if (!account_lock_own(c, db, a->owner, &owner) || !oauth_grants_count(c, db, owner.id, &count))
        return false;
    if (count >= OAUTH_GRANTS_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "oauth.grants", HOUR,
                          "you have connected 50 programs; disconnect one you no longer need");
    if (!token_account(c, db, &owner, a->bot, &whom)) return false;
    struct oauth_grant_row grant = {.owner = owner.id, .account = whom.id, .scopes = a->asked->scopes};
    if (!oauth_client_hold(c, db, a->asked->client_row) ||
        !oauth_grant_insert(c, db, a->asked->client_row, &grant))
        return false;
    oauth_secret_put(c, db, grant.id,
                     &(struct oauth_secret_row){.hash = a->hash,
                                                .kind = "code",
                                                .redirect_uri = a->ask->redirect,
                                                .challenge = a->ask->challenge,
                                                .seconds = CODE_SECONDS});
    return true;
}

bool oauth_allow(struct ctx *c, struct pg *db, const struct visitor *owner, const struct oauth_ask *ask,
                 const struct oauth_asked *asked, const char *bot, const char **ret_code)
{
    char luck[TOKEN_TEXT];
    unsigned char hash[OAUTH_HASH];
    secret_token(luck);
    secret_blake2b(luck, strlen(luck), hash);
    struct allowing allowing = {owner, ask, asked, bot, hash};
    if (!transact(c, db, allow_body, &allowing)) return false;
    *ret_code = pool_copy(c->pool, luck);
    return true;
}

/* Grants */

static void add_time(json_object *o, const char *key, int64_t at)
{
    char text[CLOCK_TEXT];
    clock_print(at, text);
    json_add_text(o, key, text);
}

bool oauth_grant_list(struct ctx *c, struct pg *db, int64_t owner, json_object **ret_list)
{
    struct oauth_grant_row *rows;
    int count;
    if (!oauth_grants_of(c, db, owner, OAUTH_GRANTS_MAX, &rows, &count)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < count; i++) {
        json_object *grant = json_new_object(c);
        json_add_text(grant, "id", rows[i].public_id);
        json_add_text(grant, "client", rows[i].client);
        json_add_text(grant, "redirect_uri", rows[i].redirect_uri);
        json_add(grant, "scopes", scope_words(c, rows[i].scopes));
        json_add_text(grant, "name", rows[i].name);
        json_add_text(grant, "kind", account_kind_name(rows[i].kind));
        add_time(grant, "created_at", rows[i].created_at);
        add_time(grant, "used_at", rows[i].used_at);
        json_push(items, grant);
    }
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

bool oauth_grant_revoke(struct ctx *c, struct pg *db, int64_t owner, const char *public_id)
{
    if (!oauth_grant_end_own(c, db, owner, public_id)) return false;
    wake_revoke(c);
    return true;
}
