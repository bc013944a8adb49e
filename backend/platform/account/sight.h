/* sight.h - the networks and devices that accounts are used from, so that people who share one do not change each
 * other's ratings or vote several times (fair.h). No address is stored: only a mark, a keyed hash of the network
 * (/24, or /64 of IPv6) or of the device's cookie. The key is the file sight.key of the run directory
 * (QUADRIVIUM_HOME), the same on all nodes of a database: the table sight_key says which one it is. Marks are deleted 90
 * days after the last use. */
#ifndef QUAD_PLATFORM_SIGHT_H
#define QUAD_PLATFORM_SIGHT_H
#include "base/secret.h"
#include "store/sight.h"

struct sight {
    const char *remote; /* the client's address; NULL: not known, or this machine's own */
    const char *device; /* the device's cookie; NULL: none */
};

/* This node's key beside that of the database. */
enum sight_key {
    SIGHT_KEY_FITS,
    SIGHT_KEY_UNCLAIMED, /* no node has used a key yet, or there is no run directory */
    SIGHT_KEY_MISSING,   /* this node has none, but others have */
    SIGHT_KEY_FOREIGN    /* this node has another one */
};
/* Compare; changes nothing. FAULT_UNAVAILABLE, also when the file cannot be read. */
bool sight_key_look(struct ctx *c, struct pg *db, enum sight_key *ret) must_check;
/* Fail with FAULT_UNAVAILABLE unless what was found lets this node serve requests that need the key. */
bool sight_key_check(struct ctx *c, enum sight_key found) must_check;

/* Record where an account is used, at most once an hour per process; nothing without a run directory. Outside of a
 * transaction. Makes the key if no node has one yet. FAULT_UNAVAILABLE, also when the key cannot be read or is not that
 * of the other nodes. */
bool sight_note(struct ctx *c, struct pg *db, int64_t account, const struct sight *from) must_check;
/* A key for another purpose, derived from that key, so that all nodes have the same. Makes the key if no node has one yet.
 * FAULT_UNAVAILABLE, also where there is no run directory. */
bool sight_derive_key(struct ctx *c, struct pg *db, const char *purpose,
                      unsigned char ret_key[SECRET_KEY]) must_check;
/* The network of an address as text: "192.0.2.0", "2001:db8::". In the pool; NULL when it is not an address. */
const char *sight_network_text(struct ctx *c, const char *remote);
#endif
