/* report.c - see report.h. */
#include "platform/match/report.h"
#include "base/clock.h"
#include "base/secret.h"
#include "base/text.h"
#include "platform/match/audience.h"
#include "platform/match/match.h"
#include "platform/match/message.h"
#include "store/talk.h"
#include <string.h>

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

static bool keep(struct ctx *c, struct pg *db, int64_t match, const struct complaint *complaint,
                 const struct rows *said, const char **ret_id)
{
    char public_id[PUBLIC_ID];
    struct rows *recent;
    secret_public_id(public_id);
    if (!pg_one(c, db, &recent, REPORTS_RECENT, "i", complaint->account)) return false;
    if (rows_int(recent, 0, "n") >= REPORTS_A_DAY)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "reports.account", 3600,
                          "you have reported 20 messages within a day; please wait until they are read");
    struct report_row row = {.reporter = complaint->account,
                             .accused = rows_int(said, 0, "account_id"),
                             .match = match,
                             .message = rows_int(said, 0, "n"),
                             .said_at = rows_int(said, 0, "at"),
                             .public_id = public_id,
                             .reason = complaint->reason,
                             .text = complaint->text,
                             .said = rows_text(said, 0, "body")};
    return report_row_insert(c, db, &row, ret_id);
}

bool report_make(struct ctx *c, struct pg *db, const char *match, const struct complaint *complaint,
                 json_object **ret_receipt, bool *ret_fresh)
{
    struct match_row m;
    struct rows *said, *before = NULL;
    const char *made = NULL;
    if (!complaint_fits(c, complaint) || !match_find(c, db, match, &m)) return false;
    struct audience a = audience_row(&m, complaint->viewer);
    if (!audience_allows(c, &a, ASK_REPORT) ||
        !pg_one(c, db, &said, MESSAGE_OF_VIEWER, "iiii", m.id, (int64_t)message_readable(&m, &a),
                complaint->n, (int64_t)a.behind))
        return false;
    if (rows_int(said, 0, "account_id") == complaint->account)
        return fail(c, FAULT_BAD_REQUEST, "this message is your own");
    if (!pg_maybe(c, db, &before, REPORT_AGAIN, "iii", complaint->account, m.id, rows_int(said, 0, "n")))
        return false;
    *ret_fresh = rows_count(before) == 0;
    if (*ret_fresh && !keep(c, db, m.id, complaint, said, &made)) return false;
    if (*ret_fresh && !made) { /* reported twice at this very moment */
        *ret_fresh = false;
        if (!pg_one(c, db, &before, REPORT_AGAIN, "iii", complaint->account, m.id, rows_int(said, 0, "n")))
            return false;
    }
    *ret_receipt = receipt_json(c, *ret_fresh ? made : rows_text(before, 0, "public_id"));
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
    bool found;
    if (!report_row_close(c, db, report, answer, &found)) return false;
    return found || fail(c, FAULT_NOT_FOUND, "no open report has the id %s", report);
}
