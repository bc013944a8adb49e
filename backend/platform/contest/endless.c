/* endless.c - see endless.h. */
#include "platform/contest/endless.h"
#include "base/clock.h"
#include "base/failpoint.h"
#include "platform/contest/crowd_view.h"
#include "platform/match/record.h"
#include "platform/match/start.h"
#include "platform/runtime/transact.h"
#include "store/account.h"
#include "store/endless.h"
#include <string.h>

enum { LAST_WINDOWS = 12 };

/* Starting */

/* The one variant that is played by crowds. */
static bool find_variant(const struct game **ret_game, const struct variant **ret_variant)
{
    for (int i = 0; game_at(i); i++)
        for (const struct variant *v = game_at(i)->variants; v->id; v++)
            if (v->crowd) {
                *ret_game = game_at(i);
                *ret_variant = v;
                return true;
            }
    return false;
}

static bool seat_crowd(struct ctx *c, struct pg *db, struct match_plan *plan, int seat)
{
    struct account_row account;
    const char *bot = pool_print(c->pool, "crowd:%d", seat);
    endless_keep_crowd(c, db, plan->game->id, bot, plan->game->crowd->accounts[seat]);
    if (!account_of_bot(c, db, plan->game->id, bot, &account)) return false;
    plan->seat[seat].account = account.id;
    plan->seat[seat].name = account.name;
    plan->seat[seat].kind = account.kind;
    return true;
}

/* The default correspondence clock, with the tournament's own window length. */
static bool settle_clock(struct ctx *c, const struct variant *variant, int64_t window_seconds,
                         json_object **ret)
{
    json_object *sent = json_new_object(c);
    json_add_text(sent, "mode", "correspondence");
    if (!clock_settle(c, variant, sent, ret)) return false;
    json_add_int(*ret, "turn_seconds", window_seconds);
    return true;
}

/* Crowds make no setup, so its deadline is now. */
static bool hurry_setup(struct ctx *c, struct pg *db, const char *match)
{
    struct match m;
    /* Not locked, which would break the lock order; no other transaction can see it yet. */
    if (!pg_flush(c, db) || !match_load(c, db, &(struct match_wanted){.id = match}, &m)) return false;
    m.row.deadline = m.rest.now - clock_grace(&m.clock);
    m.wakes_clock = true;
    match_save(c, db, &m);
    return true;
}

static bool begin(struct ctx *c, struct pg *db, int64_t window_seconds, int64_t weekly_pool,
                  const char **ret_match)
{
    struct match_plan plan = {.purpose = PURPOSE_ENDLESS,
                              .seats = 2,
                              .private = true,
                              .spectators = WATCH_PUBLIC,
                              .press = PRESS_ALL};
    int64_t id;
    char match[PUBLIC_ID];
    *ret_match = NULL;
    if (!find_variant(&plan.game, &plan.variant)) return true;
    struct seat_fact facts[SEATS_MAX] = {{0}};
    plan.options = plan.game->options(c, plan.variant, json_new_object(c), plan.seats, facts);
    plan.absence = json_new_object(c);
    json_add_text(plan.absence, "policy", "default");
    if (!plan.options || !settle_clock(c, plan.variant, window_seconds, &plan.clock) ||
        !seat_crowd(c, db, &plan, 0) || !seat_crowd(c, db, &plan, 1) ||
        !match_start(c, db, &plan, &id, match))
        return false;
    *ret_match = pool_copy(c->pool, match);
    endless_insert(c, db, id, plan.seats, weekly_pool);
    return hurry_setup(c, db, *ret_match);
}

bool endless_keep(struct ctx *c, struct pg *db, int64_t window_seconds, int64_t weekly_pool,
                  const char **ret_match)
{
    struct rows *there;
    if (!endless_hold(c, db) || !pg_maybe(c, db, &there, ENDLESS_FIND, "")) return false;
    if (!rows_count(there)) return begin(c, db, window_seconds, weekly_pool, ret_match);
    *ret_match = rows_text(there, 0, "public_id");
    return true;
}

/* Showing */

bool endless_find(struct ctx *c, struct pg *db, struct endless *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, ENDLESS_FIND, "")) return false;
    *ret = (struct endless){.match_id = rows_int(r, 0, "match_id"),
                            .turn = rows_int(r, 0, "turn"),
                            .weekly_pool = rows_int(r, 0, "weekly_pool"),
                            .now = rows_int(r, 0, "now"),
                            .match = rows_text(r, 0, "public_id"),
                            .members = rows_text(r, 0, "members")};
    return true;
}

static json_object *numbers_json(struct ctx *c, const int64_t *values, int count)
{
    json_object *list = json_new_array(c);
    for (int i = 0; i < count; i++) json_push_int(list, values[i]);
    return list;
}

/* Captures of each side in the windows of a week closed so far, and the number of windows. */
static bool captured(struct ctx *c, struct pg *db, int64_t match_id, const char *starts_on, int64_t ret[2],
                     int64_t *ret_windows)
{
    struct rows *r;
    int64_t first[2] = {0}, last[2] = {0};
    if (!pg_one(c, db, &r, WEEK_CAPTURES, "it", match_id, starts_on)) return false;
    rows_ints(r, 0, "first", first, 2);
    rows_ints(r, 0, "last", last, 2);
    *ret_windows = rows_int(r, 0, "windows");
    for (int side = 0; side < 2; side++) ret[side] = *ret_windows ? last[side] - first[side] : 0;
    return true;
}

static bool week_json(struct ctx *c, struct pg *db, const struct endless *e, json_object **ret)
{
    struct rows *week, *pool;
    int64_t points[2], windows;
    char ends[CLOCK_TEXT];
    if (!pg_one(c, db, &week, WEEK_OF, "i", e->now) || !pg_one(c, db, &pool, POOL_BALANCE, "") ||
        !captured(c, db, e->match_id, rows_text(week, 0, "starts_on"), points, &windows))
        return false;
    clock_print(rows_int(week, 0, "ends_at"), ends);
    *ret = json_new_object(c);
    json_add_text(*ret, "starts_on", rows_text(week, 0, "starts_on"));
    json_add_text(*ret, "ends_at", pool_copy(c->pool, ends));
    json_add_int(*ret, "windows", windows);
    json_add(*ret, "captures", numbers_json(c, points, 2));
    json_add_int(*ret, "pool", rows_int(pool, 0, "balance") + e->weekly_pool);
    return true;
}

static json_object *sides_json(struct ctx *c, const struct endless *e)
{
    const struct game *game;
    const struct variant *variant;
    must(find_variant(&game, &variant));
    json_object *sides = json_new_array(c),
                *counts = json_own(
                    c, pool_print(c->pool, "[%.*s]", (int)strlen(e->members) - 2, e->members + 1));
    for (int side = 0; side < 2; side++) {
        json_object *o = json_new_object(c);
        json_add_int(o, "side", side);
        json_add_text(o, "name", game->crowd->sides[side]);
        json_add_int(o, "members", json_object_get_int64(json_object_array_get_idx(counts, (size_t)side)));
        json_push(sides, o);
    }
    return sides;
}

bool endless_join(struct ctx *c, struct pg *db, int64_t account)
{
    struct endless e;
    int seat;
    return endless_find(c, db, &e) && crowd_join(c, db, e.match_id, account, &seat);
}

bool endless_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    struct endless e;
    json_object *me = NULL, *week, *window = NULL, *last;
    if (!endless_find(c, db, &e) || !week_json(c, db, &e, &week) ||
        !crowd_windows(c, db, e.match_id, 0, LAST_WINDOWS, &last))
        return false;
    struct crowd_vote who = {.match = e.match, .match_id = e.match_id, .account = account, .window = e.turn};
    if (account && !crowd_me(c, db, &who, &me)) return false;
    if (e.turn > 0 && !crowd_window(c, db, e.match_id, e.turn, &window)) return false;
    *ret = json_new_object(c);
    json_add_text(*ret, "match", e.match);
    json_add(*ret, "window", window);
    json_add(*ret, "sides", sides_json(c, &e));
    json_add(*ret, "me", me);
    json_add(*ret, "week", week);
    json_add(*ret, "last", json_member(last, "items"));
    return true;
}

bool endless_weeks(struct ctx *c, struct pg *db, int64_t before, int64_t limit, json_object **ret)
{
    struct rows *r;
    if (!pg_each(c, db, &r, WEEK_LIST, "ii", before ? before : INT32_MAX, limit + 1)) return false;
    json_object *items = json_new_array(c), *list = json_new_object(c);
    int count = rows_count(r) < limit ? rows_count(r) : (int)limit;
    for (int i = 0; i < count; i++) {
        json_object *o = json_new_object(c);
        int64_t points[2] = {0};
        char at[CLOCK_TEXT];
        rows_ints(r, i, "captures", points, 2);
        clock_print(rows_int(r, i, "settled_at"), at);
        json_add_text(o, "starts_on", rows_text(r, i, "starts_on"));
        json_add(o, "captures", numbers_json(c, points, 2));
        json_add(o, "winner", NULL);
        if (!rows_null(r, i, "winner")) json_add_int(o, "winner", rows_int(r, i, "winner"));
        json_add_int(o, "pool", rows_int(r, i, "pool"));
        json_add_int(o, "winners", rows_int(r, i, "winners"));
        json_add_int(o, "share", rows_int(r, i, "share"));
        json_add_text(o, "settled_at", pool_copy(c->pool, at));
        json_push(items, o);
    }
    json_add(list, "items", items);
    json_add_text(
        list, "next",
        rows_count(r) > limit ? pool_print(c->pool, "%lld", (long long)rows_int(r, count - 1, "day")) : NULL);
    *ret = list;
    return true;
}

static json_object *transfer_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    char at[CLOCK_TEXT];
    clock_print(rows_int(r, i, "at"), at);
    json_add_int(o, "transfer", rows_int(r, i, "id"));
    json_add_text(o, "kind", rows_text(r, i, "kind"));
    json_add_text(o, "week", rows_text(r, i, "week"));
    json_add_text(o, "at", pool_copy(c->pool, at));
    json_add_int(o, "pool", rows_int(r, i, "pool"));
    json_add_int(o, "rows", rows_int(r, i, "rows"));
    json_add_int(o, "sum", rows_int(r, i, "sum"));
    json_add_int(o, "mine", rows_int(r, i, "mine"));
    return o;
}

bool endless_credits(struct ctx *c, struct pg *db, int64_t account, int64_t before, int64_t limit,
                     json_object **ret)
{
    struct rows *r, *pool, *mine;
    pg_ask(c, db, &pool, POOL_BALANCE, "");
    pg_ask(c, db, &mine, CREDIT_OF, "i", account);
    if (!pg_each(c, db, &r, CREDIT_LIST, "iii", before ? before : INT64_MAX, limit + 1, account))
        return false;
    json_object *items = json_new_array(c), *list = json_new_object(c);
    int count = rows_count(r) < limit ? rows_count(r) : (int)limit;
    for (int i = 0; i < count; i++) json_push(items, transfer_json(c, r, i));
    const char *next = pool_print(c->pool, "%lld", count ? (long long)rows_int(r, count - 1, "id") : 0);
    json_add(list, "items", items);
    json_add_text(list, "next", rows_count(r) > limit ? next : NULL);
    json_add_int(list, "pool", rows_int(pool, 0, "balance"));
    json_add_int(list, "mine", rows_int(mine, 0, "balance"));
    *ret = list;
    return true;
}

/* Finishing */

/* The accounts of the winning side share the pool equally; the remainder, or everything after a tied week, rolls
 * over. */
static bool settle_week(struct ctx *c, struct pg *db, const struct endless *e, const char *starts_on)
{
    struct week_row week = {.starts_on = starts_on, .winner = -1};
    int64_t windows;
    struct rows *pool, *who;
    if (!captured(c, db, e->match_id, starts_on, week.points, &windows)) return false;
    if (e->weekly_pool) week_issue(c, db, starts_on, e->weekly_pool);
    if (!pg_one(c, db, &pool, POOL_BALANCE, "")) return false;
    week.pool = rows_int(pool, 0, "balance");
    if (week.points[0] != week.points[1]) {
        week.winner = week.points[1] > week.points[0];
        if (!pg_one(c, db, &who, WEEK_WINNERS, "iti", e->match_id, starts_on, week.winner)) return false;
        week.winners = rows_int(who, 0, "winners");
        week.share = week.winners ? week.pool / week.winners : 0;
    }
    if (week.share) week_share(c, db, e->match_id, &week);
    week_insert(c, db, &week);
    return fail_point(c, "week.before_commit");
}

struct due {
    struct endless endless;
    const char *starts_on;
};

static bool settle_body(struct ctx *c, struct pg *db, void *thing)
{
    const struct due *due = thing;
    struct rows *weeks;
    if (!endless_hold(c, db) || !pg_each(c, db, &weeks, WEEKS_DUE, "i", due->endless.match_id)) return false;
    bool still = rows_count(weeks) && strcmp(rows_text(weeks, 0, "starts_on"), due->starts_on) == 0;
    return !still || settle_week(c, db, &due->endless, due->starts_on);
}

bool endless_settle(struct ctx *c, struct pg *db)
{
    struct rows *there, *weeks;
    struct due due;
    if (!pg_maybe(c, db, &there, ENDLESS_FIND, "")) return false;
    if (!rows_count(there)) return true;
    if (!endless_find(c, db, &due.endless) || !pg_each(c, db, &weeks, WEEKS_DUE, "i", due.endless.match_id))
        return false;
    for (int i = 0; i < rows_count(weeks); i++) {
        due.starts_on = rows_text(weeks, i, "starts_on");
        if (!transact(c, db, settle_body, &due)) return false;
    }
    return true;
}
