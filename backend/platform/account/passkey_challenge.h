/* passkey_challenge.h - what a passkey signs so that its answer is new: 32 random bytes, the time when they expire, and a
 * mark over both, what they are for and whose session asked, so that none is stored before it was answered. The key of
 * the marks comes from sight.key, which all nodes share. */
#ifndef QUAD_PASSKEY_CHALLENGE_H
#define QUAD_PASSKEY_CHALLENGE_H
#include "platform/account/passkey.h"
#include "store/passkey.h"

enum { PASSKEY_CHALLENGE_SECONDS = 300 };

/* What the answer to a challenge is for: its type in client data is webauthn.get and webauthn.create. */
enum passkey_purpose { PASSKEY_IS_USED, PASSKEY_IS_ADDED };

/* A new challenge as base64url, for a session (0: nobody's). FAULT_UNAVAILABLE. */
bool passkey_challenge_make(struct ctx *c, struct pg *db, enum passkey_purpose purpose, int64_t session,
                            const char **ret_text) must_check;
/* Check the client data, which the browser wrote and the passkey signed: type, origin, and a challenge that was made for
 * this purpose and session. FAULT_PASSKEY_WRONG, FAULT_PASSKEY_CHALLENGE. */
bool passkey_challenge_check(struct ctx *c, struct pg *db, const struct passkey_site *site,
                             enum passkey_purpose purpose, int64_t session, struct webauthn_bytes client_data,
                             unsigned char ret_nonce[PASSKEY_NONCE]) must_check;
/* Use up a challenge that was answered: FAULT_PASSKEY_CHALLENGE when it was before. Inside a transaction. */
bool passkey_challenge_spend(struct ctx *c, struct pg *db,
                             const unsigned char nonce[PASSKEY_NONCE]) must_check;
#endif
