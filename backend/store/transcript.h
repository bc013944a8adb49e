/* transcript.h - rows of the transcripts that programs write about their own matches. */
#ifndef QUAD_STORE_TRANSCRIPT_H
#define QUAD_STORE_TRANSCRIPT_H
#include "store/pg.h"

struct transcript_size {
    int64_t lines, bytes;
};
/* Hold a seat's transcript until the transaction ends: nobody else adds lines meanwhile. */
bool transcript_row_hold(struct ctx *c, struct pg *db, int64_t match, int seat,
                         struct transcript_size *ret) must_check;
/* How many lines it has; 0 when there is none. */
bool transcript_row_lines(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t *ret) must_check;
/* Add the items of a JSON array (`lines`, as text, `bytes` long without what stands between them) behind its last line.
 * It must be held. */
bool transcript_row_add(struct ctx *c, struct pg *db, int64_t match, int seat, const char *lines,
                        int64_t bytes) must_check;
#endif
