/* session.h - authentication: the cookie or the access token, and whether the origin of a write is allowed. */
#ifndef QUAD_SESSION_H
#define QUAD_SESSION_H
#include "web/http.h"

struct incoming;

/* Fill rq->who from the request's access token, else from its cookie; without either, or with an expired cookie,
 * who.account stays 0. Looks into this process's cache first, so that a known session costs no query.
 * FAULT_UNAVAILABLE; FAULT_UNAUTHENTICATED for an Authorization header without a valid token, which is never
 * ignored. */
bool session_open(struct ctx *c, const struct incoming *in, struct request *rq) must_check;
/* Refuse a write sent by another site: FAULT_FOREIGN_ORIGIN. With a cookie, Origin or Sec-Fetch-Site must name this
 * site; without a cookie they can be absent. */
bool session_origin_fits(struct ctx *c, const struct incoming *in) must_check;
/* The token of the session cookie, in the pool; NULL when there is none. */
const char *session_cookie(struct ctx *c, const struct incoming *in);
/* The value of the device cookie, which outlives sessions (platform/account/sight.h), in the pool; NULL when there is
 * none. */
const char *session_device(struct ctx *c, const struct incoming *in);
/* The Set-Cookie value with a new device cookie. */
const char *session_set_device(struct ctx *c, bool https);
/* The cookie that binds a sign-in with the provider to the browser that began it (platform/account/provider_state.h): its
 * value, in the pool, NULL when there is none; and the Set-Cookie value. */
const char *session_browser(struct ctx *c, const struct incoming *in);
const char *session_set_browser(struct ctx *c, const char *token, bool https);
/* The cookie that sends a browser's reads to the primary for a few seconds after it has written, and whether the request has it. */
const char *session_set_wrote(struct ctx *c, bool https);
bool session_wrote(const struct incoming *in);
/* The Set-Cookie value for a reply's session_token. */
const char *session_set_cookie(struct ctx *c, const char *token, bool https);
#endif
