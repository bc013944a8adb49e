/* rule_sets.h - rule sets of the language of hidden rules, asked about without any match; what a rule set, a board and an answer are,
 * RULES.md says. */
#ifndef RULEGAME_RULE_SETS_H
#define RULEGAME_RULE_SETS_H
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
/* The same for a rule set somebody has written himself and may look into: {"ok":false,"error":{...}} as rules_ready has it, or
 * {"ok":true} with what rules_play tells, the active "line" (from 1) and "accepts", by piece the buckets that take it now, null once it
 * is gone. At most 1000 moves. NULL: FAULT_BAD_REQUEST with the path. */
json_object *rules_try(struct ctx *c, const char *text, size_t length, json_object *script);
/* Play it so many times, for timing: the attempts that counted, -1 as above. */
int64_t rules_repeat(struct ctx *c, const struct program *program, json_object *script, int times);
/* Look at a rule set: {"ok":false,"error":{...}} as rules_ready has it, or {"ok":true} with the verdict on stalemates (RULES.md), the
 * pieces it is about and the rule set printed. `objects`: NULL or "legacy", "mentioned", {"shapes":[...],"colors":[...]}, or a list of
 * property maps. `boards` (may be NULL): boards as rules_play takes them, each of which gets a verdict of its own. NULL:
 * FAULT_BAD_REQUEST, or FAULT_TOO_COSTLY for rules made to keep a computer busy. */
json_object *rules_check(struct ctx *c, const char *text, size_t length, json_object *objects,
                         json_object *boards);
/* The verdict alone, for the sixteen plain pieces: "can_stalemate", "cannot_stalemate" or "unknown". NULL: the text does not parse, or
 * FAULT_TOO_COSTLY. */
const char *rules_verdict(struct ctx *c, const char *text, size_t length);

/* ---- bodies of requests (authoring.c) ---- */

/* {"rule_set":text,"objects"?,"boards"?} as rules_check has them. NULL: FAULT_BAD_REQUEST, FAULT_TOO_COSTLY. */
json_object *rulegame_check(struct ctx *c, json_object *body);
/* {"rule_set":text,"board","moves","objects"?,"crowded"?}: moves tried on a board, rules_try. NULL: FAULT_BAD_REQUEST. */
json_object *rulegame_try(struct ctx *c, json_object *body);
#endif
