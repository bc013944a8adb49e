/* passkey.h - what requests say of the person who acts: the site that they see, and their proof. */
#ifndef QUAD_WEB_PASSKEY_H
#define QUAD_WEB_PASSKEY_H
#include "platform/account/passkey.h"
#include "web/http.h"

/* The site as browsers write it: lower case, no port that the scheme implies, nothing behind it (RFC 6454, section 6).
 * FAULT_BAD_REQUEST: the request names no host. */
bool passkey_read_site(struct ctx *c, const struct request *rq, struct passkey_site *ret) must_check;
/* The password, with or without a code, or a passkey, which is read to `answer`. `besides`: another member that the body can
 * have, NULL: none. */
bool passkey_read_proof(struct ctx *c, json_object *body, const char *besides, struct passkey_answer *answer,
                        struct passkey_proof *ret) must_check;
#endif
