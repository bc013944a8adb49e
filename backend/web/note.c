/* note.c - what a seat writes down for itself. */
#include "platform/note.h"
#include "web/watch.h"

/* My notes on this match. */
bool note_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *note;
    return request_query_only(c, rq, NULL) &&
           note_read(c, rq->db, request_part(rq, "match"), rq->who.account, &note) &&
           reply_tagged(c, rp, note);
}

/* Write them anew. */
bool note_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *text;
    json_object *note;
    if (!request_query_only(c, rq, NULL) || !json_only(c, rq->body, "text", NULL) ||
        !json_need_text(c, rq->body, "text", NOTE_BYTES, &text) ||
        !note_keep(c, rq->db, request_part(rq, "match"), rq->who.account, text, &note))
        return false;
    return reply_json(c, rp, 200, note);
}
