/* seat.c - see seat.h. */
#include "store/seat.h"

bool match_seat_of(struct ctx *c, struct pg *db, const char *public_id, int64_t account, int *ret_seat,
                   bool *ret_passes)
{
    struct rows *rows;
    if (!pg_maybe(c, db, &rows, MATCH_SEAT_OF, "ti", public_id, account)) return false;
    *ret_seat = rows_count(rows) ? (int)rows_int(rows, 0, "seat") : -1;
    *ret_passes = rows_count(rows) && rows_bool(rows, 0, "passes");
    return true;
}

void vacation_row_insert(struct ctx *c, struct pg *db, const struct vacation_row *row)
{
    pg_tell(c, db, VACATION_START, "iiiii", row->account, row->year, row->days, row->started_at, row->until);
}

void vacation_row_end(struct ctx *c, struct pg *db, int64_t id, int64_t at, const int64_t *days)
{
    pg_tell(c, db, VACATION_END, "iin", id, at, days);
}

void seat_row_away(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t until)
{
    pg_tell(c, db, SEAT_AWAY, "iii", match, (int64_t)seat, until);
}

bool seat_rows_away(struct ctx *c, struct pg *db, int64_t match, struct seat_away_row **ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, SEATS_AWAY, "i", match)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count + 1, sizeof **ret);
    for (int i = 0; i < *ret_count; i++)
        (*ret)[i] = (struct seat_away_row){(int)rows_int(r, i, "seat"), rows_int(r, i, "away_until")};
    return true;
}

void seat_rows_inbox(struct ctx *c, struct pg *db, int64_t match) { pg_tell(c, db, INBOX_RAISE, "i", match); }

void seat_row_pass(struct ctx *c, struct pg *db, int64_t match, int seat, int events,
                   const struct substitute_row *substitute)
{
    pg_tell(c, db, LEAVER_PUT, "iii", match, (int64_t)seat, (int64_t)events);
    pg_tell(c, db, SEAT_PASS, "iiitt", match, (int64_t)seat, substitute->account, substitute->name,
            account_kind_name(substitute->kind));
    pg_tell(c, db, SEAT_MAIL_MARK, "ii", match, (int64_t)seat);
}
