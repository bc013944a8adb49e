/* pairing.c - see pairing.h. */
#include "store/pairing.h"

void pairing_row_insert(struct ctx *c, struct pg *db, const struct pairing_row *row)
{
    pg_tell(c, db, PAIRING_INSERT, "iiittttbiii", row->account, row->person, row->lobby, row->game,
            row->variant, row->speed, clock_mode_name(row->mode), row->exact, (int64_t)row->rating,
            (int64_t)row->deviation, (int64_t)row->patience_s);
}

void pairing_row_seen(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, PAIRING_SEEN, "i", account);
}

void pairing_account_lock(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, PAIRING_ACCOUNT_LOCK, "i", account);
}

void pairing_queue_lock(struct ctx *c, struct pg *db, const char *game, const char *variant,
                        const char *speed)
{
    pg_tell(c, db, PAIRING_QUEUE_LOCK, "t", pool_print(c->pool, "pairing %s/%s/%s", game, variant, speed));
}

bool pairing_rows_hold(struct ctx *c, struct pg *db, const int64_t *lobbies, int count, int *ret_held)
{
    struct rows *held;
    if (!pg_each(c, db, &held, PAIRING_HOLD, "t", pg_ints(c, lobbies, count))) return false;
    *ret_held = rows_count(held);
    return true;
}

bool pairing_rows_end(struct ctx *c, struct pg *db, const int64_t *accounts, int count, int64_t match,
                      bool *ret_all)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PAIRING_STARTED, "ti", pg_ints(c, accounts, count), match)) return false;
    *ret_all = rows_int(r, 0, "left_over") == 0;
    return true;
}

bool pairing_rows_renew(struct ctx *c, struct pg *db) { return pg_run(c, db, NULL, PAIRING_RENEW, ""); }

bool pairing_rows_drop(struct ctx *c, struct pg *db) { return pg_run(c, db, NULL, PAIRING_DROP, ""); }
