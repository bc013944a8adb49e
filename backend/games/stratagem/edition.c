/* edition.c - the numbers of each version of the rules (R14). A version that has been played is never changed: its
 * matches are replayed with it. `make balance` measures the newest one. */
#include "games/stratagem/facts.h"

const struct edition EDITION[EDITIONS] = {
    {
        .civ = {[IRONBORN] = {.stock = {3, 1, 2},
                              .unique = {.cost = {1, 2, 0}, .strength = 6, .speed = 1, .age = 2},
                              .iron_off = 1,
                              .research = 100,
                              .route = 100,
                              .upkeep = 50},
                [VERDANTI] = {.stock = {4, 3, 4},
                              .unique = {.cost = {2, 0, 1}, .strength = 1, .speed = 1, .age = 2},
                              .research = 100,
                              .route = 100,
                              .upkeep = 50,
                              .yield = {{1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}}},
                [TIDECALLERS] = {.stock = {32, 18, 18},
                                 .unique = {.cost = {1, 1, 1}, .strength = 3, .speed = 2, .age = 2},
                                 .research = 100,
                                 .route = 150,
                                 .upkeep = 50},
                [ASHWALKERS] = {.stock = {17, 10, 10},
                                .unique = {.cost = {1, 0, 2}, .strength = 1, .speed = 1, .age = 2},
                                .research = 75,
                                .route = 100,
                                .upkeep = 50}},
        .vault = 6,
        .vault_two = 5,
        .domination_turns = 2,
        .corsair_gold = 2,
        .route_gold = 1,
        .joint_gold = 2,
        .diplomacy_gold = 2,
    },
    {
#include "games/stratagem/edition_2.def"
    },
};
