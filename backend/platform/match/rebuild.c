/* rebuild.c - see rebuild.h. */
#include "platform/match/rebuild.h"
#include "base/log.h"
#include "platform/match/history.h"
#include "platform/match/opening.h"
#include "platform/match/rating.h"
#include "platform/match/run.h"
#include "platform/model/fold.h"
#include "store/match.h"
#include "store/match_update.h"
#include <string.h>

enum { SNAPSHOT_EVERY = 16 };

struct rebuilt { /* one match on its way */
    struct match_row row;
    const struct game *game;
    const struct variant *variant;
    struct fold fold;
};

/* The beginning */

static bool match_begin(struct ctx *c, struct pg *db, struct rebuilt *r)
{
    struct seat_row seats[STORE_SEATS];
    int count;
    r->game = game_find(r->row.game);
    r->variant = r->game ? variant_find(r->game, r->row.variant) : NULL;
    if (!r->variant)
        return fail(c, FAULT_UNKNOWN_GAME, "the game %s %s no longer exists", r->row.game, r->row.variant);
    if (!match_seats(c, db, r->row.id, seats, &count)) return false;
    game_state *state = history_first(c, r->game, &r->row, seats, count);
    if (state) fold_begin(&r->fold, r->game, state);
    return state != NULL;
}

static bool snapshot_keep(struct ctx *c, struct pg *db, struct rebuilt *r, int n)
{
    struct standing standing = r->game->standing(r->fold.state);
    const char *text = json_text(c, r->game->save(c, r->fold.state));
    struct snapshot_row row = {n, standing.turn[0] + r->row.taken_back, r->game->save_version, text};
    snapshot_insert(c, db, r->row.id, &row);
    r->row.snapshot_at = n;
    return pg_flush(c, db);
}

/* The events */

static bool hash_fits(struct ctx *c, const struct rebuilt *r, const struct event_row *row)
{
    char hash[FOLD_HASH];
    fold_hash(c, r->game, r->fold.state, hash);
    return strcmp(hash, row->hash) == 0 || fail(c, FAULT_UNVERIFIED, "event %d has a different hash", row->n);
}

/* The snapshots made so far lead to the earlier turn. */
static bool takeback_follow(struct ctx *c, struct pg *db, struct rebuilt *r, const struct event_row *row)
{
    game_state *state;
    int to = history_takeback_to(c, row->body);
    if (!history_turn(c, db, r->game, &r->row, to, row->n, &state)) return false;
    fold_restart(&r->fold, state);
    r->row.taken_back = row->turn - r->game->standing(r->fold.state).turn[0];
    return hash_fits(c, r, row);
}

static bool event_follow(struct ctx *c, struct pg *db, struct rebuilt *r, const struct event_row *row)
{
    struct event event;
    struct outcome outcome;
    if (row->kind == ENTRY_NOTE) return true;
    if (row->kind == ENTRY_TAKEBACK) return takeback_follow(c, db, r, row);
    if (!fold_event_read(c, r->game, r->row.seats, json_own(c, row->body), &event)) return false;
    if (!fold_apply(&r->fold, &event, NULL, &outcome))
        return fail(c, r->fold.own.failure.fault, "%s", r->fold.own.failure.detail);
    return hash_fits(c, r, row);
}

static bool events_follow(struct ctx *c, struct pg *db, struct rebuilt *r)
{
    struct event_row *events;
    int count;
    if (!events_all(c, db, r->row.id, &events, &count)) return false;
    snapshot_rows_drop(c, db, r->row.id);
    r->row.taken_back = 0;
    if (!snapshot_keep(c, db, r, 0)) return false;
    for (int i = 0; i < count; i++) {
        if (!event_follow(c, db, r, &events[i])) return false;
        bool due = i + 1 == count || events[i].kind == ENTRY_TAKEBACK ||
                   events[i].n - r->row.snapshot_at >= SNAPSHOT_EVERY;
        if (due && !snapshot_keep(c, db, r, events[i].n)) return false;
        r->row.events = events[i].n;
    }
    return true;
}

/* Comparing the outcome */

static void result_keep(struct ctx *c, struct pg *db, struct rebuilt *r, const struct standing *standing)
{
    r->row.result = json_text(c, fold_result(c, standing, r->row.seats));
    match_row_rebuild(c, db, r->row.id, r->row.result, standing->ladder ? standing->ladder : "");
    for (int seat = 0; seat < r->row.seats; seat++)
        seat_row_rebuild(
            c, db, r->row.id, seat,
            &(struct seat_outcome){standing->place[seat], standing->score[seat], standing->faction[seat]});
    seat_rows_ordered(c, db, r->row.id);
    run_rebuild(c, db, r->row.id, r->game, standing, r->row.seats);
    if (r->row.purpose == PURPOSE_CHALLENGE && r->game->challenge)
        run_rebuild_challenge(c, db, r->row.id, r->game, r->fold.state);
}

static bool standing_keep(struct ctx *c, struct pg *db, struct rebuilt *r)
{
    struct standing standing = r->game->standing(r->fold.state);
    char hash[FOLD_HASH];
    fold_hash(c, r->game, r->fold.state, hash);
    for (int seat = 0; seat < r->row.seats; seat++)
        r->row.turns[seat] = standing.turn[seat] + r->row.taken_back;
    r->row.owes = standing.over ? 0 : standing.owes;
    r->row.stage = standing.stage;
    r->row.state_hash = pool_copy(c->pool, hash);
    match_update(c, db, &r->row);
    match_row_taken_back(c, db, r->row.id, r->row.taken_back);
    if (!standing.over) return true;
    result_keep(c, db, r, &standing);
    return opening_rebuild(c, db, &r->row);
}

static bool match_rebuild(struct ctx *c, struct pg *db, const char *public_id, struct rebuilt *r)
{
    if (!pg_begin(c, db) || !match_lock(c, db, public_id, &r->row) || !match_begin(c, db, r)) return false;
    bool fine = events_follow(c, db, r) && standing_keep(c, db, r);
    fold_end(&r->fold);
    return fine && pg_commit(c, db);
}

/* One match must not stop the others, but a database that is away stops all. */
static bool match_visit(struct ctx *c, struct pg *db, const char *public_id, struct rebuild_report *report)
{
    struct ctx own = {.pool = pool_new(), .now = c->now};
    struct rebuilt r;
    bool fine = match_rebuild(&own, db, public_id, &r);
    if (fine) report->events += r.row.events;
    report->matches++;
    if (!fine) {
        pg_rollback(db);
        report->bad++;
        log_line(LOG_ERROR, "rebuild_failed", "\"match\":\"%s\",\"why\":%s", public_id,
                 log_quote(own.failure.detail));
        if (!report->first_bad)
            report->first_bad = pool_print(c->pool, "%s: %s", public_id, own.failure.detail);
    }
    bool away = own.failure.fault == FAULT_UNAVAILABLE;
    pool_drop(own.pool);
    return !away || fail(c, FAULT_UNAVAILABLE, "the connection to the database was lost");
}

bool rebuild_all(struct ctx *c, struct pg *db, struct rebuild_report *ret)
{
    struct rebuild_report report = {0};
    struct rows *page;
    int64_t last = 0;
    do {
        if (!pg_each(c, db, &page, REBUILD_PAGE, "i", last)) return false;
        for (int i = 0; i < rows_count(page); i++) {
            last = rows_int(page, i, "id");
            if (!match_visit(c, db, rows_text(page, i, "public_id"), &report)) return false;
        }
    } while (rows_count(page) > 0);
    if (!run_rebuild_best(c, db) || !opening_rebuild_counts(c, db) || !rating_rebuild(c, db, &report.rated)) {
        pg_rollback(db);
        return false;
    }
    *ret = report;
    return true;
}
