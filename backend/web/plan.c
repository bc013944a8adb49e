/* plan.c - queued orders: each handler reads the request, calls the platform and answers. */
#include "platform/match/plan.h"
#include "platform/read/analysis.h"
#include "platform/read/plan_preview.h"
#include "web/route.h"

/* My queued orders. */
bool plan_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *plan;
    return request_query_only(c, rq, NULL) &&
           plan_read(c, rq->db, request_part(rq, "match"), rq->who.account, &plan) &&
           reply_json(c, rp, 200, plan);
}

/* Replace my queued lines of play. */
bool plan_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *plan;
    int64_t dry_run = 0;
    struct plan_wish wish = {.match = request_part(rq, "match"), .account = rq->who.account};
    if (!request_query_only(c, rq, "dry_run", NULL) || !request_query_int(c, rq, "dry_run", 0, 1, &dry_run) ||
        !json_only(c, rq->body, "turn", "lines", NULL) ||
        !json_need_int(c, rq->body, "turn", 0, INT32_MAX, &wish.turn))
        return false;
    wish.lines = json_member(rq->body, "lines");
    wish.dry_run = dry_run == 1;
    return plan_queue(c, rq->db, &wish, &plan) && reply_json(c, rp, 200, plan);
}

/* The position after a line, for composing it on a board. */
bool plan_preview_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *answer;
    struct analyst who = {.account = rq->who.account, .remote = rq->remote};
    struct plan_preview preview = {.match = request_part(rq, "match"), .who = &who, .turn = -1};
    preview.partial = json_member(rq->body, "partial");
    if (!request_query_only(c, rq, NULL) || !json_only(c, rq->body, "turn", "line", "partial", NULL) ||
        !json_may_int(c, rq->body, "turn", 0, INT32_MAX, &preview.turn))
        return false;
    if (json_member(rq->body, "line") && !json_need_array(c, rq->body, "line", PLAN_LINE, &preview.line))
        return false;
    return plan_preview_answer(c, rq->db, &preview, &answer) && reply_json(c, rp, 200, answer);
}

/* Discard my queued orders. */
bool plan_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return plan_give_up(c, rq->db, request_part(rq, "match"), rq->who.account) && reply_empty(rp, 204);
}
