/* vacation.h - days in which no time runs in somebody's correspondence matches: a yearly allowance, in whole days, begun ones count.
 * Inside the caller's transaction. */
#ifndef QUAD_VACATION_H
#define QUAD_VACATION_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
/* Days of a calendar year (UTC); a vacation that crosses New Year belongs to the year it began in. */
enum { VACATION_DAYS = 30 };

/* {"year","allowance","used","left","until"}: until null when there is none. */
bool vacation_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
/* Begin at once, for so many days. FAULT_ON_VACATION when one runs, FAULT_NO_VACATION_LEFT. */
bool vacation_start(struct ctx *c, struct pg *db, int64_t account, int64_t days,
                    json_object **ret) must_check;
/* End it now: days not begun are given back, and time runs again. Nothing when there is none. */
bool vacation_end(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
#endif
