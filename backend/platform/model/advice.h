/* advice.h - advice as JSON, the same at the interface and at the command line. */
#ifndef QUAD_ADVICE_H
#define QUAD_ADVICE_H
#include "games/game.h"

/* {"nodes","best":[{"orders","text","score","line":[text]}]} */
json_object *advice_json(struct ctx *c, const struct game *game, const struct advice *advice);
#endif
