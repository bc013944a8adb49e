/* rules.c - rule sets of hidden rules, looked at without a match. */
#include "platform/limit.h"
#include "platform/rate.h"
#include "platform/rule_check.h"
#include "web/answer.h"
#include "web/query.h"
#include "web/route.h"

/* Two at a time on a node; a text may be checked as often as somebody types. */
bool rules_check_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    static const struct rate RATE = {"rules.checks", 300, 300};
    int slot;
    if (!request_query_only(c, rq, NULL) || !rate_spend(c, &RATE, limit_address(c, rq->remote), 1) ||
        !slot_take(c, "rules", &slot))
        return false;
    json_object *answer = rule_check(c, rq->body);
    slot_give(slot);
    return answer && reply_json(c, rp, 200, answer);
}
