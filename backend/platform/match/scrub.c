/* scrub.c - see scrub.h. */
#include "platform/match/scrub.h"
#include "base/log.h"
#include "platform/match/export.h"
#include "platform/model/replay.h"
#include "store/match.h"
#include "store/match_update.h"
#include "store/pg.h"
#include <string.h>

static void damage(struct replay_report *report, const char *why)
{
    report->ok = false;
    report->why = why;
}

/* What the record claims of itself, then what stands beside it in the match's row. */
static bool follow(struct ctx *c, struct pg *db, const struct match_row *row, struct replay_report *ret)
{
    json_object *record;
    if (!export_record(c, db, row, &record)) return false;
    if (!replay_verify(c, record, NULL, ret)) {
        *ret = (struct replay_report){.first_bad_turn = -1, .why = c->failure.detail};
        forgive(c);
        return true;
    }
    if (ret->ok && strcmp(ret->hash, row->state_hash) != 0)
        damage(ret, "the events lead to another state than the one stored");
    return true;
}

static void hold(struct ctx *c, struct pg *db, const struct match_row *row,
                 const struct replay_report *report)
{
    int64_t turn = report->first_bad_turn;
    const char *why = pool_print(c->pool, "%.500s", report->why);
    match_row_damage(c, db, row->id, turn < 0 ? NULL : &turn, why);
    log_line(LOG_ERROR, "match_damaged", "\"match\":\"%s\",\"turn\":%lld,\"why\":%s", row->public_id,
             (long long)turn, log_quote(why));
}

/* What was found damaged is whole once it has been repaired, or if the fault was this program's and is mended. */
static void clear(struct ctx *c, struct pg *db, const struct match_row *row)
{
    match_row_whole(c, db, row->id);
    log_line(LOG_INFO, "match_repaired", "\"match\":\"%s\"", row->public_id);
}

/* A visit to a match, and whether it is known to be damaged; *ret_damaged: it is, and was not known to be. */
struct visit {
    const char *match;
    bool known;
};
static bool match_read(struct ctx *c, struct pg *db, const struct visit *v, bool *ret_damaged)
{
    struct match_row row;
    struct replay_report report = {0};
    if (!pg_begin(c, db) || !match_lock(c, db, v->match, &row) || !follow(c, db, &row, &report)) return false;
    *ret_damaged = !report.ok && !v->known;
    if (*ret_damaged) hold(c, db, &row, &report);
    else if (report.ok && v->known) clear(c, db, &row);
    return pg_commit(c, db);
}

/* A match deleted meanwhile does not count as damaged. */
static bool match_visit(struct ctx *c, struct pg *db, const struct visit *v, struct scrub_report *report)
{
    struct ctx own = {.pool = pool_new(), .now = c->now};
    bool damaged = false, fine = match_read(&own, db, v, &damaged);
    if (!fine) pg_rollback(db);
    bool gone = !fine && own.failure.fault == FAULT_NOT_FOUND;
    if (!fine && !gone) fail(c, own.failure.fault, "%s: %s", v->match, own.failure.detail);
    report->matches += fine;
    report->damaged += damaged;
    pool_drop(own.pool);
    return fine || gone;
}

bool scrub_all(struct ctx *c, struct pg *db, struct scrub_report *ret)
{
    struct scrub_report report = {0};
    int64_t last = 0;
    int count;
    do {
        struct ctx own = {.pool = pool_new(), .now = c->now};
        struct rows *page;
        bool fine = pg_each(&own, db, &page, SCRUB_PAGE, "i", last);
        if (!fine) fail(c, own.failure.fault, "%s", own.failure.detail);
        count = fine ? rows_count(page) : 0;
        for (int i = 0; fine && i < count; i++) {
            last = rows_int(page, i, "id");
            const struct visit v = {rows_text(page, i, "public_id"), rows_bool(page, i, "known")};
            fine = match_visit(c, db, &v, &report);
        }
        pool_drop(own.pool);
        if (!fine) return false;
    } while (count > 0);
    *ret = report;
    return true;
}

bool scrub_need_whole(struct ctx *c, struct pg *db, const char *match)
{
    struct rows *found;
    if (!pg_maybe(c, db, &found, DAMAGE_OF, "t", match)) return false;
    if (rows_count(found) == 0) return true;
    return fail(c, FAULT_UNVERIFIED, "its record is damaged: %s; repair it and run quad scrub first",
                rows_text(found, 0, "why"));
}
