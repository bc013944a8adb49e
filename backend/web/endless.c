/* endless.c - the Endless Tournament: its state, votes, published windows and ballots, weeks. */
#include "platform/contest/endless.h"
#include "platform/contest/crowd_view.h"
#include "web/route.h"
#include "web/watch.h"

bool endless_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *answer;
    return request_query_only(c, rq, NULL) && endless_show(c, rq->db, rq->who.account, &answer) &&
           reply_tagged(c, rp, answer);
}

/* Join the side with fewer members. A second request changes nothing. */
bool endless_side_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *answer;
    return request_query_only(c, rq, NULL) && json_only(c, rq->body, NULL) &&
           endless_join(c, rq->db, rq->who.account) && endless_show(c, rq->db, rq->who.account, &answer) &&
           reply_json(c, rp, 200, answer);
}

struct paging {
    int64_t limit, from;
};

/* The `next` of one page is the `cursor` of the following one. */
static bool read_paging(struct ctx *c, const struct request *rq, struct paging *ret)
{
    *ret = (struct paging){.limit = 50};
    return request_query_only(c, rq, "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, 500, &ret->limit) &&
           request_query_int(c, rq, "cursor", 0, INT64_C(9007199254740991), &ret->from);
}

bool endless_windows_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct endless e;
    struct paging page;
    json_object *list;
    return read_paging(c, rq, &page) && endless_find(c, rq->db, &e) &&
           crowd_windows(c, rq->db, e.match_id, page.from, page.limit, &list) && reply_list(c, rq, rp, list);
}

bool endless_window_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct endless e;
    json_object *answer;
    return request_query_only(c, rq, NULL) && endless_find(c, rq->db, &e) &&
           crowd_window(c, rq->db, e.match_id, request_number(rq, "window"), &answer) &&
           reply_tagged(c, rp, answer);
}

bool endless_ballots_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct endless e;
    struct paging page;
    json_object *list;
    return read_paging(c, rq, &page) && endless_find(c, rq->db, &e) &&
           crowd_ballots(c, rq->db, e.match_id, request_number(rq, "window"), page.from, page.limit, &list) &&
           reply_list(c, rq, rp, list);
}

/* Voting */

static bool read_vote(struct ctx *c, const struct request *rq, struct crowd_vote *ret)
{
    struct endless e;
    if (!endless_find(c, rq->db, &e)) return false;
    *ret = (struct crowd_vote){.match = e.match,
                               .match_id = e.match_id,
                               .account = rq->who.account,
                               .window = request_number(rq, "window"),
                               .orders = rq->body ? json_member(rq->body, "orders") : NULL};
    return !rq->body || json_only(c, rq->body, "orders", NULL);
}

bool endless_legal_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct crowd_vote vote;
    json_object *legal, *window = NULL;
    return request_query_only(c, rq, "x0", "y0", "x1", "y1", NULL) && request_query_region(c, rq, &window) &&
           read_vote(c, rq, &vote) && crowd_legal(c, rq->db, &vote, window, &legal) &&
           reply_json(c, rp, 200, legal);
}

bool endless_vote_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct crowd_vote vote;
    json_object *receipt;
    if (!request_query_only(c, rq, NULL) || !read_vote(c, rq, &vote)) return false;
    if (!vote.orders) return fail(c, FAULT_BAD_REQUEST, "orders is missing");
    return crowd_vote(c, rq->db, &vote, &receipt) && reply_json(c, rp, 200, receipt);
}

bool endless_vote_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct crowd_vote vote;
    return request_query_only(c, rq, NULL) && read_vote(c, rq, &vote) && crowd_unvote(c, rq->db, &vote) &&
           reply_empty(rp, 204);
}

/* Weeks */

bool endless_weeks_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct paging page;
    json_object *list;
    return read_paging(c, rq, &page) && endless_weeks(c, rq->db, page.from, page.limit, &list) &&
           reply_list(c, rq, rp, list);
}

bool endless_credits_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct paging page;
    json_object *list;
    return read_paging(c, rq, &page) &&
           endless_credits(c, rq->db, rq->who.account, page.from, page.limit, &list) &&
           reply_json(c, rp, 200, list);
}
