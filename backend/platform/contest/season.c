/* season.c - see season.h. */
#include "platform/contest/season.h"
#include "base/clock.h"
#include "platform/model/sheet.h"
#include "platform/runtime/transact.h"
#include "store/season.h"

/* The results that were known to everybody at a moment. */
static bool results_read(struct ctx *c, struct pg *db, struct sheets *sheets, int64_t moment)
{
    int64_t at = 0, id = 0;
    for (;;) {
        struct ctx own = {.pool = pool_new(), .now = c->now};
        struct rows *page;
        bool fine = pg_each(&own, db, &page, SEASON_RESULTS, "tiii", sheets->season, at, id, moment);
        int count = fine ? rows_count(page) : 0;
        for (int i = 0; fine && i < count; i++) {
            at = rows_int(page, i, "finished_at");
            id = rows_int(page, i, "id");
            fine = sheets_take(&own, sheets, json_own(&own, rows_text(page, i, "record")));
        }
        if (!fine) fail(c, own.failure.fault, "%s", pool_copy(c->pool, own.failure.detail));
        pool_drop(own.pool);
        if (!fine || count == 0) return fine;
    }
}

struct computed {
    const char *season;
    json_object *tables;
    int64_t at;
};

static bool keep(struct ctx *c, struct pg *db, void *thing)
{
    const struct computed *done = thing;
    season_drop(c, db, done->season);
    for (size_t i = 0; i < json_object_array_length(done->tables); i++) {
        json_object *table = json_object_array_get_idx(done->tables, i);
        season_insert(c, db, done->season, json_object_get_string(json_member(table, "board")), (int)i,
                      json_text(c, table), done->at);
    }
    return pg_flush(c, db);
}

bool season_compute(struct ctx *c, struct pg *db, const char *season, int64_t at, int *ret_boards)
{
    struct sheets sheets;
    sheets_begin(c, season, &sheets);
    if (!results_read(c, db, &sheets, at)) return false;
    struct computed done = {season, sheets_tables(&sheets), at};
    *ret_boards = (int)json_object_array_length(done.tables);
    return transact(c, db, keep, &done);
}

bool season_all(struct ctx *c, struct pg *db, json_object **ret_list)
{
    struct rows *r;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    if (!pg_each(c, db, &r, SEASON_LIST, "")) return false;
    for (int i = 0; i < rows_count(r); i++) {
        json_object *o = json_new_object(c);
        json_add_text(o, "season", rows_text(r, i, "season"));
        json_add_text(o, "computed_at", clock_text(c, rows_int(r, i, "at")));
        json_add(o, "boards", json_own(c, rows_text(r, i, "boards")));
        json_push(items, o);
    }
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}

bool season_show(struct ctx *c, struct pg *db, const char *season, const char *board,
                 json_object **ret_season)
{
    struct rows *r;
    json_object *o = json_new_object(c), *items = json_new_array(c);
    if (!pg_each(c, db, &r, SEASON_TABLES, "tt", season, board)) return false;
    if (!rows_count(r)) return fail(c, FAULT_NOT_FOUND, "nothing has been computed for this season");
    for (int i = 0; i < rows_count(r); i++) json_push(items, json_own(c, rows_text(r, i, "body")));
    json_add_text(o, "season", season);
    json_add_text(o, "computed_at", clock_text(c, rows_int(r, 0, "at")));
    json_add(o, "items", items);
    *ret_season = o;
    return true;
}
