/* tournament_schedule.c - the site's own tournaments, from the table tournament_schedule; see tournament.h. */
#include "base/log.h"
#include "platform/contest/tournament.h"
#include "platform/runtime/transact.h"

/* Create the tournament of a row of the schedule. A wish that this server cannot fulfil is skipped until its next time. */
static bool announce(struct ctx *c, struct pg *db, const struct rows *r, int i)
{
    struct tournament_wish wish = {.name = NULL};
    json_object *body = json_own(c, rows_text(r, i, "wish")), *made;
    json_add_text(body, "name", rows_text(r, i, "title"));
    if (tournament_wish_read(c, body, &wish)) {
        wish.starts_at = rows_int(r, i, "next_at");
        wish.every = rows_text(r, i, "every");
        if (tournament_make(c, db, 0, &wish, &made)) return true;
    }
    if (c->failure.fault == FAULT_UNAVAILABLE || c->failure.fault == FAULT_BUSY) return false;
    log_line(LOG_WARNING, "schedule_failed", "\"name\":%s,\"why\":%s", log_quote(rows_text(r, i, "name")),
             log_quote(c->failure.detail));
    forgive(c);
    return true;
}

static bool keep_body(struct ctx *c, struct pg *db, void *thing)
{
    struct rows *r;
    (void)thing;
    if (!tournament_schedule_due(c, db, &r)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        tournament_schedule_set(c, db, rows_text(r, i, "name"), rows_int(r, i, "next_at"));
        if (!announce(c, db, r, i)) return false;
    }
    return pg_flush(c, db);
}

bool tournament_keep_schedule(struct ctx *c, struct pg *db) { return transact(c, db, keep_body, NULL); }
