/* scope.h - may an access token do this? The lines of scope.def against a row of routes.def. */
#ifndef QUAD_WEB_SCOPE_H
#define QUAD_WEB_SCOPE_H
#include "web/http.h"

/* Does the token of this request (rq->who.scopes) reach the route with that method and pattern of path? A cookie always does.
 * `open`: the route is there for ANYONE. FAULT_INSUFFICIENT_SCOPE names what is missing; it is noted
 * for the token's owner. Not inside a transaction. */
bool scope_reaches(struct ctx *c, const struct request *rq, const char *method, const char *path,
                   bool open) must_check;
#endif
