/* scope.c - see scope.h. */
#include "web/scope.h"

bool scope_reaches(struct ctx *c, const struct request *rq, unsigned scope, const char *method,
                   const char *path)
{
    if (!rq->who.account || !rq->who.scopes || rq->who.scopes & scope) return true;
    token_note_refusal(c, rq->db, rq->who.token, scope, method, path);
    if (scope == SCOPE_SESSION)
        return fail(c, FAULT_INSUFFICIENT_SCOPE,
                    "access tokens cannot do this: sign in with name and password");
    return fail(c, FAULT_INSUFFICIENT_SCOPE, "the token needs the scope %s for this",
                scope_name((enum scope)scope));
}
