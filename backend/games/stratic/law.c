/* law.c - the variants as data (R12): how each differs from the base game. Dimensions are an option of all of them. */
#include "games/stratic/state.h"

static const struct law LAWS[] = {
    {.variant = "base", .royal = true, .mortal = true},
    {.variant = "true_endless", .royal = true, .returns = true, .points = true},
    {.variant = "antistratic", .forced = true, .giveaway = true, .turn_limit = 400},
};

const struct law *law_find(const char *variant)
{
    if (!variant) return &LAWS[0];
    for (size_t i = 0; i < sizeof LAWS / sizeof *LAWS; i++)
        if (strcmp(LAWS[i].variant, variant) == 0) return &LAWS[i];
    return NULL;
}

int expansions_most(int option, int dims)
{
    int guard = dims == 2 ? FLAT_GUARD : CUBE_GUARD;
    return option < 0 || option > guard ? guard : option;
}
