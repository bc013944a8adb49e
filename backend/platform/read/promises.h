/* promises.h - the promise ledger of a finished match: what players promised each other in letters and treaties, and
 * whether their orders kept it, as the game's rules read it (struct game_promises). */
#ifndef QUAD_PLATFORM_PROMISES_H
#define QUAD_PLATFORM_PROMISES_H
#include "base/ctx.h"
#include "base/json.h"

struct match_row;
struct pg;

/* {"items":[promise],"seats":[{"seat","kept","broken","uncounted"}]}, computed from the match's events. The caller has
 * checked that the match is over. FAULT_NOT_FOUND: the match does not exist, or its game keeps no such ledger. */
bool promises_read(struct ctx *c, struct pg *db, const char *match, json_object **ret_ledger) must_check;
/* The same for a row that is loaded; *ret_ledger NULL where the game keeps none. */
bool promises_of(struct ctx *c, struct pg *db, const struct match_row *row,
                 json_object **ret_ledger) must_check;
#endif
