/* oauth.h - rows of programs that people connect to their account: clients, grants, and the codes and refresh tokens
 * of grants. Only hashes of secrets come here. */
#ifndef QUAD_STORE_OAUTH_H
#define QUAD_STORE_OAUTH_H
#include "base/secret.h"
#include "store/pg.h"
#include "store/words.h"

enum { OAUTH_HASH = 32 };

struct oauth_client_row {
    int64_t id;
    const char *public_id, *name;
    bool redirect_fits;
};
struct oauth_grant_row {
    int64_t id, owner, account, created_at, used_at;
    const char *public_id;
    const char *client; /* its public id; in oauth_grants_of its name */
    unsigned scopes;
    const char *redirect_uri, *name; /* in oauth_grants_of; name, kind: of the account it acts as */
    enum account_kind kind;
};
struct oauth_secret_row {
    const unsigned char *hash;
    const char *kind;                     /* "code" or "refresh" */
    const char *redirect_uri, *challenge; /* of a code, else NULL */
    int seconds;                          /* to live, when it is made */
    bool spent, expired;
};

/* A new client; `redirects`: its addresses, one a line. */
bool oauth_client_insert(struct ctx *c, struct pg *db, const char *name, const char *redirects,
                         const char **ret_public_id, int64_t *ret_created_at) must_check;
/* A client, and whether `redirect` is one of its addresses. */
bool oauth_client_by_id(struct ctx *c, struct pg *db, const char *public_id, const char *redirect,
                        bool *ret_found, struct oauth_client_row *ret) must_check;
/* Lock a client against sweeping; FAULT_NOT_FOUND when it is gone. Inside a transaction. */
bool oauth_client_hold(struct ctx *c, struct pg *db, int64_t client) must_check;
bool oauth_grants_count(struct ctx *c, struct pg *db, int64_t owner, int64_t *ret_count) must_check;
/* A new grant (owner, account, scopes are read) of a client that is held; fills in its id. */
bool oauth_grant_insert(struct ctx *c, struct pg *db, int64_t client, struct oauth_grant_row *row) must_check;
/* Queue: a secret of a grant that this transaction holds or has just made. */
void oauth_secret_put(struct ctx *c, struct pg *db, int64_t grant, const struct oauth_secret_row *secret);
/* Lock the grant of a secret (its hash and kind are read) and read both; *ret_found false when there is none. */
bool oauth_secret_take(struct ctx *c, struct pg *db, struct oauth_secret_row *secret, bool *ret_found,
                       struct oauth_grant_row *ret) must_check;
/* Queue, for a locked grant: the secret is spent; expired secrets and all access tokens go. */
void oauth_secret_spend(struct ctx *c, struct pg *db, int64_t grant, const unsigned char hash[OAUTH_HASH]);
/* Queue: an access token of a locked grant, for an hour. */
void oauth_access_put(struct ctx *c, struct pg *db, int64_t grant, const unsigned char hash[OAUTH_HASH],
                      unsigned scopes);
/* Queue: end a locked grant with all its secrets and tokens. */
void oauth_grant_end(struct ctx *c, struct pg *db, int64_t grant);
/* End one of an owner's grants; FAULT_NOT_FOUND. */
bool oauth_grant_end_own(struct ctx *c, struct pg *db, int64_t owner, const char *public_id) must_check;
/* An owner's grants that were used, newest first, at most `max`. */
bool oauth_grants_of(struct ctx *c, struct pg *db, int64_t owner, int max, struct oauth_grant_row **ret,
                     int *ret_count) must_check;
#endif
