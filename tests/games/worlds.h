/* worlds.h - two worlds that are equal for one viewer. A game that hides facts says here, from outside, how a
 * saved state may be altered without the viewer having any right to notice; the conformance test then
 * compares everything the viewer can see. One entry per game in worlds.c. */
#ifndef TESTS_WORLDS_H
#define TESTS_WORLDS_H
#include "games/game.h"

/* Alter what `viewer` may not know in a saved state; answer the altered copy, or NULL when nothing is hidden
 * now. */
typedef json_object *worlds_alter(struct ctx *c, json_object *saved, int viewer, struct rng *luck);

/* Everything a known holds, shown anywhere or not, as text in the pool: two worlds must be known alike too. */
typedef const char *worlds_tell(struct ctx *c, const game_known *known);

/* The function of a game, NULL when its states hide nothing from anybody. */
worlds_alter *worlds_of(const char *game);
/* Likewise; NULL where only what is shown is compared. */
worlds_tell *worlds_known_of(const char *game);
#endif
