/* pool.h - memory that lives as long as one request.
 *
 * Everything a request allocates comes from its pool and is freed with it, never individually. When memory runs out the
 * process aborts and its supervisor restarts it. Memory that outlives a request (the database connection and its
 * list of prepared statements) belongs to main/ and is allocated once. */
#ifndef QUAD_POOL_H
#define QUAD_POOL_H
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

struct json_object;
struct pool;

/* A new, empty pool; the caller drops it with pool_drop. */
struct pool *pool_new(void);
/* `size` zeroed bytes, aligned for any type; valid until the pool is wiped or dropped. */
void *pool_take(struct pool *pool, size_t size);
/* `count` zeroed items of `size` bytes; aborts on overflow. */
void *pool_take_many(struct pool *pool, size_t count, size_t size);
/* A NUL-terminated copy of `text`. */
char *pool_copy(struct pool *pool, const char *text);
/* A copy of `length` bytes with a NUL behind them. */
char *pool_copy_bytes(struct pool *pool, const void *bytes, size_t length);
/* `size` uninitialised bytes that begin with `used` bytes of `bytes` (NULL: none), which came from here: a text that is
 * growing. The last thing taken from the pool grows in place where there is room. */
char *pool_grow(struct pool *pool, char *bytes, size_t used, size_t size);
/* printf into the pool: the text, NUL-terminated. */
char *pool_print(struct pool *pool, const char *format, ...) __attribute__((format(printf, 2, 3)));
char *pool_print_list(struct pool *pool, const char *format, va_list list)
    __attribute__((format(printf, 2, 0)));
/* The number in decimal, faster than printf: each saved order takes about twenty of these. */
char *pool_print_int(struct pool *pool, int64_t number);
/* The texts one after the other, the last argument NULL; faster than printf. */
char *pool_join(struct pool *pool, ...) __attribute__((sentinel));
/* Set a limit for each pool of this process: one that has handed out more than `bytes` since its last wipe aborts the
 * process (0: no limit). Services set it so that a runaway request cannot use up the machine's memory. */
void pool_cap(size_t bytes);
/* Call `undo(thing)` when the pool is wiped or dropped, last deferred first. */
void pool_defer(struct pool *pool, void (*undo)(void *), void *thing);
/* Give a reference to a json-c object to the pool, which releases it when wiped or dropped; returns the same object,
 * NULL for NULL. */
struct json_object *pool_json(struct pool *pool, struct json_object *object);
/* Bytes handed out since the pool was made or wiped. */
size_t pool_used(const struct pool *pool);
/* Run what was deferred and release everything, but keep some blocks for reuse: for loops that work with one pool. */
void pool_wipe(struct pool *pool);
/* Run what was deferred and free the pool. NULL is allowed. */
void pool_drop(struct pool *pool);
#endif
