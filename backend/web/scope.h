/* scope.h - may an access token do this? The column scope of routes.def against the scopes of the request's token. */
#ifndef QUAD_WEB_SCOPE_H
#define QUAD_WEB_SCOPE_H
#include "platform/account/token.h"
#include "web/http.h"

/* What a route may want beside one of the scopes of token.h: no token is enough, or every token is. */
enum { SCOPE_SESSION = 0, SCOPE_ANY = 0x7fffffff };

/* Does the token of this request (rq->who.scopes) have `scope`, which the route wants? A cookie always does.
 * FAULT_INSUFFICIENT_SCOPE names what is missing; it is noted for the token's owner, with the route's method and
 * pattern of path. Not inside a transaction. */
bool scope_reaches(struct ctx *c, const struct request *rq, unsigned scope, const char *method,
                   const char *path) must_check;
#endif
