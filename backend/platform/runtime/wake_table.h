/* wake_table.h - the shared table behind wake.h, for those who keep it: the waiter, its reader of the database,
 * metrics.
 *
 * A slot holds one match. Writers enter through its gate (a lock word that a dead holder cannot keep), readers look
 * without locking and believe what they saw when the version did not move meanwhile. Slots are never emptied, only
 * taken over. Who must hear of what is also a ring of events: the datagram to the waiter only says "look at the
 * ring", so that a full socket buffer loses nothing. */
#ifndef QUAD_WAKE_TABLE_H
#define QUAD_WAKE_TABLE_H
#include "base/secret.h"
#include "platform/runtime/wake.h"
#include <stdatomic.h>

enum {
    WAKE_SLOTS = 16384,
    WAKE_BUMPS = 65536,
    WAKE_RING = 8192,
    WAKE_BUCKETS = 16,
    WAKE_CLASSES = 6,
    WAKE_ACCOUNT_BITS = 60
};

struct wake_slot {
    _Atomic uint64_t key;     /* 0: free */
    _Atomic uint64_t gate;    /* 0: open, else since when somebody is inside (clock_ticks) */
    _Atomic uint64_t doubt;   /* 0: the numbers hold; else the writer's ticket, or WAKE_UNKNOWN */
    _Atomic uint32_t version; /* odd while somebody is inside */
    _Atomic uint32_t seqs[VIEWERS], messages[VIEWERS];
};
#define WAKE_UNKNOWN UINT64_MAX

struct wake_counters {                       /* for /metrics */
    _Atomic uint64_t requests[WAKE_CLASSES]; /* by hundreds of the status */
    _Atomic uint64_t buckets[WAKE_BUCKETS];  /* by time taken: below 64 us << i */
    _Atomic uint64_t request_us, database_us, replays;
    _Atomic uint64_t parked_total, woken, expired, aborted, turned_away, wrong;
    _Atomic uint64_t parked;
    _Atomic uint64_t passwords, password_kib; /* how many were hashed, and memory times passes of that */
};

struct wake_table {
    uint64_t magic;
    _Atomic int64_t heartbeat;           /* clock_ticks() of the waiter */
    _Atomic uint32_t revocations, peers; /* peers: other nodes on this database */
    _Atomic uint64_t ring_head;
    struct {
        _Atomic uint64_t mark, event;
    } ring[WAKE_RING];
    _Atomic uint32_t bumps[WAKE_BUMPS];
    /* Which slots the reader of the database must look at. */
    _Atomic uint8_t polled[WAKE_SLOTS], doubted[WAKE_SLOTS];
    struct wake_counters counters;
    _Alignas(64) struct wake_slot slots[WAKE_SLOTS];
};

/* The mapped table, or NULL. */
struct wake_table *wake_table(void);
/* Mapped, and the waiter's heartbeat is younger than 3 s? */
bool wake_alive(void);
/* Forget every hint: what may have happened while no waiter listened is asked anew. */
void wake_forget(void);
void wake_beat(void);

enum wake_kind { WAKE_NOTHING, WAKE_MATCH, WAKE_ACCOUNT, WAKE_REVOCATION, WAKE_OVERRUN };
struct wake_event {
    enum wake_kind kind;
    bool far; /* heard from another node, or found in the database: not to be told again */
    char match[PUBLIC_ID];
    int64_t account;
};
/* The next event behind *position. WAKE_OVERRUN: events were lost to this reader, look at everything. */
struct wake_event wake_next(uint64_t *position);
uint64_t wake_ring_end(void);

/* Somebody waits for this match: it is re-read once a second, and soon when the table does not know it. */
void wake_watch(const char *match);
/* The numbers whatever the heartbeat; false when unknown or in doubt. */
bool wake_read(const char *match, uint32_t ret_seqs[VIEWERS], uint32_t ret_messages[VIEWERS]);

struct wake_stale {
    char match[PUBLIC_ID];
    uint64_t doubt;
};
/* Matches to re-read: in doubt for `age` microseconds (`ret` first), then, when `polled`, those looked at since the
 * last call, from slot *cursor on; the cursor is 0 again when all were given. */
int wake_stale_list(int64_t age, bool polled, int *cursor, struct wake_stale *ret, int max);
/* What the database says. Ends the doubt when it is still the one given. True when a number rose: the event is in
 * the ring. */
bool wake_settle(const struct wake_stale *stale, const uint32_t seqs[VIEWERS],
                 const uint32_t messages[VIEWERS]);
/* The database does not know the match: a start that was rolled back. */
void wake_settle_absent(const struct wake_stale *stale);

/* What happened goes into table and ring, without the bell. `far`: see wake_event. A match nobody here asked for is
 * passed over. */
void wake_hear_match(const char *match, const uint32_t seqs[VIEWERS], const uint32_t messages[VIEWERS]);
void wake_hear_account(int64_t account, bool far);
void wake_hear_revocation(bool far);
/* Tell the waiter to look at the ring. */
void wake_ring_bell(void);
#endif
