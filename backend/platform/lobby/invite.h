/* invite.h - invite links to a private lobby, each for a number of accounts and a period, until it is revoked. Only
 * the hash of a link's secret is stored; the link itself is shown once, when it is created. Callers hold the lock on
 * the lobby. */
#ifndef QUAD_PLATFORM_INVITE_H
#define QUAD_PLATFORM_INVITE_H
#include "base/json.h"
#include "base/secret.h"

struct pg;
enum { INVITE_USES = 20, INVITE_USES_MAX = 100, INVITE_HOURS = 30 * 24, INVITES_MAX = 20 };

struct invite_wish {
    int64_t uses, hours; /* how many accounts can use it; how long it is valid */
};
/* Create a link: returns its text ("/lobbies/ID?invite=...") and its public id (ret_id can be NULL). A lobby has at
 * most INVITES_MAX links: FAULT_TOO_MANY_REQUESTS (lobbies.invites). */
bool invite_make(struct ctx *c, struct pg *db, int64_t lobby, const char *lobby_id,
                 const struct invite_wish *wish, const char **ret_url, const char **ret_id) must_check;

enum invite_state { INVITE_UNKNOWN, INVITE_GOOD, INVITE_SPENT, INVITE_TAKEN_BACK, INVITE_OVER };
struct invite_seen {
    enum invite_state state;
    int64_t id;
};
/* The state of a lobby's link for this account (0: not signed in). An account that joined through the link can
 * rejoin. */
bool invite_look(struct ctx *c, struct pg *db, int64_t lobby, const char *token, int64_t account,
                 struct invite_seen *ret) must_check;
/* FAULT_INVITE_USED, FAULT_INVITE_REVOKED or FAULT_INVITE_EXPIRED, with advice; true for a good or unknown link. */
bool invite_holds(struct ctx *c, enum invite_state state) must_check;
/* Queue: the account joined through the link. */
void invite_use(struct ctx *c, struct pg *db, int64_t invite, int64_t account);

/* A lobby's links, for its creator: {"items":[{"id","uses","used","left","status","created_at","expires_at"}]}. */
bool invite_list(struct ctx *c, struct pg *db, int64_t lobby, json_object **ret_list) must_check;
/* One link, as in the list. FAULT_NOT_FOUND. */
bool invite_show(struct ctx *c, struct pg *db, int64_t lobby, const char *id,
                 json_object **ret_invite) must_check;
/* Revoke a link; revoking it again does nothing. FAULT_NOT_FOUND. */
bool invite_revoke(struct ctx *c, struct pg *db, int64_t lobby, const char *id) must_check;
#endif
