/* bot.c - the template's bots. They see a game_known like any player; their random numbers come from the rng
 * that they are given. */
#include "games/nullgame/state.h"

static int stones_max(const game_known *known) { return known->pile < TAKE_MAX ? known->pile : TAKE_MAX; }

game_order *null_choose(struct ctx *c, const game_known *known, int level, struct rng *rng,
                        json_object **memory)
{
    (void)memory; /* not used here; a bot can keep any JSON value in it between calls */
    if (!null_viewer_owes(known)) {
        fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", known->viewer);
        return NULL;
    }
    game_order *order = pool_take(c->pool, sizeof *order);
    if (known->stage == STAGE_SETUP) *order = (game_order){ORDER_PICK, (int)rng_below(rng, NUMBERS), NULL};
    else if (level == 1)
        *order = (game_order){ORDER_TAKE, 1 + (int)rng_below(rng, (uint64_t)stones_max(known)), NULL};
    else *order = (game_order){ORDER_TAKE, stones_max(known), NULL};
    return order;
}

/* R7: what a bot sometimes says to all, at most once a turn. */
static game_order *talk(struct ctx *c, const game_known *known, struct rng *rng)
{
    game_order *act = pool_take(c->pool, sizeof *act);
    bool speaks = known->said == 0 && rng_percent(rng, 30);
    if (speaks)
        *act = (game_order){ORDER_SAY, TO_ALL, pool_print(c->pool, "%d left: two each?", known->pile)};
    else *act = (game_order){ORDER_READY, 0, NULL};
    return act;
}

/* R3.1: a seat that can peek does so, at the first number it can see. */
bool null_choose_act(struct ctx *c, const game_known *known, int level, struct rng *rng, json_object **memory,
                     const game_order **ret_act)
{
    (void)level, (void)memory;
    *ret_act = NULL;
    if (null_can_talk(known) && !(known->quiet & 1u << known->viewer)) *ret_act = talk(c, known, rng);
    if (*ret_act) return true;
    int seat = 0;
    while (seat < known->seats && !null_can_peek(known, seat)) seat++;
    if (seat == known->seats) return true;
    game_order *act = pool_take(c->pool, sizeof *act);
    *act = (game_order){ORDER_PEEK, seat, NULL};
    *ret_act = act;
    return true;
}
