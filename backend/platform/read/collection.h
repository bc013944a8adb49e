/* collection.h - collections: games that an account keeps together, each with a note. Readers are shown what any list
 * shows to strangers; private games are for the owner. For everybody who may not read a collection, it does not exist:
 * the same query answers for both. */
#ifndef QUAD_COLLECTION_H
#define QUAD_COLLECTION_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

enum {
    COLLECTIONS_MAX = 50, /* of one owner */
    COLLECTION_MATCHES = 500,
    COLLECTION_NOTE = 280 /* characters */
};

struct collection_door { /* which collection, and who asks */
    const char *collection;
    int64_t account; /* 0: nobody */
};

/* {"id","title","visibility","owner","you","created_at","changed_at","items","next"}; items are
 * {"match": its header, "note","added_at"}, those added last first. FAULT_NOT_FOUND, FAULT_BAD_CURSOR. */
bool collection_show(struct ctx *c, struct pg *db, const struct collection_door *door, const char *cursor,
                     int64_t limit, json_object **ret_collection) must_check;
/* {"items","next"} with the number of "matches" of each, and whether one (can be NULL) is among them: "keeps". An
 * account's own ones, or the public ones of a player. FAULT_NOT_FOUND. */
bool collection_list_own(struct ctx *c, struct pg *db, int64_t account, const char *match,
                         json_object **ret_list) must_check;
bool collection_list_of(struct ctx *c, struct pg *db, const char *player, json_object **ret_list) must_check;

/* The following change something, inside the caller's transaction.
 * A new collection; visibility NULL: private. FAULT_BAD_REQUEST, FAULT_TOO_MANY_REQUESTS (collections.account),
 * FAULT_FORBIDDEN for guests, FAULT_MUTED. */
bool collection_make(struct ctx *c, struct pg *db, int64_t account, const char *title, const char *visibility,
                     json_object **ret_collection) must_check;
/* Change title and visibility, NULL keeping one; delete it. Only its owner can. */
bool collection_change(struct ctx *c, struct pg *db, const struct collection_door *door, const char *title,
                       const char *visibility, json_object **ret_collection) must_check;
bool collection_remove(struct ctx *c, struct pg *db, const struct collection_door *door) must_check;
/* Add a match that the account can see, or change its note; take it out. FAULT_FORBIDDEN for a match that no list
 * shows, FAULT_TOO_MANY_REQUESTS (collections.matches) for a full collection. */
bool collection_keep(struct ctx *c, struct pg *db, const struct collection_door *door, const char *match,
                     const char *note) must_check;
bool collection_let_go(struct ctx *c, struct pg *db, const struct collection_door *door,
                       const char *match) must_check;
#endif
