/* inbox.c - the one call a bot loop needs. */
#include "platform/inbox.h"
#include "platform/wake.h"
#include "web/watch.h"

bool inbox_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t after, wait, seq;
    json_object *inbox;
    uint32_t bump = wake_bump(
        rq->who.account); /* before the look, so that nothing is missed between the look and the waiting */
    if (!request_query_only(c, rq, "after", "wait", "busy", NULL) || !watch_wish(c, rq, &after, &wait) ||
        !inbox_read(c, rq->db, rq->who.account, &inbox, &seq))
        return false;
    if (wait > 0 && after >= seq)
        return reply_wait(c, rq, rp, pool_print(c->pool, "a.%lld", (long long)rq->who.account), bump,
                          (int)wait);
    reply_etag(c, rp, pool_print(c->pool, "i%lld-%s", (long long)seq, rq->who.public_id));
    return reply_json(c, rp, 200, inbox);
}
