/* session.h - signed-in sessions. A random token, which only the client keeps, identifies a session; it ends after
 * 14 days without use, after 90 days at the latest, or when its owner ends it. */
#ifndef QUAD_PLATFORM_SESSION_H
#define QUAD_PLATFORM_SESSION_H
#include "base/json.h"
#include "base/secret.h"
#include "store/words.h"

struct pg;

struct person_facts {                /* account 0: nobody */
    int64_t account, session, token; /* one of session and token is 0 */
    const char *public_id, *name;
    enum account_kind kind;
    unsigned scopes;    /* of an access token; 0: a session, which can do everything */
    int64_t expires_at; /* of an access token */
    bool closed;        /* moderators have closed the account; no token works then */
};

/* The account of a session token; ret->account is 0 when the session is unknown or has ended. Records the use, at most
 * once an hour. Not inside a transaction. */
bool session_find(struct ctx *c, struct pg *db, const char *token, struct person_facts *ret) must_check;
/* Create a session; the token is returned only this once. Inside a transaction. */
bool session_begin(struct ctx *c, struct pg *db, int64_t account, const char *user_agent,
                   char ret_token[TOKEN_TEXT]) must_check;
/* Sign this session out. Inside a transaction. */
bool session_close(struct ctx *c, struct pg *db, int64_t session) must_check;
/* Sign out one of the account's sessions by its public id; FAULT_NOT_FOUND. Inside a transaction. */
bool session_close_named(struct ctx *c, struct pg *db, int64_t account, const char *public_id) must_check;
/* The account's sessions:
 * {"items":[{"id","created_at","seen_at","user_agent","current"}],"next":null}. */
bool session_list(struct ctx *c, struct pg *db, int64_t account, int64_t session,
                  json_object **ret_list) must_check;
#endif
