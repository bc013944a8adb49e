/* passkey.h - rows of passkeys, and of the challenges that were answered. Writes to an account's passkeys are inside a
 * transaction that holds the account. */
#ifndef QUAD_STORE_PASSKEY_H
#define QUAD_STORE_PASSKEY_H
#include "base/webauthn.h"
#include "store/pg.h"

enum { PASSKEY_NONCE = 32 };

/* A passkey as its owner sees it. Texts are borrowed; `credential` is base64url; times are microseconds since 1970. */
struct passkey_row {
    const char *public_id, *name, *credential;
    int64_t created_at, used_at; /* used_at: 0 before its first use */
};

/* A passkey as it is verified. */
struct passkey_holder {
    int64_t id, account, counter;
    const char *account_id; /* public */
    int algorithm;
    struct webauthn_bytes key;
};

/* The arena's time in seconds since 1970. */
bool passkey_seconds(struct ctx *c, struct pg *db, int64_t *ret_seconds) must_check;
/* The passkey with that credential; *ret_found false: no account that exists has it. */
bool passkey_find(struct ctx *c, struct pg *db, struct webauthn_bytes id, bool *ret_found,
                  struct passkey_holder *ret) must_check;
/* All of an account, the oldest first. */
bool passkey_rows(struct ctx *c, struct pg *db, int64_t account, struct passkey_row **ret,
                  int *ret_count) must_check;
/* Note that a challenge was answered, for so many seconds; *ret_first false: it had been before. */
bool passkey_challenge_use(struct ctx *c, struct pg *db, const unsigned char nonce[PASSKEY_NONCE],
                           int64_t seconds, bool *ret_first) must_check;
/* Add one; fills row->public_id and created_at. *ret_taken: an account has the credential already. */
bool passkey_row_add(struct ctx *c, struct pg *db, int64_t account, const struct webauthn_credential *made,
                     struct passkey_row *row, bool *ret_taken) must_check;
/* Note a use; *ret_found false: it was deleted; *ret_fits false: the counter did not go up, although it counts. */
bool passkey_row_used(struct ctx *c, struct pg *db, int64_t id, uint32_t counter, bool *ret_found,
                      bool *ret_fits) must_check;
/* FAULT_NOT_FOUND. */
bool passkey_row_rename(struct ctx *c, struct pg *db, int64_t account, const char *public_id,
                        const char *name, struct passkey_row *ret) must_check;
bool passkey_row_end(struct ctx *c, struct pg *db, int64_t account, const char *public_id) must_check;
/* Queue: delete all of an account. */
void passkey_rows_end(struct ctx *c, struct pg *db, int64_t account);
#endif
