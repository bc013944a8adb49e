/* report.c - see report.h. */
#include "platform/match/report.h"
#include "base/clock.h"
#include "base/secret.h"
#include "base/text.h"
#include "platform/account/club_hold.h"
#include "platform/account/player.h"
#include "platform/account/sanction.h"
#include "platform/match/audience.h"
#include "platform/match/match.h"
#include "platform/match/message.h"
#include "platform/runtime/limit.h"
#include "store/account.h"
#include "store/desk.h"
#include "store/talk.h"
#include <string.h>

bool complaint_read(struct ctx *c, json_object *body, struct complaint *ret)
{
    ret->text = "";
    return json_only(c, body, "reason", "text", NULL) &&
           json_need_text(c, body, "reason", REPORT_REASON, &ret->reason) &&
           json_may_plain(c, body, "text", 4 * REPORT_TEXT, &ret->text);
}

enum { LINES_AROUND = 7 };

/* Creating */

static bool complaint_fits(struct ctx *c, const struct complaint *complaint)
{
    static const char *const REASONS[] = {"abuse", "spam", "cheating", "other"};
    bool known = false;
    for (size_t i = 0; i < sizeof REASONS / sizeof *REASONS; i++)
        known |= strcmp(REASONS[i], complaint->reason) == 0;
    if (!known) {
        fail_at(c, "/reason", "bad_request", "abuse, spam, cheating or other");
        return fail(c, FAULT_BAD_REQUEST, "the reason is unknown");
    }
    if (text_length(complaint->text) <= REPORT_TEXT) return true;
    fail_at(c, "/text", "bad_request", "at most 1000 characters");
    return fail(c, FAULT_BAD_REQUEST, "the text is too long");
}

static json_object *receipt_json(struct ctx *c, const char *id)
{
    json_object *receipt = json_new_object(c);
    json_add_text(receipt, "id", id);
    return receipt;
}

/* Whether another report of the account can be stored. Networks count too, because accounts of guests cost nothing. */
static bool has_budget(struct ctx *c, struct pg *db, const struct complaint *complaint)
{
    struct rows *recent;
    if (!pg_one(c, db, &recent, REPORTS_RECENT, "i", complaint->account)) return false;
    int64_t most = rows_bool(recent, 0, "new") ? REPORTS_NEW_DAY : REPORTS_A_DAY;
    if (rows_int(recent, 0, "n") >= most)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "reports.account", 3600,
                          "you have sent many reports today; wait until they have been read");
    static const struct limit NETWORK = {"reports.network", REPORTS_NETWORK_DAY, 24 * 3600};
    return limit_count_within(
        c, db, &NETWORK, limit_address(c, complaint->remote),
        "too many reports were made from your network; please wait until they are read");
}

static void add_hash(json_object *line)
{
    const char *text = json_object_get_string(json_member(line, "text"));
    char hash[HASH_TEXT];
    secret_sha256(text, strlen(text), hash);
    json_add_text(line, "hash", hash);
}

/* The lines around a message as the reporter reads them now: nothing that is secret from them gets into a report. Each
 * has the SHA-256 of its text, by which it can be compared with other records of the conversation. */
static bool read_lines(struct ctx *c, struct pg *db, const char *match, const struct complaint *complaint,
                       const char **ret_lines)
{
    int64_t after = complaint->n > LINES_AROUND ? complaint->n - LINES_AROUND - 1 : 0;
    struct listener who = {.viewer = complaint->viewer,
                           .account = complaint->account,
                           .after = after,
                           .limit = complaint->n + LINES_AROUND - after};
    json_object *list;
    uint32_t seq;
    if (!message_list(c, db, match, &who, &list, &seq)) return false;
    json_object *items = json_member(list, "items");
    for (size_t i = 0; i < json_object_array_length(items); i++)
        add_hash(json_object_array_get_idx(items, i));
    *ret_lines = json_text(c, items);
    return true;
}

/* The reporter's report of that message; NULL in *ret_id: none. */
static bool made_before(struct ctx *c, struct pg *db, const struct report_row *row, const char **ret_id)
{
    struct rows *r;
    bool fine;
    if (row->match) fine = pg_maybe(c, db, &r, REPORT_AGAIN, "iii", row->reporter, row->match, row->message);
    else if (row->thing)
        fine = pg_maybe(c, db, &r, REPORT_THING_AGAIN, "iti", row->reporter, row->thing, row->thing_id);
    else if (row->post) fine = pg_maybe(c, db, &r, REPORT_POST_AGAIN, "ii", row->reporter, row->post);
    else fine = pg_maybe(c, db, &r, REPORT_DIRECT_AGAIN, "iii", row->reporter, row->accused, row->message);
    if (!fine) return false;
    *ret_id = rows_count(r) ? rows_text(r, 0, "public_id") : NULL;
    return true;
}

/* Insert what is complained of, unless the same report is made at this very moment. */
static bool keep(struct ctx *c, struct pg *db, const struct complaint *complaint, const struct rows *said,
                 struct report_row *row, const char **ret_id, bool *ret_fresh)
{
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    row->public_id = pool_copy(c->pool, public_id);
    row->reason = complaint->reason;
    row->text = complaint->text;
    row->said = rows_text(said, 0, "body");
    row->said_at = rows_int(said, 0, "at");
    if (!report_row_insert(c, db, row, ret_id)) return false;
    *ret_fresh = *ret_id != NULL;
    return *ret_fresh || made_before(c, db, row, ret_id);
}

bool report_make(struct ctx *c, struct pg *db, const char *match, const struct complaint *complaint,
                 json_object **ret_receipt, bool *ret_fresh)
{
    struct match_row m;
    struct rows *said;
    const char *made;
    *ret_fresh = false;
    if (!complaint_fits(c, complaint) || !match_find(c, db, match, &m)) return false;
    struct audience a = audience_row(&m, complaint->viewer);
    if (!audience_allows(c, &a, ASK_REPORT) ||
        !pg_one(c, db, &said, MESSAGE_OF_VIEWER, "iiii", m.id, (int64_t)message_readable(&m, &a),
                complaint->n, (int64_t)a.behind))
        return false;
    struct report_row row = {.reporter = complaint->account,
                             .accused = rows_int(said, 0, "account_id"),
                             .match = m.id,
                             .message = rows_int(said, 0, "n")};
    if (row.accused == row.reporter) return fail(c, FAULT_BAD_REQUEST, "this message is your own");
    if (!made_before(c, db, &row, &made)) return false;
    if (!made && (!has_budget(c, db, complaint) || !read_lines(c, db, m.public_id, complaint, &row.lines) ||
                  !keep(c, db, complaint, said, &row, &made, ret_fresh)))
        return false;
    *ret_receipt = receipt_json(c, made);
    return true;
}

/* Direct messages */

/* A line outside of matches. */
static json_object *line_json(struct ctx *c, const struct rows *r, int i, const char *name)
{
    json_object *line = json_new_object(c), *from = json_new_object(c);
    json_add_int(line, "n", rows_int(r, i, "n"));
    json_add_text(line, "at", clock_text(c, rows_int(r, i, "at")));
    json_add(from, "seat", NULL);
    json_add_text(from, "name", name);
    json_add(line, "from", from);
    json_add_text(line, "text", rows_text(r, i, "body"));
    add_hash(line);
    return line;
}

struct direct {
    int64_t n;
    const char *accuser, *accused; /* names */
    int64_t account, other;
};

/* The lines of both around a message, as the reporter has them. */
static bool read_direct_lines(struct ctx *c, struct pg *db, const struct direct *d, const char **ret_lines)
{
    struct rows *r;
    int64_t most = 2 * LINES_AROUND + 1, after = d->n > LINES_AROUND ? d->n - LINES_AROUND - 1 : 0;
    if (!pg_each(c, db, &r, CONVERSATION_MESSAGES, "iiiiib", d->account, d->other, after,
                 d->n + LINES_AROUND + 1, most, true))
        return false;
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *line = line_json(c, r, i, rows_bool(r, i, "mine") ? d->accuser : d->accused);
        json_push(items, line);
    }
    *ret_lines = json_text(c, items);
    return true;
}

bool report_direct(struct ctx *c, struct pg *db, const char *name, const struct complaint *complaint,
                   json_object **ret_receipt, bool *ret_fresh)
{
    struct player_facts accused;
    struct account_row me;
    struct rows *said;
    const char *made;
    *ret_fresh = false;
    if (!complaint_fits(c, complaint) || !player_find(c, db, name, &accused) ||
        !account_by_id(c, db, complaint->account, &me) ||
        !pg_one(c, db, &said, DIRECT_MESSAGE_OF, "iii", me.id, accused.account, complaint->n))
        return false;
    if (rows_bool(said, 0, "mine")) return fail(c, FAULT_BAD_REQUEST, "this message is your own");
    struct direct d = {complaint->n, me.name, accused.name, me.id, accused.account};
    struct report_row row = {.reporter = me.id, .accused = accused.account, .message = complaint->n};
    if (!made_before(c, db, &row, &made)) return false;
    if (!made && (!has_budget(c, db, complaint) || !read_direct_lines(c, db, &d, &row.lines) ||
                  !keep(c, db, complaint, said, &row, &made, ret_fresh)))
        return false;
    *ret_receipt = receipt_json(c, made);
    return true;
}

/* Posts in clubs */

static bool read_posts(struct ctx *c, struct pg *db, int64_t club, int64_t topic,
                       const struct complaint *complaint, const char **ret_lines)
{
    struct rows *r;
    int64_t after = complaint->n > LINES_AROUND ? complaint->n - LINES_AROUND - 1 : 0;
    if (!pg_each(c, db, &r, CLUB_POSTS, "iiiii", club, topic, after, complaint->account,
                 complaint->n + LINES_AROUND - after))
        return false;
    json_object *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++)
        if (!rows_bool(r, i, "removed")) json_push(items, line_json(c, r, i, rows_text(r, i, "author")));
    *ret_lines = json_text(c, items);
    return true;
}

bool report_post(struct ctx *c, struct pg *db, const char *club, int64_t topic,
                 const struct complaint *complaint, json_object **ret_receipt, bool *ret_fresh)
{
    struct rows *said;
    int64_t id;
    const char *made;
    *ret_fresh = false;
    if (!complaint_fits(c, complaint) || !club_forum_find(c, db, club, complaint->account, &id) ||
        !pg_one(c, db, &said, CLUB_POST_OF, "iii", id, topic, complaint->n))
        return false;
    struct report_row row = {.reporter = complaint->account,
                             .accused = rows_int(said, 0, "author_id"),
                             .post = rows_int(said, 0, "id")};
    if (row.accused == row.reporter) return fail(c, FAULT_BAD_REQUEST, "this post is your own");
    if (!made_before(c, db, &row, &made)) return false;
    if (!made && (!has_budget(c, db, complaint) || !read_posts(c, db, id, topic, complaint, &row.lines) ||
                  !keep(c, db, complaint, said, &row, &made, ret_fresh)))
        return false;
    *ret_receipt = receipt_json(c, made);
    return true;
}

/* Clubs, collections and notebooks */

enum { THING_LINES = 15 };

/* One text of a thing as a line of evidence; its author is the owner. */
static void add_text_line(struct ctx *c, json_object *lines, int64_t at, const char *owner, const char *text)
{
    json_object *line = json_new_object(c), *from = json_new_object(c);
    if (!*text) return;
    json_add_int(line, "n", (int64_t)json_object_array_length(lines) + 1);
    json_add_text(line, "at", clock_text(c, at));
    json_add(from, "seat", NULL);
    json_add_text(from, "name", owner);
    json_add(line, "from", from);
    json_add_text(line, "text", text);
    add_hash(line);
    json_push(lines, line);
}

/* What else is written in a thing: about a club, notes of a collection, titles of chapters. */
static bool add_rest(struct ctx *c, struct pg *db, const struct report_row *row, const struct rows *found,
                     json_object *lines)
{
    const char *owner = rows_text(found, 0, "owner");
    struct rows *r;
    if (strcmp(row->thing, "club") == 0) {
        add_text_line(c, lines, row->said_at, owner, rows_text(found, 0, "about"));
        return true;
    }
    bool notes = strcmp(row->thing, "collection") == 0;
    if (notes ? !pg_each(c, db, &r, COLLECTION_NOTES, "ii", row->thing_id, (int64_t)THING_LINES)
              : !pg_each(c, db, &r, NOTEBOOK_CHAPTERS_OF, "i", row->thing_id))
        return false;
    for (int i = 0; i < rows_count(r) && i < THING_LINES; i++)
        add_text_line(c, lines, notes ? rows_int(r, i, "at") : row->said_at, owner,
                      rows_text(r, i, notes ? "note" : "title"));
    return true;
}

/* The thing as the reporter sees it. */
static bool find_thing(struct ctx *c, struct pg *db, const char *thing, const char *id, int64_t account,
                       struct rows **ret)
{
    if (strcmp(thing, "club") == 0) return pg_one(c, db, ret, CLUB_FIND, "ti", id, account);
    return pg_one(c, db, ret, strcmp(thing, "collection") == 0 ? COLLECTION_FIND : NOTEBOOK_FIND, "ti", id,
                  account);
}

bool report_thing(struct ctx *c, struct pg *db, const char *thing, const char *id,
                  const struct complaint *complaint, json_object **ret_receipt, bool *ret_fresh)
{
    struct rows *found;
    const char *made;
    char public_id[PUBLIC_ID];
    *ret_fresh = false;
    if (!complaint_fits(c, complaint) || !find_thing(c, db, thing, id, complaint->account, &found))
        return false;
    bool is_club = strcmp(thing, "club") == 0;
    struct report_row row = {.reporter = complaint->account,
                             .accused = rows_int(found, 0, "owner_id"),
                             .thing = thing,
                             .thing_id = rows_int(found, 0, "id"),
                             .reason = complaint->reason,
                             .text = complaint->text,
                             .said = rows_text(found, 0, is_club ? "name" : "title"),
                             .said_at = rows_int(found, 0, "changed_at")};
    if (row.accused == row.reporter) return fail(c, FAULT_BAD_REQUEST, "this %s is your own", thing);
    if (!made_before(c, db, &row, &made)) return false;
    if (!made) {
        json_object *lines = json_new_array(c);
        add_text_line(c, lines, row.said_at, rows_text(found, 0, "owner"), row.said);
        if (!has_budget(c, db, complaint) || !add_rest(c, db, &row, found, lines)) return false;
        secret_public_id(public_id);
        row.public_id = public_id;
        row.lines = json_text(c, lines);
        if (!report_row_insert(c, db, &row, &made)) return false;
        *ret_fresh = made != NULL;
        if (!made && !made_before(c, db, &row, &made)) return false;
    }
    *ret_receipt = receipt_json(c, made);
    return true;
}

/* Players */

bool report_player(struct ctx *c, struct pg *db, const char *name, const struct complaint *complaint,
                   json_object **ret_receipt, bool *ret_fresh)
{
    char public_id[PUBLIC_ID];
    struct player_facts accused;
    struct rows *before;
    const char *made;
    if (!complaint_fits(c, complaint) || !player_find(c, db, name, &accused)) return false;
    if (accused.account == complaint->account || accused.kind == ACCOUNT_BUILTIN ||
        accused.kind == ACCOUNT_CROWD)
        return fail(c, FAULT_BAD_REQUEST, "this player cannot be reported");
    if (!has_budget(c, db, complaint)) return false;
    secret_public_id(public_id);
    struct player_report_row row = {complaint->account, accused.account, public_id, complaint->reason,
                                    complaint->text};
    if (!report_player_insert(c, db, &row, &made)) return false;
    *ret_fresh = made != NULL;
    if (!made) {
        if (!pg_one(c, db, &before, REPORT_PLAYER_AGAIN, "ii", complaint->account, accused.account))
            return false;
        made = rows_text(before, 0, "public_id");
    }
    *ret_receipt = receipt_json(c, made);
    return true;
}

/* Reading */

bool report_list(struct ctx *c, struct pg *db, bool all, json_object **ret_list)
{
    static const char *const TEXTS[] = {"match",  "game", "reporter", "accused", "accused_kind",
                                        "reason", "text", "said",     "answer"};
    static const char *const TIMES[] = {"said_at", "at", "closed_at"};
    struct rows *r;
    if (!pg_each(c, db, &r, REPORTS_LIST, "bi", all, (int64_t)REPORTS_SHOWN)) return false;
    *ret_list = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) {
        json_object *report = json_new_object(c);
        json_add_text(report, "id", rows_text(r, i, "public_id"));
        for (size_t n = 0; n < sizeof TEXTS / sizeof *TEXTS; n++)
            json_add_text(report, TEXTS[n], rows_text(r, i, TEXTS[n]));
        for (size_t n = 0; n < sizeof TIMES / sizeof *TIMES; n++)
            json_add_text(report, TIMES[n], clock_text(c, rows_int(r, i, TIMES[n])));
        json_add_int(report, "reports_of_accused", rows_int(r, i, "of_accused"));
        json_push(*ret_list, report);
    }
    return true;
}

bool report_close(struct ctx *c, struct pg *db, const char *report, const char *answer)
{
    struct log_row log = {.act = "report_dismissed", .why = answer};
    struct rows *r;
    if (!sanction_text_fits(c, answer, "/answer", true)) return false;
    if (!pg_maybe(c, db, &r, REPORT_ACCUSED, "t", report)) return false;
    if (rows_count(r)) desk_rows_hold(c, db, 0, rows_int(r, 0, "about_id"));
    if (!report_row_close(c, db, report, answer, &log.report, &log.account)) return false;
    if (!log.report) return fail(c, FAULT_NOT_FOUND, "no open report has the id %s", report);
    staff_log_row_add(c, db, &log);
    return pg_flush(c, db);
}
