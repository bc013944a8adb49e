/* feed.h - rows of the secret links under which accounts read their deadlines. Only hashes of links come here. */
#ifndef QUAD_STORE_FEED_H
#define QUAD_STORE_FEED_H
#include "store/pg.h"

enum { FEED_HASH = 32 };

/* Store a new link of an account, replacing the old one. */
bool feed_put(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[FEED_HASH],
              int64_t *ret_created_at) must_check;
/* Record that the link was used now; delete it. */
bool feed_seen(struct ctx *c, struct pg *db, int64_t account) must_check;
bool feed_drop(struct ctx *c, struct pg *db, int64_t account) must_check;
#endif
