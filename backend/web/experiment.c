/* experiment.c - experiments with hidden rules: plans, taking part, exporting data. */
#include "platform/contest/experiment.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/rate.h"
#include "web/route.h"
#include <string.h>

enum { TITLE_BYTES = 120, CONSENT_BYTES = 20000, PLAN_BYTES = 400, ITEMS = 50, ITEMS_MAX = 200 };

static struct experiment_door door_of(const struct request *rq)
{
    return (struct experiment_door){request_part(rq, "experiment"), rq->who.account, NULL};
}

/* Plans */

static bool plan_read(struct ctx *c, json_object *body, bool titled, struct experiment_plan *ret)
{
    *ret = (struct experiment_plan){.title = "", .shown_title = "", .consent = "", .plan = ""};
    if (!json_only(c, body, "title", "shown_title", "consent", "plan", "files", "draft", NULL) ||
        !json_may_plain(c, body, "title", TITLE_BYTES, &ret->title) ||
        !json_may_plain(c, body, "shown_title", TITLE_BYTES, &ret->shown_title) ||
        !json_may_plain(c, body, "consent", CONSENT_BYTES, &ret->consent) ||
        !json_may_text(c, body, "plan", PLAN_BYTES, &ret->plan) ||
        !json_may_bool(c, body, "draft", &ret->draft) || !json_may_object(c, body, "files", &ret->files))
        return false;
    if (!ret->files) ret->files = json_new_object(c);
    if (!titled || *ret->title) return true;
    fail(c, FAULT_BAD_REQUEST, "title: is missing; only you will see it");
    fail_at(c, "/title", "missing_member", "a text of 1 to 120 bytes");
    return false;
}

/* Checking a plan is expensive, so a node checks at most two at a time. */
static bool with_slot(struct ctx *c, const struct request *rq, struct reply *rp,
                      bool (*work)(struct ctx *, const struct request *, struct reply *))
{
    static const struct rate RATE = {"experiments.checks", 120, 120};
    int slot;
    if (!rate_spend(c, &RATE, limit_address(c, rq->remote), 1) || !slot_take(c, "rules", &slot)) return false;
    bool fine = work(c, rq, rp);
    slot_release(slot);
    return fine;
}

static bool check(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_plan plan;
    json_object *report;
    return plan_read(c, rq->body, false, &plan) && experiment_check(c, &plan, &report) &&
           reply_json(c, rp, 200, report);
}

/* Report what is wrong with a plan, without storing it. */
bool experiment_check_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return with_slot(c, rq, rp, check);
}

static bool make(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_plan plan;
    json_object *x;
    return plan_read(c, rq->body, true, &plan) && experiment_make(c, rq->db, rq->who.account, &plan, &x) &&
           reply_json(c, rp, 201, x);
}

/* Store a plan as a draft. */
bool experiment_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return with_slot(c, rq, rp, make);
}

/* My experiments. */
bool experiments_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t limit = ITEMS;
    json_object *list;
    return request_query_only(c, rq, "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &limit) &&
           experiment_list(c, rq->db, rq->who.account, request_query(rq, "cursor"), limit, &list) &&
           reply_list(c, rq, rp, list);
}

/* One experiment: everything for its owner, the invitation for others. */
bool experiment_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    json_object *x;
    door.language = request_query(rq, "language");
    return request_query_only(c, rq, "language", NULL) && experiment_show(c, rq->db, &door, &x) &&
           reply_json(c, rp, 200, x);
}

static bool change(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    struct experiment_plan plan;
    json_object *x;
    return plan_read(c, rq->body, true, &plan) && experiment_change(c, rq->db, &door, &plan, &x) &&
           reply_json(c, rp, 200, x);
}

/* Replace the plan of a draft. */
bool experiment_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return with_slot(c, rq, rp, change);
}

static bool turn(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    const char *status;
    json_object *x;
    return json_only(c, rq->body, "status", NULL) && json_need_text(c, rq->body, "status", 20, &status) &&
           experiment_turn(c, rq->db, &door, status, &x) && reply_json(c, rp, 200, x);
}

/* Start or close an experiment. */
bool experiment_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return with_slot(c, rq, rp, turn);
}

/* Delete a draft. */
bool experiment_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    return experiment_drop(c, rq->db, &door) && reply_empty(rp, 204);
}

/* Data for the owner */

/* The participants, by code. */
bool participants_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    int64_t limit = ITEMS;
    json_object *list;
    return request_query_only(c, rq, "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &limit) &&
           experiment_participants(c, rq->db, &door, request_query(rq, "cursor"), limit, &list) &&
           reply_list(c, rq, rp, list);
}

/* Include a participant in the data, or exclude them. */
bool participant_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    bool defective = false;
    json_object *participant;
    if (!json_only(c, rq->body, "defective", NULL)) return false;
    if (!json_member(rq->body, "defective")) return fail(c, FAULT_BAD_REQUEST, "defective: true or false");
    return json_may_bool(c, rq->body, "defective", &defective) &&
           experiment_mark(c, rq->db, &door, request_part(rq, "participant"), defective, &participant) &&
           reply_json(c, rp, 200, participant);
}

/* The progress of the experiment. */
bool progress_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct experiment_door door = door_of(rq);
    json_object *progress;
    return request_query_only(c, rq, NULL) && experiment_progress(c, rq->db, &door, &progress) &&
           reply_json(c, rp, 200, progress);
}

/* Transcripts: what participants did, attempt by attempt. */
bool transcripts_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *format = request_query(rq, "format");
    struct transcripts page;
    struct transcript_wish wish = {.door = door_of(rq),
                                   .csv = format && strcmp(format, "csv") == 0,
                                   .table = request_query(rq, "table"),
                                   .cursor = request_query(rq, "cursor")};
    if (!request_query_only(c, rq, "format", "table", "cursor", NULL)) return false;
    if (format && !wish.csv && strcmp(format, "ndjson") != 0)
        return fail(c, FAULT_BAD_REQUEST, "format must be ndjson or csv");
    if (!experiment_transcripts(c, rq->db, &wish, &page)) return false;
    if (page.next) reply_header(c, rp, "X-Next-Cursor", page.next);
    if (page.digest) reply_header(c, rp, "X-Study-Digest", page.digest);
    if (page.start) reply_header(c, rp, "X-Study-Digest-At-Start", page.start);
    reply_header(c, rp, "Content-Disposition",
                 wish.csv ? "attachment; filename=\"transcripts.csv\""
                          : "attachment; filename=\"transcripts.ndjson\"");
    return reply_text(c, rp, 200, wish.csv ? "text/csv; charset=utf-8" : "application/x-ndjson", page.text);
}
