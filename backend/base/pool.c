/* pool.c - see pool.h. The only file of the project that calls free(). */
#include "base/pool.h"
#include <json-c/json.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK = 16 * 1024, ALIGN = 16, SPARES_MAX = 16 };

struct block {
    struct block *next;
    size_t size, used;
    _Alignas(ALIGN) unsigned char bytes[];
};

struct deferred {
    struct deferred *next;
    void (*undo)(void *);
    void *thing;
};

struct pool {
    struct block *newest;
    struct block *spare; /* blocks of the usual size, kept over a wipe for the next round */
    int spares;
    struct deferred *deferred;
    size_t handed_out;
    const void *last; /* what was taken last */
};

static size_t cap; /* 0: none */

static struct block *block_new(size_t size)
{
    struct block *block = malloc(sizeof *block + size);
    if (!block) abort();
    block->next = NULL;
    block->size = size;
    block->used = 0;
    return block;
}

struct pool *pool_new(void)
{
    struct pool *pool = calloc(1, sizeof *pool);
    if (!pool) abort();
    pool->newest = block_new(BLOCK);
    return pool;
}

void pool_cap(size_t bytes) { cap = bytes; }

static struct block *usual_block(struct pool *pool)
{
    struct block *block = pool->spare;
    if (!block) return block_new(BLOCK);
    pool->spare = block->next;
    pool->spares--;
    block->used = 0;
    return block;
}

/* `size` uninitialised bytes. */
static void *take(struct pool *pool, size_t size)
{
    if (size > SIZE_MAX / 2 || (cap && pool->handed_out + size > cap)) abort();
    size = (size + ALIGN - 1) / ALIGN * ALIGN;
    if (pool->newest->size - pool->newest->used < size) {
        struct block *block = size > BLOCK ? block_new(size) : usual_block(pool);
        block->next = pool->newest;
        pool->newest = block;
    }
    void *taken = pool->newest->bytes + pool->newest->used;
    pool->newest->used += size;
    pool->handed_out += size;
    pool->last = taken;
    return taken;
}

void *pool_take(struct pool *pool, size_t size)
{
    void *taken = take(pool, size);
    return memset(taken, 0, size);
}

void *pool_take_many(struct pool *pool, size_t count, size_t size)
{
    size_t total;
    if (__builtin_mul_overflow(count, size, &total)) abort();
    return pool_take(pool, total);
}

char *pool_copy(struct pool *pool, const char *text) { return pool_copy_bytes(pool, text, strlen(text)); }

char *pool_copy_bytes(struct pool *pool, const void *bytes, size_t length)
{
    char *copy = take(pool, length + 1);
    if (length) memcpy(copy, bytes, length);
    copy[length] = 0;
    return copy;
}

static bool grows_in_place(struct pool *pool, const char *bytes, size_t size)
{
    struct block *block = pool->newest;
    const unsigned char *begin = (const unsigned char *)bytes;
    return bytes && bytes == pool->last && block->size - (size_t)(begin - block->bytes) >= size;
}

char *pool_grow(struct pool *pool, char *bytes, size_t used, size_t size)
{
    if (grows_in_place(pool, bytes, size)) {
        struct block *block = pool->newest;
        size_t taken = block->used - (size_t)((unsigned char *)bytes - block->bytes);
        block->used -= taken;
        pool->handed_out -= taken;
    }
    char *more = take(pool, size);
    if (more != bytes && used) memcpy(more, bytes, used);
    return more;
}

/* Prints straight into the block when there is room: measuring first with vsnprintf and no buffer takes far longer than
 * printing. */
char *pool_print_list(struct pool *pool, const char *format, va_list list)
{
    size_t room = pool->newest->size - pool->newest->used;
    va_list again;
    va_copy(again, list);
    int length = vsnprintf((char *)pool->newest->bytes + pool->newest->used, room, format, again);
    va_end(again);
    if (length < 0) abort();
    char *text = take(pool, (size_t)length + 1);
    if ((size_t)length >= room && vsnprintf(text, (size_t)length + 1, format, list) != length) abort();
    return text;
}

char *pool_print(struct pool *pool, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    char *text = pool_print_list(pool, format, list);
    va_end(list);
    return text;
}

char *pool_join(struct pool *pool, ...)
{
    size_t length = 0;
    va_list list;
    va_start(list, pool);
    for (const char *text; (text = va_arg(list, const char *));) length += strlen(text);
    va_end(list);
    char *joined = take(pool, length + 1), *at = joined;
    va_start(list, pool);
    for (const char *text; (text = va_arg(list, const char *));) at = stpcpy(at, text);
    va_end(list);
    *at = 0;
    return joined;
}

char *pool_print_int(struct pool *pool, int64_t number)
{
    char digits[24], *at = digits + sizeof digits;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0) *--at = '-';
    return pool_copy_bytes(pool, at, (size_t)(digits + sizeof digits - at));
}

void pool_defer(struct pool *pool, void (*undo)(void *), void *thing)
{
    struct deferred *deferred = pool_take(pool, sizeof *deferred);
    *deferred = (struct deferred){.next = pool->deferred, .undo = undo, .thing = thing};
    pool->deferred = deferred;
}

static void put_json(void *object) { json_object_put(object); }

struct json_object *pool_json(struct pool *pool, struct json_object *object)
{
    if (object) pool_defer(pool, put_json, object);
    return object;
}

size_t pool_used(const struct pool *pool) { return pool->handed_out; }

static void let_go(struct pool *pool, struct block *block)
{
    if (block->size != BLOCK || pool->spares == SPARES_MAX) {
        free(block);
        return;
    }
    block->next = pool->spare;
    pool->spare = block;
    pool->spares++;
}

void pool_wipe(struct pool *pool)
{
    while (pool->deferred) {
        struct deferred *first = pool->deferred;
        pool->deferred = first->next;
        first->undo(first->thing);
    }
    while (pool->newest->next) {
        struct block *block = pool->newest;
        pool->newest = block->next;
        let_go(pool, block);
    }
    pool->newest->used = 0;
    pool->handed_out = 0;
    pool->last = NULL;
}

void pool_drop(struct pool *pool)
{
    if (!pool) return;
    pool_wipe(pool);
    while (pool->spare) {
        struct block *block = pool->spare;
        pool->spare = block->next;
        free(block);
    }
    free(pool->newest);
    free(pool);
}
