/* crowd.c - see crowd.h. */
#include "store/crowd.h"

bool crowd_row_lock(struct ctx *c, struct pg *db, int64_t match, int64_t *ret_members, int max,
                    int *ret_seats)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CROWD_HOLD, "i", match)) return false;
    *ret_seats = rows_ints(r, 0, "members", ret_members, max);
    return true;
}

void crowd_row_join(struct ctx *c, struct pg *db, int64_t match, int64_t account, int seat)
{
    pg_tell(c, db, CROWD_JOIN, "iii", match, account, (int64_t)seat);
}

void window_row_insert(struct ctx *c, struct pg *db, const struct window_row *row)
{
    pg_tell(c, db, WINDOW_OPEN, "iiiii", row->match, row->n, (int64_t)row->seat, row->opens_at,
            row->closes_at);
}

void window_row_score(struct ctx *c, struct pg *db, int64_t match, int64_t n, const int64_t *scores,
                      int seats)
{
    pg_tell(c, db, WINDOW_SCORES, "iit", match, n, pg_ints(c, scores, seats));
}

bool window_row_share(struct ctx *c, struct pg *db, int64_t match, int64_t n, struct window_row *ret,
                      bool *ret_open)
{
    struct rows *r;
    if (!pg_one(c, db, &r, WINDOW_SHARE, "ii", match, n)) return false;
    *ret = (struct window_row){
        .match = match, .n = n, .opens_at = rows_int(r, 0, "opens_at"), .seat = (int)rows_int(r, 0, "seat")};
    *ret_open = rows_bool(r, 0, "open");
    return true;
}

bool window_row_lock(struct ctx *c, struct pg *db, int64_t match, int64_t n, bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, WINDOW_HOLD, "ii", match, n)) return false;
    *ret_found = rows_count(r) == 1;
    return true;
}

void window_row_close(struct ctx *c, struct pg *db, const struct window_result *w)
{
    if (w->played_count)
        pg_tell(c, db, BALLOTS_PLAYED, "iit", w->match, w->n, pg_ints(c, w->played, w->played_count));
    pg_tell(c, db, WINDOW_CLOSE, "iiiittti", w->match, w->n, w->ballots, w->weight, w->hash, w->turn,
            w->tally, w->closes_at);
}

bool ballot_rows_exclude(struct ctx *c, struct pg *db, int64_t match, int64_t n,
                         const struct ballot_terms *terms)
{
    return pg_run(c, db, NULL, BALLOTS_EXCLUDE, "iitiiii", match, n, terms->game, terms->age_us, terms->games,
                  terms->turns, terms->a_network);
}

bool ballot_row_put(struct ctx *c, struct pg *db, const struct ballot_row *row, struct rows **ret)
{
    return pg_one(c, db, ret, BALLOT_PUT, "iiittti", row->match, row->n, row->account, row->code, row->orders,
                  row->words, row->weight);
}

void ballot_row_drop(struct ctx *c, struct pg *db, int64_t match, int64_t n, int64_t account)
{
    pg_tell(c, db, BALLOT_DROP, "iii", match, n, account);
}
