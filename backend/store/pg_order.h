/* pg_order.h - checks that each transaction takes its locks in the common order (sql/lock_order). A violation is only
 * logged, as "lock_order_broken", which fails every test run. */
#ifndef QUAD_PG_ORDER_H
#define QUAD_PG_ORDER_H
#include <stdbool.h>

/* Positions in the order, a bit each. There are more than 64. */
__extension__ typedef unsigned __int128 pg_places;
enum { PG_PLACE_LAST = 127 }; /* no other lock can follow */
#define PG_PLACE(n) ((pg_places)1 << (n))

/* The locks a query declares. */
struct pg_locks {
    pg_places locks; /* waits for locks on rows of these */
    pg_places under; /* writes rows that are locked, or rows below locked ones */
    pg_places makes; /* inserts rows that nobody can be waiting for */
    pg_places skips; /* takes unlocked rows only */
};

/* The locks of a transaction. All zero: none, as at its start. */
struct pg_order {
    pg_places held, passed; /* rows it can write; positions it must not wait for any more */
    const char *last;       /* the query that went furthest */
};

/* Call before the transaction runs the query `label` (kept by reference). False: a violation, logged with the names
 * of both queries. */
bool pg_order_note(struct pg_order *order, const char *label, const struct pg_locks *locks);
#endif
