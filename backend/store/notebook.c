/* notebook.c - see notebook.h. */
#include "store/notebook.h"

bool notebook_row_insert(struct ctx *c, struct pg *db, const char *public_id, int64_t owner,
                         const char *title, const char *visibility, int64_t *ret_notebook)
{
    struct rows *r;
    if (!pg_one(c, db, &r, NOTEBOOK_INSERT, "titt", public_id, owner, title, visibility)) return false;
    *ret_notebook = rows_int(r, 0, "id");
    return true;
}

bool notebook_row_lock(struct ctx *c, struct pg *db, int64_t notebook)
{
    struct rows *r;
    return pg_one(c, db, &r, NOTEBOOK_LOCK, "i", notebook);
}

void notebook_row_update(struct ctx *c, struct pg *db, int64_t notebook, const char *title,
                         const char *visibility)
{
    pg_tell(c, db, NOTEBOOK_UPDATE, "itt", notebook, title, visibility);
}

void notebook_row_touch(struct ctx *c, struct pg *db, int64_t notebook)
{
    pg_tell(c, db, NOTEBOOK_TOUCH, "i", notebook);
}

void notebook_row_drop(struct ctx *c, struct pg *db, int64_t notebook)
{
    pg_tell(c, db, NOTEBOOK_DROP, "i", notebook);
}

void notebook_row_invite(struct ctx *c, struct pg *db, int64_t notebook, const char *hash)
{
    pg_tell(c, db, NOTEBOOK_INVITE_PUT, "it", notebook, hash);
}

void notebook_author_insert(struct ctx *c, struct pg *db, int64_t notebook, int64_t account)
{
    pg_tell(c, db, NOTEBOOK_AUTHOR_PUT, "ii", notebook, account);
}

bool notebook_author_remove(struct ctx *c, struct pg *db, int64_t notebook, int64_t account, bool *ret_found)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, NOTEBOOK_AUTHOR_DROP, "ii", notebook, account)) return false;
    *ret_found = changed > 0;
    return true;
}

bool chapter_row_insert(struct ctx *c, struct pg *db, int64_t notebook, int64_t place,
                        const struct chapter_row *row, int64_t *ret_number)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CHAPTER_NUMBER, "i", notebook)) return false;
    *ret_number = rows_int(r, 0, "number");
    return pg_run(c, db, NULL, CHAPTER_INSERT, "iiitttttti", notebook, *ret_number, place, row->title,
                  row->game, row->variant, row->options, row->position, row->tree, row->nodes);
}

bool chapter_row_update(struct ctx *c, struct pg *db, int64_t notebook, int64_t number, int64_t version,
                        const struct chapter_row *row, bool *ret_done)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, CHAPTER_UPDATE, "iiitti", notebook, number, version, row->title, row->tree,
                row->nodes))
        return false;
    *ret_done = changed == 1;
    return true;
}

void chapter_row_place(struct ctx *c, struct pg *db, int64_t notebook, int64_t number, int64_t place)
{
    pg_tell(c, db, CHAPTER_PLACE, "iii", notebook, number, place);
}

bool chapter_row_drop(struct ctx *c, struct pg *db, int64_t notebook, int64_t number, bool *ret_found)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, CHAPTER_DROP, "ii", notebook, number)) return false;
    *ret_found = changed == 1;
    return true;
}

void notebook_rows_copy(struct ctx *c, struct pg *db, int64_t from, int64_t to)
{
    pg_tell(c, db, NOTEBOOK_COPY, "ii", from, to);
    pg_tell(c, db, NOTEBOOK_COPIED, "i", to);
}
