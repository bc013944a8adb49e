/* panel.c - see panel.h. What members and the staff read; panel_vote.c has the votes, panel_fill.c finds who judges. */
#include "platform/match/panel.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/account/sanction.h"
#include "platform/match/desk.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/desk.h"
#include "store/panel.h"
#include <string.h>

bool panel_member_read(struct ctx *c, struct pg *db, int64_t account, bool *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, PANEL_MEMBER_FIND, "i", account)) return false;
    *ret = rows_count(r) == 1;
    return true;
}

/* The cases of a member */

static json_object *line_json(struct ctx *c, const struct rows *r, int i, const char *const *texts,
                              const char *const *times)
{
    json_object *one = json_new_object(c);
    json_add_text(one, "id", rows_text(r, i, "public_id"));
    for (; *texts; texts++) json_add_text(one, *texts, rows_text(r, i, *texts));
    for (; *times; times++) json_add_text(one, *times, clock_text(c, rows_int(r, i, *times)));
    json_add_bool(one, "direct", rows_bool(r, i, "direct"));
    return one;
}

bool panel_cases(struct ctx *c, struct pg *db, int64_t account, json_object **ret)
{
    static const char *const OPEN[] = {"reason", "game", NULL}, *const OPEN_AT[] = {"opened_at", "until",
                                                                                    NULL};
    static const char *const PAST[] = {"reason", "game", "outcome", "vote", NULL}, *const PAST_AT[] = {
                                                                                       "ended_at", NULL};
    struct rows *open, *past;
    bool member;
    if (!panel_member_read(c, db, account, &member) || !pg_each(c, db, &open, PANEL_CASES, "i", account) ||
        !pg_each(c, db, &past, PANEL_PAST, "i", account))
        return false;
    json_object *items = json_new_array(c), *ended = json_new_array(c);
    for (int i = 0; i < rows_count(open); i++) {
        json_object *one = line_json(c, open, i, OPEN, OPEN_AT);
        json_add_bool(one, "voted", rows_bool(open, i, "voted"));
        json_push(items, one);
    }
    for (int i = 0; i < rows_count(past); i++) json_push(ended, line_json(c, past, i, PAST, PAST_AT));
    *ret = json_new_object(c);
    json_add_bool(*ret, "member", member);
    json_add(*ret, "items", items);
    json_add(*ret, "past", ended);
    return true;
}

/* Evidence without names */

enum { NAMES_MAX = 24 /* in the lines of a report, and of both sides */ };

struct cast {
    const char
        *names[NAMES_MAX]; /* authors in the order of their first lines, then both sides of the report */
    const char *keys[NAMES_MAX]; /* their text_key(), which is the same for JÖRG and Jörg */
    int count;
};

static bool is_word_class(enum text_class class)
{
    return class == TEXT_LETTER || class == TEXT_DIGIT || class == TEXT_MARK;
}

static bool is_part_of_word(const char *at)
{
    struct text_point point;
    return text_next(&at, &point) && is_word_class(point.class);
}

/* Whether some name begins with that key; *ret_whole: and ends with it. */
static bool begins_name(const struct cast *cast, const char *key, bool *ret_whole)
{
    size_t length = strlen(key);
    bool begins = false;
    *ret_whole = false;
    for (int i = 0; i < cast->count; i++) {
        if (strncmp(cast->keys[i], key, length) != 0) continue;
        begins = true;
        *ret_whole |= length > 0 && cast->keys[i][length] == 0;
    }
    return begins;
}

/* The end of the longest name at the beginning of that text, NULL when there is none. A name ends where a word ends:
 * "Ann" and "Ann Lee" are in "Ann Lee!", neither is in "Annabel". */
static const char *name_end(struct ctx *c, const char *text, const struct cast *cast)
{
    const char *found = NULL;
    struct text_point point;
    for (const char *end = text; text_next(&end, &point);) {
        bool whole;
        if (point.class == TEXT_UNSEEN || is_part_of_word(end)) continue;
        const char *key = text_key(c, pool_print(c->pool, "%.*s", (int)(end - text), text));
        if (!key || !begins_name(cast, key, &whole)) break;
        if (whole) found = end;
    }
    return found;
}

/* The text with HIDDEN for each time that a name stands in it as a word. */
static const char *without_names(struct ctx *c, const char *text, const struct cast *cast)
{
    static const char HIDDEN[] = "***";
    char *made = pool_take(c->pool, sizeof HIDDEN * strlen(text) + 1);
    size_t n = 0;
    bool inside = false; /* a word, so that no name can begin here */
    struct text_point point;
    for (const char *at = text, *next = text; text_next(&next, &point); at = next) {
        const char *end = inside || point.class == TEXT_UNSEEN ? NULL : name_end(c, at, cast);
        size_t length = end ? sizeof HIDDEN - 1 : (size_t)(next - at);
        memcpy(made + n, end ? HIDDEN : at, length);
        n += length;
        inside = !end && is_word_class(point.class);
        if (end) next = end;
    }
    made[n] = 0;
    return made;
}

static const char *name_of(json_object *line)
{
    const char *name = json_object_get_string(json_member(json_member(line, "from"), "name"));
    return name ? name : "";
}

static int place_of(struct ctx *c, struct cast *cast, const char *name)
{
    for (int i = 0; i < cast->count; i++)
        if (strcmp(cast->names[i], name) == 0) return i;
    if (cast->count < NAMES_MAX) {
        const char *key = text_key(c, name);
        cast->names[cast->count] = name;
        cast->keys[cast->count++] = key ? key : name;
    }
    return cast->count - 1;
}

static bool is_reported(json_object *line, const struct rows *r, struct ctx *c)
{
    const char *text = json_object_get_string(json_member(line, "text")),
               *at = json_object_get_string(json_member(line, "at"));
    return text && at && strcmp(text, rows_text(r, 0, "said")) == 0 &&
           strcmp(at, clock_text(c, rows_int(r, 0, "said_at"))) == 0;
}

/* Who wrote the reported line, by their place among the authors; -1: it is not among the lines. */
static int accused_of(struct ctx *c, json_object *lines, const struct rows *r, struct cast *cast)
{
    for (size_t i = 0; i < json_object_array_length(lines); i++) {
        json_object *line = json_object_array_get_idx(lines, i);
        if (is_reported(line, r, c)) return place_of(c, cast, name_of(line));
    }
    return -1;
}

static json_object *lines_json(struct ctx *c, json_object *lines, const struct rows *r, struct cast *cast)
{
    json_object *items = json_new_array(c);
    int accused = accused_of(c, lines, r, cast);
    for (size_t i = 0; i < json_object_array_length(lines); i++)
        place_of(c, cast, name_of(json_object_array_get_idx(lines, i)));
    place_of(c, cast, rows_text(r, 0, "reporter"));
    place_of(c, cast, rows_text(r, 0, "accused"));
    for (size_t i = 0; i < json_object_array_length(lines); i++) {
        json_object *line = json_object_array_get_idx(lines, i), *one = json_new_object(c);
        int author = place_of(c, cast, name_of(line)); /* the accused, where they wrote a line, is 0 */
        json_add_text(one, "at", json_object_get_string(json_member(line, "at")));
        json_add_text(one, "text", without_names(c, json_object_get_string(json_member(line, "text")), cast));
        json_add_int(one, "author", author + (accused < 0));
        json_add_bool(one, "accused", author == accused);
        json_add_bool(one, "reported", is_reported(line, r, c));
        json_push(items, one);
    }
    return items;
}

bool panel_case(struct ctx *c, struct pg *db, int64_t account, const char *id, json_object **ret)
{
    static const char *const TEXTS[] = {"reason", "game", "vote", "vote_reason", NULL}, *const TIMES[] = {
                                                                                            "opened_at",
                                                                                            "until",
                                                                                            "said_at", NULL};
    struct cast cast = {.count = 0};
    struct rows *r;
    if (!pg_one(c, db, &r, PANEL_CASE, "it", account, id)) return false;
    if (!rows_bool(r, 0, "open")) return fail(c, FAULT_NOT_FOUND, "not found");
    *ret = line_json(c, r, 0, TEXTS, TIMES);
    json_object *lines = lines_json(c, json_own(c, rows_text(r, 0, "lines")), r, &cast);
    json_add_text(*ret, "said", without_names(c, rows_text(r, 0, "said"), &cast));
    json_add(*ret, "lines", lines);
    return true;
}

/* The staff */

bool panel_members(struct ctx *c, struct pg *db, json_object **ret_list)
{
    static const char *const COUNTS[] = {"open", "judged", "missed", "settled", "agreed"};
    struct rows *r;
    if (!pg_each(c, db, &r, PANEL_MEMBERS, "")) return false;
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *one = json_new_object(c);
        json_add_text(one, "name", rows_text(r, i, "name"));
        json_add_text(one, "given_at", clock_text(c, rows_int(r, i, "given_at")));
        for (size_t n = 0; n < sizeof COUNTS / sizeof *COUNTS; n++)
            json_add_int(one, COUNTS[n], rows_int(r, i, COUNTS[n]));
        json_push(items, one);
    }
    *ret_list = json_new_object(c);
    json_add(*ret_list, "items", items);
    json_add(*ret_list, "next", NULL);
    return true;
}

/* Whether it changes anything, after what the account is. */
static bool can_appoint(struct ctx *c, struct pg *db, int64_t account, bool member, bool *ret_changes)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PANEL_MEMBER_FACTS, "i", account)) return false;
    bool is_member = rows_bool(r, 0, "member");
    *ret_changes = is_member != member;
    if (!member) return is_member || fail(c, FAULT_NOT_FOUND, "this person is not a trusted member");
    return !rows_bool(r, 0, "unfit") ||
           fail(c, FAULT_BAD_REQUEST, "the staff and closed accounts cannot be trusted members");
}

bool panel_appoint(struct ctx *c, struct pg *db, const struct desk_reader *who, const char *name, bool member,
                   const char *why)
{
    struct account_row person;
    struct desk_reader now;
    bool changes;
    if (!sanction_person(c, db, name, why, &person)) return false;
    desk_rows_hold(c, db, who->account, person.id);
    if (!desk_enter(c, db, who->account, &now) || !can_appoint(c, db, person.id, member, &changes))
        return false;
    if (!changes) return true;
    panel_member_row_put(c, db, person.id, member);
    sanction_account_row_put(c, db, person.id, "");
    wake_account(c, person.id);
    staff_log_row_add(c, db,
                      &(struct log_row){.actor = who->account,
                                        .account = person.id,
                                        .act = member ? "member_given" : "member_taken",
                                        .why = why});
    return pg_flush(c, db);
}

bool panel_of(struct ctx *c, struct pg *db, int64_t report, json_object **ret)
{
    static const char *const TIMES[] = {"opened_at", "until", "ended_at"}, *const TEXTS[] = {"name", "vote",
                                                                                             "reason"};
    struct rows *r, *votes;
    *ret = NULL;
    if (!pg_maybe(c, db, &r, PANEL_OF_REPORT, "i", report)) return false;
    if (rows_count(r) == 0) return true;
    if (!pg_each(c, db, &votes, PANEL_VOTES, "i", rows_int(r, 0, "id"))) return false;
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(votes); i++) {
        json_object *one = json_new_object(c);
        for (size_t n = 0; n < 3; n++) json_add_text(one, TEXTS[n], rows_text(votes, i, TEXTS[n]));
        json_push(items, one);
    }
    *ret = json_new_object(c);
    for (size_t n = 0; n < 3; n++) json_add_text(*ret, TIMES[n], clock_text(c, rows_int(r, 0, TIMES[n])));
    json_add_text(*ret, "outcome", rows_text(r, 0, "outcome"));
    json_add_int(*ret, "voted", rows_int(r, 0, "voted"));
    json_add(*ret, "votes", items);
    return true;
}

bool panel_take(struct ctx *c, struct pg *db, int64_t report)
{
    struct rows *judges;
    bool ended;
    if (!pg_each(c, db, &judges, PANEL_JUDGES, "i", report) || !panel_row_end(c, db, report, "taken", &ended))
        return false;
    for (int i = 0; ended && i < rows_count(judges); i++) {
        sanction_account_row_put(c, db, rows_int(judges, i, "account_id"), "");
        wake_account(c, rows_int(judges, i, "account_id"));
    }
    return true;
}
