/* rules.c - checking and trying rule sets of hidden rules without a match. */
#include "platform/model/catalogue.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/rate.h"
#include "web/answer.h"
#include "web/query.h"
#include "web/route.h"

/* At most two at a time on a node. The rates allow a request for each change while somebody types or steps. */
static bool ask(struct ctx *c, const struct request *rq, struct reply *rp, const struct rate *rate,
                json_object *(*work)(struct ctx *, json_object *))
{
    int slot;
    if (!request_query_only(c, rq, NULL) || !rate_spend(c, rate, limit_address(c, rq->remote), 1) ||
        !slot_take(c, "rules", &slot))
        return false;
    json_object *answer = work(c, rq->body);
    slot_release(slot);
    return answer && reply_json(c, rp, 200, answer);
}

bool rules_check_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    static const struct rate RATE = {"rules.checks", 300, 300};
    return ask(c, rq, rp, &RATE, catalogue_authoring()->check);
}

bool rules_play_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    static const struct rate RATE = {"rules.plays", 600, 600};
    return ask(c, rq, rp, &RATE, catalogue_authoring()->play);
}
