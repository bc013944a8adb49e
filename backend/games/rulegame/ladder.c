/* ladder.c - the levels, embedded by make from ladder/NN_id.txt in the order of their numbers. */
#include "games/rulegame/settings.h"
#include <string.h>

static const struct level LEVELS[] = {
#include "rulegame_ladder.inc"
};
enum { COUNT = sizeof LEVELS / sizeof *LEVELS };

const struct level *level_at(int i) { return i >= 0 && i < COUNT ? &LEVELS[i] : NULL; }

const struct level *level_find(const char *id)
{
    for (int i = 0; i < COUNT; i++)
        if (strcmp(LEVELS[i].id, id) == 0) return &LEVELS[i];
    return NULL;
}
