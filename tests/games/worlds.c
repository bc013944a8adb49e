/* worlds.c - see worlds.h. */
#include "worlds.h"
#include <string.h>

static const struct {
    const char *game;
    const struct worlds *worlds;
} WORLDS[] = {
#define GAME(name) {#name, &WORLDS_##name},
#include "games/games.def"
#undef GAME
};

const struct worlds *worlds_of(const char *game)
{
    for (size_t i = 0; i < sizeof WORLDS / sizeof *WORLDS; i++)
        if (strcmp(WORLDS[i].game, game) == 0) return WORLDS[i].worlds;
    must(!"a game that games.def does not have");
    return NULL;
}
