/* oauth.c - metadata, registration, consent and tokens of OAuth 2.1; see oauth.h. The page /oauth/authorize asks the
 * person, and reads and answers the request through these routes. */
#include "platform/account/oauth.h"
#include "platform/runtime/limit.h"
#include "web/oauth.h"
#include "web/query.h"
#include "web/route.h"
#include "web/site.h"
#include <string.h>

enum { TEXT_BYTES = 2000, NAME_BYTES = 256, BAD = 400, CREATED = 201, ALL_SCOPES = 0xffff };

/* Metadata */

static json_object *words(struct ctx *c, const char *const *word)
{
    json_object *list = json_new_array(c);
    while (*word) json_push_text(list, *word++);
    return list;
}

static void add_address(struct ctx *c, json_object *o, const char *key, const char *site, const char *path)
{
    json_add_text(o, key, pool_print(c->pool, "%s%s", site, path));
}

static bool reply_metadata(struct ctx *c, struct reply *rp, json_object *metadata)
{
    reply_header(c, rp, "Cache-Control", "public, max-age=300");
    reply_header(c, rp, "Access-Control-Allow-Origin", "*"); /* the same for everybody, also in a browser */
    return reply_json(c, rp, 200, metadata);
}

/* What clients must know of this server (RFC 8414). */
bool oauth_server_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    static const char *const CODE[] = {"code", NULL}, *const QUERY[] = {"query", NULL},
                             *const NONE[] = {"none", NULL}, *const S256[] = {"S256", NULL},
                             *const GRANTS[] = {"authorization_code", "refresh_token", NULL};
    const char *site = site_of(c, rq);
    json_object *o = json_new_object(c);
    json_add_text(o, "issuer", site);
    add_address(c, o, "authorization_endpoint", site, "/oauth/authorize");
    add_address(c, o, "token_endpoint", site, "/api/v1/oauth/token");
    add_address(c, o, "registration_endpoint", site, "/api/v1/oauth/clients");
    add_address(c, o, "revocation_endpoint", site, "/api/v1/oauth/revoke");
    add_address(c, o, "service_documentation", site, "/docs/api/");
    json_add(o, "scopes_supported", scope_words(c, ALL_SCOPES));
    json_add(o, "response_types_supported", words(c, CODE));
    json_add(o, "response_modes_supported", words(c, QUERY));
    json_add(o, "grant_types_supported", words(c, GRANTS));
    json_add(o, "token_endpoint_auth_methods_supported", words(c, NONE));
    json_add(o, "revocation_endpoint_auth_methods_supported", words(c, NONE));
    json_add(o, "code_challenge_methods_supported", words(c, S256));
    json_add_bool(o, "authorization_response_iss_parameter_supported", true);
    return reply_metadata(c, rp, o);
}

/* What tokens are for, and who gives them (RFC 9728). */
bool oauth_resource_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    static const char *const HEADER[] = {"header", NULL};
    const char *site = site_of(c, rq);
    json_object *o = json_new_object(c), *servers = json_new_array(c);
    json_push_text(servers, site);
    add_address(c, o, "resource", site, "/mcp");
    json_add(o, "authorization_servers", servers);
    json_add(o, "scopes_supported", scope_words(c, ALL_SCOPES));
    json_add(o, "bearer_methods_supported", words(c, HEADER));
    json_add_text(o, "resource_name", "Quadrivium");
    return reply_metadata(c, rp, o);
}

void oauth_challenge(struct ctx *c, const struct request *rq, struct reply *rp)
{
    reply_header(c, rp, "WWW-Authenticate",
                 pool_print(c->pool,
                            "Bearer realm=\"quadrivium\", "
                            "resource_metadata=\"%s/.well-known/oauth-protected-resource/mcp\"",
                            site_of(c, rq)));
}

/* Errors */

static bool reply_error(struct ctx *c, struct reply *rp, oauth_error error, const char *text)
{
    json_object *o = json_new_object(c);
    json_add_text(o, "error", error);
    json_add_text(o, "error_description", text);
    reply_header(c, rp, "Cache-Control", "no-store");
    return reply_json(c, rp, BAD, o);
}

bool oauth_refuse(struct ctx *c, struct reply *rp)
{
    enum fault fault = c->failure.fault;
    if (fault != FAULT_MALFORMED && fault != FAULT_BAD_REQUEST && fault != FAULT_UNSUPPORTED_MEDIA_TYPE)
        return false;
    return reply_error(c, rp, "invalid_request", pool_copy(c->pool, c->failure.detail));
}

/* Registration */

/* A client registers itself. Members that this server does not use are ignored, as RFC 7591 says. */
bool oauth_client_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *client;
    oauth_error error;
    if (!oauth_register(c, rq->db, limit_address(c, rq->remote), rq->body, &client, &error)) return false;
    if (error)
        return reply_error(c, rp, error,
                           "redirect_uris: 1 to 5 addresses with https, or http to the own machine; "
                           "client_name: 1 to 60 visible characters");
    reply_header(c, rp, "Cache-Control", "no-store");
    return reply_json(c, rp, CREATED, client);
}

/* Consent */

static bool read_ask(struct ctx *c, const struct request *rq, const struct oauth_ask *ask,
                     struct oauth_asked *ret, oauth_error *ret_error)
{
    const char *site = site_of(c, rq);
    const char *const resources[] = {site, pool_print(c->pool, "%s/", site),
                                     pool_print(c->pool, "%s/mcp", site),
                                     pool_print(c->pool, "%s/api/v1/mcp", site), NULL};
    return oauth_read_ask(c, rq->db, ask, resources, ret, ret_error);
}

/* Where the page goes next: the client's address with a code or an error, the client's state and our name (RFC 9207),
 * so that a client of several servers knows which one has answered. */
static const char *way_back(struct ctx *c, const struct request *rq, const struct oauth_asked *asked,
                            const char *state, const char *name, const char *value)
{
    const char *way = pool_print(c->pool, "%s%s%s=%s&iss=%s", asked->redirect,
                                 strchr(asked->redirect, '?') ? "&" : "?", name, query_encode(c, value, ""),
                                 query_encode(c, site_of(c, rq), ""));
    return state ? pool_print(c->pool, "%s&state=%s", way, query_encode(c, state, "")) : way;
}

/* What the page tells the person: {"client":{"id","name"},"redirect_uri","scopes","redirect"}. Where the request is
 * wrong, `redirect` is where the page goes to say so. */
bool oauth_consent_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct oauth_ask ask = {.client = request_query(rq, "client_id"),
                            .redirect = request_query(rq, "redirect_uri"),
                            .response_type = request_query(rq, "response_type"),
                            .scope = request_query(rq, "scope"),
                            .challenge = request_query(rq, "code_challenge"),
                            .method = request_query(rq, "code_challenge_method"),
                            .resource = request_query(rq, "resource")};
    struct oauth_asked asked;
    oauth_error error;
    if (!request_query_only(c, rq, "client_id", "redirect_uri", "response_type", "scope", "code_challenge",
                            "code_challenge_method", "resource", "state", NULL) ||
        !read_ask(c, rq, &ask, &asked, &error))
        return false;
    json_object *o = json_new_object(c), *client = json_new_object(c);
    json_add_text(client, "id", asked.client);
    json_add_text(client, "name", asked.name);
    json_add(o, "client", client);
    json_add_text(o, "redirect_uri", asked.redirect);
    json_add(o, "scopes", scope_words(c, asked.scopes));
    json_add_text(o, "redirect",
                  error ? way_back(c, rq, &asked, request_query(rq, "state"), "error", error) : NULL);
    return reply_json(c, rp, 200, o);
}

struct decision { /* of a person */
    struct oauth_ask ask;
    const char *state, *bot;
    bool accept;
};

static bool read_decision(struct ctx *c, json_object *o, struct decision *d)
{
    struct oauth_ask *ask = &d->ask;
    if (!json_object_object_get_ex(o, "accept", NULL))
        return fail(c, FAULT_BAD_REQUEST, "accept is missing: true or false");
    return json_only(c, o, "client_id", "redirect_uri", "response_type", "scope", "code_challenge",
                     "code_challenge_method", "resource", "state", "accept", "bot", NULL) &&
           json_need_text(c, o, "client_id", NAME_BYTES, &ask->client) &&
           json_need_text(c, o, "redirect_uri", TEXT_BYTES, &ask->redirect) &&
           json_may_text(c, o, "response_type", NAME_BYTES, &ask->response_type) &&
           json_may_text(c, o, "scope", NAME_BYTES, &ask->scope) &&
           json_may_text(c, o, "code_challenge", NAME_BYTES, &ask->challenge) &&
           json_may_text(c, o, "code_challenge_method", NAME_BYTES, &ask->method) &&
           json_may_text(c, o, "resource", TEXT_BYTES, &ask->resource) &&
           json_may_text(c, o, "state", TEXT_BYTES, &d->state) &&
           json_may_text(c, o, "bot", NAME_BYTES, &d->bot) && json_may_bool(c, o, "accept", &d->accept);
}

/* The person's decision: {"redirect"}, with a code or with the reason why there is none. */
bool oauth_consent_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct decision d = {.state = NULL};
    struct oauth_asked asked;
    struct visitor owner = request_visitor(rq);
    oauth_error error;
    const char *code = NULL;
    if (!read_decision(c, rq->body, &d) || !read_ask(c, rq, &d.ask, &asked, &error)) return false;
    if (!error && !d.accept) error = "access_denied";
    if (!error && !oauth_allow(c, rq->db, &owner, &d.ask, &asked, d.bot, &code)) return false;
    json_object *o = json_new_object(c);
    json_add_text(o, "redirect",
                  way_back(c, rq, &asked, d.state, error ? "error" : "code", error ? error : code));
    reply_header(c, rp, "Cache-Control", "no-store");
    return reply_json(c, rp, 200, o);
}

/* Tokens */

static const char *member(json_object *body, const char *key)
{
    json_object *value = json_member(body, key);
    return value ? json_object_get_string(value) : NULL;
}

/* A code or a refresh token becomes an access token. */
bool oauth_token_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *type = member(rq->body, "grant_type");
    bool refresh = type && strcmp(type, "refresh_token") == 0;
    struct oauth_use use = {.client = member(rq->body, "client_id"),
                            .secret = member(rq->body, refresh ? "refresh_token" : "code"),
                            .redirect = member(rq->body, "redirect_uri"),
                            .verifier = member(rq->body, "code_verifier"),
                            .scope = member(rq->body, "scope"),
                            .refresh = refresh};
    json_object *tokens;
    oauth_error error;
    if (!type) return reply_error(c, rp, "invalid_request", "grant_type is missing");
    if (!refresh && strcmp(type, "authorization_code") != 0)
        return reply_error(c, rp, "unsupported_grant_type", "authorization_code or refresh_token");
    if (!oauth_redeem(c, rq->db, &use, &tokens, &error)) return false;
    if (error) return reply_error(c, rp, error, "this code or token does not work with this request");
    reply_header(c, rp, "Cache-Control", "no-store");
    return reply_json(c, rp, 200, tokens);
}

/* A client no longer needs what it was allowed. An unknown token is revoked already (RFC 7009). */
bool oauth_revoke_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *client = member(rq->body, "client_id"), *token = member(rq->body, "token");
    if (!client || !token) return reply_error(c, rp, "invalid_request", "client_id or token is missing");
    if (!oauth_revoke(c, rq->db, client, token)) return false;
    reply_header(c, rp, "Cache-Control", "no-store");
    return reply_json(c, rp, 200, json_new_object(c));
}

/* Settings */

/* The programs that I have connected. */
bool my_grants_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return oauth_grant_list(c, rq->db, rq->who.account, &list) && reply_list(c, rq, rp, list);
}

/* Disconnect one. */
bool my_grant_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return oauth_grant_revoke(c, rq->db, rq->who.account, request_part(rq, "grant")) && reply_empty(rp, 204);
}
