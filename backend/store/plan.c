/* plan.c - see plan.h. */
#include "store/plan.h"

void plan_row_put(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn, const char *lines)
{
    pg_tell(c, db, PLAN_KEEP, "iiit", match, (int64_t)seat, turn, lines);
}

void plan_row_cancel(struct ctx *c, struct pg *db, int64_t match, int seat, int64_t turn, const char *reason)
{
    pg_tell(c, db, PLAN_CANCEL, "iiti", match, (int64_t)seat, reason, turn);
}

void plan_row_drop(struct ctx *c, struct pg *db, int64_t match, int seat)
{
    pg_tell(c, db, PLAN_DROP, "ii", match, (int64_t)seat);
}

void plan_rows_mark(struct ctx *c, struct pg *db, int64_t match, uint32_t seats)
{
    pg_tell(c, db, MATCH_PLANNED, "ii", match, (int64_t)seats);
}

void plan_rows_due(struct ctx *c, struct pg *db, int64_t match) { pg_tell(c, db, PLANS_MOVED, "i", match); }

void plan_rows_rest(struct ctx *c, struct pg *db, int64_t match) { pg_tell(c, db, PLANS_REST, "i", match); }
