/* two_worlds.c - a program for tests over HTTP (tests/api/two_worlds.test.js): other worlds that one viewer must not tell from a given one.
 * A JSON object on stdin, {"game","state","viewer","seeds":[...]}: a saved state as the arena's snapshots have it, and who looks. For each
 * seed a line on stdout: the state of another world, or null where nothing is hidden from that viewer. */
#include "worlds.h"
#include "harness.h"
#include "base/json.h"
#include <stdio.h>
#include <string.h>

enum { INPUT_MAX = 8 << 20 };

static int give_up(const char *why)
{
    fprintf(stderr, "two_worlds: %s\n", why);
    return EXIT_FAILURE;
}

/* As the game itself saves it: what is written into a snapshot is read and written again. */
static const char *other_world(struct ctx *c, const struct game *game, json_object *saved, int viewer,
                               uint64_t seed)
{
    struct rng luck = rng_seeded(seed);
    json_object *altered = worlds_of(game->id)->alter(c, saved, viewer, &luck);
    if (!altered) return "null";
    game_state *state = game->load(c, altered, game->save_version);
    return state ? json_text(c, game->save(c, state)) : NULL;
}

int main(void)
{
    secret_start();
    struct ctx c = harness_ctx();
    char *input = pool_take(c.pool, INPUT_MAX);
    input[fread(input, 1, INPUT_MAX - 1, stdin)] = 0;
    json_object *asked = json_own(&c, input), *seeds = json_member(asked, "seeds");
    const struct game *game = game_find(json_object_get_string(json_member(asked, "game")));
    if (!game || !worlds_of(game->id)->alter) return give_up("a game that hides nothing");
    int viewer = json_object_get_int(json_member(asked, "viewer"));
    for (size_t i = 0; i < json_object_array_length(seeds); i++) {
        uint64_t seed = (uint64_t)json_object_get_int64(json_object_array_get_idx(seeds, i));
        const char *text = other_world(&c, game, json_member(asked, "state"), viewer, seed);
        if (!text) return give_up(c.failure.detail);
        puts(text);
    }
    harness_end(&c);
    return EXIT_SUCCESS;
}
