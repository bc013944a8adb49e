/* session.h - authentication: the cookie or the access token, and whether the origin of a write is allowed. */
#ifndef QUAD_SESSION_H
#define QUAD_SESSION_H
#include "web/http.h"

struct incoming;

/* Fill rq->who from the request's access token, else from its cookie; without one, or with a cookie that is over,
 * who.account stays 0. Looks into this process's cache first, so that a known session costs no query. Failures:
 * FAULT_UNAVAILABLE, and FAULT_UNAUTHENTICATED for an Authorization header that is none of our tokens: it is never
 * ignored. */
bool session_open(struct ctx *c, const struct incoming *in, struct request *rq) must_check;
/* Refuse a write that another site sent: FAULT_FOREIGN_ORIGIN. With a cookie, Origin or Sec-Fetch-Site must name our
 * own site; without one they only must not name another. */
bool session_origin_fits(struct ctx *c, const struct incoming *in) must_check;
/* The token of our cookie in the pool, NULL when there is none. */
const char *session_cookie(struct ctx *c, const struct incoming *in);
/* What the cookie of the device says, which outlives sessions (platform/account/sight.h); in the pool, NULL when
 * there is none. */
const char *session_device(struct ctx *c, const struct incoming *in);
/* The Set-Cookie value that gives a device a cookie of its own. */
const char *session_set_device(struct ctx *c, bool https);
/* The Set-Cookie value for a reply's session_token. */
const char *session_set_cookie(struct ctx *c, const char *token, bool https);
#endif
