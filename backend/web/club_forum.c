/* club_forum.c - the forum of a club: its topics, their posts, and reports of posts. */
#include "platform/account/club_forum.h"
#include "platform/account/speech.h"
#include "platform/match/report.h"
#include "platform/read/club_topics.h"
#include "web/watch.h"

enum { TITLE_BYTES = 4 * TOPIC_TITLE, ITEMS = 50, ITEMS_MAX = 200 };

/* Its topics, those written in last first. */
bool club_topics_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t limit = ITEMS;
    json_object *list;
    return request_query_only(c, rq, "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &limit) &&
           club_topics_list(c, rq->db, rq->who.account, request_part(rq, "club"), request_query(rq, "cursor"),
                            limit, &list) &&
           reply_list(c, rq, rp, list);
}

static bool show(struct ctx *c, const struct request *rq, const struct club_topic_wish *wish,
                 json_object **ret_topic)
{
    return club_topic_show(c, rq->db, rq->who.account, wish, ret_topic);
}

/* Begin a topic. */
bool club_topic_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct club_topic_wish wish = {.club = request_part(rq, "club"), .limit = ITEMS};
    const char *title, *text;
    json_object *topic;
    return json_only(c, rq->body, "title", "text", NULL) &&
           json_need_text(c, rq->body, "title", TITLE_BYTES, &title) &&
           json_need_plain(c, rq->body, "text", MESSAGE_BYTES, &text) &&
           club_topic_make(c, rq->db, rq->who.account, wish.club, title, text, &wish.topic) &&
           show(c, rq, &wish, &topic) && reply_json(c, rp, 201, topic);
}

/* A topic with its posts, from the first on or after one. */
bool club_topic_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct club_topic_wish wish = {
        .club = request_part(rq, "club"), .topic = request_number(rq, "topic"), .limit = ITEMS};
    json_object *topic;
    return request_query_only(c, rq, "after", "limit", NULL) &&
           request_query_int(c, rq, "after", 0, INT32_MAX, &wish.after) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &wish.limit) && show(c, rq, &wish, &topic) &&
           reply_tagged(c, rp, topic);
}

/* Close it, or open it again. */
bool club_topic_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct club_topic_wish wish = {
        .club = request_part(rq, "club"), .topic = request_number(rq, "topic"), .limit = ITEMS};
    bool closed = false;
    json_object *topic;
    return json_only(c, rq->body, "closed", NULL) && json_may_bool(c, rq->body, "closed", &closed) &&
           club_topic_close(c, rq->db, rq->who.account, wish.club, wish.topic, closed) &&
           show(c, rq, &wish, &topic) && reply_json(c, rp, 200, topic);
}

/* Remove it. */
bool club_topic_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return club_topic_remove(c, rq->db, rq->who.account, request_part(rq, "club"),
                             request_number(rq, "topic")) &&
           reply_empty(rp, 204);
}

/* Write in it: the post, as the author reads it. */
bool club_post_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct club_topic_wish wish = {
        .club = request_part(rq, "club"), .topic = request_number(rq, "topic"), .limit = 1};
    const char *text;
    int64_t n;
    json_object *topic;
    if (!json_only(c, rq->body, "text", NULL) ||
        !json_need_plain(c, rq->body, "text", MESSAGE_BYTES, &text) ||
        !club_post_make(c, rq->db, rq->who.account, wish.club, wish.topic, text, &n))
        return false;
    wish.after = n - 1;
    return show(c, rq, &wish, &topic) &&
           reply_json(c, rp, 201, json_object_array_get_idx(json_member(topic, "items"), 0));
}

/* Remove a post. */
bool club_post_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    return club_post_remove(c, rq->db, rq->who.account, request_part(rq, "club"), request_number(rq, "topic"),
                            request_number(rq, "n")) &&
           reply_empty(rp, 204);
}

/* Report a post to the staff. */
bool club_post_report_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct complaint complaint = {
        .account = rq->who.account, .remote = rq->remote, .n = request_number(rq, "n")};
    bool fresh;
    json_object *receipt;
    return complaint_read(c, rq->body, &complaint) &&
           report_post(c, rq->db, request_part(rq, "club"), request_number(rq, "topic"), &complaint, &receipt,
                       &fresh) &&
           reply_json(c, rp, fresh ? 201 : 200, receipt);
}
