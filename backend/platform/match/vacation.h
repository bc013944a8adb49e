/* vacation.h - vacations: days in which no time runs in an account's correspondence matches. The yearly allowance
 * counts whole days; a day that has begun counts. Runs inside the caller's transaction. */
#ifndef QUAD_VACATION_H
#define QUAD_VACATION_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
/* Days per calendar year (UTC); a vacation across New Year counts towards the year it began in. */
enum { VACATION_DAYS = 30 };

/* {"year","allowance","used","left","until"}; "until" is null when no vacation is running. */
bool vacation_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
/* Start a vacation of `days` days now. FAULT_ON_VACATION when one is running, FAULT_NO_VACATION_LEFT. */
bool vacation_start(struct ctx *c, struct pg *db, int64_t account, int64_t days,
                    json_object **ret) must_check;
/* End the vacation now: days not begun are given back, and time runs again. Does nothing when none is running. */
bool vacation_end(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
#endif
