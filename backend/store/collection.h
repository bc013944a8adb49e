/* collection.h - rows of collections and of the matches in them. */
#ifndef QUAD_STORE_COLLECTION_H
#define QUAD_STORE_COLLECTION_H
#include "store/pg.h"

/* Insert a collection. */
bool collection_row_insert(struct ctx *c, struct pg *db, const char *public_id, int64_t owner,
                           const char *title, const char *visibility) must_check;
/* Lock a collection until the transaction ends: every change begins here. FAULT_NOT_FOUND when it was deleted. */
bool collection_row_lock(struct ctx *c, struct pg *db, int64_t collection) must_check;
/* Queue, under its lock: change title and visibility, NULL keeping one; delete it. */
void collection_row_update(struct ctx *c, struct pg *db, int64_t collection, const char *title,
                           const char *visibility);
void collection_row_drop(struct ctx *c, struct pg *db, int64_t collection);
/* Queue, under its lock: add a match (its public id), or change its note. */
void collection_row_keep(struct ctx *c, struct pg *db, int64_t collection, const char *match,
                         const char *note);
/* Remove a match; *ret_found false when it was not in it. */
bool collection_row_let_go(struct ctx *c, struct pg *db, int64_t collection, const char *match,
                           bool *ret_found) must_check;
#endif
