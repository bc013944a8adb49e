/* plan.h - rows of conditional moves (queued orders), one row per seat that has some, and the bits of the match's row
 * that name those seats. Everything here is queued and needs the lock of the match. Texts are borrowed until the next
 * flush. */
#ifndef QUAD_STORE_PLAN_H
#define QUAD_STORE_PLAN_H
#include "store/pg.h"

/* Store the lines of a seat (JSON), which begin at that turn, replacing earlier ones. */
void plan_row_put(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn, const char *lines);
/* Cancel the lines, keeping reason and turn for their owner to read; delete the row. */
void plan_row_cancel(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn, const char *reason);
void plan_row_drop(struct ctx *c, struct pg *db, int64_t match, int seat);
/* Set which seats (bits) of a match have lines, outside of match_update. */
void plan_rows_mark(struct ctx *c, struct pg *db, int64_t match, uint32_t seats);
/* Mark the lines as due for comparison because the match has moved on; as compared. */
void plan_rows_due(struct ctx *c, struct pg *db, int64_t match);
void plan_rows_rest(struct ctx *c, struct pg *db, int64_t match);
#endif
