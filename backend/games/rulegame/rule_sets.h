/* rule_sets.h - checks and tries rule sets of the language of hidden rules without a match. RULES.md defines rule sets,
 * boards and answers. */
#ifndef RULEGAME_RULE_SETS_H
#define RULEGAME_RULE_SETS_H
#include "base/ctx.h"
#include "base/json.h"

struct rule_fault;
struct program;

/* Compile a rule set of `length` arbitrary bytes. NULL: *ret_error is {"line","column","code","message","hint"}; the
 * ctx's failure is not set. */
const struct program *rules_ready(struct ctx *c, const char *text, size_t length, json_object **ret_error);
/* Play a script {"board":[[cell,"SHAPE","COLOR"],...] or [[cell,object],...] with "objects":[{...}], "crowded"?,
 * "moves":[["m",piece, bucket],["c",cell,bucket],["p",piece],...]}: {"codes":[...],"finish","attempts","done"}.
 * Pieces are numbered in the order of the board's list. Other members are ignored. NULL: FAULT_BAD_REQUEST with the
 * path. */
json_object *rules_play(struct ctx *c, const struct program *program, json_object *script);
/* The same for an author, who can see the whole rule set: {"ok":false,"error":{...}} with the error of rules_ready, or
 * {"ok":true} with the members of rules_play, the active "line" (from 1) and "accepts": for each piece the buckets that
 * accept it now, null once it is removed. At most 1000 moves. NULL: FAULT_BAD_REQUEST with the path. */
json_object *rules_try(struct ctx *c, const char *text, size_t length, json_object *script);
/* Play the script `times` times, for timing: the number of attempts that counted, -1 where rules_play returns NULL. */
int64_t rules_repeat(struct ctx *c, const struct program *program, json_object *script, int times);
/* Check a rule set: {"ok":false,"error":{...}} with the error of rules_ready, or {"ok":true} with the verdict on
 * stalemates (RULES.md), the pieces it concerns and the rule set printed. `objects`: NULL or "legacy", "mentioned",
 * {"shapes":[...],"colors":[...]}, or a list of property maps. `boards` (can be NULL): boards in the form of
 * rules_play, each of which gets its own verdict. NULL: FAULT_BAD_REQUEST, or FAULT_TOO_COSTLY for rules that take
 * too much computing. */
json_object *rules_check(struct ctx *c, const char *text, size_t length, json_object *objects,
                         json_object *boards);
/* Only the verdict, for the sixteen plain pieces: "can_stalemate", "cannot_stalemate" or "unknown". NULL: the text does
 * not parse, or FAULT_TOO_COSTLY. */
const char *rules_verdict(struct ctx *c, const char *text, size_t length);

/* ---- bodies of requests (authoring.c) ---- */

/* {"rule_set":text,"objects"?,"boards"?} as rules_check has them. NULL: FAULT_BAD_REQUEST, FAULT_TOO_COSTLY. */
json_object *rulegame_check(struct ctx *c, json_object *body);
/* {"rule_set":text,"board","moves","objects"?,"crowded"?}: moves tried on a board, rules_try. NULL:
 * FAULT_BAD_REQUEST. */
json_object *rulegame_try(struct ctx *c, json_object *body);
#endif
