/* cache.h - what a process keeps between requests, by key and version. Before a cached entry is used, the database
 * is asked for the current version under the row's lock. */
#ifndef QUAD_CACHE_H
#define QUAD_CACHE_H
#include "base/pool.h"

struct rows;

struct cache_entry {
    const void *thing;
    const char *version;
};

/* What is cached under `key` (thing NULL: nothing); borrowed until the next request. */
struct cache_entry cache_find(const char *key);
/* Begin an entry: an empty pool to copy into, never the one of the entry that this key has already. */
struct pool *cache_begin(const char *key);
/* What has been copied. It counts only once the transaction has been committed: `version` is then its first column.
 * A thing that took more of the pool than is worth keeping is not kept. */
void cache_keep(const void *thing, struct rows **version);
/* After the commit: the entry counts. After a rollback: it is dropped. */
void cache_settle(void);
void cache_drop(void);
#endif
