/* rematch.h - the same game again: one table for all who ask, seats passed on by one, bots seated again. It starts when every
 * person of the finished match has asked; against bots at once. */
#ifndef QUAD_REMATCH_H
#define QUAD_REMATCH_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
struct rows;

/* Ask for it: the lobby as GET /lobbies/{lobby} shows it, its match when it has begun; *ret_fresh: this call opened it. Inside
 * the caller's transaction. FAULT_NOT_SEATED, FAULT_NOT_FINISHED, FAULT_LOBBY_STARTED (without the caller), or that too many
 * tables are open. */
bool rematch_ask(struct ctx *c, struct pg *db, const char *match, int64_t account, json_object **ret_lobby,
                 bool *ret_fresh) must_check;
/* Who has asked, for the header of a finished match as a player of it reads it: {"lobby","match","wanted_by":[seats of that
 * match]} or NULL; also NULL when a block stands between that player and one who has asked. */
bool rematch_header(struct ctx *c, struct pg *db, int64_t match, int64_t account,
                    json_object **ret_rematch) must_check;
/* For an account's inbox (rows of INBOX_REMATCHES), those others asked for: [{"match","lobby","from"}]; without those it is kept
 * from by a block. */
bool rematch_list(struct ctx *c, struct pg *db, int64_t account, const struct rows *r,
                  json_object **ret_list) must_check;
#endif
