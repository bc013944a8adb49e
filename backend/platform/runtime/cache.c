/* cache.c - see cache.h. A few pools; the least recently used one is replaced first. */
#include "platform/runtime/cache.h"
#include "base/ctx.h"
#include "store/pg.h"
#include <string.h>

enum { ENTRIES = 48, KEY = 16, VERSION = 48, WORTH = 128 * 1024 };

static struct kept {
    char key[KEY], version[VERSION]; /* no key: free */
    struct pool *pool;
    const void *thing;
    uint64_t used;
} entries[ENTRIES];

static struct {
    struct kept *place;
    char key[KEY];
    const void *thing;
    struct rows **version;
} coming; /* becomes valid when the running transaction commits */

static uint64_t uses;

static struct kept *find(const char *key)
{
    for (int i = 0; i < ENTRIES; i++)
        if (strcmp(entries[i].key, key) == 0) return &entries[i];
    return NULL;
}

struct cache_entry cache_find(const char *key)
{
    struct kept *kept = *key ? find(key) : NULL;
    if (!kept) return (struct cache_entry){NULL, NULL};
    kept->used = ++uses;
    return (struct cache_entry){kept->thing, kept->version};
}

static struct kept *oldest_but(const struct kept *spared)
{
    struct kept *oldest = NULL;
    for (int i = 0; i < ENTRIES; i++)
        if (&entries[i] != spared && (!oldest || entries[i].used < oldest->used)) oldest = &entries[i];
    return oldest;
}

static void forget(struct kept *kept)
{
    kept->key[0] = 0;
    kept->used = 0;
}

struct pool *cache_begin(const char *key)
{
    must(*key && strlen(key) < KEY);
    coming.place = oldest_but(find(key));
    coming.thing = NULL;
    memcpy(coming.key, key, strlen(key) + 1);
    forget(coming.place);
    if (!coming.place->pool) coming.place->pool = pool_new();
    pool_wipe(coming.place->pool);
    return coming.place->pool;
}

void cache_keep(const void *thing, struct rows **version)
{
    must(coming.place);
    coming.thing = thing;
    coming.version = version;
    if (pool_used(coming.place->pool) <= WORTH) return;
    pool_drop(coming.place->pool);
    coming.place->pool = NULL;
    cache_drop();
}

void cache_settle(void)
{
    struct kept *kept = coming.place;
    if (kept && coming.thing && *coming.version && rows_count(*coming.version) == 1) {
        struct kept *old = find(coming.key);
        if (old) forget(old);
        kept->thing = coming.thing;
        kept->used = ++uses;
        memcpy(kept->key, coming.key, KEY);
        snprintf(kept->version, VERSION, "%s", rows_text(*coming.version, 0, "version"));
    }
    cache_drop();
}

void cache_drop(void) { coming.place = NULL; }
