/* rule_check.h - rules that players write, for POST /rules/check and /rules/play: asked of the game that has them. */
#ifndef QUAD_RULE_CHECK_H
#define QUAD_RULE_CHECK_H
#include "base/ctx.h"
#include "base/json.h"

/* game_authoring.check. NULL: FAULT_BAD_REQUEST, FAULT_TOO_COSTLY. */
json_object *rule_check(struct ctx *c, json_object *body);
/* game_authoring.play. NULL: FAULT_BAD_REQUEST. */
json_object *rule_try(struct ctx *c, json_object *body);
#endif
