/* rematch.h - rematches: one lobby for all players of a finished match, with seats shifted by one and bots seated
 * again. The new match starts when every person has asked for it; against bots at once. */
#ifndef QUAD_REMATCH_H
#define QUAD_REMATCH_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
struct rows;

/* Ask for a rematch. Returns the lobby as GET /lobbies/{lobby} shows it, with its match once that has started;
 * *ret_fresh: this call opened it. Inside the caller's transaction. FAULT_NOT_SEATED, FAULT_NOT_FINISHED,
 * FAULT_LOBBY_STARTED (without the caller), FAULT_TOO_MANY_REQUESTS (too many open lobbies). */
bool rematch_ask(struct ctx *c, struct pg *db, const char *match, int64_t account, json_object **ret_lobby,
                 bool *ret_fresh) must_check;
/* For the header of a finished match, as one of its players sees it: {"lobby","match","wanted_by":[seats of that
 * match]}, or NULL when nobody has asked, or when a block stands between that player and one who has asked. */
bool rematch_header(struct ctx *c, struct pg *db, int64_t match, int64_t account,
                    json_object **ret_rematch) must_check;
/* For an account's inbox (rows of INBOX_REMATCHES): rematches that others asked for, [{"match","lobby","from"}],
 * without those hidden by a block. */
bool rematch_list(struct ctx *c, struct pg *db, int64_t account, const struct rows *r,
                  json_object **ret_list) must_check;
#endif
