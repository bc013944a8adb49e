/* opening.h - the openings of realms, for the explorer of openings. The opening of a seat is its civilization, then the
 * ages it reached and the buildings it completed, in the order of the turns. Of one turn an age comes first, then
 * buildings in the order of their table. A building counts wherever it stands, and also when it is lost later; one
 * that was never completed does not. Techs, units and marches are left out: two games could hardly share them. Steps
 * are "ironborn", "farm", "age2.t7" (the Iron Age, in turn 7). Games of all options and versions of the rules count. */
#ifndef STRATAGEM_OPENING_H
#define STRATAGEM_OPENING_H
#include "games/openings.h"
#include "games/stratagem/state.h"

/* Add what a turn brought the seat; see struct game_openings. */
bool strat_opening_note(struct ctx *, struct opening *, int seat, const struct event *,
                        const game_state *after);
/* The map at the start, with the civilization and the age of the first seat; see struct game_openings. */
game_state *strat_opening_reach(struct ctx *, const struct setting *, const char *const *steps, int n,
                                struct opening *ret_opening);
#endif
