/* desk.c - see desk.h. */
#include "store/desk.h"

static const int64_t *known(const int64_t *id) { return *id ? id : NULL; }

void desk_rows_hold(struct ctx *c, struct pg *db, int64_t actor, int64_t person)
{
    pg_tell(c, db, DESK_HOLD, "ii", actor, person);
}

void staff_log_row_add(struct ctx *c, struct pg *db, const struct log_row *row)
{
    pg_tell(c, db, STAFF_LOG_ADD, "ntnnnt", known(&row->actor), row->act, known(&row->account),
            known(&row->report), known(&row->sanction), row->why);
}

void staff_row_put(struct ctx *c, struct pg *db, int64_t account, const char *role)
{
    if (role) pg_tell(c, db, STAFF_PUT, "it", account, role);
    else pg_tell(c, db, STAFF_END, "i", account);
}

/* Reports */

bool report_row_hold(struct ctx *c, struct pg *db, int64_t account, int64_t report, int64_t *ret_until)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, REPORT_HOLD, "ii", account, report)) return false;
    *ret_until = rows_count(r) ? rows_int(r, 0, "held_until") : 0;
    return true;
}

bool report_row_release(struct ctx *c, struct pg *db, int64_t account, int64_t report, bool *ret_held)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, REPORT_RELEASE, "ii", account, report)) return false;
    *ret_held = changed > 0;
    return true;
}

bool report_row_decide(struct ctx *c, struct pg *db, int64_t account, int64_t report, const char *answer,
                       struct rows **ret_answered)
{
    return pg_each(c, db, ret_answered, REPORT_DECIDE, "iit", account, report, answer);
}

bool report_player_insert(struct ctx *c, struct pg *db, const struct player_report_row *row,
                          const char **ret_id)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, REPORT_PLAYER, "tiitt", row->public_id, row->reporter, row->accused, row->reason,
                  row->text))
        return false;
    *ret_id = rows_count(r) ? rows_text(r, 0, "public_id") : NULL;
    return true;
}

/* Sanctions */

void sanction_account_row_put(struct ctx *c, struct pg *db, int64_t account, const char *change)
{
    pg_tell(c, db, SANCTION_ACCOUNT_PUT, "it", account, change);
}

bool sanction_row_insert(struct ctx *c, struct pg *db, const struct sanction_row *row, int64_t *ret_id)
{
    struct rows *r;
    if (!pg_one(c, db, &r, SANCTION_INSERT, "tinittnbt", row->public_id, row->account, known(&row->moderator),
                row->report, row->kind, row->reason, known(&row->days), row->annuls, row->note))
        return false;
    *ret_id = rows_int(r, 0, "id");
    return true;
}

bool sanction_rows_seen(struct ctx *c, struct pg *db, int64_t account)
{
    return pg_run(c, db, NULL, SANCTIONS_SEEN, "i", account);
}

bool sanction_row_appeal(struct ctx *c, struct pg *db, int64_t account, const char *public_id,
                         const char *text, bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, SANCTION_APPEAL, "itt", account, public_id, text)) return false;
    *ret_found = rows_count(r) == 1;
    return true;
}

bool sanction_row_answer(struct ctx *c, struct pg *db, int64_t answerer, int64_t sanction, const char *answer,
                         bool lift, bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, SANCTION_ANSWER, "iitb", answerer, sanction, answer, lift)) return false;
    *ret_found = rows_count(r) == 1;
    return true;
}

/* The clock daemon's work */

void sanction_row_done(struct ctx *c, struct pg *db, int64_t sanction, int64_t round)
{
    pg_tell(c, db, SANCTION_DONE, "ii", sanction, round);
}

void sanction_row_failed(struct ctx *c, struct pg *db, int64_t sanction)
{
    pg_tell(c, db, SANCTION_FAILED, "i", sanction);
}

void rework_rows_plan(struct ctx *c, struct pg *db, int64_t sanction, int64_t round)
{
    pg_tell(c, db, REWORK_PLAN, "ii", sanction, round);
}

void rework_row_done(struct ctx *c, struct pg *db, int64_t sanction, const struct rework_row *row)
{
    pg_tell(c, db, REWORK_DONE, "itttt", sanction, row->game, row->variant, row->speed, row->ladder);
}
