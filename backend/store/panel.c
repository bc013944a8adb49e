/* panel.c - see panel.h. */
#include "store/panel.h"

void panel_member_row_put(struct ctx *c, struct pg *db, int64_t account, bool member)
{
    pg_tell(c, db, member ? PANEL_MEMBER_PUT : PANEL_MEMBER_END, "i", account);
}

void panel_rows_hold(struct ctx *c, struct pg *db, int64_t report, const int64_t *accounts)
{
    pg_tell(c, db, PANEL_HOLD, "iiiiii", report, accounts[0], accounts[1], accounts[2], accounts[3],
            accounts[4]);
}

bool panel_reports_hold(struct ctx *c, struct pg *db, int64_t report)
{
    struct rows *r;
    return pg_each(c, db, &r, PANEL_REPORTS_HOLD, "i", report);
}

bool panel_seats_lapse(struct ctx *c, struct pg *db, int64_t report, bool late, struct rows **ret_left)
{
    return pg_each(c, db, ret_left, PANEL_LAPSE, "ib", report, late);
}

void panel_row_put(struct ctx *c, struct pg *db, int64_t report, bool late)
{
    pg_tell(c, db, PANEL_PUT, "ib", report, late);
}

void panel_row_short(struct ctx *c, struct pg *db, int64_t report)
{
    pg_tell(c, db, PANEL_SHORT, "i", report);
}

void panel_seat_row_put(struct ctx *c, struct pg *db, int64_t report, int64_t account)
{
    pg_tell(c, db, PANEL_SEAT_PUT, "ii", report, account);
}

bool panel_row_end(struct ctx *c, struct pg *db, int64_t report, const char *outcome, bool *ret_ended)
{
    struct rows *r;
    if (!pg_each(c, db, &r, PANEL_END, "it", report, outcome)) return false;
    *ret_ended = rows_count(r) > 0;
    return true;
}

void panel_vote_row_put(struct ctx *c, struct pg *db, int64_t account, int64_t report, const char *vote,
                        const char *reason)
{
    pg_tell(c, db, PANEL_VOTE, "iitt", account, report, vote, reason);
}

bool panel_reports_answer(struct ctx *c, struct pg *db, int64_t report, const char *answer,
                          struct rows **ret_answered)
{
    return pg_each(c, db, ret_answered, PANEL_ANSWER, "it", report, answer);
}
