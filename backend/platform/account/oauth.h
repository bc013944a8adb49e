/* oauth.h - programs of others that people connect to their account (OAuth 2.1): a client registers itself (RFC 7591),
 * a person allows it some scopes, it redeems the code for an access token of an hour (token.h) and a refresh token.
 * Clients have no secret: a code works only with the verifier whose hash came with the request (RFC 7636, S256). A
 * refresh token works once and is replaced; a code or refresh token used twice ends the grant. */
#ifndef QUAD_OAUTH_H
#define QUAD_OAUTH_H
#include "platform/account/token.h"

enum { OAUTH_REDIRECTS_MAX = 5, OAUTH_URI_MAX = 500, OAUTH_GRANTS_MAX = 50, OAUTH_ACCESS_SECONDS = 3600 };

/* Why a request of a client is refused, as OAuth names it; NULL: it is not. */
typedef const char *oauth_error;

/* Register a client: {"client_id","client_id_issued_at","client_name","redirect_uris",...}. `from`: the network it is
 * counted for. Makes its own transactions. FAULT_TOO_MANY_REQUESTS (oauth.clients). */
bool oauth_register(struct ctx *c, struct pg *db, const char *from, json_object *metadata,
                    json_object **ret_client, oauth_error *ret_error) must_check;

/* What a client asks a person for: parameters of the authorization request, NULL where not sent. */
struct oauth_ask {
    const char *client, *redirect, *response_type, *scope, *challenge, *method, *resource;
};
struct oauth_asked {
    const char *client, *name; /* public id and name of the client */
    const char *redirect;      /* an address of its own */
    int64_t client_row;
    unsigned scopes;
};
/* What a client that names no scope asks for. */
enum { OAUTH_USUAL_SCOPES = SCOPE_PLAY | SCOPE_LOBBY | SCOPE_MESSAGES };
/* Check a request. FAULT_BAD_REQUEST: the client is unknown or the address is none of its own, so nobody is sent
 * there; what else is wrong with it is *ret_error. `resources`: the addresses of what tokens are for, ending with
 * NULL. */
bool oauth_read_ask(struct ctx *c, struct pg *db, const struct oauth_ask *ask, const char *const *resources,
                    struct oauth_asked *ret, oauth_error *ret_error) must_check;
/* The scopes of words between blanks; unknown words are left out. */
unsigned oauth_scopes(struct ctx *c, const char *words);
/* A person allows what was asked; the code goes to the client. `bot`: a program of the owner's to act as, NULL: the
 * owner. Makes its own transaction. FAULT_UNKNOWN_BOT, FAULT_TOO_MANY_REQUESTS (oauth.grants). */
bool oauth_allow(struct ctx *c, struct pg *db, const struct visitor *owner, const struct oauth_ask *ask,
                 const struct oauth_asked *asked, const char *bot, const char **ret_code) must_check;

struct oauth_use { /* of a code or a refresh token; what was not sent is NULL */
    const char *client, *secret, *redirect, *verifier, *scope;
    bool refresh;
};
/* {"access_token","token_type","expires_in","refresh_token","scope"}, or *ret_error. Makes its own transaction. */
bool oauth_redeem(struct ctx *c, struct pg *db, const struct oauth_use *use, json_object **ret_tokens,
                  oauth_error *ret_error) must_check;
/* End the grant of a refresh token of this client, if it is one (RFC 7009). Makes its own transaction. */
bool oauth_revoke(struct ctx *c, struct pg *db, const char *client, const char *token) must_check;

/* The grants of an owner that are in use: {"items","next":null}. */
bool oauth_grant_list(struct ctx *c, struct pg *db, int64_t owner, json_object **ret_list) must_check;
/* End one at once; FAULT_NOT_FOUND. Inside a transaction. */
bool oauth_grant_revoke(struct ctx *c, struct pg *db, int64_t owner, const char *public_id) must_check;
#endif
