/* rule_check.h - checking hidden rules for POST /rules/check and /rules/play. */
#ifndef QUAD_RULE_CHECK_H
#define QUAD_RULE_CHECK_H
#include "base/ctx.h"
#include "base/json.h"

/* {"rule_set":text,"objects"?,"boards"?} as games/rules.h has them. NULL: FAULT_BAD_REQUEST, FAULT_TOO_COSTLY. */
json_object *rule_check(struct ctx *c, json_object *body);
/* {"rule_set":text,"board","moves","objects"?,"crowded"?}: moves tried on a board, games/rules.h rules_try. NULL:
 * FAULT_BAD_REQUEST. */
json_object *rule_try(struct ctx *c, json_object *body);
#endif
