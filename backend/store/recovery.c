/* recovery.c - see recovery.h. */
#include "store/recovery.h"

void recovery_codes_end(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, RECOVERY_END, "i", account);
}

void recovery_code_insert(struct ctx *c, struct pg *db, int64_t account,
                          const unsigned char hash[RECOVERY_HASH])
{
    pg_tell(c, db, RECOVERY_INSERT, "ih", account, hash, (size_t)RECOVERY_HASH);
}

bool recovery_code_use(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[RECOVERY_HASH],
                       bool *ret_used)
{
    struct rows *used;
    if (!pg_maybe(c, db, &used, RECOVERY_USE, "ih", account, hash, (size_t)RECOVERY_HASH)) return false;
    *ret_used = rows_count(used) == 1;
    return true;
}
