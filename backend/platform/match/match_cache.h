/* match_cache.h - matches cached in the process between orders. cache.h says how long an entry is valid. */
#ifndef QUAD_MATCH_CACHE_H
#define QUAD_MATCH_CACHE_H
#include "base/ctx.h"

struct match;
struct pg;

/* For match_load: lock the match and use the cached copy if the row has not changed since. *ret_found false: the
 * caller must read the match. FAULT_NOT_FOUND when unknown. When the shared table says that nothing has changed, the
 * copy is only assumed to be right (match_assume): the change is then written in a single round trip. */
bool match_cache_read(struct ctx *c, struct pg *db, const char *public_id, struct match *ret,
                      bool *ret_found) must_check;
/* After match_change: cache the match as it is after the event just recorded, valid once the transaction commits.
 * Only live matches with alternating turns are cached. */
void match_cache_keep(const struct match *m);
#endif
