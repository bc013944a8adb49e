/* notebook.h - rows of notebooks, their authors and chapters. Knows no game. */
#ifndef QUAD_STORE_NOTEBOOK_H
#define QUAD_STORE_NOTEBOOK_H
#include "store/pg.h"

struct chapter_row { /* options, tree: JSON */
    const char *title, *game, *variant, *options, *position, *tree;
    int64_t nodes;
};

/* Insert a notebook; *ret_notebook is its row id. */
bool notebook_row_insert(struct ctx *c, struct pg *db, const char *public_id, int64_t owner,
                         const char *title, const char *visibility, int64_t *ret_notebook) must_check;
/* Lock a notebook until the transaction ends: every change begins here. FAULT_NOT_FOUND when it was deleted. */
bool notebook_row_lock(struct ctx *c, struct pg *db, int64_t notebook) must_check;
/* Queue, under its lock: change title and visibility, NULL keeping one; note that it was changed; delete it with all
 * that is in it; put the hash of the token of its invite link, NULL for no link. */
void notebook_row_update(struct ctx *c, struct pg *db, int64_t notebook, const char *title,
                         const char *visibility);
void notebook_row_touch(struct ctx *c, struct pg *db, int64_t notebook);
void notebook_row_drop(struct ctx *c, struct pg *db, int64_t notebook);
void notebook_row_invite(struct ctx *c, struct pg *db, int64_t notebook, const char *hash);
/* Queue, under its lock: add an author, who can be one already; remove one (*ret_found false: was none). */
void notebook_author_insert(struct ctx *c, struct pg *db, int64_t notebook, int64_t account);
bool notebook_author_remove(struct ctx *c, struct pg *db, int64_t notebook, int64_t account,
                            bool *ret_found) must_check;
/* Insert a chapter at a place, under the lock of the notebook; *ret_number is what it is called from now on. */
bool chapter_row_insert(struct ctx *c, struct pg *db, int64_t notebook, int64_t place,
                        const struct chapter_row *row, int64_t *ret_number) must_check;
/* Replace title and tree of a version of a chapter; *ret_done false when it has another version or is gone. */
bool chapter_row_update(struct ctx *c, struct pg *db, int64_t notebook, int64_t number, int64_t version,
                        const struct chapter_row *row, bool *ret_done) must_check;
/* Queue: move a chapter. */
void chapter_row_place(struct ctx *c, struct pg *db, int64_t notebook, int64_t number, int64_t place);
/* Delete a chapter; *ret_found false when it was gone. */
bool chapter_row_drop(struct ctx *c, struct pg *db, int64_t notebook, int64_t number,
                      bool *ret_found) must_check;
/* Queue: copy the chapters of a notebook into one just inserted. */
void notebook_rows_copy(struct ctx *c, struct pg *db, int64_t from, int64_t to);
#endif
