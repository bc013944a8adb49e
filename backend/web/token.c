/* token.c - access tokens, and the accounts of a user's own programs. */
#include "platform/account/token.h"
#include "platform/account/program.h"
#include "platform/match/leave.h"
#include "web/route.h"

enum {
    LABEL_BYTES = 4 * TOKEN_LABEL_MAX,
    NAME_BYTES = 256,
    KIND_BYTES = 16,
    MODEL_BYTES = 4 * MODEL_MAX,
    SCOPES_MAX = 16
};

/* My access tokens. */
bool my_tokens_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return token_list(c, rq->db, rq->who.account, &list) && reply_list(c, rq, rp, list);
}

/* Create a token, which only this answer shows. */
bool my_token_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct token_wish wish = {.bot = NULL};
    struct visitor owner = request_visitor(rq);
    int64_t days = TOKEN_DAYS;
    json_object *token;
    if (!json_only(c, rq->body, "label", "scopes", "expires_in_days", "bot", NULL) ||
        !json_need_text(c, rq->body, "label", LABEL_BYTES, &wish.label) ||
        !json_need_array(c, rq->body, "scopes", SCOPES_MAX, &wish.scopes) ||
        !json_may_int(c, rq->body, "expires_in_days", 1, TOKEN_DAYS_MAX, &days) ||
        !json_may_text(c, rq->body, "bot", NAME_BYTES, &wish.bot))
        return false;
    wish.days = (int)days;
    return token_mint(c, rq->db, &owner, &wish, &token) && reply_json(c, rp, 201, token);
}

/* Revoke the token of this request. */
bool current_token_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    if (!rq->who.token) return fail(c, FAULT_NOT_FOUND, "this request has no access token");
    return token_revoke_itself(c, rq->db, rq->who.token) && reply_empty(rp, 204);
}

/* Revoke a token. */
bool my_token_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return token_revoke(c, rq->db, rq->who.account, request_part(rq, "token")) && reply_empty(rp, 204);
}

/* The programs I own. */
bool bots_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return program_list(c, rq->db, rq->who.account, &list) && reply_list(c, rq, rp, list);
}

/* Create an account for a program of mine. */
bool bot_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    struct program_wish wish = {.model = NULL};
    json_object *body = json_new_object(c), *program;
    if (!json_only(c, rq->body, "name", "kind", "model", NULL) ||
        !json_need_text(c, rq->body, "name", NAME_BYTES, &wish.name) ||
        !json_need_text(c, rq->body, "kind", KIND_BYTES, &wish.kind) ||
        !json_may_text(c, rq->body, "model", MODEL_BYTES, &wish.model) ||
        !program_make(c, rq->db, &visitor, &wish, &program))
        return false;
    json_add(body, "account", program);
    return reply_json(c, rp, 201, body);
}

/* Let people play a language model of mine, or not. */
bool bot_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t games;
    json_object *program;
    return json_only(c, rq->body, "people_games", NULL) &&
           json_need_int(c, rq->body, "people_games", 0, PEOPLE_GAMES_MAX, &games) &&
           program_allow(c, rq->db, rq->who.account, request_part(rq, "bot"), games, &program) &&
           reply_json(c, rp, 200, program);
}

/* The language models that people can play. */
bool models_playable_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, "cursor", NULL) &&
           program_playable(c, rq->db, request_query(rq, "cursor"), &list) && reply_list(c, rq, rp, list);
}

/* Retire a program of mine; its games remain. */
bool bot_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct visitor visitor = request_visitor(rq);
    return leave_program(c, rq->db, &visitor, request_part(rq, "bot")) && reply_empty(rp, 204);
}
