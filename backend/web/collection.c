/* collection.c - collections of games. */
#include "platform/account/visibility.h"
#include "platform/read/collection.h"
#include "web/watch.h"

enum {
    ID_BYTES = 64,
    TITLE_BYTES = 4 * VISIBILITY_TITLE,
    NOTE_BYTES = 4 * COLLECTION_NOTE,
    ITEMS = 50,
    ITEMS_MAX = 100
};

static struct collection_door door_of(const struct request *rq)
{
    return (struct collection_door){request_part(rq, "collection"), rq->who.account};
}

/* My collections; with ?match= each says whether that match is in it. */
bool my_collections_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, "match", NULL) &&
           collection_list_own(c, rq->db, rq->who.account, request_query(rq, "match"), &list) &&
           reply_list(c, rq, rp, list);
}

/* The public collections of a player. */
bool player_collections_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    json_object *list;
    return request_query_only(c, rq, NULL) &&
           collection_list_of(c, rq->db, request_part(rq, "name"), &list) && reply_list(c, rq, rp, list);
}

static bool read_wish(struct ctx *c, const struct request *rq, const char **ret_title,
                      const char **ret_visibility)
{
    return json_only(c, rq->body, "title", "visibility", NULL) &&
           json_may_plain(c, rq->body, "title", TITLE_BYTES, ret_title) &&
           json_may_text(c, rq->body, "visibility", VISIBILITY_WORD_BYTES, ret_visibility);
}

/* A new collection. */
bool collection_post(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *title = NULL, *visibility = NULL;
    json_object *collection;
    return json_need_plain(c, rq->body, "title", TITLE_BYTES, &title) &&
           read_wish(c, rq, &title, &visibility) &&
           collection_make(c, rq->db, rq->who.account, title, visibility, &collection) &&
           reply_json(c, rp, 201, collection);
}

/* A collection with a page of its games. */
bool collection_get(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct collection_door door = door_of(rq);
    int64_t limit = ITEMS;
    json_object *collection;
    return request_query_only(c, rq, "limit", "cursor", NULL) &&
           request_query_int(c, rq, "limit", 1, ITEMS_MAX, &limit) &&
           collection_show(c, rq->db, &door, request_query(rq, "cursor"), limit, &collection) &&
           reply_tagged(c, rp, collection);
}

/* Change its title or visibility. */
bool collection_patch(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct collection_door door = door_of(rq);
    const char *title = NULL, *visibility = NULL;
    json_object *collection;
    return read_wish(c, rq, &title, &visibility) &&
           collection_change(c, rq->db, &door, title, visibility, &collection) &&
           reply_json(c, rp, 200, collection);
}

/* Delete a collection; its games stay where they are. */
bool collection_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct collection_door door = door_of(rq);
    return collection_remove(c, rq->db, &door) && reply_empty(rp, 204);
}

/* Keep a game in a collection, or change its note. */
bool collection_match_put(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct collection_door door = door_of(rq);
    const char *note = NULL;
    return json_only(c, rq->body, "note", NULL) && json_may_plain(c, rq->body, "note", NOTE_BYTES, &note) &&
           collection_keep(c, rq->db, &door, request_part(rq, "match"), note) && reply_empty(rp, 204);
}

/* Take a game out of a collection. */
bool collection_match_delete(struct ctx *c, const struct request *rq, struct reply *rp)
{
    struct collection_door door = door_of(rq);
    return collection_let_go(c, rq->db, &door, request_part(rq, "match")) && reply_empty(rp, 204);
}
