/* invite.h - rows of invite links to a private lobby, and of the accounts that joined through one. Only hashes of
 * tokens come here. Everything here needs the lock of the lobby. Texts are borrowed until the next flush. */
#ifndef QUAD_STORE_INVITE_H
#define QUAD_STORE_INVITE_H
#include "store/pg.h"

struct invite_row {
    int64_t lobby, uses, hours;   /* how many accounts can use it; how long it is valid from now on */
    const char *public_id, *hash; /* of the token, in hex */
};
/* Insert a link. */
bool invite_row_insert(struct ctx *c, struct pg *db, const struct invite_row *row) must_check;
/* Revoke a link; revoking it again does nothing. *ret_found false when the lobby has no link with that public id. */
bool invite_row_revoke(struct ctx *c, struct pg *db, int64_t lobby, const char *public_id,
                       bool *ret_found) must_check;
/* Queue: record that an account joined through a link; a second time is not counted. */
void invite_row_use(struct ctx *c, struct pg *db, int64_t invite, int64_t account);
#endif
