/* tale.c - see tale.h. */
#include "store/tale.h"

bool tale_lines(struct ctx *c, struct pg *db, int64_t match, const struct tale_page *page,
                struct tale_row **ret_lines, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, TALE_LINES, "iiiii", match, page->before, (int64_t)page->viewer, page->after,
                 page->limit))
        return false;
    int count = rows_count(r);
    struct tale_row *lines = pool_take_many(c->pool, (size_t)count + 1, sizeof *lines);
    for (int i = 0; i < count; i++)
        lines[i] = (struct tale_row){(int)rows_int(r, i, "turn"), rows_int(r, i, "at"),
                                     rows_text(r, i, "line")};
    *ret_lines = lines;
    *ret_count = count;
    return true;
}
