/* bench.c - see bench.h. */
#include "platform/contest/bench.h"
#include "base/log.h"
#include "platform/read/promises.h"
#include "platform/runtime/transact.h"
#include "store/bench.h"
#include "store/match.h"
#include <string.h>

enum { BOARD_MAX = 64 };

/* Counting */

struct due {
    int64_t match, seat;
    const char *public_id;
};

static int64_t count_of(json_object *ledger, int64_t seat, const char *verdict)
{
    json_object *seats = json_member(ledger, "seats");
    return ledger
               ? json_object_get_int64(json_member(json_object_array_get_idx(seats, (size_t)seat), verdict))
               : 0;
}

static bool count_seat(struct ctx *c, struct pg *db, void *thing)
{
    const struct due *due = thing;
    struct match_row row;
    json_object *ledger;
    return match_find(c, db, due->public_id, &row) && promises_of(c, db, &row, &ledger) &&
           bench_row_put(c, db, due->match, due->seat, count_of(ledger, due->seat, "kept"),
                         count_of(ledger, due->seat, "broken"));
}

/* One seat in a transaction and a memory of its own. */
static bool visit(struct ctx *c, struct pg *db, struct due *due)
{
    struct ctx own = {.pool = pool_new(), .now = c->now};
    bool fine = transact(&own, db, count_seat, due);
    if (!fine)
        log_line(LOG_ERROR, "bench_count_failed", "\"match\":\"%s\",\"seat\":%lld,\"why\":%s", due->public_id,
                 (long long)due->seat, log_quote(own.failure.detail));
    pool_drop(own.pool);
    return fine;
}

bool bench_count(struct ctx *c, struct pg *db, const char *season, int64_t at, int *ret_seats)
{
    struct due due = {0};
    int count;
    *ret_seats = 0;
    do {
        struct ctx own = {.pool = pool_new(), .now = c->now};
        struct rows *page;
        bool fine = pg_each(&own, db, &page, BENCH_DUE, "tiii", season, due.match, due.seat, at);
        if (!fine) fail(c, own.failure.fault, "%s", pool_copy(c->pool, own.failure.detail));
        count = fine ? rows_count(page) : 0;
        for (int i = 0; i < count; i++) {
            due = (struct due){rows_int(page, i, "id"), rows_int(page, i, "seat"),
                               rows_text(page, i, "public_id")};
            *ret_seats += visit(c, db, &due);
        }
        pool_drop(own.pool);
        if (!fine) return false;
    } while (count > 0);
    return true;
}

/* Showing */

static void add_number(json_object *o, const char *key, const struct rows *r, int i)
{
    if (rows_null(r, i, key)) json_add(o, key, NULL);
    else json_add_int(o, key, rows_int(r, i, key));
}

static json_object *row_json(struct ctx *c, const struct rows *r, int i)
{
    static const char *const NUMBERS[] = {"rating",  "low",     "high", "games",
                                          "answers", "illegal", "kept", "broken"};
    json_object *o = json_new_object(c);
    json_add_text(o, "name", rows_text(r, i, "name"));
    json_add_text(o, "model", rows_text(r, i, "model"));
    for (size_t n = 0; n < sizeof NUMBERS / sizeof *NUMBERS; n++) add_number(o, NUMBERS[n], r, i);
    json_add(o, "rank", rows_null(r, i, "rank") ? NULL : json_own(c, rows_text(r, i, "rank")));
    int64_t priced = rows_int(r, i, "priced");
    json_add_int(o, "priced", priced);
    if (priced) json_add_int(o, "cost_per_game", rows_int(r, i, "cost") / priced);
    else json_add(o, "cost_per_game", NULL);
    return o;
}

static bool is_season(const char *season)
{
    static const char FORM[] = "0000Q0";
    if (strlen(season) != sizeof FORM - 1) return false;
    for (size_t i = 0; i < sizeof FORM - 1; i++)
        if (FORM[i] == 'Q' ? season[i] != 'Q' : season[i] < '0' || season[i] > '9') return false;
    return season[0] >= '1' && season[5] >= '1' && season[5] <= '4';
}

static bool season_settle(struct ctx *c, struct pg *db, const char **season)
{
    struct rows *r;
    if (*season) return is_season(*season) || fail(c, FAULT_BAD_REQUEST, "a season is written as 2026Q4");
    if (!pg_one(c, db, &r, SEASON_NOW, "")) return false;
    *season = rows_text(r, 0, "now");
    return true;
}

bool bench_show(struct ctx *c, struct pg *db, const char *season, const char *board, json_object **ret_table)
{
    struct rows *r;
    const char *slash = board ? strchr(board, '/') : NULL;
    if (board && strlen(board) > BOARD_MAX) return fail(c, FAULT_BAD_REQUEST, "there is no such board");
    if (!board || !slash) board = "all";
    const char *game = slash ? pool_print(c->pool, "%.*s", (int)(slash - board), board) : NULL;
    if (!season_settle(c, db, &season) ||
        !pg_each(c, db, &r, BENCH_TABLE, "tttt", season, game, slash ? slash + 1 : NULL, board))
        return false;
    json_object *table = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push(items, row_json(c, r, i));
    json_add_text(table, "season", season);
    json_add_text(table, "board", board);
    json_add(table, "items", items);
    json_add(table, "next", NULL);
    *ret_table = table;
    return true;
}
