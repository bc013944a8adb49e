/* bot.c - the computer players: the one that lets everything run on (R13.7). */
#include "games/cosair/state.h"

game_order *cosair_choose(struct ctx *c, const game_known *known, int level, struct rng *luck,
                          json_object **memory)
{
    (void)known, (void)level, (void)luck, (void)memory;
    return pool_take(c->pool, sizeof(game_order));
}
