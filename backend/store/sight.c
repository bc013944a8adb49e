/* sight.c - see sight.h. */
#include "store/sight.h"

void sight_put(struct ctx *c, struct pg *db, int64_t account, enum sight_kind kind,
               const unsigned char mark[SIGHT_MARK])
{
    static const char *const KINDS[] = {[SIGHT_DEVICE] = "device", [SIGHT_NETWORK] = "network"};
    pg_tell(c, db, SIGHT_PUT, "ith", account, KINDS[kind], mark, (size_t)SIGHT_MARK);
}

void sight_key_claim(struct ctx *c, struct pg *db, const unsigned char mark[SIGHT_MARK])
{
    pg_tell(c, db, SIGHT_KEY_CLAIM, "h", mark, (size_t)SIGHT_MARK);
}
