/* match_cache.h - matches kept in a process's memory from one order to the next. How long an entry holds is cache.h's. */
#ifndef QUAD_MATCH_CACHE_H
#define QUAD_MATCH_CACHE_H
#include "base/ctx.h"

struct match;
struct pg;

/* For match_load: hold the match and take what this process has cached of it, when the row says that nothing has happened since.
 * *ret_found false: it must be read. FAULT_NOT_FOUND when unknown. */
bool match_cache_read(struct ctx *c, struct pg *db, const char *public_id, struct match *ret,
                      bool *ret_found) must_check;
/* After match_change: cache the match as it is after the event just recorded, should the commit succeed. Only matches that run,
 * with nothing sealed for the new turn, are worth it. */
void match_cache_keep(const struct match *m);
#endif
