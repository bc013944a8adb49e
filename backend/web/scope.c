/* scope.c - see scope.h. */
#include "web/scope.h"

/* The scopes of a token are below both words. */
static bool is_alone(struct ctx *c, const struct request *rq, bool *ret)
{
    *ret = false;
    return rq->who.kind != ACCOUNT_GUEST || token_speaks_alone(c, rq->db, rq->who.token, ret);
}

bool scope_reaches(struct ctx *c, const struct request *rq, unsigned scope, const char *method,
                   const char *path)
{
    bool alone;
    if (!rq->who.account || !rq->who.scopes || rq->who.scopes & scope) return true;
    if (scope == SCOPE_ALONE) {
        if (!is_alone(c, rq, &alone)) return false;
        if (alone) return true;
        scope = SCOPE_SESSION;
    }
    token_note_refusal(c, rq->db, rq->who.token, scope, method, path);
    if (scope == SCOPE_SESSION)
        return fail(c, FAULT_INSUFFICIENT_SCOPE,
                    "access tokens cannot do this: sign in with name and password");
    return fail(c, FAULT_INSUFFICIENT_SCOPE, "the token needs the scope %s for this",
                scope_name((enum scope)scope));
}
