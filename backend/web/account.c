/* account.c - guests, registration, sessions, and what belongs to my account. */
#include "platform/account/account.h"
#include "base/clock.h"
#include "platform/account/recovery.h"
#include "platform/account/sanction.h"
#include "platform/account/second_factor.h"
#include "platform/account/session.h"
#include "platform/match/leave.h"
#include "platform/match/panel.h"
#include "web/route.h"

enum { NAME_BYTES = 256, PASSWORD_BYTES = 1024, LANGUAGE_BYTES = 16 };

/* The account that has just signed in, with the cookie of its new session or its token. */
static bool reply_entrance(struct ctx *c, struct reply *rp, int status, const struct entrance *entrance)
{
    json_object *body = json_new_object(c);
    json_add(body, "account", account_json(c, &entrance->account));
    if (entrance->access_token) json_add_text(body, "token", entrance->access_token);
    if (entrance->token[0]) rp->session_token = pool_copy(c->pool, entrance->token);
    return reply_json(c, rp, status, body);
}

/* The account as its owner sees it; `role`: on the staff; `judges`: on panels. */
static bool reply_me(struct ctx *c, const struct request *rq, struct reply *rp,
                     const struct account_facts *facts, enum staff_role role, bool judges)
{
    json_object *body = json_new_object(c), *account = NULL;
    if (facts) {
        char made[CLOCK_TEXT];
        clock_print(facts->created_at, made);
        account = account_json(c, facts);
        json_add_text(account, "created_at", made);
        json_add(account, "settings", json_own(c, facts->settings));
        json_add_text(account, "language", facts->language);
        json_add_text(account, "staff", staff_role_word(role));
        json_add_bool(account, "panel", judges);
        json_add_bool(account, "closed", rq->who.closed);
    }
    json_add(body, "account", account);
    return reply_json(c, rp, 200, body);
}

/* The code of the second factor, or a recovery code; NULL when there is none. */
static bool read_second_code(struct ctx *c, json_object *body, const char **ret)
{
    *ret = NULL;
    return json_may_text(c, body, "second_code", NAME_BYTES, ret);
}

static bool read_credentials(struct ctx *c, json_object *body, const char **ret_name,
                             const char **ret_password)
{
    return json_need_text(c, body, "name", NAME_BYTES, ret_name) &&
           json_need_text(c, body, "password", PASSWORD_BYTES, ret_password);
}

/* Signing in and out */

/* Play at once, without a form; or one more player at this device. */
bool guest_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct entrance entrance = {.access_token = NULL};
    bool apart = false;
    if (!json_only(c, rq->body, "token", NULL) || !json_may_bool(c, rq->body, "token", &apart) ||
        !guest_enter(c, rq->db, &visitor, apart, &entrance))
        return false;
    return reply_entrance(c, rp, 201, &entrance);
}

/* Register a name with a password; a guest keeps everything. */
bool account_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct entrance entrance = {.access_token = NULL};
    const char *name, *password;
    if (!json_only(c, rq->body, "name", "password", NULL) || !read_credentials(c, rq->body, &name, &password))
        return false;
    if (!account_register(c, rq->db, &visitor, name, password, &entrance)) return false;
    return reply_entrance(c, rp, 201, &entrance);
}

/* Sign in. */
bool session_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct entrance entrance = {.access_token = NULL};
    const char *name, *password, *second_code;
    if (!json_only(c, rq->body, "name", "password", "second_code", NULL) ||
        !read_credentials(c, rq->body, &name, &password) || !read_second_code(c, rq->body, &second_code))
        return false;
    if (!account_sign_in(c, rq->db, &visitor, name, password, second_code, &entrance)) return false;
    return reply_entrance(c, rp, 201, &entrance);
}

/* Sign out here. */
bool session_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    if (!session_close(c, rq->db, rq->who.session)) return false;
    rp->session_token = "";
    return reply_empty(rp, 204);
}

/* The signed-in account */

/* Who am I? */
bool me_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct account_facts facts;
    enum staff_role role;
    bool judges;
    if (!rq->who.account) return reply_me(c, rq, rp, NULL, STAFF_NONE, false);
    return account_read(c, rq->db, rq->who.account, &facts) &&
           staff_read(c, rq->db, rq->who.account, &role) &&
           panel_member_read(c, rq->db, rq->who.account, &judges) &&
           reply_me(c, rq, rp, &facts, role, judges);
}

/* Settings can be left out where only the language changes. */
static bool change_settings(struct ctx *c, const struct request *rq, bool needed)
{
    json_object *settings = json_member(rq->body, "settings"), *were = json_member(rq->body, "were");
    if (!needed && !were && !json_object_object_get_ex(rq->body, "settings", NULL)) return true;
    return json_need_object(c, settings, "settings") && (!were || json_need_object(c, were, "were")) &&
           account_change_settings(c, rq->db, rq->who.account, settings, were);
}

/* Change my settings, and the language in which the server writes to me. */
bool me_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct account_facts facts;
    enum staff_role role;
    bool judges;
    const char *language = NULL;
    if (!json_only(c, rq->body, "settings", "were", "language", NULL) ||
        !json_may_text(c, rq->body, "language", LANGUAGE_BYTES, &language) ||
        !change_settings(c, rq, !language) ||
        (language && !account_change_language(c, rq->db, rq->who.account, language)))
        return false;
    return account_read(c, rq->db, rq->who.account, &facts) &&
           staff_read(c, rq->db, rq->who.account, &role) &&
           panel_member_read(c, rq->db, rq->who.account, &judges) &&
           reply_me(c, rq, rp, &facts, role, judges);
}

/* Delete my account; an account with a password must repeat it. */
bool me_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    const char *password = NULL;
    if (rq->body && (!json_only(c, rq->body, "password", NULL) ||
                     !json_may_text(c, rq->body, "password", PASSWORD_BYTES, &password)))
        return false;
    if (!leave_arena(c, rq->db, &visitor, password)) return false;
    rp->session_token = "";
    return reply_empty(rp, 204);
}

/* My sessions: where I am signed in. */
bool my_sessions_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    int64_t limit; /* an account has few sessions: all fit on the first page */
    if (!request_query_only(c, rq, "limit", "cursor", NULL) ||
        !request_query_int(c, rq, "limit", 1, 200, &limit))
        return false;
    return session_list(c, rq->db, rq->who.account, rq->who.session, &list) && reply_list(c, rq, rp, list);
}

/* Sign out one of my sessions. */
bool my_session_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return session_close_named(c, rq->db, rq->who.account, request_part(rq, "session")) &&
           reply_empty(rp, 204);
}

/* Change my password, or set the first one. */
bool password_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct entrance entrance = {.access_token = NULL};
    const char *old = NULL, *fresh;
    if (!json_only(c, rq->body, "old", "new", NULL) ||
        !json_may_text(c, rq->body, "old", PASSWORD_BYTES, &old) ||
        !json_need_text(c, rq->body, "new", PASSWORD_BYTES, &fresh))
        return false;
    if (!(old ? account_change_password(c, rq->db, &visitor, old, fresh, &entrance)
              : account_first_password(c, rq->db, &visitor, fresh, &entrance)))
        return false;
    return reply_entrance(c, rp, 200, &entrance);
}

/* Forgotten passwords, and deleting an account */

/* How many recovery codes I have left. */
bool recovery_codes_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t left;
    json_object *body = json_new_object(c);
    if (!recovery_left(c, rq->db, rq->who.account, &left)) return false;
    json_add_int(body, "left", left);
    return reply_json(c, rp, 200, body);
}

/* Ten new recovery codes, which only this answer shows. */
bool recovery_codes_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    const char *password, *second_code;
    json_object *body = json_new_object(c), *codes;
    if (!json_only(c, rq->body, "password", "second_code", NULL) ||
        !json_need_text(c, rq->body, "password", PASSWORD_BYTES, &password) ||
        !read_second_code(c, rq->body, &second_code) ||
        !recovery_make(c, rq->db, &visitor, password, second_code, &codes))
        return false;
    json_add(body, "codes", codes);
    return reply_json(c, rp, 201, body);
}

/* Set a new password with a recovery code, and sign in. */
bool recover_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct recovery recovery;
    struct entrance entrance = {.access_token = NULL};
    recovery.end_tokens = false;
    if (!json_only(c, rq->body, "name", "code", "password", "end_tokens", "second_code", NULL) ||
        !read_second_code(c, rq->body, &recovery.second_code) ||
        !json_may_bool(c, rq->body, "end_tokens", &recovery.end_tokens) ||
        !json_need_text(c, rq->body, "name", NAME_BYTES, &recovery.name) ||
        !json_need_text(c, rq->body, "code", NAME_BYTES, &recovery.code) ||
        !json_need_text(c, rq->body, "password", PASSWORD_BYTES, &recovery.password))
        return false;
    if (!recovery_use(c, rq->db, &visitor, &recovery, &entrance)) return false;
    return reply_entrance(c, rp, 201, &entrance);
}

/* The second factor */

/* Whether signing in asks me for a code. */
bool second_factor_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *body;
    return second_factor_show(c, rq->db, rq->who.account, &body) && reply_json(c, rp, 200, body);
}

/* A new secret for an authenticator app. */
bool second_factor_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    const char *password;
    json_object *body;
    return json_only(c, rq->body, "password", NULL) &&
           json_need_text(c, rq->body, "password", PASSWORD_BYTES, &password) &&
           second_factor_begin(c, rq->db, &visitor, password, &body) && reply_json(c, rp, 201, body);
}

/* Turn the second factor on with the app's first code. */
bool second_factor_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    const char *code;
    json_object *body = json_new_object(c), *codes;
    if (!json_only(c, rq->body, "second_code", NULL) ||
        !json_need_text(c, rq->body, "second_code", NAME_BYTES, &code) ||
        !second_factor_confirm(c, rq->db, &visitor, code, &codes))
        return false;
    json_add(body, "codes", codes);
    return reply_json(c, rp, 200, body);
}

/* Turn the second factor off. */
bool second_factor_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    const char *password, *code;
    return json_only(c, rq->body, "password", "second_code", NULL) &&
           json_need_text(c, rq->body, "password", PASSWORD_BYTES, &password) &&
           json_need_text(c, rq->body, "second_code", NAME_BYTES, &code) &&
           second_factor_end(c, rq->db, &visitor, password, code) && reply_empty(rp, 204);
}

/* Export all data about my account. */
bool me_export_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *text;
    if (!export_me(c, rq->db, rq->who.account, &text)) return false;
    reply_header(c, rp, "Content-Disposition", "attachment; filename=\"quadrivium-me.ndjson\"");
    return reply_text(c, rp, 200, "application/x-ndjson", text);
}
