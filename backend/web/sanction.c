/* sanction.c - what moderators decided about me, and my appeals. */
#include "platform/account/sanction.h"
#include "web/route.h"

/* What was decided about me, why, and what became of my appeals. */
bool my_sanctions_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, NULL) && sanction_list(c, rq->db, rq->who.account, &list) &&
           reply_list(c, rq, rp, list);
}

/* I have seen all of it. */
bool my_sanctions_seen_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return json_only(c, rq->body, NULL) && sanction_see(c, rq->db, rq->who.account) && reply_empty(rp, 204);
}

/* Appeal against a decision. */
bool my_appeal_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *text;
    return json_only(c, rq->body, "text", NULL) &&
           json_need_plain(c, rq->body, "text", 4 * SANCTION_TEXT, &text) &&
           sanction_appeal(c, rq->db, rq->who.account, request_part(rq, "sanction"), text) &&
           reply_empty(rp, 204);
}
