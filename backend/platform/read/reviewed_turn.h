/* reviewed_turn.h - a turn of a finished match in which several seats gave orders at once: what each seat's orders cost
 * beside better ones, from what the seat knew when they were carried out (game_review), and the orders themselves. */
#ifndef QUAD_REVIEWED_TURN_H
#define QUAD_REVIEWED_TURN_H
#include "games/game.h"

struct match;
struct pg;

/* What the turn's orders cost each seat, 0 where nothing better was found or a seat gave none; `tries` as in
 * game_review.compare. */
bool reviewed_costs(struct ctx *c, struct pg *db, const struct match *m, int turn, int tries,
                    int ret_costs[SEATS_MAX]) must_check;
/* The mistake of a seat in that turn, as mistakes_show has it; NULL when its orders cost less than a mistake does. */
bool reviewed_mistake(struct ctx *c, struct pg *db, const struct match *m, int seat, int turn,
                      json_object **ret) must_check;
/* What each seat ordered in that turn, as a list with an item per seat, null for a seat that ordered nothing: canonical,
 * without what no longer held when the orders were carried out. `state`: the one in which that was
 * (match_state_ordered). A list of nulls for a turn without orders. */
bool recorded_orders(struct ctx *c, struct pg *db, const struct match *m, int turn, const game_state *state,
                     json_object **ret) must_check;
#endif
