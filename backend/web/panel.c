/* panel.c - panels of trusted members: the cases of a member, votes, and the members as the staff sees them. */
#include "platform/match/panel.h"
#include "platform/match/desk.h"
#include "web/route.h"

enum { WORD_BYTES = 16 };

/* The cases before me. */
bool panel_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *cases;
    return request_query_only(c, rq, NULL) && panel_cases(c, rq->db, rq->who.account, &cases) &&
           reply_json(c, rp, 200, cases);
}

/* One of them with its evidence. */
bool panel_case_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *one;
    return request_query_only(c, rq, NULL) &&
           panel_case(c, rq->db, rq->who.account, request_part(rq, "case"), &one) &&
           reply_json(c, rp, 200, one);
}

/* My vote. */
bool panel_vote_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct panel_vote vote;
    json_object *counted;
    return json_only(c, rq->body, "vote", "reason", NULL) &&
           json_need_text(c, rq->body, "vote", WORD_BYTES, &vote.vote) &&
           json_need_text(c, rq->body, "reason", WORD_BYTES, &vote.reason) &&
           panel_vote(c, rq->db, rq->who.account, request_part(rq, "case"), &vote, &counted) &&
           reply_json(c, rp, 200, counted);
}

/* Trusted members, for the staff. */
bool desk_members_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    json_object *list;
    return desk_enter(c, rq->db, rq->who.account, &who) && request_query_only(c, rq, NULL) &&
           panel_members(c, rq->db, &list) && reply_list(c, rq, rp, list);
}

static bool appoint(struct ctx *c, const struct request *rq, struct reply *rp, bool member)
{
    struct desk_reader who;
    const char *why;
    return desk_enter(c, rq->db, rq->who.account, &who) && json_only(c, rq->body, "why", NULL) &&
           json_need_plain(c, rq->body, "why", 4 * SANCTION_TEXT, &why) &&
           panel_appoint(c, rq->db, &who, request_part(rq, "name"), member, why) && reply_empty(rp, 204);
}

/* Make somebody a trusted member. */
bool desk_member_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return appoint(c, rq, rp, true);
}

/* End that. */
bool desk_member_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return appoint(c, rq, rp, false);
}

/* Put a report before a panel. */
bool desk_panel_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct desk_reader who;
    return desk_enter(c, rq->db, rq->who.account, &who) && json_only(c, rq->body, NULL) &&
           desk_panel(c, rq->db, &who, request_part(rq, "report")) && reply_empty(rp, 204);
}
