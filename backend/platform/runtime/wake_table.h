/* wake_table.h - the shared table behind wake.h, for the programs that maintain it: the waiter, its database reader,
 * metrics.
 *
 * A slot holds one match. Writers lock it by its gate (a lock word that a dead holder cannot keep); readers do not lock
 * and accept the values when the version did not change meanwhile. Slots are never emptied, only taken over. Events
 * also go into a ring: the datagram to the waiter only says "read the ring", so that a full socket buffer loses
 * nothing. */
#ifndef QUAD_WAKE_TABLE_H
#define QUAD_WAKE_TABLE_H
#include "base/secret.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/wake.h"
#include <stdatomic.h>

enum {
    WAKE_SLOTS = 16384,
    WAKE_BUMPS = 65536,
    WAKE_RING = 8192,
    WAKE_BUCKETS = 16,
    WAKE_ROUTE_BUCKETS = 8,
    WAKE_CLASSES = 6,
    WAKE_EVENTS = 16,
    WAKE_SAMPLES = 2,
    WAKE_ACCOUNT_BITS = 60
};

struct wake_slot {
    _Atomic uint64_t key;     /* 0: free */
    _Atomic uint64_t gate;    /* 0: unlocked, else the time it was locked (clock_ticks) */
    _Atomic uint64_t doubt;   /* 0: the numbers are valid; else the writer's ticket, or WAKE_UNKNOWN */
    _Atomic uint32_t version; /* odd while a writer holds the lock */
    _Atomic uint32_t seqs[VIEWERS], messages[VIEWERS];
};
#define WAKE_UNKNOWN UINT64_MAX

struct wake_route {
    _Atomic uint64_t requests[WAKE_CLASSES], us;  /* by hundreds of the status, and the sum of the times */
    _Atomic uint64_t buckets[WAKE_ROUTE_BUCKETS]; /* by time taken: below 1 ms << 2 * i */
};

struct wake_counters {                       /* for /metrics */
    _Atomic uint64_t requests[WAKE_CLASSES]; /* by hundreds of the status */
    _Atomic uint64_t buckets[WAKE_BUCKETS];  /* by time taken: below 64 us << i */
    _Atomic uint64_t request_us, database_us, replays;
    _Atomic uint64_t parked_total, woken, expired, aborted, turned_away, wrong;
    _Atomic uint64_t parked;
    /* Long polls of spectators that the waiter answered itself; views that it requested from workers for them. */
    _Atomic uint64_t shared_answers, shared_asked;
    _Atomic uint64_t standby_reads;           /* requests that a standby of the database answered */
    _Atomic uint64_t passwords, password_kib; /* how many were hashed, and memory times passes of that */
    /* Turns of bots by thinking time, as above, and the sums of the times thought and waited before. */
    _Atomic uint64_t bot_buckets[WAKE_BUCKETS], bot_think_us, bot_wait_us;
    _Atomic uint64_t events[WAKE_EVENTS]; /* by enum metrics_event */
    struct wake_route routes[METRICS_ROUTES];
};

struct wake_table {
    uint64_t magic;
    _Atomic int64_t heartbeat; /* clock_ticks() of the waiter */
    _Atomic int64_t bots_beat; /* the same of the master of the bot processes */
    _Atomic int64_t heard;     /* when its reader last asked the database for revocations */
    _Atomic bool no_room;      /* something could not be stored because the database's disk was full */
    _Atomic bool key_refused;  /* the reader found that this node's key is not that of the others */
    _Atomic uint32_t revocations, peers; /* peers: other nodes on this database */
    /* how much the primary had written at moments by clock_ticks(); `at` is 0 while one is replaced */
    struct {
        _Atomic int64_t at;
        _Atomic uint64_t written;
    } samples[WAKE_SAMPLES];
    _Atomic uint64_t ring_head;
    struct {
        _Atomic uint64_t mark, event;
    } ring[WAKE_RING];
    _Atomic uint32_t bumps[WAKE_BUMPS];
    _Atomic uint32_t expected[WAKE_BUMPS]; /* parked requests by a hash of what they wait for */
    /* Which slots the reader of the database must look at. */
    _Atomic uint8_t polled[WAKE_SLOTS], doubted[WAKE_SLOTS];
    struct wake_counters counters;
    _Alignas(64) struct wake_slot slots[WAKE_SLOTS];
};

/* The mapped table, or NULL. */
struct wake_table *wake_table(void);
/* Whether the table is mapped and the waiter's heartbeat is younger than 3 s. */
bool wake_alive(void);
/* Invalidate every hint, because events can have been missed while no waiter was listening. */
void wake_forget(void);
/* The reader of the database has just asked for revocations; the primary had written so much of its log. */
void wake_heard(int64_t begun, uint64_t written);
/* The waiter's heartbeat. */
void wake_beat(void);
/* Whether the database's disk is full, as far as this node has noticed: set by a refused write, cleared by the clock
 * daemon when it has given the time back. */
void wake_set_room(bool has_room);
bool wake_has_room(void);
/* Whether this node's key of networks and devices is that of the others, as far as its reader knows. True without a
 * table. */
void wake_set_key(bool fits);
bool wake_key_fits(void);

enum wake_kind {
    WAKE_NOTHING,
    WAKE_MATCH,
    WAKE_ACCOUNT,
    WAKE_REVOCATION,
    WAKE_CLOCK,
    WAKE_BOT,
    WAKE_OVERRUN
};
struct wake_event {
    enum wake_kind kind;
    bool far; /* received from another node, or found in the database: not sent to other nodes */
    char match[PUBLIC_ID];
    int64_t account;
};
/* The event after *position, which advances; WAKE_NOTHING at the end of the ring. WAKE_OVERRUN: this reader missed
 * events and must check everything. */
struct wake_event wake_next(uint64_t *position);
/* The position of the ring's end. */
uint64_t wake_ring_end(void);

/* Watch a match because a request waits for it: it is re-read once a second, or soon when the table does not have
 * it. */
void wake_watch(const char *match);
/* The counters regardless of the heartbeat; false when unknown or in doubt. */
bool wake_read(const char *match, uint32_t ret_seqs[VIEWERS], uint32_t ret_messages[VIEWERS]);

struct wake_stale {
    char match[PUBLIC_ID];
    uint64_t doubt;
};
/* Matches to re-read: first those in doubt for `age` microseconds, then, with `polled`, those watched since the last
 * call, from slot *cursor on; the cursor is 0 again after the last. Returns how many, at most `max`. */
int wake_stale_list(int64_t age, bool polled, int *cursor, struct wake_stale *ret, int max);
/* Store the database's counters and end the doubt if it is still the same. True when a number rose or the doubt was ended;
 * the event is then in the ring. */
bool wake_settle(const struct wake_stale *stale, const uint32_t seqs[VIEWERS],
                 const uint32_t messages[VIEWERS]);
/* End the doubt about a match that the database does not have, because its start was rolled back. */
void wake_settle_absent(const struct wake_stale *stale);

/* The waiter: a request begins to wait for a match, or for an account (match NULL), or no longer does. Called before the
 * waiter looks at the table for it: a writer then either sees the request, or has written the table before that look. */
void wake_expect(const char *match, int64_t account, bool begins);
/* Put an event into table and ring without notifying the waiter. `far`: see wake_event. Matches not in the table are
 * ignored. An account's event is left out of the ring when nobody waits for it and there is no other node; true if it is
 * there. */
void wake_hear_match(const char *match, const uint32_t seqs[VIEWERS], const uint32_t messages[VIEWERS]);
bool wake_hear_account(int64_t account, bool far);
void wake_hear_revocation(bool far);
/* Tell the waiter to read the ring. */
void wake_ring_bell(void);
/* Tell the clock daemon of this node, or one of its bot processes, to look at once. */
void wake_ring_clock(void);
void wake_ring_bot(void);
#endif
