/* transcript.c - see transcript.h. */
#include "store/transcript.h"

bool transcript_row_size(struct ctx *c, struct pg *db, int64_t match, int seat, struct transcript_size *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, TRANSCRIPT_SIZE, "ii", match, (int64_t)seat)) return false;
    *ret = (struct transcript_size){rows_int(r, 0, "lines"), rows_int(r, 0, "bytes")};
    return true;
}

bool transcript_row_add(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t from,
                        const char *lines)
{
    return pg_run(c, db, NULL, TRANSCRIPT_ADD, "iiit", match, (int64_t)seat, from, lines);
}
