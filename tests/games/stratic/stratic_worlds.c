/* stratic_worlds.c - see worlds.h. */
#include "games/worlds.h"

/* R14: only sealed setups are hidden, and those are in no state. */
const struct worlds WORLDS_stratic = {NULL, NULL};
