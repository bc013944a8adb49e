/* cosair_worlds.h - see worlds.h. */
#ifndef TESTS_COSAIR_WORLDS_H
#define TESTS_COSAIR_WORLDS_H
#include "base/rng.h"
#include "games/game.h"

/* The worlds_alter of CoSAIR. */
json_object *worlds_cosair(struct ctx *c, json_object *saved, int viewer, struct rng *luck);
/* The worlds_tell of CoSAIR. */
const char *worlds_cosair_known(struct ctx *c, const game_known *known);
#endif
