/* provider.c - signing in with the site's own sign-in service, and the link of my account to it. The provider sends browsers
 * back to a page, /sign-in/provider, which posts what it got here: so every write has an origin that can be checked. */
#include "platform/account/provider_sign_in.h"
#include "web/passkey.h"
#include "web/route.h"
#include "web/session.h"
#include "web/site.h"

enum { TEXT_BYTES = 2000, CODE_BYTES = 4000, NAME_BYTES = 256 };

/* The page that browsers come back to: the address is registered with the provider. */
static const char RETURN[] = "/sign-in/provider";

/* Where the browser has no cookie yet, it gets a new one; where it has, other tabs go on with theirs. */
static struct provider_visit visit_of(struct ctx *c, const struct request *rq, const struct visitor *visitor,
                                      bool links)
{
    const char *browser = session_browser(c, rq->incoming);
    if (!browser) {
        char token[TOKEN_TEXT];
        secret_token(token);
        browser = pool_copy(c->pool, token);
    }
    return (struct provider_visit){visitor, browser, pool_join(c->pool, site_of(c, rq), RETURN, NULL), links};
}

/* The name of the provider; null: there is none. */
bool provider_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct provider provider;
    json_object *body = json_new_object(c);
    (void)rq;
    json_add_text(body, "name", provider_find(&provider) ? provider.name : NULL);
    return reply_json(c, rp, 200, body);
}

/* Begin to sign in, or to link my account. */
bool provider_begin_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const struct visitor visitor = request_visitor(rq);
    bool links = false;
    json_object *body;
    if (!json_only(c, rq->body, "link", NULL) || !json_may_bool(c, rq->body, "link", &links)) return false;
    const struct provider_visit visit = visit_of(c, rq, &visitor, links);
    if (!provider_begin(c, rq->db, &visit, &body)) return false;
    reply_header(c, rp, "Set-Cookie", session_set_browser(c, visit.browser, rq->https));
    return reply_json(c, rp, 201, body);
}

static bool reply_outcome(struct ctx *c, struct reply *rp, const struct provider_outcome *outcome)
{
    static const char *const WANTS[] = {NULL, "name", "second_code", "proof"};
    json_object *body = json_new_object(c);
    bool entered = outcome->wants == WANTS_NOTHING;
    json_add(body, "account", entered ? account_json(c, &outcome->entrance.account) : NULL);
    json_add_text(body, "wants", WANTS[outcome->wants]);
    json_add_text(body, "ticket", outcome->ticket);
    json_add_text(body, "name", entered ? NULL : outcome->name);
    if (entered) rp->session_token = pool_copy(c->pool, outcome->entrance.token);
    return reply_json(c, rp, 201, body);
}

/* What the provider's answer says: signed in, or what is still needed. */
bool provider_return_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const struct visitor visitor = request_visitor(rq);
    struct provider_answer answer = {.issuer = NULL};
    struct provider_outcome outcome;
    if (!json_only(c, rq->body, "state", "code", "issuer", NULL) ||
        !json_need_text(c, rq->body, "state", TEXT_BYTES, &answer.state) ||
        !json_need_text(c, rq->body, "code", CODE_BYTES, &answer.code) ||
        !json_may_text(c, rq->body, "issuer", TEXT_BYTES, &answer.issuer))
        return false;
    struct provider_visit visit = visit_of(c, rq, &visitor, false);
    return provider_return(c, rq->db, &visit, &answer, &outcome) && reply_outcome(c, rp, &outcome);
}

/* Give the name or the code that was still needed. */
bool provider_finish_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const struct visitor visitor = request_visitor(rq);
    struct entrance entrance = {.access_token = NULL};
    const char *ticket, *name = NULL, *code = NULL;
    json_object *body = json_new_object(c);
    if (!json_only(c, rq->body, "ticket", "name", "second_code", NULL) ||
        !json_need_text(c, rq->body, "ticket", TEXT_BYTES, &ticket) ||
        !json_may_text(c, rq->body, "name", NAME_BYTES, &name) ||
        !json_may_text(c, rq->body, "second_code", NAME_BYTES, &code))
        return false;
    if (!name == !code) return fail(c, FAULT_BAD_REQUEST, "either a name or a code is needed");
    const struct provider_visit visit = visit_of(c, rq, &visitor, false);
    if (!provider_finish(c, rq->db, &visit, ticket, name, code, &entrance)) return false;
    json_add(body, "account", account_json(c, &entrance.account));
    rp->session_token = pool_copy(c->pool, entrance.token);
    return reply_json(c, rp, 201, body);
}

/* My account */

/* Whether my account is linked. */
bool my_provider_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *body;
    return provider_show(c, rq->db, rq->who.account, &body) && reply_json(c, rp, 200, body);
}

/* Link my account to whom the provider has named. */
bool my_provider_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const struct visitor visitor = request_visitor(rq);
    const struct provider_visit visit = visit_of(c, rq, &visitor, true);
    struct passkey_site site;
    struct passkey_answer answer;
    struct passkey_proof proof;
    const char *ticket;
    json_object *body;
    return json_need_text(c, rq->body, "ticket", TEXT_BYTES, &ticket) &&
           passkey_read_proof(c, rq->body, "ticket", &answer, &proof) && passkey_read_site(c, rq, &site) &&
           provider_link(c, rq->db, &visit, ticket, &site, &proof) &&
           provider_show(c, rq->db, visitor.account, &body) && reply_json(c, rp, 200, body);
}

/* Remove the link. */
bool my_provider_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const struct visitor visitor = request_visitor(rq);
    struct passkey_site site;
    struct passkey_answer answer;
    struct passkey_proof proof;
    return passkey_read_proof(c, rq->body, NULL, &answer, &proof) && passkey_read_site(c, rq, &site) &&
           provider_unlink(c, rq->db, &visitor, &site, &proof) && reply_empty(rp, 204);
}
