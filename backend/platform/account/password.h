/* password.h - which passwords are good enough, and the costly work of hashing them. The work takes one of
 * the node's places (limit.h) and must not be done inside a transaction. */
#ifndef QUAD_PASSWORD_H
#define QUAD_PASSWORD_H
#include "base/secret.h"
#include "base/ctx.h"

/* 8 to 256 bytes, none of the guessable ones, nothing made of the name. FAULT_WEAK_PASSWORD with the
 * reason. */
bool password_good(struct ctx *c, const char *password, const char *name) must_check;
bool password_hash(struct ctx *c, const char *password, char ret_hash[PASSWORD_HASH]) must_check;
/* Compare with a stored hash; NULL (nobody there, no password) costs the same and never fits. *ret_stale:
 * the hash should be made anew with today's parameters. False only when the comparison could not be made. */
bool password_compare(struct ctx *c, const char *hash, const char *password, bool *ret_fits,
                      bool *ret_stale) must_check;
#endif
