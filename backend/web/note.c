/* note.c - the private notes of a seat. */
#include "platform/match/note.h"
#include "web/watch.h"

/* My notes on this match. */
bool note_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *note;
    return request_query_only(c, rq, NULL) &&
           note_read(c, rq->db, request_part(rq, "match"), rq->who.account, &note) &&
           reply_tagged(c, rp, note);
}

/* Replace my notes. */
bool note_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct note_new anew = {.read = json_member(rq->body, "changed_at")};
    json_object *note;
    if (!request_query_only(c, rq, NULL) || !json_only(c, rq->body, "text", "changed_at", NULL) ||
        !json_need_plain(c, rq->body, "text", NOTE_BYTES, &anew.text))
        return false;
    anew.looked = json_object_object_get_ex(rq->body, "changed_at", NULL);
    if (anew.read && !json_object_is_type(anew.read, json_type_string))
        return fail(c, FAULT_BAD_REQUEST, "changed_at: must be the one last read, a text or null");
    if (!note_keep(c, rq->db, request_part(rq, "match"), rq->who.account, &anew, &note)) return false;
    return reply_json(c, rp, 200, note);
}
