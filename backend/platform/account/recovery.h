/* recovery.h - ten one-time codes for a forgotten password, and the export of an account's data.
 *
 * All functions use transactions of their own: call them with none open. */
#ifndef QUAD_RECOVERY_H
#define QUAD_RECOVERY_H
#include "platform/account/account.h"

enum { RECOVERY_CODES = 10 };

/* Make ten codes instead of those there were: an array of texts, told this once. FAULT_FORBIDDEN for an account
 * without a password, FAULT_WRONG_PASSWORD. */
bool recovery_make(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password,
                   json_object **ret_codes) must_check;
/* How many are left. */
bool recovery_left(struct ctx *c, struct pg *db, int64_t account, int64_t *ret_left) must_check;

struct recovery {
    const char *name, *code, *password; /* the new one */
    bool end_tokens;                    /* whoever knew the old password may have made some */
};
/* Set a new password with a code; every session ends and this one begins. With end_tokens so do the access tokens
 * the account has made, those of its programs included. FAULT_BAD_CREDENTIALS, the same for a wrong name and a wrong
 * code; FAULT_WEAK_PASSWORD, FAULT_TOO_MANY_REQUESTS. */
bool recovery_use(struct ctx *c, struct pg *db, const struct visitor *visitor,
                  const struct recovery *recovery, struct entrance *ret) must_check;

/* Everything kept about an account as NDJSON, {"type":"end","count":N} last. FAULT_TOO_MANY_REQUESTS
 * (export.account). */
bool export_me(struct ctx *c, struct pg *db, int64_t account, const char **ret_text) must_check;
#endif
