/* plan.h - rows of queued orders, one for each seat that has some, and the bits of the match's row that tell which seats do. Everything here is
 * queued, under the lock of the match. Texts are borrowed until the next flush. */
#ifndef QUAD_STORE_PLAN_H
#define QUAD_STORE_PLAN_H
#include "store/pg.h"

/* The queued orders of a seat, in place of earlier ones: lines (JSON) that begin at that turn. */
void plan_row_put(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn, const char *lines);
/* Given up: the reason and the turn stay for the owner to read. */
void plan_row_cancel(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn, const char *reason);
void plan_row_drop(struct ctx *c, struct pg *db, int64_t match, int seat);
/* Which seats (bits) of a match have queued orders, beside match_update. */
void plan_rows_mark(struct ctx *c, struct pg *db, int64_t match, uint32_t seats);
/* The match has moved, so that its queued orders are due to be compared; they have been compared. */
void plan_rows_due(struct ctx *c, struct pg *db, int64_t match);
void plan_rows_rest(struct ctx *c, struct pg *db, int64_t match);
#endif
