/* token.h - rows of access tokens. Only hashes of tokens come here. */
#ifndef QUAD_STORE_TOKEN_H
#define QUAD_STORE_TOKEN_H
#include "base/secret.h"
#include "store/pg.h"
#include "store/words.h"

enum { TOKEN_HASH = 32 };

struct token_row {
    int64_t owner, account, created_at, seen_at, expires_at; /* seen_at 0: never */
    const char *public_id, *label, *name;                    /* name, kind: of the account it acts as */
    enum account_kind kind;
    unsigned scopes;
    const unsigned char *hash;
    int days;
    struct {
        int64_t at, times; /* of the last refused use, and their number; at 0: none */
        unsigned scope;    /* the missing one; 0: no token can do that */
        const char *method, *path;
    } refused;
};
struct token_holder {
    int64_t account, token, expires_at;
    const char *public_id, *name;
    enum account_kind kind;
    unsigned scopes;
    bool old_sight;
};

/* Insert a token (owner, account, hash, label, scopes, days are read); fills in its public id and times. */
bool token_insert(struct ctx *c, struct pg *db, struct token_row *row) must_check;
/* The account that the token with that hash acts as: *ret_found false when the token is unknown or has ended. */
bool token_by_hash(struct ctx *c, struct pg *db, const unsigned char hash[TOKEN_HASH], bool *ret_found,
                   struct token_holder *ret) must_check;
/* Record that it was used now. */
bool token_seen(struct ctx *c, struct pg *db, int64_t token) must_check;
/* Record a use outside its scopes: the missing scope, 0 when no scope suffices. */
bool token_refused(struct ctx *c, struct pg *db, int64_t token, unsigned scope, const char *method,
                   const char *path) must_check;
/* The tokens of an owner, newest first, at most `max`; and their number. */
bool tokens_of(struct ctx *c, struct pg *db, int64_t owner, int max, struct token_row **ret,
               int *ret_count) must_check;
bool tokens_count(struct ctx *c, struct pg *db, int64_t owner, int64_t *ret_count) must_check;
/* End one of the owner's tokens; FAULT_NOT_FOUND. */
bool token_end(struct ctx *c, struct pg *db, int64_t owner, const char *public_id) must_check;
/* The same of any token by its number. */
bool token_end_itself(struct ctx *c, struct pg *db, int64_t token) must_check;
/* Whether the account of a token of these scopes owns it and has no session, so that nothing else speaks for the account. */
bool token_is_alone(struct ctx *c, struct pg *db, int64_t token, int scopes, bool *ret) must_check;
/* Queue: of the refusals of an owner's ended tokens, keep only the latest 50. */
void token_refusals_trim(struct ctx *c, struct pg *db, int64_t owner);
/* Queue: end all tokens and grants (store/oauth.h) that an account has created, and all that act as it. */
void tokens_end(struct ctx *c, struct pg *db, int64_t account);
#endif
