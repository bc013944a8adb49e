/* provider.h - the site's own sign-in service, a provider of OpenID Connect (Core 1.0, Discovery 1.0), asked as a relying
 * party by the authorization code flow with PKCE. The operator sets QUADRIVIUM_OIDC_ISSUER and QUADRIVIUM_OIDC_CLIENT_ID;
 * with QUADRIVIUM_OIDC_CLIENT_SECRET_FILE the arena has a secret, without it is a public client.
 *
 * Functions that call the provider wait for its answer: only for routes whose workers do nothing else (CALLING in
 * web/routes.def). What it publishes of itself is cached by each process for ten minutes. */
#ifndef QUAD_PROVIDER_H
#define QUAD_PROVIDER_H
#include "base/json.h"

enum { PROVIDER_ISSUER_MAX = 500, PROVIDER_SUBJECT_MAX = 255 };

struct provider {
    const char *issuer, *client_id;
    const char *name;   /* on the button */
    const char *scopes; /* with blanks between; "openid" is one of them */
};

/* The provider that the operator has set; false: none, or its issuer is no address that can be called (log line
 * provider_misconfigured). The texts last as long as the process. */
bool provider_find(struct provider *ret);

/* What the provider publishes of itself (Discovery, section 3). */
struct provider_facts {
    const char *authorization_endpoint, *token_endpoint, *jwks_uri;
    bool sends_issuer;    /* every answer of it names its issuer (RFC 9207) */
    bool secret_in_basic; /* it takes the client's secret as HTTP Basic; else in the form */
};
/* In the cache, or asked. FAULT_PROVIDER_OFF; FAULT_PROVIDER_DOWN, also when it is no such document or another issuer's. */
bool provider_facts_read(struct ctx *c, struct provider_facts *ret) must_check;

/* Whether the arena can ask it: what it publishes, its keys, and the file with our secret. FAULT_PROVIDER_OFF,
 * FAULT_PROVIDER_DOWN. For the operator. */
bool provider_check(struct ctx *c) must_check;

/* The values of one sign-in that come back in its answers. */
struct provider_round {
    const char *state, *nonce, *verifier, *redirect_uri;
};
/* Where to send the browser. The faults of provider_facts_read. */
bool provider_address(struct ctx *c, const struct provider_round *round, const char **ret) must_check;

struct provider_identity {
    const char *issuer, *subject; /* together they name a person for ever */
    const char *suggestion;       /* of a name for the account, which may be taken; "": none */
};
/* Exchange a code for an ID token, and verify it. FAULT_PROVIDER_DOWN; FAULT_PROVIDER_WRONG when the code is refused or the
 * token is not for us, not of now or not signed by the provider. */
bool provider_identify(struct ctx *c, const struct provider_round *round, const char *code,
                       struct provider_identity *ret) must_check;
#endif
