/* plan_line.h - lines of play for queued orders: checking them, storing them, comparing them with what was played. */
#ifndef QUAD_PLAN_LINE_H
#define QUAD_PLAN_LINE_H
#include "platform/match/match.h"
#include "platform/match/plan.h"

/* Check the lines as sent, for a seat, from the match's position on. *ret_stored:
 * [[{"orders","text","hash"},…],…]. */
bool plan_lines_read(struct ctx *c, const struct match *m, int seat, json_object *sent,
                     json_object **ret_stored) must_check;
/* Find the lines that begin with a turn leading to the state with this hash. *ret_orders: the seat's answer to it
 * (NULL when no line does); *ret_rest: what remains of these lines after that answer. */
void plan_lines_follow(struct ctx *c, json_object *stored, const char *hash, json_object **ret_orders,
                       json_object **ret_rest);
/* The lines with only this member of every entry, as their owner reads them. */
json_object *plan_lines_show(struct ctx *c, json_object *stored, const char *member);
#endif
