/* scope.h - checks the scopes of a request's access token against the column scope of routes.def. */
#ifndef QUAD_WEB_SCOPE_H
#define QUAD_WEB_SCOPE_H
#include "platform/account/token.h"
#include "web/http.h"

/* Values of that column besides the scopes of token.h: no token is sufficient, any token is, or that of a guest whom no
 * session signs in. */
enum { SCOPE_SESSION = 0, SCOPE_ANY = 0x7fffffff, SCOPE_ALONE = 0x40000000 };

/* Check that the token of this request (rq->who.scopes) has the route's `scope`; a cookie always has.
 * FAULT_INSUFFICIENT_SCOPE names the missing scope; the refusal is recorded for the token's owner with the route's
 * method and path pattern. FAULT_UNAVAILABLE. Not inside a transaction. */
bool scope_reaches(struct ctx *c, const struct request *rq, unsigned scope, const char *method,
                   const char *path) must_check;
#endif
