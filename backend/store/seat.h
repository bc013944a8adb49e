/* seat.h - who holds a seat of a match: vacations of holders, substitutes, and their inboxes. Moments are microseconds since 1970. Texts are
 * borrowed until the next flush. Everything here but vacations runs under the lock of the match. */
#ifndef QUAD_STORE_SEAT_H
#define QUAD_STORE_SEAT_H
#include "store/pg.h"

struct vacation_row {
    int64_t account, year, days, started_at, until;
};
/* Queue: a vacation of an account begins. The caller holds the account. */
void vacation_row_insert(struct ctx *c, struct pg *db, const struct vacation_row *row);
/* Queue: a vacation ends at that moment and has cost that many days, or what was meant if that is less; NULL: what was meant. */
void vacation_row_end(struct ctx *c, struct pg *db, int64_t id, int64_t at, const int64_t *days);

/* Queue: the holder of a seat is on vacation until that moment. */
void seat_row_away(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t until);
struct seat_away_row {
    int seat;
    int64_t until;
};
/* The holders of a new match who are on vacation, noted in its seats; *ret lives in the pool. */
bool seat_rows_away(struct ctx *c, struct pg *db, int64_t match, struct seat_away_row **ret,
                    int *ret_count) must_check;

/* Queue: something beside a running match is new to the people of a match. Locks their accounts in the order of their numbers. */
void seat_rows_inbox(struct ctx *c, struct pg *db, int64_t match);

struct substitute_row {
    int64_t account;
    const char *name, *kind;
};
/* Queue: the holder of a seat leaves after so many events, which their inbox loses; the substitute sits down, without their notes and plans,
 * and the seat is marked for mail as they want it. Locks the leaver's account, then the note. */
void seat_row_pass(struct ctx *c, struct pg *db, int64_t match, int seat, int events,
                   const struct substitute_row *substitute);
#endif
