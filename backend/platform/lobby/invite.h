/* invite.h - links that let people into a private table: for one account or several, for a time, until they are revoked. Only
 * the hash of a link's secret is kept; the link itself is shown once, when it is made. Everything here runs while the lobby is
 * held. */
#ifndef QUAD_PLATFORM_INVITE_H
#define QUAD_PLATFORM_INVITE_H
#include "base/json.h"
#include "base/secret.h"

struct pg;
enum { INVITE_USES = 20, INVITE_USES_MAX = 100, INVITE_HOURS = 30 * 24, INVITES_MAX = 20 };

struct invite_wish {
    int64_t uses, hours; /* how many accounts it lets in; how long it lasts */
};
/* Make one: the text of the link ("/lobbies/ID?invite=..."), and its public id where it is asked for (NULL: not). At most
 * INVITES_MAX at a table: FAULT_TOO_MANY_REQUESTS (lobbies.invites). */
bool invite_make(struct ctx *c, struct pg *db, int64_t lobby, const char *lobby_id,
                 const struct invite_wish *wish, const char **ret_url, const char **ret_id) must_check;

enum invite_state { INVITE_UNKNOWN, INVITE_GOOD, INVITE_SPENT, INVITE_TAKEN_BACK, INVITE_OVER };
struct invite_seen {
    enum invite_state state;
    int64_t id;
};
/* What a link is worth at a table, to this account (0: nobody known). An account that joined through it can rejoin. */
bool invite_look(struct ctx *c, struct pg *db, int64_t lobby, const char *token, int64_t account,
                 struct invite_seen *ret) must_check;
/* FAULT_INVITE_USED, FAULT_INVITE_REVOKED, FAULT_INVITE_EXPIRED with what to do; true for a good or unknown one. */
bool invite_holds(struct ctx *c, enum invite_state state) must_check;
/* Queue: the account came in by it. */
void invite_use(struct ctx *c, struct pg *db, int64_t invite, int64_t account);

/* The links of a table for its creator: {"items":[{"id","uses","used","left","status","created_at","expires_at"}]}. */
bool invite_list(struct ctx *c, struct pg *db, int64_t lobby, json_object **ret_list) must_check;
/* One of them, as in the list. FAULT_NOT_FOUND. */
bool invite_show(struct ctx *c, struct pg *db, int64_t lobby, const char *id,
                 json_object **ret_invite) must_check;
/* Take one back; again does nothing. FAULT_NOT_FOUND. */
bool invite_revoke(struct ctx *c, struct pg *db, int64_t lobby, const char *id) must_check;
#endif
