/* invite.h - rows of links into a private table, and of the accounts that came in by one. Knows no tokens, only their hashes. Everything here
 * runs under the lock of the table. Texts are borrowed until the next flush. */
#ifndef QUAD_STORE_INVITE_H
#define QUAD_STORE_INVITE_H
#include "store/pg.h"

struct invite_row {
    int64_t lobby, uses, hours;   /* how many accounts it lets in; how long it lasts from now on */
    const char *public_id, *hash; /* of the token, in hex */
};
bool invite_row_insert(struct ctx *c, struct pg *db, const struct invite_row *row) must_check;
/* A link of the table ends; again does nothing. *ret_found false when the table has no link with that public id. */
bool invite_row_revoke(struct ctx *c, struct pg *db, int64_t lobby, const char *public_id,
                       bool *ret_found) must_check;
/* Queue: an account came in by a link; again counts once. */
void invite_row_use(struct ctx *c, struct pg *db, int64_t invite, int64_t account);
#endif
