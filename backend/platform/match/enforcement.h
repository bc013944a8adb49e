/* enforcement.h - what a decision of moderators takes longer to carry out: the games of a closed account are resigned,
 * and ratings are computed again without the games that do not count any more, or with those that count again. For the
 * clock daemon. */
#ifndef QUAD_ENFORCEMENT_H
#define QUAD_ENFORCEMENT_H
#include "base/ctx.h"

struct pg;
/* Take one step of the decision that comes next: leaving the lobbies and games of its person, or computing one
 * leaderboard, in a transaction of its own. A step that was interrupted is taken again, and one that failed after
 * all other work. *ret_more: whether there was anything to do. Outside of transactions. */
bool enforcement_step(struct ctx *c, struct pg *db, bool *ret_more) must_check;
#endif
