/* rules.h - the door to the language of hidden rules, for tools and routes that ask about a rule set without any match. The language
 * is that of games/rulegame; what a rule set, a board and an answer are, its RULES.md says. */
#ifndef QUAD_RULES_H
#define QUAD_RULES_H
#include "base/ctx.h"
#include "base/json.h"

struct rule_fault;
struct program;

/* A rule set made ready to be played. NULL: *ret_error is {"line","column","code","message","hint"}, the ctx's failure is left alone. The
 * text may hold any bytes. */
const struct program *rules_ready(struct ctx *c, const char *text, size_t length, json_object **ret_error);
/* Play a script {"board":[[cell,"SHAPE","COLOR"],...] or [[cell,object],...] with "objects":[{...}], "crowded"?, "moves":[["m",piece,
 * bucket],["c",cell,bucket],["p",piece],...]}: {"codes":[...],"finish","attempts","done"}. Pieces are numbered as the board lists them.
 * NULL: FAULT_BAD_REQUEST with the path. Other members are not looked at. */
json_object *rules_play(struct ctx *c, const struct program *program, json_object *script);
#endif
