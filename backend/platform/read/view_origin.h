/* view_origin.h - what a match belongs to, as its header says it. */
#ifndef QUAD_VIEW_ORIGIN_H
#define QUAD_VIEW_ORIGIN_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* Add `ladder`, `experiment`, `challenge`, `puzzle` or `league` to the header of a match, none for a game that people
 * have opened. `sealed`: its set or challenge is not over. */
bool view_add_origin(struct ctx *c, struct pg *db, int64_t match, bool sealed,
                     json_object *header) must_check;
#endif
