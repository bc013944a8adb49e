/* passkey.c - passkeys: signing in with one, and those of my account. */
#include "web/passkey.h"
#include "base/webauthn.h"
#include "web/route.h"
#include "web/site.h"
#include <string.h>

#define BASE64_OF(bytes) (((size_t)(bytes) + 2) / 3 * 4)
enum { PASSWORD_BYTES = 1024, CODE_BYTES = 256, NAME_BYTES = 4 * PASSKEY_NAME_MAX, HANDLE_BYTES = 64 };

bool passkey_read_site(struct ctx *c, const struct request *rq, struct passkey_site *ret)
{
    char *origin = pool_copy(c->pool, site_of(c, rq)), *host = strstr(origin, "://");
    if (!host) return fail(c, FAULT_BAD_REQUEST, "the request names no host");
    host += 3;
    host[strcspn(host, "/")] = 0;
    for (char *at = origin; *at; at++)
        if (*at >= 'A' && *at <= 'Z') *at = (char)(*at - 'A' + 'a');
    char *port = strrchr(host, ':');
    const char *implied = strncmp(origin, "https:", 6) == 0 ? ":443" : ":80";
    if (port && strcmp(port, implied) == 0) *port = 0;
    ret->origin = origin;
    ret->rp_id = pool_copy_bytes(c->pool, host, strcspn(host, ":"));
    return true;
}

/* What an authenticator answered: a member of the body. */
static bool read_answer(struct ctx *c, json_object *o, struct passkey_answer *ret)
{
    return json_only(c, o, "id", "client_data", "authenticator_data", "signature", "user_handle", NULL) &&
           json_need_text(c, o, "id", BASE64_OF(WEBAUTHN_ID), &ret->id) &&
           json_need_text(c, o, "client_data", BASE64_OF(WEBAUTHN_DATA), &ret->client_data) &&
           json_need_text(c, o, "authenticator_data", BASE64_OF(WEBAUTHN_DATA), &ret->authenticator_data) &&
           json_need_text(c, o, "signature", BASE64_OF(WEBAUTHN_SIGNATURE), &ret->signature) &&
           json_need_text(c, o, "user_handle", BASE64_OF(HANDLE_BYTES), &ret->user_handle);
}

bool passkey_read_proof(struct ctx *c, json_object *body, const char *besides, struct passkey_answer *answer,
                        struct passkey_proof *ret)
{
    json_object *passkey = NULL;
    *ret = (struct passkey_proof){.password = NULL};
    if (!json_only(c, body, "password", "second_code", "passkey", besides, NULL) ||
        !json_may_object(c, body, "passkey", &passkey))
        return false;
    if (!passkey)
        return json_need_text(c, body, "password", PASSWORD_BYTES, &ret->password) &&
               json_may_text(c, body, "second_code", CODE_BYTES, &ret->second_code);
    ret->answer = answer;
    return json_only(c, body, "passkey", besides, NULL) && read_answer(c, passkey, answer);
}

/* Signing in */

/* A challenge for a passkey. */
bool passkey_challenge_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct passkey_site site;
    json_object *body;
    return json_only(c, rq->body, NULL) && passkey_read_site(c, rq, &site) &&
           passkey_ask(c, rq->db, &site, rq->who.session, &body) && reply_json(c, rp, 201, body);
}

/* Sign in with a passkey. */
bool passkey_session_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct passkey_site site;
    struct passkey_answer answer;
    struct entrance entrance = {.access_token = NULL};
    json_object *passkey = json_member(rq->body, "passkey"), *body = json_new_object(c);
    if (!json_only(c, rq->body, "passkey", NULL) || !json_need_object(c, passkey, "passkey") ||
        !read_answer(c, passkey, &answer) || !passkey_read_site(c, rq, &site) ||
        !passkey_sign_in(c, rq->db, &visitor, &site, &answer, &entrance))
        return false;
    json_add(body, "account", account_json(c, &entrance.account));
    rp->session_token = pool_copy(c->pool, entrance.token);
    return reply_json(c, rp, 201, body);
}

/* Those of my account */

/* My passkeys. */
bool my_passkeys_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return passkey_list(c, rq->db, rq->who.account, &list) && reply_list(c, rq, rp, list);
}

/* Begin to add a passkey. */
bool my_passkey_challenge_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct passkey_site site;
    struct passkey_answer answer;
    struct passkey_proof proof;
    json_object *body;
    return passkey_read_proof(c, rq->body, NULL, &answer, &proof) && passkey_read_site(c, rq, &site) &&
           passkey_begin(c, rq->db, &visitor, &site, &proof, &body) && reply_json(c, rp, 201, body);
}

/* Add the passkey that the authenticator has created. */
bool my_passkey_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct passkey_site site;
    struct passkey_making making;
    json_object *made = json_member(rq->body, "passkey"), *body;
    if (!json_only(c, rq->body, "name", "passkey", NULL) ||
        !json_need_text(c, rq->body, "name", NAME_BYTES, &making.name) ||
        !json_need_object(c, made, "passkey") ||
        !json_only(c, made, "client_data", "authenticator_data", NULL) ||
        !json_need_text(c, made, "client_data", BASE64_OF(WEBAUTHN_DATA), &making.client_data) ||
        !json_need_text(c, made, "authenticator_data", BASE64_OF(WEBAUTHN_DATA), &making.authenticator_data))
        return false;
    return passkey_read_site(c, rq, &site) && passkey_add(c, rq->db, &visitor, &site, &making, &body) &&
           reply_json(c, rp, 201, body);
}

/* Rename a passkey. */
bool my_passkey_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *name;
    json_object *body;
    return json_only(c, rq->body, "name", NULL) && json_need_text(c, rq->body, "name", NAME_BYTES, &name) &&
           passkey_rename(c, rq->db, rq->who.account, request_part(rq, "passkey"), name, &body) &&
           reply_json(c, rp, 200, body);
}

/* Delete a passkey. */
bool my_passkey_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct passkey_site site;
    struct passkey_answer answer;
    struct passkey_proof proof;
    return passkey_read_proof(c, rq->body, NULL, &answer, &proof) && passkey_read_site(c, rq, &site) &&
           passkey_remove(c, rq->db, &visitor, &site, &proof, request_part(rq, "passkey")) &&
           reply_empty(rp, 204);
}
