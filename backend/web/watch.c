/* watch.c - see watch.h. */
#include "web/watch.h"
#include "base/secret.h"
#include "platform/model/fold.h"
#include "platform/read/view.h"
#include "platform/runtime/presence.h"
#include "platform/runtime/wake.h"
#include <string.h>

enum { WAIT_MAX = 25 };

int watch_viewer(const struct request *rq)
{
    const struct audience_viewer *who = &rq->subject.viewer;
    return who->seat < 0 || who->outside ? SPECTATOR : who->seat;
}

void watch_note(struct ctx *c, const struct request *rq)
{
    int viewer = watch_viewer(rq);
    if (viewer != SPECTATOR && account_is_person(rq->who.kind))
        presence_note(request_part(rq, "match"), viewer, c->now);
}

bool watch_seq(struct ctx *c, const struct request *rq, int viewer, bool messages, uint32_t *ret_seq)
{
    const char *match = request_part(rq, "match");
    uint32_t view, talk;
    if (messages ? wake_message_seq(match, viewer, ret_seq) : wake_seq(match, viewer, ret_seq)) return true;
    if (!view_seq(c, rq->db, match, viewer, &view, &talk)) return false;
    *ret_seq = messages ? talk : view;
    return true;
}

bool watch_wish(struct ctx *c, const struct request *rq, int64_t *ret_after, int64_t *ret_wait)
{
    *ret_after = -1;
    *ret_wait = 0;
    return request_query_int(c, rq, "after", 0, UINT32_MAX, ret_after) &&
           request_query_int(c, rq, "wait", 0, WAIT_MAX, ret_wait);
}

const char *watch_card(struct ctx *c, const char *match, int64_t turn, uint32_t seq)
{
    const char *at = turn >= 0 ? pool_print(c->pool, "turn=%lld&", (long long)turn) : "";
    return pool_print(c->pool, "/api/v1/matches/%s/board.png?%sv=%u", match, at, seq);
}

bool reply_tagged(struct ctx *c, struct reply *rp, json_object *body)
{
    const char *text = json_text(c, body);
    char hash[HASH_TEXT];
    secret_sha256(text, strlen(text), hash);
    hash[20] = 0;
    reply_etag(c, rp, hash);
    return reply_text(c, rp, 200, "application/json", text);
}
