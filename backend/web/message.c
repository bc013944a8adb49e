/* message.c - the chat of a match. */
#include "platform/account/speech.h"
#include "platform/match/message.h"
#include "platform/match/report.h"
#include "platform/read/view.h"
#include "web/watch.h"

static const char *message_tag(struct ctx *c, uint32_t seq, int viewer, int64_t after, int64_t limit)
{
    return pool_print(c->pool, "m%u-%d-%lld-%lld", seq, viewer, (long long)after, (long long)limit);
}

/* Wait for messages. Where seats can pass to other players, an event of the match ends the poll too, and a change of
 * players is such an event: a replaced player must not learn from a later wake-up that the seat got a message. */
static bool wait_for_talk(struct ctx *c, const struct request *rq, struct reply *rp, uint32_t seq, int wait)
{
    const char *match = request_part(rq, "match");
    int viewer = watch_viewer(rq);
    uint32_t view;
    if (viewer == SPECTATOR) return reply_wait(c, rq, rp, pool_print(c->pool, "c.%s.s", match), seq, wait);
    if (!rq->subject.viewer.passes)
        return reply_wait(c, rq, rp, pool_print(c->pool, "c.%s.%d", match, viewer), seq, wait);
    return watch_seq(c, rq, viewer, false, &view) &&
           reply_wait(c, rq, rp, pool_print(c->pool, "b.%s.%d", match, viewer), seq + view, wait);
}

/* `after` is the number of the last message known; the newest one's number never exceeds the viewer's count. */
bool messages_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int viewer = watch_viewer(rq);
    int64_t after, wait, limit = 100;
    uint32_t seq;
    json_object *list;
    watch_note(c, rq);
    if (!request_query_only(c, rq, "after", "wait", "limit", "busy", NULL) ||
        !watch_wish(c, rq, &after, &wait) || !request_query_int(c, rq, "limit", 1, 200, &limit) ||
        !watch_seq(c, rq, viewer, true, &seq))
        return false;
    if (after < 0) after = 0;
    if (wait > 0 && after >= (int64_t)seq) return wait_for_talk(c, rq, rp, seq, (int)wait);
    const char *tag = message_tag(c, seq, viewer, after, limit);
    reply_etag(c, rp, tag);
    if (request_has_etag(rq, tag)) return reply_empty(rp, 304);
    struct listener who = {
        .viewer = &rq->subject.viewer, .account = rq->who.account, .after = after, .limit = limit};
    if (!message_list(c, rq->db, request_part(rq, "match"), &who, &list, &seq)) return false;
    reply_etag(c, rp, message_tag(c, seq, viewer, after, limit));
    return reply_json(c, rp, 200, list);
}

bool message_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *text;
    json_object *message;
    if (!json_only(c, rq->body, "to", "text", NULL) ||
        !json_need_plain(c, rq->body, "text", MESSAGE_BYTES, &text) ||
        !message_say(c, rq->db, request_part(rq, "match"),
                     &(struct speaker){&rq->subject.viewer, rq->who.account, rq->who.name},
                     json_member(rq->body, "to"), text, &message))
        return false;
    return reply_json(c, rp, 201, message);
}

bool message_read_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t n;
    if (!json_only(c, rq->body, "n", NULL) || !json_need_int(c, rq->body, "n", 0, INT32_MAX, &n) ||
        !message_mark_read(c, rq->db, request_part(rq, "match"), rq->who.account, n))
        return false;
    return reply_empty(rp, 204);
}

/* Report a message to the staff. */
bool message_report_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct complaint complaint = {.viewer = &rq->subject.viewer,
                                  .account = rq->who.account,
                                  .remote = rq->remote,
                                  .n = request_number(rq, "n")};
    bool fresh;
    json_object *receipt;
    return complaint_read(c, rq->body, &complaint) &&
           report_make(c, rq->db, request_part(rq, "match"), &complaint, &receipt, &fresh) &&
           reply_json(c, rp, fresh ? 201 : 200, receipt);
}
