/* recovery.h - ten one-time codes for a forgotten password, and the export of an account's data.
 *
 * All functions use transactions of their own: call them with none open. */
#ifndef QUAD_RECOVERY_H
#define QUAD_RECOVERY_H
#include "platform/account/account.h"

/* Create ten codes, replacing earlier ones: an array of texts, shown only this once. `second_code`: of the second factor,
 * NULL when none was given. FAULT_FORBIDDEN for an account without a password, FAULT_WRONG_PASSWORD, and those of
 * second_factor_pass. */
bool recovery_make(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password,
                   const char *second_code, json_object **ret_codes) must_check;
/* The number of unused codes. */
bool recovery_left(struct ctx *c, struct pg *db, int64_t account, int64_t *ret_left) must_check;

struct recovery {
    const char *name, *code, *password; /* the new one */
    const char *second_code; /* of the second factor: another recovery code does; NULL: none given */
    bool end_tokens;         /* revoke everything that an intruder could have created */
};
/* Set a new password with a code; every session ends and a new one begins. end_tokens also ends the access tokens the
 * account has created, including those of its programs, and deletes its passkeys, link to the provider, browsers, webhooks and secret feed,
 * and an address for mail that was not confirmed 30 days ago already. FAULT_BAD_CREDENTIALS, the same for a wrong name
 * and a wrong code; FAULT_WEAK_PASSWORD, FAULT_TOO_MANY_REQUESTS, and those of second_factor_pass. */
bool recovery_use(struct ctx *c, struct pg *db, const struct visitor *visitor,
                  const struct recovery *recovery, struct entrance *ret) must_check;

/* Everything kept about an account as NDJSON, {"type":"end","count":N} last. FAULT_TOO_MANY_REQUESTS
 * (export.account). */
bool export_me(struct ctx *c, struct pg *db, int64_t account, const char **ret_text) must_check;
#endif
