/* inbox.c - what is waiting for an account: the one request that a bot has to repeat. */
#include "platform/account/token.h"
#include "platform/read/inbox.h"
#include "platform/runtime/presence.h"
#include "platform/runtime/wake.h"
#include "web/watch.h"

/* Requests from programs and hidden pages (`away`) do not count as visits: a visit means that a person has looked. */
bool inbox_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t after, wait, away = 0;
    struct inbox inbox;
    unsigned scopes = rq->who.scopes;
    const struct inbox_reader reader = {.account = rq->who.account,
                                        .games = !scopes || scopes & SCOPE_LOBBY,
                                        .friends = !scopes || scopes & SCOPE_ACCOUNT,
                                        .conversations = !scopes};
    uint32_t bump = wake_bump(
        rq->who.account); /* read before the inbox, so that no event between reading and waiting is missed */
    if (!request_query_only(c, rq, "after", "wait", "away", "busy", NULL) ||
        !watch_wish(c, rq, &after, &wait) || !request_query_int(c, rq, "away", 0, 1, &away) ||
        !inbox_read(c, rq->db, &reader, &inbox))
        return false;
    bool looks = !away && !scopes;
    if (looks) presence_note_person(rq->who.account, c->now);
    if (inbox.told && looks && !inbox_visit(c, rq->db, rq->who.account)) return false;
    if (wait > 0 && after >= inbox.seq)
        return reply_wait(c, rq, rp, pool_print(c->pool, "a.%lld", (long long)rq->who.account), bump,
                          (int)wait);
    reply_etag(c, rp, pool_print(c->pool, "i%lld-%s", (long long)inbox.seq, rq->who.public_id));
    return reply_json(c, rp, 200, inbox.json);
}
