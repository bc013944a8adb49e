/* password.h - checks whether passwords are strong enough, and hashes them. Hashing is heavy: it takes one of the
 * node's slots (limit.h) and must not be done inside a transaction. */
#ifndef QUAD_PASSWORD_H
#define QUAD_PASSWORD_H
#include "base/secret.h"
#include "base/ctx.h"

/* Check a new password: 8 to 256 bytes, not a common one, not derived from the name. FAULT_WEAK_PASSWORD with the
 * reason. */
bool password_good(struct ctx *c, const char *password, const char *name) must_check;
bool password_hash(struct ctx *c, const char *password, char ret_hash[PASSWORD_HASH]) must_check;
/* Compare with a stored hash; NULL (no such account, no password) takes the same time and never matches. *ret_stale:
 * the hash should be renewed with current parameters. False only when the comparison could not be made. */
bool password_compare(struct ctx *c, const char *hash, const char *password, bool *ret_fits,
                      bool *ret_stale) must_check;
#endif
