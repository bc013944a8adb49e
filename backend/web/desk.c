/* desk.c - the moderation desk, and reports of players. */
#include "platform/match/desk.h"
#include "platform/match/desk_alike.h"
#include "platform/match/report.h"
#include "web/route.h"
#include <string.h>

enum { WORD_BYTES = 16 };

/* Report a player to the staff. */
bool player_report_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct complaint complaint = {.account = rq->who.account, .remote = rq->remote};
    bool fresh;
    json_object *receipt;
    return complaint_read(c, rq->body, &complaint) &&
           report_player(c, rq->db, request_part(rq, "name"), &complaint, &receipt, &fresh) &&
           reply_json(c, rp, fresh ? 201 : 200, receipt);
}

static bool report_whole(struct ctx *c, const struct request *rq, const char *thing, struct reply *rp)
{
    struct complaint complaint = {.account = rq->who.account, .remote = rq->remote};
    bool fresh;
    json_object *receipt;
    return complaint_read(c, rq->body, &complaint) &&
           report_thing(c, rq->db, thing, request_part(rq, thing), &complaint, &receipt, &fresh) &&
           reply_json(c, rp, fresh ? 201 : 200, receipt);
}

/* Report a club to the staff. */
bool club_report_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return report_whole(c, rq, "club", rp);
}

/* Report a collection. */
bool collection_report_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return report_whole(c, rq, "collection", rp);
}

/* Report a notebook. */
bool notebook_report_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return report_whole(c, rq, "notebook", rp);
}

/* How much there is to do. */
bool desk_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    json_object *summary;
    return desk_enter(c, rq->db, rq->who.account, &who) && request_query_only(c, rq, NULL) &&
           desk_summary(c, rq->db, &who, &summary) && reply_json(c, rp, 200, summary);
}

static bool read_page(struct ctx *c, const struct request *rq, struct desk_page *ret)
{
    *ret = (struct desk_page){.cursor = request_query(rq, "cursor"), .limit = 50};
    return request_query_int(c, rq, "limit", 1, 200, &ret->limit);
}

/* The queue of reports, or those that were answered. */
bool desk_reports_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    struct desk_page page;
    json_object *list;
    const char *status = request_query(rq, "status");
    bool answered = status && strcmp(status, "answered") == 0;
    if (!desk_enter(c, rq->db, rq->who.account, &who) ||
        !request_query_only(c, rq, "status", "limit", "cursor", NULL) || !read_page(c, rq, &page))
        return false;
    if (status && !answered && strcmp(status, "open") != 0)
        return fail(c, FAULT_BAD_REQUEST, "status must be open or answered");
    return desk_reports(c, rq->db, &who, &page, answered, &list) && reply_list(c, rq, rp, list);
}

/* One report with its evidence. */
bool desk_report_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    json_object *report;
    return desk_enter(c, rq->db, rq->who.account, &who) &&
           desk_report(c, rq->db, &who, request_part(rq, "report"), &report) &&
           reply_json(c, rp, 200, report);
}

/* I work on this report. */
bool desk_holder_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    json_object *held;
    return desk_enter(c, rq->db, rq->who.account, &who) && json_only(c, rq->body, NULL) &&
           desk_take(c, rq->db, &who, request_part(rq, "report"), &held) && reply_json(c, rp, 200, held);
}

/* I no longer do. */
bool desk_holder_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    return desk_enter(c, rq->db, rq->who.account, &who) &&
           desk_release(c, rq->db, &who, request_part(rq, "report")) && reply_empty(rp, 204);
}

static bool read_decision(struct ctx *c, json_object *body, struct desk_decision *ret)
{
    *ret = (struct desk_decision){.note = ""};
    return json_only(c, body, "action", "reason", "note", "why", "days", "annuls", NULL) &&
           json_need_text(c, body, "action", WORD_BYTES, &ret->action) &&
           json_may_text(c, body, "reason", WORD_BYTES, &ret->reason) &&
           json_may_plain(c, body, "note", 4 * SANCTION_TEXT, &ret->note) &&
           json_need_plain(c, body, "why", 4 * SANCTION_TEXT, &ret->why) &&
           json_may_int(c, body, "days", 1, 365, &ret->days) &&
           json_may_bool(c, body, "annuls", &ret->annuls);
}

/* Decide about a report. */
bool desk_decision_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    struct desk_decision decision;
    json_object *made;
    return desk_enter(c, rq->db, rq->who.account, &who) && read_decision(c, rq->body, &decision) &&
           desk_decide(c, rq->db, &who, request_part(rq, "report"), &decision, &made) &&
           reply_json(c, rp, 201, made);
}

/* Appeals that wait for an answer. */
bool desk_appeals_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    struct desk_page page;
    json_object *list;
    return desk_enter(c, rq->db, rq->who.account, &who) &&
           request_query_only(c, rq, "limit", "cursor", NULL) && read_page(c, rq, &page) &&
           desk_appeals(c, rq->db, &who, &page, &list) && reply_list(c, rq, rp, list);
}

/* Answer one. */
bool desk_appeal_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    bool lift = false;
    const char *answer;
    return desk_enter(c, rq->db, rq->who.account, &who) && json_only(c, rq->body, "lift", "answer", NULL) &&
           json_may_bool(c, rq->body, "lift", &lift) &&
           json_need_plain(c, rq->body, "answer", 4 * SANCTION_TEXT, &answer) &&
           desk_answer(c, rq->db, &who, request_part(rq, "sanction"), lift, answer) && reply_empty(rp, 204);
}

/* What the staff did. */
bool desk_log_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    struct desk_page page;
    json_object *list;
    return desk_enter(c, rq->db, rq->who.account, &who) &&
           request_query_only(c, rq, "limit", "cursor", NULL) && read_page(c, rq, &page) &&
           desk_log(c, rq->db, &who, &page, &list) && reply_list(c, rq, rp, list);
}

/* What the staff is shown without a report. */
bool desk_alike_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    json_object *found;
    return desk_enter(c, rq->db, rq->who.account, &who) && request_query_only(c, rq, NULL) &&
           desk_alike(c, rq->db, &who, &found) && reply_json(c, rp, 200, found);
}
