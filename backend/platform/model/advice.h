/* advice.h - advice as JSON, the same at the interface and at the command line. */
#ifndef QUAD_ADVICE_H
#define QUAD_ADVICE_H
#include "games/game.h"

/* {"nodes","best":[{"orders","text","score","line":[text]}]} */
json_object *advice_json(struct ctx *c, const struct game *game, const struct advice *advice);
/* The score of a position in which the game is over, as seat 0 sees it: won, lost or drawn. */
int advice_of_end(const struct standing *standing, int seats);
#endif
