/* mistakes.c - the costliest turns of a finished match. */
#include "platform/read/mistakes.h"
#include "platform/read/analysis.h"
#include "web/watch.h"

/* The costliest turns of a finished match, or how far the search for them is. */
bool mistakes_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *found;
    return request_query_only(c, rq, NULL) && mistakes_show(c, rq->db, request_part(rq, "match"), &found) &&
           reply_tagged(c, rp, found);
}

/* Ask for that search. */
bool mistakes_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct analyst who = {.account = rq->who.account, .remote = rq->remote};
    json_object *found;
    return request_query_only(c, rq, NULL) && json_only(c, rq->body, NULL) &&
           mistakes_ask(c, rq->db, &who, request_part(rq, "match"), &found) && reply_json(c, rp, 202, found);
}
