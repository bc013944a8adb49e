/* rating_view.h - the ratings of a match: in its header, and the reasons for their changes. */
#ifndef QUAD_RATING_VIEW_H
#define QUAD_RATING_VIEW_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* Millionths of a point as whole points, to the nearest. */
int64_t rating_points(int64_t millionths);
/* Add "rating" to each seat of a match's header: before and after the match; null when it is unrated. */
bool rating_header(struct ctx *c, struct pg *db, int64_t match, bool rated, json_object *seats) must_check;
/* Why ratings changed: per pool and seat each outcome that counted, its expected score and its effect. "pool" is null
 * as long as the names of a blind match are hidden. */
bool rating_why(struct ctx *c, struct pg *db, const char *match, json_object **ret) must_check;
#endif
