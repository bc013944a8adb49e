/* leave.h - deleting an account: its running matches are resigned, then the account is closed. */
#ifndef QUAD_LEAVE_H
#define QUAD_LEAVE_H
#include "platform/account/account.h"

/* Close the visitor's account and those of their programs. Each account resigns its running matches, gets a neutral
 * name everywhere and can no longer sign in. `password` can be NULL where there is none; a person without one must
 * have signed in within ten minutes. FAULT_WRONG_PASSWORD, FAULT_SIGN_IN_AGAIN;
 * FAULT_UNAUTHENTICATED when the session ends meanwhile: what was not done by then is left. Opens its own transactions:
 * call with none open. */
bool leave_arena(struct ctx *c, struct pg *db, const struct visitor *visitor,
                 const char *password) must_check;
/* Resign the running matches of an account, each in a transaction of its own, for a process that comes again and again
 * until none is left, such as the clock daemon. One that cannot be resigned, because it has ended meanwhile or is in
 * quarantine, does not stop the others. Of those that others hold, it tries those first that it tried longest ago, and
 * the same one only every ten seconds. *patience: how many of these it still tries; they are subtracted. *ret_left: how
 * many are still to be resigned. */
bool leave_matches_again(struct ctx *c, struct pg *db, int64_t account, int *patience,
                         int *ret_left) must_check;
/* Close one of an owner's programs, by its public id. FAULT_NOT_FOUND; FAULT_UNAUTHENTICATED as above. Opens its own
 * transactions. */
bool leave_program(struct ctx *c, struct pg *db, const struct visitor *owner,
                   const char *public_id) must_check;
#endif
