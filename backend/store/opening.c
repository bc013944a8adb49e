/* opening.c - see opening.h. */
#include "store/opening.h"

void opening_hold(struct ctx *c, struct pg *db) { pg_tell(c, db, OPENING_HOLD, ""); }

void opening_await(struct ctx *c, struct pg *db, int64_t match) { pg_tell(c, db, OPENING_AWAIT, "i", match); }

bool opening_claim(struct ctx *c, struct pg *db, struct rows **ret_rows)
{
    return pg_each(c, db, ret_rows, OPENING_CLAIM, "");
}

bool opening_done(struct ctx *c, struct pg *db, int64_t match, bool *ret_mine)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, OPENING_DONE, "i", match)) return false;
    *ret_mine = rows_count(r) == 1;
    return true;
}

bool opening_forked(struct ctx *c, struct pg *db, int64_t match, bool *ret_forked)
{
    struct rows *r;
    if (!pg_one(c, db, &r, OPENING_FORKED, "i", match)) return false;
    *ret_forked = rows_bool(r, 0, "forked");
    return true;
}

bool opening_rating(struct ctx *c, struct pg *db, int64_t match, int seat, bool *ret_has, int64_t *ret_rating)
{
    struct rows *r;
    if (!pg_one(c, db, &r, OPENING_RATING, "ii", match, (int64_t)seat)) return false;
    *ret_has = !rows_null(r, 0, "rating");
    *ret_rating = rows_int(r, 0, "rating");
    return true;
}

void opening_insert(struct ctx *c, struct pg *db, const struct opening_row *row)
{
    pg_tell(c, db, OPENING_INSERT, "iittttiiiini", row->match, (int64_t)row->seat, row->game, row->variant,
            row->nodes, row->steps, (int64_t)row->public, (int64_t)row->won, (int64_t)row->place,
            (int64_t)row->turns, row->rating, (int64_t)row->band);
}

void opening_count(struct ctx *c, struct pg *db, int64_t match) { pg_tell(c, db, OPENING_COUNT, "i", match); }

void opening_drop(struct ctx *c, struct pg *db, int64_t match) { pg_tell(c, db, OPENING_DROP, "i", match); }

void opening_counts_make(struct ctx *c, struct pg *db)
{
    pg_tell(c, db, OPENING_COUNTS_DROP, "");
    pg_tell(c, db, OPENING_COUNTS_MAKE, "");
}
