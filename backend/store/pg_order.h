/* pg_order.h - what a transaction has locked, and whether in the one order that all keep (sql/lock_order). A watch,
 * no lock: a breach is logged as "lock_order_broken", which fails every test run, and nothing else happens. */
#ifndef QUAD_PG_ORDER_H
#define QUAD_PG_ORDER_H
#include <stdbool.h>
#include <stdint.h>

/* What a query says of itself: places in the order, a bit each. */
struct pg_locks {
    uint64_t locks; /* waits for rows of these */
    uint64_t under; /* writes rows that are held, or rows below them */
    uint64_t makes; /* inserts rows nobody can be waiting for */
    uint64_t skips; /* takes what is free; the last bit: and may be followed by no other lock */
};

/* What a transaction has. All zero: nothing, as at its beginning. */
struct pg_order {
    uint64_t held, passed; /* rows it may write; places it must not wait before */
    const char *last;      /* the query that went furthest */
};

/* The transaction is about to run the query `label`, a text that lives on. False: a breach, logged with both
 * queries' names. */
bool pg_order_note(struct pg_order *order, const char *label, const struct pg_locks *locks);
#endif
