/* stratagem_games.c - `stratagem_games N`: N games of Stratagem among four random players on the bare engine, one after another on one
 * core; one line of JSON: {"games","turns","us"}, microseconds of processor time. */
#include "games/stratagem/bot.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static int64_t processor_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

/* As the reference plays it: civilizations drawn, options as they come, orders that may be wrong. How many turns it took. */
static int play(uint64_t seed, struct draft draft[REALMS])
{
    const struct limits limits = {
        .max_turns = 40, .gold_goal = 100, .domination = 15, .vault = EDITION[0].vault, .fog = true};
    struct rng rng = rng_seeded(seed);
    enum civ civ[REALMS];
    struct world w;
    for (int seat = 0; seat < REALMS; seat++) civ[seat] = (enum civ)rng_below(&rng, CIVS);
    world_begin(&w, 1, REALMS, civ, limits);
    while (w.reason == REASON_NONE) {
        const game_order *orders[REALMS] = {0};
        for (int seat = 0; seat < REALMS; seat++) {
            if (!realm_active(&w, seat)) continue;
            random_draft(&w, seat, &rng, &draft[seat]);
            orders[seat] = draft_order(&draft[seat]);
        }
        world_resolve(&w, orders, NULL);
    }
    return w.turn - 1;
}

int main(int argc, char **argv)
{
    static struct draft draft[REALMS];
    long games = argc == 2 ? strtol(argv[1], NULL, 10) : 0;
    if (games < 1) return fprintf(stderr, "usage: stratagem_games N\n"), 2;
    int64_t turns = 0, begun = processor_us();
    for (long i = 0; i < games; i++) turns += play((uint64_t)i, draft);
    printf("{\"games\":%ld,\"turns\":%" PRId64 ",\"us\":%" PRId64 "}\n", games, turns,
           processor_us() - begun);
    return 0;
}
