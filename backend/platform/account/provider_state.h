/* provider_state.h - what a sign-in with a provider has to bring back, so that nothing is stored for visitors who never come
 * back: random bytes, the time when they expire, and a mark (HMAC) over both, the browser and what they are for. The key is
 * derived from sight.key, so it is the same on all nodes. Inside or outside of a transaction, except provider_state_spend. */
#ifndef QUAD_PROVIDER_STATE_H
#define QUAD_PROVIDER_STATE_H
#include "base/secret.h"
#include "platform/account/provider.h"
#include "store/provider.h"

struct pg;

/* Half an hour to sign in there; then as long to choose a name here. */
enum { PROVIDER_SECONDS = 1800 };

/* STATE goes to the provider and back; a TICKET says whom the provider has named, until the person has given what is still
 * needed. One made for signing in does not link, and the other way round. */
enum provider_purpose { STATE_OF_SIGN_IN, STATE_OF_LINK, TICKET_OF_SIGN_IN, TICKET_OF_LINK };

struct provider_maker {
    const char *browser; /* the cookie that keeps browsers apart (web/session.h) */
    int64_t session;     /* that links; 0: signing in needs none */
    enum provider_purpose purpose;
};

/* A new text for that maker; `payload`: what it carries, readable for everybody, "" for a state. In the pool. */
bool provider_state_make(struct ctx *c, struct pg *db, const struct provider_maker *maker,
                         const char *payload, const char **ret_text) must_check;
/* Read one. FAULT_PROVIDER_STATE: altered, expired, of another maker. *ret_payload is in the pool. */
bool provider_state_open(struct ctx *c, struct pg *db, const struct provider_maker *maker, const char *text,
                         unsigned char ret_nonce[PROVIDER_NONCE], const char **ret_payload) must_check;
/* Use it up, for all nodes. FAULT_PROVIDER_STATE when it was used before. Inside a transaction. */
bool provider_state_spend(struct ctx *c, struct pg *db, const unsigned char nonce[PROVIDER_NONCE]) must_check;
/* A secret that only the browser of that nonce can have asked for: the verifier of PKCE, and the nonce of the ID token. */
bool provider_state_derive(struct ctx *c, struct pg *db, const struct provider_maker *maker,
                           const unsigned char nonce[PROVIDER_NONCE], const char *what,
                           const char **ret_text) must_check;
#endif
