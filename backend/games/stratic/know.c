/* know.c - what a viewer may know. All of Stratic's secrecy stands in this file: before the reveal a seat knows its own setup
 * and who is ready (R14.1), afterwards everybody knows everything (R14.2). */
#include "games/stratic/state.h"

game_known *stratic_know(struct ctx *c, const game_state *state, int viewer, struct table table)
{
    game_known *known = pool_take(c->pool, sizeof *known);
    *known = (game_known){.viewer = viewer, .state = *stratic_copy(c, state)};
    if (!state->position) { /* the setups themselves are the platform's: the state holds none */
        known->handed_in = table.handed_in;
        known->own = viewer == SOUTH || viewer == NORTH ? table.own : NULL;
    }
    return known;
}

/* Refused orders change nothing; a good one comes back with every act named. */
game_order *stratic_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                          struct verdicts *v)
{
    const game_state *s = &known->state;
    game_order *canonical = NULL;
    (void)strict; /* R4: a turn is atomic, so there is nothing to be lenient about */
    if (s->status == IS_OVER) return refuse(c, v, 0, "", FAULT_GAME_OVER, "the game is over"), NULL;
    if (order->is_setup && s->status != IN_SETUP)
        return refuse(c, v, 0, "", FAULT_SETUP_CLOSED, "both setups are in"), NULL;
    if (!order->is_setup && s->status == IN_SETUP)
        return refuse(c, v, 0, "", FAULT_NOT_STARTED, "the setup comes before the first turn"), NULL;
    if (known->viewer != SOUTH && known->viewer != NORTH)
        return refuse(c, v, 0, "", FAULT_NOT_SEATED, "only seats order"), NULL;
    if (!order->is_setup && known->viewer != s->position->side)
        return refuse(c, v, 0, "", FAULT_NOT_YOUR_TURN, "the other side is to move"), NULL;
    if (order->dims && order->dims != s->dims)
        return refuse(c, v, 0, order->is_text ? "/text" : "",
                      order->is_text ? FAULT_BAD_NOTATION : FAULT_BAD_REQUEST,
                      "squares of this board have another number of coordinates"),
               NULL;
    if (order->is_setup) return setup_judge(c, order, known->viewer, v, &canonical) ? canonical : NULL;
    canonical = order_copy(c, order);
    canonical->dims = s->dims;
    canonical->is_text = false;
    if (!referee_turn(c, position_copy(c->pool, s->position, 0), canonical, true, v)) return NULL;
    for (int i = 0; i < canonical->place_n; i++)
        verdict_accept(c, v, i, order_place_text(c, &canonical->place[i], s->dims));
    for (int i = 0; i < canonical->move_n; i++)
        verdict_accept(c, v, canonical->place_n + i, order_move_text(c, &canonical->move[i], s->dims));
    if (canonical->place_n + canonical->move_n == 0) verdict_accept(c, v, 0, "--");
    return canonical;
}
