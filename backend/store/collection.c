/* collection.c - see collection.h. */
#include "store/collection.h"

bool collection_row_insert(struct ctx *c, struct pg *db, const char *public_id, int64_t owner,
                           const char *title, const char *visibility)
{
    return pg_run(c, db, NULL, COLLECTION_INSERT, "titt", public_id, owner, title, visibility);
}

bool collection_row_lock(struct ctx *c, struct pg *db, int64_t collection)
{
    struct rows *r;
    return pg_one(c, db, &r, COLLECTION_LOCK, "i", collection);
}

void collection_row_update(struct ctx *c, struct pg *db, int64_t collection, const char *title,
                           const char *visibility)
{
    pg_tell(c, db, COLLECTION_UPDATE, "itt", collection, title, visibility);
}

void collection_row_drop(struct ctx *c, struct pg *db, int64_t collection)
{
    pg_tell(c, db, COLLECTION_DROP, "i", collection);
}

void collection_row_keep(struct ctx *c, struct pg *db, int64_t collection, const char *match,
                         const char *note)
{
    pg_tell(c, db, COLLECTION_KEEP, "itt", collection, match, note);
}

bool collection_row_let_go(struct ctx *c, struct pg *db, int64_t collection, const char *match,
                           bool *ret_found)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, COLLECTION_LET_GO, "it", collection, match)) return false;
    *ret_found = changed > 0;
    return true;
}
