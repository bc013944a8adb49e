/* limit.h - limits on attempts per period, stored in the database, and on heavy work done at once. Every refusal names
 * its limit_key and the seconds to wait. */
#ifndef QUAD_LIMIT_H
#define QUAD_LIMIT_H
#include "base/ctx.h"

struct pg;

struct limit {
    const char *name; /* the limit_key */
    int max, seconds; /* at most `max` attempts in `seconds` */
};

/* The limit with its maximum taken from the environment variable when that holds a positive number. */
struct limit limit_configured(const char *name, const char *variable, int max, int seconds);
/* Under which attempts of `whom` are stored: names and addresses only as a hash of fixed length. In the pool. */
const char *limit_key(struct ctx *c, const struct limit *limit, const char *whom);
/* Count one attempt of `whom`, in a transaction of its own, so that it counts even when the work that follows is
 * refused or crashes: call with no transaction open. FAULT_TOO_MANY_REQUESTS when the limit is exceeded. */
bool limit_count(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom) must_check;
/* The same within the caller's transaction, last of all because of the order of locks: a refusal undoes it all. `words`
 * say what there was too much of. */
bool limit_count_within(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom,
                        const char *words) must_check;
/* Queue: take that attempt back; clear all attempts of `whom`. */
void limit_uncount(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom);
void limit_forget(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom);
/* The network of a client's address, which every limit counts by: the /64 of an IPv6 address, which one household gets;
 * an IPv4 address itself, also when written as IPv6. nginx uses the same rule ($client_network). In the pool. */
const char *limit_address(struct ctx *c, const char *remote);

/* Take one of the node's two slots for heavy work: "password" (hashing takes about 20 MiB and 20 ms) or "verify". When
 * all are taken, fails at once with FAULT_UNAVAILABLE and the limit_key "<what>.slots". A slot is a lock on a file in
 * QUADRIVIUM_SOCKETS, so it is released when its holder dies. */
bool slot_take(struct ctx *c, const char *what, int *ret_slot) must_check;
/* The same where a node has only one. */
bool slot_take_only(struct ctx *c, const char *what, int *ret_slot) must_check;
void slot_release(int slot);

/* Delete expired rows of limits, sessions and keys, and close lobbies that nobody joined, in a transaction of its own.
 * The clock daemon calls it regularly. */
bool sweep(struct ctx *c, struct pg *db) must_check;
#endif
