/* pg_order.h - checks that each transaction takes its locks in the common order (sql/lock_order). A violation is only
 * logged, as "lock_order_broken", which fails every test run. */
#ifndef QUAD_PG_ORDER_H
#define QUAD_PG_ORDER_H
#include <stdbool.h>
#include <stdint.h>

/* The locks a query declares: positions in the order, a bit each. */
struct pg_locks {
    uint64_t locks; /* waits for locks on rows of these */
    uint64_t under; /* writes rows that are locked, or rows below locked ones */
    uint64_t makes; /* inserts rows that nobody can be waiting for */
    uint64_t skips; /* takes unlocked rows only; the last bit: no other lock can follow */
};

/* The locks of a transaction. All zero: none, as at its start. */
struct pg_order {
    uint64_t held, passed; /* rows it can write; positions it must not wait for any more */
    const char *last;      /* the query that went furthest */
};

/* Call before the transaction runs the query `label` (kept by reference). False: a violation, logged with the names
 * of both queries. */
bool pg_order_note(struct pg_order *order, const char *label, const struct pg_locks *locks);
#endif
