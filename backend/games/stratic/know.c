/* know.c - what a viewer can know. All of Stratic's secrecy is in this file: before the reveal a seat knows its own
 * setup and which seats are ready (R14.1), afterwards everybody knows everything (R14.2). */
#include "games/stratic/stratic.h"

game_known *stratic_know(struct ctx *c, const game_state *state, int viewer, struct table table)
{
    game_known *known = pool_take(c->pool, sizeof *known);
    *known = (game_known){
        .viewer = viewer, .state = *stratic_copy(c, state), .region = region_of(table.window)};
    if (!state->position) { /* the platform has the setups; the state holds none */
        known->handed_in = table.handed_in;
        known->own = viewer == SOUTH || viewer == NORTH ? table.own : NULL;
    }
    return known;
}

/* An order at the wrong time or by the wrong viewer. The arena checks first; this is the game's own check. */
static enum fault season_fault(const game_known *known, const game_order *order)
{
    const game_state *s = &known->state;
    if (s->status == IS_OVER) return FAULT_GAME_OVER;
    if (order->is_setup != (s->status == IN_SETUP))
        return order->is_setup ? FAULT_SETUP_CLOSED : FAULT_NOT_STARTED;
    if (known->viewer != SOUTH && known->viewer != NORTH) return FAULT_NOT_SEATED;
    return s->status == IN_PLAY && known->viewer != s->position->side ? FAULT_NOT_YOUR_TURN : FAULT_NONE;
}

static void accept_items(struct ctx *c, const game_order *order, struct verdicts *v)
{
    for (int i = 0; i < order->place_n; i++)
        verdict_accept(c, v, i, order_place_text(c, &order->place[i], order->dims));
    for (int i = 0; i < order->move_n; i++)
        verdict_accept(c, v, order->place_n + i, order_move_text(c, &order->move[i], order->dims));
    if (order->place_n + order->move_n == 0) verdict_accept(c, v, 0, "--");
}

/* Refused orders change nothing; a legal one is returned with every act named. */
game_order *stratic_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                          struct verdicts *v)
{
    const game_state *s = &known->state;
    game_order *canonical = NULL;
    enum fault fault = season_fault(known, order);
    (void)strict; /* R4: a turn is atomic, so lenient mode makes no difference */
    if (fault) return refuse(c, v, 0, "", fault, fault_fact(fault)->title), NULL;
    if (order->dims && order->dims != s->dims) {
        fault = order->is_text ? FAULT_BAD_NOTATION : FAULT_BAD_REQUEST;
        return refuse(c, v, 0, order->is_text ? "/text" : "", fault,
                      s->dims == 2 ? "this board has squares of two coordinates"
                                   : "this board has squares of three coordinates: c4.1, or [2,3,0]"),
               NULL;
    }
    if (order->is_setup)
        return setup_judge(c, order, known->viewer, s->dims, v, &canonical) ? canonical : NULL;
    canonical = order_copy(c, order);
    canonical->dims = s->dims;
    canonical->is_text = false;
    if (!referee_turn(c, position_copy(c->pool, s->position, 0), canonical, true, v)) return NULL;
    accept_items(c, canonical, v);
    return canonical;
}
