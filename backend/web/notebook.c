/* notebook.c - notebooks, their authors and chapters. */
#include "platform/account/visibility.h"
#include "platform/model/notebook_tree.h"
#include "platform/read/analysis.h"
#include "platform/read/notebook_chapter.h"
#include "web/watch.h"

enum { ID_BYTES = 64, TITLE_BYTES = 4 * VISIBILITY_TITLE, TOKEN_BYTES = 64, ITEMS = 50, ITEMS_MAX = 100 };

static struct notebook_door door_of(const struct request *rq)
{
    return (struct notebook_door){request_part(rq, "notebook"), rq->who.account, rq->remote};
}

/* Notebooks */

/* The public notebooks. */
bool notebooks_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t limit = ITEMS;
    json_object *list;
    return request_query_only(c, rq, "game", "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &limit) &&
           notebook_list_public(c, rq->db, request_query(rq, "game"), request_query(rq, "cursor"), limit,
                                &list) &&
           reply_list(c, rq, rp, list);
}

/* The notebooks I write in. */
bool my_notebooks_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    int64_t limit = ITEMS;
    json_object *list;
    return request_query_only(c, rq, "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &limit) &&
           notebook_list_mine(c, rq->db, rq->who.account, request_query(rq, "cursor"), limit, &list) &&
           reply_list(c, rq, rp, list);
}

/* A new notebook. */
bool notebook_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_wish wish = {.title = NULL};
    json_object *notebook;
    return json_only(c, rq->body, "title", "visibility", NULL) &&
           json_need_plain(c, rq->body, "title", TITLE_BYTES, &wish.title) &&
           json_may_text(c, rq->body, "visibility", VISIBILITY_WORD_BYTES, &wish.visibility) &&
           notebook_make(c, rq->db, rq->who.account, &wish, &notebook) && reply_json(c, rp, 201, notebook);
}

/* A notebook with the list of its chapters. */
bool notebook_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    json_object *notebook;
    return request_query_only(c, rq, NULL) && notebook_show(c, rq->db, &door, &notebook) &&
           reply_tagged(c, rp, notebook);
}

/* Change its title, its visibility, the order of its chapters. */
bool notebook_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    struct notebook_wish wish = {.title = NULL};
    json_object *notebook, *body = rq->body;
    if (!json_only(c, body, "title", "visibility", "chapters", NULL) ||
        !json_may_plain(c, body, "title", TITLE_BYTES, &wish.title) ||
        !json_may_text(c, body, "visibility", VISIBILITY_WORD_BYTES, &wish.visibility))
        return false;
    if (json_member(body, "chapters") &&
        !json_need_array(c, body, "chapters", NOTEBOOK_CHAPTERS, &wish.chapters))
        return false;
    return notebook_change(c, rq->db, &door, &wish, &notebook) && reply_json(c, rp, 200, notebook);
}

/* Delete a notebook with everything in it. */
bool notebook_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    return notebook_remove(c, rq->db, &door) && reply_empty(rp, 204);
}

/* A private copy of my own. */
bool notebook_copy_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    json_object *notebook;
    return json_only(c, rq->body, NULL) && notebook_copy(c, rq->db, &door, &notebook) &&
           reply_json(c, rp, 201, notebook);
}

/* Authors */

/* A new invite link. */
bool notebook_invite_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    json_object *answer = json_new_object(c);
    const char *url;
    if (!json_only(c, rq->body, NULL) || !notebook_invite(c, rq->db, &door, false, &url)) return false;
    json_add_text(answer, "url", url);
    return reply_json(c, rp, 200, answer);
}

/* Revoke the invite link. */
bool notebook_invite_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    const char *url;
    return notebook_invite(c, rq->db, &door, true, &url) && reply_empty(rp, 204);
}

/* Become an author. */
bool notebook_author_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    const char *invite;
    json_object *notebook;
    return json_only(c, rq->body, "invite", NULL) &&
           json_need_text(c, rq->body, "invite", TOKEN_BYTES, &invite) &&
           notebook_join(c, rq->db, &door, invite, &notebook) && reply_json(c, rp, 200, notebook);
}

/* Remove an author, or leave. */
bool notebook_author_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    return notebook_part(c, rq->db, &door, request_part(rq, "name")) && reply_empty(rp, 204);
}

/* Chapters */

static bool read_from(struct ctx *c, json_object *body, struct analysis_wish *ret)
{
    json_object *from = NULL;
    if (!json_may_object(c, body, "from", &from)) return false;
    if (!from) return true;
    if (json_member(from, "position"))
        return json_only(c, from, "position", NULL) &&
               json_need_text(c, from, "position", ANALYSIS_TEXT, &ret->position);
    return json_only(c, from, "match", "turn", NULL) &&
           json_need_text(c, from, "match", ID_BYTES, &ret->match) &&
           json_need_int(c, from, "turn", 0, INT32_MAX, &ret->turn);
}

static bool read_nodes(struct ctx *c, json_object *body, struct chapter_wish *ret)
{
    return json_need_plain(c, body, "title", TITLE_BYTES, &ret->title) &&
           json_need_array(c, body, "nodes", TREE_NODES, &ret->nodes);
}

/* A new chapter. */
bool chapter_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    struct analysis_wish from = {.game = NULL};
    struct chapter_wish wish = {.title = NULL};
    json_object *chapter, *body = rq->body;
    return json_only(c, body, "title", "game", "variant", "options", "from", "nodes", NULL) &&
           json_need_text(c, body, "game", ID_BYTES, &from.game) &&
           json_may_text(c, body, "variant", ID_BYTES, &from.variant) &&
           json_may_object(c, body, "options", &from.options) && read_from(c, body, &from) &&
           read_nodes(c, body, &wish) && chapter_make(c, rq->db, &door, &from, &wish, &chapter) &&
           reply_json(c, rp, 201, chapter);
}

/* A chapter with its tree of turns; for readers, with the answers of its questions if they ask for them. */
bool chapter_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    int64_t answer = 0;
    json_object *chapter;
    return request_query_only(c, rq, "answer", NULL) && request_query_int(c, rq, "answer", 0, 1, &answer) &&
           chapter_show(c, rq->db, &door, request_number(rq, "chapter"), answer, &chapter) &&
           reply_tagged(c, rp, chapter);
}

/* Save a chapter. */
bool chapter_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    struct chapter_wish wish = {.title = NULL};
    json_object *chapter;
    return json_only(c, rq->body, "title", "nodes", "version", NULL) && read_nodes(c, rq->body, &wish) &&
           json_need_int(c, rq->body, "version", 1, INT32_MAX, &wish.version) &&
           chapter_change(c, rq->db, &door, request_number(rq, "chapter"), &wish, &chapter) &&
           reply_json(c, rp, 200, chapter);
}

/* Delete a chapter. */
bool chapter_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct notebook_door door = door_of(rq);
    return chapter_remove(c, rq->db, &door, request_number(rq, "chapter")) && reply_empty(rp, 204);
}
