/* session.h - rows of sessions. Only hashes of tokens come here. */
#ifndef QUAD_STORE_SESSION_H
#define QUAD_STORE_SESSION_H
#include "store/pg.h"
#include "store/words.h"

enum { SESSION_HASH = 32 };

struct session_holder {
    int64_t account, session;
    const char *public_id, *name;
    enum account_kind kind;
    bool old_sight;
    bool closed; /* moderators have closed the account */
};
struct session_row {
    int64_t id, created_at, seen_at;
    const char *public_id, *user_agent;
};

/* Insert a session of an account. */
bool session_insert(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[SESSION_HASH],
                    const char *user_agent, int64_t *ret_id) must_check;
/* The session with that hash: *ret_found false when it is unknown or has ended. */
bool session_by_token(struct ctx *c, struct pg *db, const unsigned char hash[SESSION_HASH], bool *ret_found,
                      struct session_holder *ret) must_check;
/* Whether the account's session has not been ended. */
bool session_lasts(struct ctx *c, struct pg *db, int64_t session, int64_t account, bool *ret) must_check;
/* The same, and that it began within so many seconds. */
bool session_is_fresh(struct ctx *c, struct pg *db, int64_t session, int64_t account, int seconds,
                      bool *ret) must_check;
/* Record that it was used now. */
bool session_seen(struct ctx *c, struct pg *db, int64_t session) must_check;
/* The sessions of an account. */
bool sessions_of(struct ctx *c, struct pg *db, int64_t account, struct session_row **ret,
                 int *ret_count) must_check;
/* Queue: end a session; end all of an account's sessions except one (0: all). */
void session_end(struct ctx *c, struct pg *db, int64_t session);
void sessions_end_others(struct ctx *c, struct pg *db, int64_t account, int64_t session);
/* End one of the account's sessions by its public id; FAULT_NOT_FOUND. */
bool session_end_named(struct ctx *c, struct pg *db, int64_t account, const char *public_id) must_check;
#endif
