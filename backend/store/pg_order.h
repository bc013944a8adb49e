/* pg_order.h - checks that each transaction takes its locks in the common order (sql/lock_order). A violation is only
 * logged, as "lock_order_broken", which fails every test run. */
#ifndef QUAD_PG_ORDER_H
#define QUAD_PG_ORDER_H
#include <stdbool.h>
#include <stdint.h>

/* Positions in the order, a bit each: two words, since there are more than 64 and not every compiler has a wider type. */
struct pg_places {
    uint64_t low, high; /* positions 0 to 63 and 64 to 127 */
};
enum { PG_PLACE_LAST = 127 };                             /* no other lock can follow */
#define PG_PLACE(n) (UINT64_C(1) << ((unsigned)(n) % 64)) /* its bit in the word that has it */
#define PG_PLACES(low, high) ((struct pg_places){low, high})

/* The locks a query declares. */
struct pg_locks {
    struct pg_places locks; /* waits for locks on rows of these */
    struct pg_places under; /* writes rows that are locked, or rows below locked ones */
    struct pg_places makes; /* inserts rows that nobody can be waiting for */
    struct pg_places skips; /* takes unlocked rows only */
};

/* The locks of a transaction. All zero: none, as at its start. */
struct pg_order {
    struct pg_places held, passed; /* rows it can write; positions it must not wait for any more */
    const char *last;              /* the query that went furthest */
};

/* Call before the transaction runs the query `label` (kept by reference). False: a violation, logged with the names
 * of both queries. */
bool pg_order_note(struct pg_order *order, const char *label, const struct pg_locks *locks);
#endif
