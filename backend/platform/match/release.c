/* release.c - see release.h. */
#include "platform/match/release.h"
#include "platform/match/record.h"
#include "platform/match/scrub.h"
#include "platform/match/turn.h"
#include "platform/runtime/transact.h"
#include "store/match_update.h"

static bool is_held(struct ctx *c, struct pg *db, const char *match)
{
    struct match_row row;
    if (!match_find(c, db, match, &row)) return false;
    return row.status == STATUS_QUARANTINED ||
           fail(c, FAULT_BAD_REQUEST, "the match is not quarantined: it is %s",
                match_status_name(row.status));
}

/* Changes nothing: the event at which the match failed is tried again, and saving the match queues jobs for its bots
 * again. */
static bool rehearse(struct ctx *c, struct pg *db, struct match *m, void *thing)
{
    const char *tried = thing;
    (void)db;
    return !tried || match_rehearse(c, m, tried);
}

/* In one transaction, so that a match whose fault is not fixed stays in quarantine. */
static bool try_again(struct ctx *c, struct pg *db, void *thing)
{
    const char *match = thing;
    const char *tried;
    struct match m;
    return match_row_release(c, db, match, &tried) &&
           match_change(c, db, (struct match_wanted){.id = match}, rehearse, (void *)(uintptr_t)tried, &m) &&
           pg_flush(c, db) && turn_expire(c, db, match);
}

bool release_match(struct ctx *c, struct pg *db, const char *match, json_object **ret_report)
{
    struct match_row row;
    if (!is_held(c, db, match) || !scrub_need_whole(c, db, match)) return false;
    bool fine = transact(c, db, try_again, (void *)(uintptr_t)match);
    const char *why = fine ? NULL : c->failure.detail;
    if (!fine) forgive(c);
    if (!match_find(c, db, match, &row)) return false;
    json_object *report = json_new_object(c);
    json_add_text(report, "match", match);
    json_add_text(report, "was", match_status_name(STATUS_QUARANTINED));
    json_add_text(report, "status", match_status_name(row.status));
    json_add_text(report, "why", why);
    *ret_report = report;
    return true;
}
