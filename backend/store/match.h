/* match.h - rows of matches: the match itself, its seats, events, snapshots, sealed orders and offers. Knows no game.
 * Times are microseconds since 1970, 0 for none. Texts belong to the query results, so they live in the pool. */
#ifndef QUAD_STORE_MATCH_H
#define QUAD_STORE_MATCH_H
#include "base/secret.h"
#include "store/words.h"

enum { STORE_SEATS = 16, STORE_VIEWERS = 17 }; /* seats 0..15, spectators */
/* A gap in the clock daemon's heartbeat that counts as an outage of the arena, which costs no player time. */
enum { OUTAGE_US = 5000000 };

struct match_row {
    int64_t id;
    enum purpose purpose; /* never changes */
    const char *public_id, *game, *variant, *options, *clock, *absence, *seed, *nonce, *seed_commitment;
    const char *stage, *state_hash, *result; /* result NULL while running */
    enum match_status status;
    enum spectators spectators;
    enum press press;
    int rules_version, seats, delay_turns; /* delay_turns 0: not chosen */
    bool rated, private;
    bool blind;  /* nobody is told who plays until its end: the seats have neutral names and kinds */
    bool sealed; /* stays hidden after its end, until every game with its seed has ended */
    int64_t created_at, finished_at, turn_started, changed_at, deadline, paused_at, paused_until, left_us,
        paused_us; /* paused_us: how long earlier truces have lasted */
    int events, snapshot_at, taken_back, attempts;
    int64_t turns[STORE_SEATS], bank_ms[STORE_SEATS], used_ms[STORE_SEATS];
    /* of the running turn, for seats that have handed in: until then, and until their last order */
    int64_t handed_ms[STORE_SEATS], ordered_ms[STORE_SEATS];
    uint32_t owes, handed_in, planned, mailed;                 /* planned, mailed: bits of seats */
    uint32_t seqs[STORE_VIEWERS], message_seqs[STORE_VIEWERS]; /* spectators at index 16, unused seats 0 */
    struct rows **written; /* after match_update and a commit: the row's new version; in the pool */
    /* What match_assume was told (match_update.h), for match_update. NULL and 0 when the row was locked and read. */
    const char *assumed;
    int64_t assumed_from, assumed_to;
    const struct match_row *before; /* the row as it is assumed to be; NULL with `assumed` */
};

struct seat_row {
    int seat;
    int64_t account;
    const char *name, *choice;
    enum account_kind kind;
    bool active;
    int place;
    int64_t score, read_seq;
    int missed, missed_row; /* turns the holder missed; how many in a row until now */
    int64_t steward;        /* account of the built-in bot that plays for the holder, 0: none */
    int64_t open_at;        /* since when the seat is open to substitutes */
    int64_t away_until;     /* on vacation until then */
    int64_t founder;        /* account of the first holder, 0: the present one */
    bool stood_in;          /* another account has played for the first holder */
    const char *faction;    /* what it played for, once the match is over; match_seats alone reads it */
};

/* A match by public id; FAULT_NOT_FOUND. lock: lock it until the transaction ends, in a statement of its own, which
 * comes first. */
bool match_lock(struct ctx *c, struct pg *db, const char *public_id, struct match_row *ret) must_check;
bool match_find(struct ctx *c, struct pg *db, const char *public_id, struct match_row *ret) must_check;
/* The seats in order; `ret` has room for STORE_SEATS. */
bool match_seats(struct ctx *c, struct pg *db, int64_t match, struct seat_row *ret,
                 int *ret_count) must_check;
/* Insert a match from `row` (all but id, result and pauses); *ret_id is its row id. */
bool match_insert(struct ctx *c, struct pg *db, const struct match_row *row, int64_t *ret_id) must_check;
/* Queue the insertion of a seat. */
void match_seat_insert(struct ctx *c, struct pg *db, int64_t match, const struct seat_row *seat);
/* Queue an update of a seat's attendance: missed turns, steward, open_at, stood_in. */
void match_seat_attend(struct ctx *c, struct pg *db, int64_t match, const struct seat_row *seat);
/* What tells whether a copy of a match is up to date: the version of its row, which every change of a match raises, and the
 * hash of its state; and the arena's time (see match_rest). Texts are borrowed from the answer. */
struct match_held {
    const char *version, *hash;
    int64_t now, gap;
};
/* Lock the match like match_lock, but read only that. */
bool match_hold(struct ctx *c, struct pg *db, const char *public_id, struct match_held *ret) must_check;
/* Queue the update of the columns that change during play; the row's new version will be in *row->written. */
void match_update(struct ctx *c, struct pg *db, struct match_row *row);
struct match_end { /* by seat */
    const int *places;
    const int64_t *scores;
    const char *const *factions; /* NULL: a seat has none */
};
/* Queue the end: the row's result, time, and how each seat ended; the match leaves its seats' inboxes. The seats of a
 * blind match get the names and kinds of their players, and it becomes public if its lobby was. */
void match_finish(struct ctx *c, struct pg *db, const struct match_row *row, const struct match_end *end);

struct event_row {
    int n;
    enum entry_kind kind;
    int turn;
    const char *body;
    const char *tale; /* log lines; to be written only: what reads events leaves it NULL */
    const char *hash;
    int64_t at;
    const struct order_row *answered; /* the order that completed the turn, kept with it; NULL: none is */
};
struct snapshot_row {
    int n, turn, save_version;
    const char *state;
};
struct order_row {
    int seat;
    const char *body, *orders, *receipt;
    bool ready;
    int64_t at;
};

/* Queue: append an event; store a snapshot and thin out older ones; seal an order, replacing an earlier one. */
void event_insert(struct ctx *c, struct pg *db, int64_t match, const struct event_row *event);
void snapshot_insert(struct ctx *c, struct pg *db, int64_t match, const struct snapshot_row *snapshot);
void order_put(struct ctx *c, struct pg *db, int64_t match, int turn, const struct order_row *order);

/* The newest snapshot at or before event n, and the events after it up to n: to view earlier turns. */
bool match_tail(struct ctx *c, struct pg *db, int64_t match, int n, struct snapshot_row *ret_snapshot,
                struct event_row **ret_events, int *ret_count) must_check;
/* All events with their bodies (tale is NULL). */
bool events_all(struct ctx *c, struct pg *db, int64_t match, struct event_row **ret_events,
                int *ret_count) must_check;
/* The number of events, of those before number `before`, that lead to the position in which `turn` was played: all of
 * earlier turns, and the turn's own takebacks. */
bool event_last_before(struct ctx *c, struct pg *db, int64_t match, int turn, int before,
                       int *ret_n) must_check;
/* Under PACE_OWN: the number of the last event before a seat's turn in which that seat had an order, 0: none. */
bool event_last_of_seat(struct ctx *c, struct pg *db, int64_t match, int turn, int seat,
                        int *ret_n) must_check;
/* How many acts of a seat that turn, the present one, has; it reads the events since the turn before. */
bool acts_of_turn(struct ctx *c, struct pg *db, int64_t match, int turn, int seat, int *ret) must_check;
/* Body of the turn event of that turn, NULL when there is none. */
bool event_of_turn(struct ctx *c, struct pg *db, int64_t match, int turn, const char **ret_body) must_check;
/* The orders for a turn, also the one kept with its event; `ret` has room for STORE_SEATS and is indexed by position,
 * see .seat. */
bool orders_of_turn(struct ctx *c, struct pg *db, int64_t match, int turn, struct order_row *ret,
                    int *ret_count) must_check;

struct offer_row {
    int id;
    enum offer_kind kind;
    enum offer_status status;
    int seat, turn, again_at, hours;
    uint32_t accepted;
    int64_t at;
};
/* Queue the insertion or the update of an offer. */
void offer_insert(struct ctx *c, struct pg *db, int64_t match, const struct offer_row *offer);
void offer_update(struct ctx *c, struct pg *db, int64_t match, const struct offer_row *offer);

/* Everything besides its row that is needed to change a match. */
struct match_rest {
    struct seat_row seats[STORE_SEATS];
    struct snapshot_row snapshot;
    struct event_row *events; /* after the snapshot */
    int event_count;
    struct order_row orders[STORE_SEATS]; /* sealed for `turn` */
    int order_count;
    struct offer_row *offers;
    int offer_count;
    int64_t now; /* arena_now(), read under the lock */
    /* microseconds of an outage of the arena that the clock daemon has not compensated yet, 0: none */
    int64_t gap;
};
/* A match with its rest, by public id, in one round trip; FAULT_NOT_FOUND. lock: lock it until the transaction ends.
 * Row and rest are consistent: without the lock they are read again until they match. */
bool match_whole(struct ctx *c, struct pg *db, const char *public_id, bool lock, struct match_row *ret_row,
                 struct match_rest *ret_rest) must_check;
#endif
