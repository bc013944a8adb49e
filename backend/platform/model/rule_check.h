/* rule_check.h - checking hidden rules for POST /rules/check and /rules/play. */
#ifndef QUAD_RULE_CHECK_H
#define QUAD_RULE_CHECK_H
#include "base/ctx.h"
#include "base/json.h"

/* Check {"rule_set":text,"objects"?,"boards"?} with rules_check of games/rules.h and return its answer. NULL:
 * FAULT_BAD_REQUEST, FAULT_TOO_COSTLY. */
json_object *rule_check(struct ctx *c, json_object *body);
/* Try the moves of {"rule_set":text,"board","moves","objects"?,"crowded"?} with rules_try of games/rules.h and
 * return its answer. NULL: FAULT_BAD_REQUEST. */
json_object *rule_try(struct ctx *c, json_object *body);
#endif
