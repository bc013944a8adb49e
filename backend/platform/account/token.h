/* token.h - access tokens, with which programs sign in. A token acts as its owner or as one of the owner's programs;
 * its scopes limit what it can do, it expires, and it cannot create other tokens. It is stored as a hash and shown
 * once. */
#ifndef QUAD_TOKEN_H
#define QUAD_TOKEN_H
#include "platform/account/account.h"
#include "platform/account/session.h"

#define TOKEN_PREFIX "qd_pat_"
enum { TOKEN_LABEL_MAX = 60, TOKEN_DAYS = 90, TOKEN_DAYS_MAX = 365, TOKENS_MAX = 50 };

/* Groups of requests that a token can be allowed to make. The bits are stored. */
enum scope {
    SCOPE_PLAY = 1,
    SCOPE_LOBBY = 2,
    SCOPE_MESSAGES = 4,
    SCOPE_ACCOUNT = 8,
    SCOPE_VOTES = 16,
    SCOPE_EXPERIMENTS = 32
};
/* The word for one scope. */
const char *scope_name(enum scope scope);
/* The scope of a word; 0: there is none. */
unsigned scope_named(const char *word);
/* The words of scopes, as an array. */
json_object *scope_words(struct ctx *c, unsigned scopes);

struct token_wish {
    const char *label, *bot; /* bot: public id or name of one's own program, NULL: oneself */
    json_object *scopes;     /* array of words */
    int days;
};
/* Create a token: {"id","label","scopes","name","kind","created_at","seen_at","expires_at","refused","token"}. Its own
 * transaction, so that no stored answer ever holds a token. FAULT_BAD_REQUEST, FAULT_UNKNOWN_BOT,
 * FAULT_TOO_MANY_REQUESTS (tokens.account). */
bool token_mint(struct ctx *c, struct pg *db, const struct visitor *owner, const struct token_wish *wish,
                json_object **ret_token) must_check;
/* A token for a guest made a moment ago, whom nothing else signs in: of this label, to play, open games and write
 * messages, for TOKEN_DAYS. Returned only this once, in the pool. Inside the transaction that makes the guest. */
struct account_row;
bool token_of_guest(struct ctx *c, struct pg *db, const struct account_row *guest,
                    const char **ret_token) must_check;
/* The account that something acts as: the owner, or with `bot` (public id or name) one of the owner's programs.
 * FAULT_UNKNOWN_BOT. */
bool token_account(struct ctx *c, struct pg *db, const struct account_row *owner, const char *bot,
                   struct account_row *ret) must_check;
/* The owner's tokens that still work, newest first: {"items","next":null}. */
bool token_list(struct ctx *c, struct pg *db, int64_t owner, json_object **ret_list) must_check;
/* End one at once; FAULT_NOT_FOUND. Inside a transaction. */
bool token_revoke(struct ctx *c, struct pg *db, int64_t owner, const char *public_id) must_check;
/* The same of a token by its number, as it does itself. */
bool token_revoke_itself(struct ctx *c, struct pg *db, int64_t token) must_check;
/* Whether nothing else speaks for the account of this token: it is its own, and no session signs it in. */
bool token_speaks_alone(struct ctx *c, struct pg *db, int64_t token, bool *ret) must_check;
/* Record that a token was used for a route outside its scopes; `scope` was missing, 0: no token can do this. The
 * list of tokens shows it to the owner. Not inside a transaction; a failure to record it is only logged. */
void token_note_refusal(struct ctx *c, struct pg *db, int64_t token, unsigned scope, const char *method,
                        const char *path);
/* The account a token acts as; ret->account is 0 when the token is unknown or has ended. Records the use, at most
 * once an hour. Not inside a transaction. */
bool token_find(struct ctx *c, struct pg *db, const char *token, struct person_facts *ret) must_check;
#endif
