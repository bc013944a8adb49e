/* recall.h - what a process remembers between requests under a key, valid as long as a version holds. It is a cache and nothing
 * else: the truth is asked for its version, under its lock, before anything remembered is used. */
#ifndef QUAD_RECALL_H
#define QUAD_RECALL_H
#include "base/pool.h"

struct rows;

struct memory {
    const void *thing;
    const char *version;
};

/* What is remembered under `key` (thing NULL: nothing); borrowed until the next request. */
struct memory recall_find(const char *key);
/* Begin to remember: an empty pool to copy into, never the one of what is remembered already. */
struct pool *recall_begin(const char *key);
/* What has been copied. It counts only once the transaction has been committed: `version` is then its first column. A thing that
 * took more of the pool than is worth keeping is not kept. */
void recall_keep(const void *thing, struct rows **version);
/* The transaction was committed; or it was not. */
void recall_settle(void);
void recall_drop(void);
#endif
