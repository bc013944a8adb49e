/* transcript.c - what programs write about their own matches. */
#include "platform/match/transcript.h"
#include "web/watch.h"

bool transcript_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t from = 0;
    json_object *lines, *size;
    return request_query_only(c, rq, NULL) && json_only(c, rq->body, "from", "lines", NULL) &&
           json_need_int(c, rq->body, "from", 1, TRANSCRIPT_LINES_MAX, &from) &&
           json_need_array(c, rq->body, "lines", TRANSCRIPT_ADDED_MAX, &lines) &&
           transcript_add(c, rq->db, request_part(rq, "match"), rq->who.account, from, lines, &size) &&
           reply_json(c, rp, 200, size);
}

/* The transcript of a seat; the route's question allows it only once the match is over. */
bool transcript_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t seat = 0, after = 0, limit = 100;
    json_object *list;
    return request_query_only(c, rq, "seat", "after", "limit", NULL) &&
           request_query_int(c, rq, "seat", 0, SEATS_MAX - 1, &seat) &&
           request_query_int(c, rq, "after", 0, INT32_MAX, &after) &&
           request_query_int(c, rq, "limit", 1, 200, &limit) &&
           transcript_read(c, rq->db, request_part(rq, "match"), seat, after, limit, &list) &&
           reply_list(c, rq, rp, list);
}
