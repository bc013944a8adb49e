/* invite.c - see invite.h. */
#include "store/invite.h"

bool invite_row_insert(struct ctx *c, struct pg *db, const struct invite_row *row)
{
    struct rows *r;
    return pg_one(c, db, &r, INVITE_INSERT, "titii", row->public_id, row->lobby, row->hash, row->uses,
                  row->hours);
}

bool invite_row_revoke(struct ctx *c, struct pg *db, int64_t lobby, const char *public_id, bool *ret_found)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, INVITE_REVOKE, "it", lobby, public_id)) return false;
    *ret_found = changed > 0;
    return true;
}

void invite_row_use(struct ctx *c, struct pg *db, int64_t invite, int64_t account)
{
    pg_tell(c, db, INVITE_USE_PUT, "ii", invite, account);
}
