/* stratagem_worlds.h - see worlds.h. */
#ifndef TESTS_STRATAGEM_WORLDS_H
#define TESTS_STRATAGEM_WORLDS_H
#include "base/rng.h"
#include "games/game.h"

/* The worlds_alter of Stratagem. */
json_object *worlds_stratagem(struct ctx *c, json_object *saved, int viewer, struct rng *luck);
/* The worlds_tell of Stratagem. */
const char *worlds_stratagem_known(struct ctx *c, const game_known *known);
#endif
