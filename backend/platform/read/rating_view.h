/* rating_view.h - ratings of a match: in its header, and why they changed. */
#ifndef QUAD_RATING_VIEW_H
#define QUAD_RATING_VIEW_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* Millionths of a point as whole points, to the nearest. */
int64_t rating_points(int64_t millionths);
/* Give each seat of a match's header its "rating": at the start, and what the match made of it; null when it is
 * unrated. */
bool rating_header(struct ctx *c, struct pg *db, int64_t match, bool rated, json_object *seats) must_check;
/* Why ratings changed: per pool and seat each outcome that counted, what was expected of it and what it did. */
bool rating_why(struct ctx *c, struct pg *db, const char *match, json_object **ret) must_check;
#endif
