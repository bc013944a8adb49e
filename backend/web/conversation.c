/* conversation.c - messages between two people: my conversations, one of them, writing, reading, deleting, reporting. */
#include "platform/account/conversation.h"
#include "platform/account/speech.h"
#include "platform/match/report.h"
#include "platform/read/conversations.h"
#include "web/route.h"

/* My conversations, the latest first. */
bool my_conversations_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t limit = 50;
    json_object *list;
    return request_query_only(c, rq, "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, 200, &limit) &&
           conversations_list(c, rq->db, rq->who.account, request_query(rq, "cursor"), limit, &list) &&
           reply_list(c, rq, rp, list);
}

/* The newest messages between me and a player, those before a number, or those after one. */
bool my_conversation_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct conversation_part part = {.after = 0, .before = INT32_MAX, .limit = 50};
    json_object *one;
    return request_query_only(c, rq, "after", "before", "limit", NULL) &&
           request_query_int(c, rq, "after", 0, INT32_MAX, &part.after) &&
           request_query_int(c, rq, "before", 1, INT32_MAX, &part.before) &&
           request_query_int(c, rq, "limit", 1, 200, &part.limit) &&
           conversation_show(c, rq->db, rq->who.account, request_part(rq, "name"), &part, &one) &&
           reply_json(c, rp, 200, one);
}

/* Delete what I have of a conversation. */
bool my_conversation_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return conversation_forget(c, rq->db, rq->who.account, request_part(rq, "name")) && reply_empty(rp, 204);
}

/* Write to a player. */
bool direct_message_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *text;
    json_object *message;
    return json_only(c, rq->body, "text", NULL) &&
           json_need_plain(c, rq->body, "text", MESSAGE_BYTES, &text) &&
           conversation_say(c, rq->db, rq->who.account, rq->remote, request_part(rq, "name"), text,
                            &message) &&
           reply_json(c, rp, 201, message);
}

/* I have read the messages up to one. */
bool my_conversation_read_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t n;
    return json_only(c, rq->body, "n", NULL) && json_need_int(c, rq->body, "n", 0, INT32_MAX, &n) &&
           conversation_mark_read(c, rq->db, rq->who.account, request_part(rq, "name"), n) &&
           reply_empty(rp, 204);
}

/* Report a message to the staff. */
bool direct_message_report_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct complaint complaint = {
        .account = rq->who.account, .remote = rq->remote, .n = request_number(rq, "n")};
    bool fresh;
    json_object *receipt;
    return complaint_read(c, rq->body, &complaint) &&
           report_direct(c, rq->db, request_part(rq, "name"), &complaint, &receipt, &fresh) &&
           reply_json(c, rp, fresh ? 201 : 200, receipt);
}
