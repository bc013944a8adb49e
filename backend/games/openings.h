/* openings.h - the beginnings of games, for the explorer of openings. Optional, see game.h. */
#ifndef QUAD_OPENINGS_H
#define QUAD_OPENINGS_H
#include "games/game.h"

/* The beginnings of games, to be compared with each other. Mirror images, and whatever else the rules do not tell apart,
 * have the same steps. */
enum { OPENING_STEPS = 10, OPENING_STEP = 160 };
struct opening {
    int n;
    /* Each in the game's own notation: 1 to OPENING_STEP bytes, without a comma and without control characters. */
    const char *step[OPENING_STEPS];
    bool mirrored; /* the steps are the mirror image of what was played; for the game alone */
};
struct game_openings {
    /* Each seat has an opening of its own; false: one for the match, with the first seat's result. */
    bool by_seat;
    /* Add what an event brought to the opening of a seat (of the match: 0); `after`: the state it led to. False: there is
     * no more to add, because the opening is over or such a match is not compared. Events come in order, none left out. */
    bool (*note)(struct ctx *, struct opening *, int seat, const struct event *, const game_state *after);
    /* The state after `n` steps that anybody can have written, with the usual options, as the spectators know it: it is
     * only shown. A seat's own steps are those of the first one; what they leave open is as at the start. *ret_opening has
     * the steps as note() would. NULL: FAULT_BAD_REQUEST names the step that cannot be played. */
    game_state *(*reach)(struct ctx *, const struct setting *, const char *const *steps, int n,
                         struct opening *ret_opening);
};
#endif
