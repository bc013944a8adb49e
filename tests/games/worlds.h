/* worlds.h - two worlds that are equal for one viewer. A game that hides facts says here, from outside, how a
 * saved state may be altered without the viewer having any right to notice; the conformance test then
 * compares everything the viewer can see. Written from the rules in words, not from the game's know(). */
#ifndef TESTS_WORLDS_H
#define TESTS_WORLDS_H
#include "games/game.h"

/* Alter what `viewer` may not know in a saved state; answer the altered copy, or NULL when nothing is hidden
 * now. */
typedef json_object *worlds_alter(struct ctx *c, json_object *saved, int viewer, struct rng *luck);

/* Everything a known holds, shown anywhere or not, as text in the pool: two worlds must be known alike too. */
typedef const char *worlds_tell(struct ctx *c, const game_known *known);

struct worlds {
    worlds_alter *alter; /* NULL when its states hide nothing from anybody */
    worlds_tell *tell;   /* NULL where only what is shown is compared */
};

/* Each game's own, in tests/games/<id>/<id>_worlds.c. */
#define GAME(name) extern const struct worlds WORLDS_##name;
#include "games/games.def"
#undef GAME

/* The worlds of the game with that id, one of games.def. */
const struct worlds *worlds_of(const char *game);
#endif
