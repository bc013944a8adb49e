/* sight.h - the networks and devices that accounts are used from, so that people who share one do not change each
 * other's ratings or vote several times (fair.h). No address is stored: only a mark, a keyed hash of the network
 * (/24, or /64 of IPv6) or of the device's cookie. The key is the file sight.key of the run directory
 * (QUADRIVIUM_HOME). Marks are deleted 90 days after the last use. */
#ifndef QUAD_PLATFORM_SIGHT_H
#define QUAD_PLATFORM_SIGHT_H
#include "store/sight.h"

struct sight {
    const char *remote; /* the client's address; NULL: not known, or this machine's own */
    const char *device; /* the device's cookie; NULL: none */
};

/* Record where an account is used, at most once an hour per process; nothing without a run directory. Outside of a
 * transaction. FAULT_UNAVAILABLE, also when the key cannot be read. */
bool sight_note(struct ctx *c, struct pg *db, int64_t account, const struct sight *from) must_check;
/* The mark of a client's network; *ret_known false where it has none. FAULT_UNAVAILABLE. */
bool sight_network(struct ctx *c, const char *remote, unsigned char ret_mark[SIGHT_MARK],
                   bool *ret_known) must_check;
/* The network of an address as text: "192.0.2.0", "2001:db8::". In the pool; NULL when it is not an address. */
const char *sight_network_text(struct ctx *c, const char *remote);
#endif
