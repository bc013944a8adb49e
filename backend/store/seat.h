/* seat.h - the holders of a match's seats: their vacations, substitutes and inboxes. Times are microseconds since 1970.
 * Texts are borrowed until the next flush. Writing anything here but vacations needs the lock of the match. */
#ifndef QUAD_STORE_SEAT_H
#define QUAD_STORE_SEAT_H
#include "store/pg.h"
#include "store/words.h"

/* The seat of an account in a match, -1 for none; *ret_passes: a seat of this match can pass to another account. */
bool match_seat_of(struct ctx *c, struct pg *db, const char *public_id, int64_t account, int *ret_seat,
                   bool *ret_passes) must_check;

struct vacation_row {
    int64_t account, year, days, started_at, until;
};
/* Queue: insert a vacation of an account, which the caller has locked. */
void vacation_row_insert(struct ctx *c, struct pg *db, const struct vacation_row *row);
/* Queue: end a vacation at that time. It has used `days` days, or the days planned where that is less or `days` is
 * NULL. */
void vacation_row_end(struct ctx *c, struct pg *db, int64_t id, int64_t at, const int64_t *days);

/* Queue: record that the holder of a seat is on vacation until that time. */
void seat_row_away(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t until);
struct seat_away_row {
    int seat;
    int64_t until;
};
/* Record in the seats of a new match which holders are on vacation. *ret: those seats, in the pool. */
bool seat_rows_away(struct ctx *c, struct pg *db, int64_t match, struct seat_away_row **ret,
                    int *ret_count) must_check;

/* Queue: mark the inboxes of a match's players as changed, for news that does not change a running match. Locks their
 * accounts in the order of their ids. */
void seat_rows_inbox(struct ctx *c, struct pg *db, int64_t match);

struct substitute_row {
    int64_t account;
    const char *name;
    enum account_kind kind;
};
/* Queue: pass a seat to a substitute after `events` events. The match leaves the old holder's inbox, their notes and
 * conditional moves are deleted, and the seat is marked for mail as the substitute wants it. Locks the old holder's
 * account, then the note. */
void seat_row_pass(struct ctx *c, struct pg *db, int64_t match, int seat, int events,
                   const struct substitute_row *substitute);
#endif
