/* plan_line.h - lines of play for queued orders: read and checked, written for the store, compared with what was played. */
#ifndef QUAD_PLAN_LINE_H
#define QUAD_PLAN_LINE_H
#include "platform/match/match.h"
#include "platform/match/plan.h"

/* Check the lines as sent from the match's position on, for a seat; stored: [[{"orders","text","hash"},…],…]. */
bool plan_lines_read(struct ctx *c, const struct match *m, int seat, json_object *sent,
                     json_object **ret_stored) must_check;
/* The lines that begin with a turn leading to that state; mine to it in *ret_orders (NULL when none does), what remains of them
 * behind it in *ret_rest. */
void plan_lines_follow(struct ctx *c, json_object *stored, const char *hash, json_object **ret_orders,
                       json_object **ret_rest);
/* One member of every entry: the lines as their owner reads them. */
json_object *plan_lines_show(struct ctx *c, json_object *stored, const char *member);
#endif
