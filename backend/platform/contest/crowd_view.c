/* crowd_view.c - see crowd_view.h. */
#include "platform/contest/crowd_view.h"
#include "base/clock.h"
#include <string.h>

static void add_time(struct ctx *c, json_object *o, const char *key, const struct rows *r, int i)
{
    char text[CLOCK_TEXT];
    clock_print(rows_int(r, i, key), text);
    json_add_text(o, key, pool_copy(c->pool, text));
}

/* Captures of each side in the window. */
static json_object *captures(struct ctx *c, const struct rows *r, int i)
{
    json_object *list = json_new_array(c);
    int64_t before[SEATS_MAX] = {0}, after[SEATS_MAX] = {0};
    rows_ints(r, i, "before", before, SEATS_MAX);
    int seats = rows_ints(r, i, "scores", after, SEATS_MAX);
    for (int seat = 0; seat < seats; seat++) json_push_int(list, after[seat] - before[seat]);
    return list;
}

static json_object *window_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *o = json_new_object(c);
    bool open = rows_null(r, i, "closed_at");
    json_add_int(o, "window", rows_int(r, i, "n"));
    json_add_int(o, "side", rows_int(r, i, "seat"));
    add_time(c, o, "opens_at", r, i);
    add_time(c, o, "closes_at", r, i);
    json_add_bool(o, "open", open);
    if (open) return o;
    json_add_int(o, "ballots", rows_int(r, i, "ballots"));
    json_add_int(o, "weight", rows_int(r, i, "weight"));
    json_add_text(o, "list_hash", rows_text(r, i, "list_hash"));
    json_add_text(o, "played", rows_text(r, i, "played"));
    json_add(o, "captures", captures(c, r, i));
    json_add(o, "excluded",
             rows_null(r, i, "excluded") ? json_new_object(c) : json_own(c, rows_text(r, i, "excluded")));
    if (!rows_null(r, i, "tally")) json_add(o, "tally", json_own(c, rows_text(r, i, "tally")));
    return o;
}

bool crowd_window(struct ctx *c, struct pg *db, int64_t match_id, int64_t window, json_object **ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, WINDOW_FIND, "ii", match_id, window)) return false;
    *ret = window_json(c, r, 0);
    return true;
}

/* A page of a list whose rows were asked for with one more than fits. */
static json_object *page(struct ctx *c, json_object *items, bool more, int64_t last)
{
    json_object *list = json_new_object(c);
    json_add(list, "items", items);
    json_add_text(list, "next", more ? pool_print(c->pool, "%lld", (long long)last) : NULL);
    return list;
}

bool crowd_windows(struct ctx *c, struct pg *db, int64_t match_id, int64_t before, int64_t limit,
                   json_object **ret)
{
    struct rows *r;
    if (!pg_each(c, db, &r, WINDOW_LIST, "iii", match_id, before ? before : INT32_MAX, limit + 1))
        return false;
    json_object *items = json_new_array(c);
    int64_t last = 0;
    for (int i = 0; i < rows_count(r) && i < limit; i++) {
        json_push(items, window_json(c, r, i));
        last = rows_int(r, i, "n");
    }
    *ret = page(c, items, rows_count(r) > limit, last);
    return true;
}

bool crowd_ballots(struct ctx *c, struct pg *db, int64_t match_id, int64_t window, int64_t after,
                   int64_t limit, json_object **ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, WINDOW_FIND, "ii", match_id, window)) return false;
    if (rows_null(r, 0, "closed_at"))
        return fail(c, FAULT_WINDOW_OPEN, "ballots are sealed until window %lld closes", (long long)window);
    if (!pg_each(c, db, &r, BALLOTS_PAGE, "iiii", match_id, window, after, limit + 1)) return false;
    json_object *items = json_new_array(c);
    int64_t last = 0;
    for (int i = 0; i < rows_count(r) && i < limit; i++) {
        json_object *o = json_new_object(c);
        json_add_text(o, "code", rows_text(r, i, "code"));
        json_add_int(o, "weight", rows_int(r, i, "weight"));
        json_add_text(o, "text", rows_text(r, i, "words"));
        json_add_bool(o, "played", rows_bool(r, i, "played"));
        json_push(items, o);
        last = rows_int(r, i, "number");
    }
    *ret = page(c, items, rows_count(r) > limit, last);
    return true;
}
