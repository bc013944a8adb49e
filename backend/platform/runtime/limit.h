/* limit.h - how many tries are allowed in a time, and how many passwords can be hashed at once. Every refusal names
 * its limit_key and says when to come back. */
#ifndef QUAD_LIMIT_H
#define QUAD_LIMIT_H
#include "base/ctx.h"

struct pg;

struct limit {
    const char *name; /* the limit_key */
    int max, seconds; /* at most `max` tries in `seconds` */
};

/* The limit with its maximum taken from the environment variable when that holds a positive number. */
struct limit limit_configured(const char *name, const char *variable, int max, int seconds);
/* Count one try of `whom`, in a transaction of its own, so that a try counts even when what follows is
 * refused or crashes: no transaction may be open. FAULT_TOO_MANY_REQUESTS when it is one too many. */
bool limit_count(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom) must_check;
/* Take that try back / forget all tries of `whom`. Queued: travels with the next flush. */
void limit_uncount(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom);
void limit_forget(struct ctx *c, struct pg *db, const struct limit *limit, const char *whom);
/* The network of a client's address, which is what every limit counts: an IPv6 address by its /64, the part one
 * household gets; an IPv4 address as it is, also when it is written as an IPv6 one. nginx counts by the same rule
 * ($client_network). */
const char *limit_address(struct ctx *c, const char *remote);

/* One of the node's two places for something heavy: "password" (hashing one takes about 20 MiB and 20 ms) or
 * "verify". All taken: FAULT_UNAVAILABLE, at once, with the limit_key "<what>.slots". A place is a lock on a file in
 * QUADRIVIUM_SOCKETS, so it is free again when its holder dies. */
bool slot_take(struct ctx *c, const char *what, int *ret_slot) must_check;
void slot_release(int slot);

/* Delete expired rows of limits, sessions and keys, and close lobbies that nobody joined; the clock daemon
 * calls it now and then. In a transaction of its own. */
bool sweep(struct ctx *c, struct pg *db) must_check;
#endif
