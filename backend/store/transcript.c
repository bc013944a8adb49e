/* transcript.c - see transcript.h. */
#include "store/transcript.h"

bool transcript_row_hold(struct ctx *c, struct pg *db, int64_t match, int seat, struct transcript_size *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, TRANSCRIPT_HOLD, "ii", match, (int64_t)seat)) return false;
    *ret = (struct transcript_size){rows_int(r, 0, "lines"), rows_int(r, 0, "bytes")};
    return true;
}

bool transcript_row_lines(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, TRANSCRIPT_LINES, "ii", match, (int64_t)seat)) return false;
    *ret = rows_int(r, 0, "lines");
    return true;
}

bool transcript_row_add(struct ctx *c, struct pg *db, int64_t match, int seat, const char *lines,
                        int64_t bytes)
{
    return pg_run(c, db, NULL, TRANSCRIPT_ADD, "iiti", match, (int64_t)seat, lines, bytes);
}
