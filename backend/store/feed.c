/* feed.c - see feed.h. */
#include "store/feed.h"

bool feed_put(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[FEED_HASH],
              int64_t *ret_created_at)
{
    struct rows *r;
    if (!pg_one(c, db, &r, FEED_PUT, "ih", account, hash, (size_t)FEED_HASH)) return false;
    *ret_created_at = rows_int(r, 0, "created_at");
    return true;
}

bool feed_seen(struct ctx *c, struct pg *db, int64_t account)
{
    return pg_run(c, db, NULL, FEED_SEEN, "i", account);
}

bool feed_drop(struct ctx *c, struct pg *db, int64_t account)
{
    return pg_run(c, db, NULL, FEED_END, "i", account);
}
