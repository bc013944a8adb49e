/* transcript.h - rows of the transcripts that programs write about their own matches. */
#ifndef QUAD_STORE_TRANSCRIPT_H
#define QUAD_STORE_TRANSCRIPT_H
#include "store/pg.h"

struct transcript_size {
    int64_t lines, bytes;
};
bool transcript_row_size(struct ctx *c, struct pg *db, int64_t match, int seat,
                         struct transcript_size *ret) must_check;
/* Add the items of a JSON array (`lines`, as text) as lines from number `from` on. Lines whose number is taken are left
 * out. */
bool transcript_row_add(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t from,
                        const char *lines) must_check;
#endif
