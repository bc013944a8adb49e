/* tactic_judge.h - whether a turn solves a tactic, and what that does to ratings. Without the database. */
#ifndef QUAD_TACTIC_JUDGE_H
#define QUAD_TACTIC_JUDGE_H
#include "base/json.h"
#include "platform/model/glicko.h"

struct tactic_facts { /* options are JSON text */
    const char *game, *variant, *options, *position, *solution;
};

/* *ret_right: the orders lead to the position that the solution leads to, in whichever way. Illegal orders fail with
 * the game's code under "/orders". FAULT_NOT_FOUND, like for the hint: the rules have changed since the tactic was
 * stored, and its solution does not fit them. */
bool tactic_judge(struct ctx *c, const struct tactic_facts *facts, json_object *orders,
                  bool *ret_right) must_check;
/* Where the solution begins, as the game says it. */
bool tactic_hint(struct ctx *c, const struct tactic_facts *facts, const char **ret_hint) must_check;
/* The ratings of a solver and of a tactic after one has met the other: the solver wins, or the tactic. */
void tactic_rate(struct glicko *solver, struct glicko *tactic, bool solved);
#endif
