/* cache.h - entries that a process keeps between requests, by key and version. Callers compare an entry's version with
 * the database's, under the row's lock, before they use it. */
#ifndef QUAD_CACHE_H
#define QUAD_CACHE_H
#include "base/pool.h"

struct rows;

struct cache_entry {
    const void *thing;
    const char *version;
};

/* The entry under `key` (thing NULL: none); borrowed until the next request. */
struct cache_entry cache_find(const char *key);
/* Begin an entry: returns an empty pool to copy into, never the pool of the key's present entry. */
struct pool *cache_begin(const char *key);
/* Complete the entry with the copy; it becomes valid after the commit, with the first column of *version as its
 * version. Entries that take too much memory are not kept. */
void cache_keep(const void *thing, struct rows **version);
/* Make the entry valid (after a commit), or drop it (after a rollback). */
void cache_settle(void);
void cache_drop(void);
#endif
