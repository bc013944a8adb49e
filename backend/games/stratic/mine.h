/* mine.h - what makes a position of the base game a tactic: one turn is clearly best, and a deeper search agrees. */
#ifndef STRATIC_MINE_H
#define STRATIC_MINE_H
#include "games/stratic/state.h"

struct tactic {
    const game_order *solution;
    json_object *themes; /* a list of words, in a fixed order */
    int nodes;           /* a search of so many nodes sees it */
    int rating;          /* a first estimate, in points, from that number */
};

/* Whether the position is a tactic for the side to move: a quick search sees one turn stand out, a deep one sees the
 * same turn, and so do searches of the positions after the best two. The state must come from a position text. */
bool tactic_find(struct ctx *c, const game_state *state, struct tactic *ret_tactic);
/* The quick search alone, within `nodes` (up to ADVICE_NODES): for tactics that were found. Fills in all but the
 * rating. */
bool tactic_again(struct ctx *c, const game_state *state, int nodes, struct tactic *ret_tactic);
#endif
