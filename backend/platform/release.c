/* release.c - see release.h. */
#include "platform/release.h"
#include "platform/match.h"
#include "platform/scrub.h"
#include "platform/transact.h"
#include "platform/turn.h"
#include <string.h>

static bool is_held(struct ctx *c, struct pg *db, const char *match)
{
    struct match_row row;
    if (!match_find(c, db, match, &row)) return false;
    return strcmp(row.status, "quarantined") == 0 ||
           fail(c, FAULT_BAD_REQUEST, "the match is not held: it is %s", row.status);
}

/* In one transaction, so that a match whose fault is not mended stays held. */
static bool try_again(struct ctx *c, struct pg *db, void *thing)
{
    const char *match = thing;
    struct match m;
    pg_tell(c, db, MATCH_RELEASE, "t", match);
    if (!match_open(c, db, match, true, &m)) return false;
    match_keep(c, db, &m); /* its bots get their work again */
    return pg_flush(c, db) && turn_expire(c, db, match);
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
    json_add_text(report, "was", "quarantined");
    json_add_text(report, "status", row.status);
    json_add_text(report, "why", why);
    *ret_report = report;
    return true;
}
