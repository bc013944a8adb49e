/* provider_token.h - verifies ID tokens (OpenID Connect Core 1.0, section 3.1.3.7). */
#ifndef QUAD_PROVIDER_TOKEN_H
#define QUAD_PROVIDER_TOKEN_H
#include "base/json.h"

struct token_terms {
    const char *issuer, *client_id, *nonce;
    int64_t now; /* seconds since 1970 */
};

/* A public key of `keys` ({"keys":[…]}) has signed the token, by an algorithm that is for keys of its type: RS256, PS256 (at
 * least 2048 bits) or ES256; never "none" or one with a shared secret. *ret_claims: what it says, not yet checked. False, with
 * no failure set, when no key fits. */
bool token_is_signed(struct ctx *c, const char *token, json_object *keys, json_object **ret_claims);
/* The claims are of this issuer, for this client, of now (a minute of difference between clocks) and of this sign-in.
 * FAULT_PROVIDER_WRONG, naming the claim that is not. */
bool token_claims_fit(struct ctx *c, json_object *claims, const struct token_terms *terms) must_check;
#endif
