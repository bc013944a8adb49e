/* desk.c - see desk.h. What the staff reads; desk_decide.c has what it does. */
#include "platform/match/desk.h"
#include "base/clock.h"
#include "platform/account/player.h"
#include "platform/match/panel.h"
#include "store/desk.h"
#include <inttypes.h>

bool desk_enter(struct ctx *c, struct pg *db, int64_t account, struct desk_reader *ret)
{
    ret->account = account;
    if (!staff_read(c, db, account, &ret->role)) return false;
    return ret->role != STAFF_NONE || fail(c, FAULT_NOT_FOUND, "not found");
}

bool desk_summary(struct ctx *c, struct pg *db, const struct desk_reader *who, json_object **ret)
{
    static const char *const COUNTS[] = {"reports", "appeals", "held"};
    struct rows *r;
    if (!pg_one(c, db, &r, DESK_COUNTS, "i", who->account)) return false;
    *ret = json_new_object(c);
    json_add_text(*ret, "role", staff_role_word(who->role));
    for (size_t i = 0; i < sizeof COUNTS / sizeof *COUNTS; i++)
        json_add_int(*ret, COUNTS[i], rows_int(r, 0, COUNTS[i]));
    return true;
}

static void add_texts(json_object *o, const struct rows *r, int i, const char *const *names)
{
    for (; *names; names++) json_add_text(o, *names, rows_text(r, i, *names));
}

static void add_times(struct ctx *c, json_object *o, const struct rows *r, int i, const char *const *names)
{
    for (; *names; names++) json_add_text(o, *names, clock_text(c, rows_int(r, i, *names)));
}

/* {"items","next"}: the cursor is the number of the last row of a full page. */
static json_object *list_json(struct ctx *c, json_object *items, const struct rows *r, int64_t limit)
{
    json_object *list = json_new_object(c);
    int count = rows_count(r);
    json_add(list, "items", items);
    json_add_text(list, "next",
                  count == limit ? pool_print(c->pool, "%" PRId64, rows_int(r, count - 1, "id")) : NULL);
    return list;
}

/* Reports */

/* The club, collection or notebook that is reported as a whole; "id" null: it is gone. */
static json_object *thing_json(struct ctx *c, const struct rows *r, int i)
{
    if (rows_null(r, i, "thing")) return NULL;
    json_object *thing = json_new_object(c);
    json_add_text(thing, "kind", rows_text(r, i, "thing"));
    json_add_text(thing, "id", rows_text(r, i, "thing_public_id"));
    return thing;
}

static json_object *line_json(struct ctx *c, const struct rows *r, int i)
{
    static const char *const TEXTS[] = {"match",   "game",         "reason", "reporter",
                                        "accused", "accused_kind", "holder", NULL};
    static const char *const TIMES[] = {"at", "closed_at", "held_until", NULL};
    json_object *report = json_new_object(c);
    json_add_text(report, "id", rows_text(r, i, "public_id"));
    add_texts(report, r, i, TEXTS);
    add_times(c, report, r, i, TIMES);
    json_add_bool(report, "direct", rows_bool(r, i, "direct"));
    json_add_bool(report, "post", rows_bool(r, i, "post"));
    json_add_text(report, "club", rows_text(r, i, "club"));
    if (rows_null(r, i, "topic")) json_add(report, "topic", NULL);
    else json_add_int(report, "topic", rows_int(r, i, "topic"));
    json_add(report, "thing", thing_json(c, r, i));
    json_add_bool(report, "mine", !rows_null(r, i, "holder") && rows_bool(r, i, "mine"));
    json_add_int(report, "reports_of_accused", rows_int(r, i, "of_accused"));
    return report;
}

bool desk_reports(struct ctx *c, struct pg *db, const struct desk_reader *who, const struct desk_page *page,
                  bool answered, json_object **ret_list)
{
    struct rows *r;
    int64_t from;
    if (!player_cursor(c, page->cursor, &from)) return false;
    if (!page->cursor && !answered) from = 0;
    if (!pg_each(c, db, &r, DESK_REPORTS, "iiib", who->account, from, page->limit, answered)) return false;
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push(items, line_json(c, r, i));
    *ret_list = list_json(c, items, r, page->limit);
    return true;
}

static bool near_json(struct ctx *c, struct pg *db, int64_t person, json_object **ret)
{
    static const char *const TEXTS[] = {"name", "kind", NULL};
    static const char *const SHARED[] = {"device", "network", "closed"};
    struct rows *r;
    if (!pg_each(c, db, &r, DESK_NEAR, "i", person)) return false;
    *ret = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        add_texts(one, r, i, TEXTS);
        for (size_t n = 0; n < sizeof SHARED / sizeof *SHARED; n++)
            json_add_bool(one, SHARED[n], rows_bool(r, i, SHARED[n]));
        json_add_int(one, "rated_games_together", rows_int(r, i, "matches"));
        json_push(*ret, one);
    }
    return true;
}

bool desk_report(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *report,
                 json_object **ret)
{
    static const char *const TEXTS[] = {"text", "said", "answer", NULL};
    static const char *const TIMES[] = {"said_at", NULL};
    struct rows *r;
    json_object *near, *before, *panel;
    if (!pg_one(c, db, &r, DESK_REPORT, "it", who->account, report) ||
        !near_json(c, db, rows_int(r, 0, "person"), &near) ||
        !sanction_record(c, db, rows_int(r, 0, "person"), &before) ||
        !panel_of(c, db, rows_int(r, 0, "id"), &panel))
        return false;
    json_object *person = json_new_object(c);
    json_add_text(person, "name", rows_text(r, 0, "person_name"));
    json_add_text(person, "role", rows_text(r, 0, "person_role"));
    json_add_bool(person, "closed", rows_bool(r, 0, "closed"));
    json_add_text(person, "created_at", clock_text(c, rows_int(r, 0, "created_at")));
    json_add(person, "sanctions", before);
    json_add(person, "near", near);
    *ret = line_json(c, r, 0);
    add_texts(*ret, r, 0, TEXTS);
    add_times(c, *ret, r, 0, TIMES);
    json_add_int(*ret, "reports_by_reporter", rows_int(r, 0, "of_reporter"));
    json_add(*ret, "lines", json_own(c, rows_text(r, 0, "lines")));
    json_add_bool(*ret, "outranked", staff_role_of(rows_text(r, 0, "person_role")) >= who->role);
    json_add(*ret, "person", person);
    json_add(*ret, "panel", panel);
    return true;
}

/* Appeals and the log */

bool desk_appeals(struct ctx *c, struct pg *db, const struct desk_reader *who, const struct desk_page *page,
                  json_object **ret_list)
{
    static const char *const TEXTS[] = {"kind",    "reason",    "note",   "appeal",
                                        "account", "moderator", "report", NULL};
    static const char *const TIMES[] = {"at", "until", "appealed_at", NULL};
    struct rows *r;
    int64_t from;
    if (!player_cursor(c, page->cursor, &from)) return false;
    if (!page->cursor) from = 0;
    if (!pg_each(c, db, &r, SANCTION_APPEALS, "iii", who->account, from, page->limit)) return false;
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "sanction", rows_text(r, i, "public_id"));
        add_texts(one, r, i, TEXTS);
        add_times(c, one, r, i, TIMES);
        json_add_bool(one, "annuls", rows_bool(r, i, "annuls"));
        json_add_bool(one, "mine", rows_bool(r, i, "mine"));
        json_add_bool(one, "answerable", rows_bool(r, i, "answerable"));
        json_push(items, one);
    }
    *ret_list = list_json(c, items, r, page->limit);
    return true;
}

bool desk_log(struct ctx *c, struct pg *db, const struct desk_reader *who, const struct desk_page *page,
              json_object **ret_list)
{
    static const char *const TEXTS[] = {"act", "why", "actor", "account", "report", "sanction", "kind", NULL};
    static const char *const TIMES[] = {"at", NULL};
    struct rows *r;
    int64_t before;
    if (!player_cursor(c, page->cursor, &before) ||
        !pg_each(c, db, &r, STAFF_LOG_PAGE, "iii", before, page->limit, who->account))
        return false;
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        json_add_int(one, "n", rows_int(r, i, "id"));
        add_texts(one, r, i, TEXTS);
        add_times(c, one, r, i, TIMES);
        json_push(items, one);
    }
    *ret_list = list_json(c, items, r, page->limit);
    return true;
}
