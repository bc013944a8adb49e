/* pool.h - memory that lives as long as one request.
 *
 * Everything a request allocates comes from its pool and goes with it; nobody frees anything by hand. Allocation
 * failure aborts: a worker that cannot get a few kilobytes is restarted by its supervisor. Not for memory that
 * outlives a request: the two such things (the database connection, the prepared list) belong to main/ and are
 * allocated once. */
#ifndef QUAD_POOL_H
#define QUAD_POOL_H
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

struct json_object;
struct pool;

/* A new, empty pool. Drop it with pool_drop. */
struct pool *pool_new(void);
/* `size` zeroed bytes, aligned for any type; valid until the pool is wiped or dropped. */
void *pool_take(struct pool *pool, size_t size);
/* `count` zeroed items of `size` bytes; aborts on overflow. */
void *pool_take_many(struct pool *pool, size_t count, size_t size);
/* A NUL-terminated copy of `text`. */
char *pool_copy(struct pool *pool, const char *text);
/* A NUL-terminated copy of `length` bytes. */
char *pool_copy_bytes(struct pool *pool, const void *bytes, size_t length);
/* printf into the pool. */
char *pool_print(struct pool *pool, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *pool_print_list(struct pool *pool, const char *format, va_list list)
    __attribute__((format(printf, 2, 0)));
/* A number in decimal, for where printf is too slow: the rows of every order hold about twenty of them. */
char *pool_print_int(struct pool *pool, int64_t number);
/* From now on a pool of this process that hands out more than `bytes` before it is wiped aborts (0: no bound).
 * Services set it, so that one request that grows without end is ended before the machine is. */
void pool_cap(size_t bytes);
/* Call `undo(thing)` when the pool is wiped or dropped, last deferred first. */
void pool_defer(struct pool *pool, void (*undo)(void *), void *thing);
/* Hand a json-c object to the pool (it puts it at the end); returns the same object, NULL stays NULL. */
struct json_object *pool_json(struct pool *pool, struct json_object *object);
/* Bytes handed out since the pool was made or wiped. */
size_t pool_used(const struct pool *pool);
/* Forget everything taken but keep some blocks: for loops that reuse a pool. */
void pool_wipe(struct pool *pool);
/* Run what was deferred and free all. NULL is allowed. */
void pool_drop(struct pool *pool);
#endif
