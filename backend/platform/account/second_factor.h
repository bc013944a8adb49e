/* second_factor.h - the second factor of an account: a one-time code that an app on the person's phone computes, asked
 * for after the password. A recovery code does as well, and is used up. */
#ifndef QUAD_SECOND_FACTOR_H
#define QUAD_SECOND_FACTOR_H
#include "base/json.h"

struct pg;

/* Count a try, before the transaction in which second_factor_pass decides. Recovery codes, which nobody can guess, are
 * not counted: they stay the way in when a stranger with the password has used up the tries. Own
 * transaction. FAULT_TOO_MANY_REQUESTS (second_factor.account). */
bool second_factor_try(struct ctx *c, struct pg *db, int64_t account, const char *code) must_check;
/* Check the code where the account asks for one, and use it up; an account without a second factor passes with anything.
 * Inside a transaction that holds the account. FAULT_SECOND_FACTOR_NEEDED when `code` is NULL, FAULT_SECOND_FACTOR_WRONG
 * also for a code that was used before. */
bool second_factor_pass(struct ctx *c, struct pg *db, int64_t account, const char *code) must_check;
/* Queue: forget the tries that were counted, after the last write to recovery codes, which are locked before them. */
void second_factor_forget(struct ctx *c, struct pg *db, int64_t account);
/* {"on_since": when it was turned on, or null}. */
bool second_factor_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;

/* The following are in second_factor_setup.c and open their own transactions. */
struct visitor;
/* Begin: a new secret, as text and as the address that apps read from a picture: {"secret", "uri"}. Signing in needs no
 * code yet. FAULT_WRONG_PASSWORD, FAULT_FORBIDDEN (an account without a password), FAULT_SECOND_FACTOR_ON. */
bool second_factor_begin(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password,
                         json_object **ret) must_check;
/* Turn it on with the app's first code, and end all other sessions; the answer has ten new recovery codes, because a
 * phone can be lost. FAULT_SECOND_FACTOR_WRONG, FAULT_SECOND_FACTOR_OFF (nothing was begun), FAULT_SECOND_FACTOR_ON. */
bool second_factor_confirm(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *code,
                           json_object **ret_codes) must_check;
/* Turn it off. FAULT_WRONG_PASSWORD, FAULT_SECOND_FACTOR_WRONG, FAULT_SECOND_FACTOR_OFF. */
bool second_factor_end(struct ctx *c, struct pg *db, const struct visitor *visitor, const char *password,
                       const char *code) must_check;
/* For the host, when a person has lost their app and their recovery codes: remove the second factor and all passkeys, end all sessions,
 * note it with the reason in the log of the desk, and tell the person by mail where an address is confirmed.
 * Inside a transaction. FAULT_BAD_REQUEST (the reason), FAULT_NOT_FOUND (nobody registered has the name),
 * FAULT_SECOND_FACTOR_OFF. */
bool second_factor_remove(struct ctx *c, struct pg *db, const char *name, const char *why,
                          const char **ret_name) must_check;
#endif
