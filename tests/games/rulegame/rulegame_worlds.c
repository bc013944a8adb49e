/* rulegame_worlds.c - rule sets that a player cannot tell apart yet, written from the rules and from nothing of know.c. */
#include "games/worlds.h"

/* R12: hidden is the rule set, and whatever of it the responses given have not shown. Another one is a world of its own when
 * it gives the same responses to everything done so far, which load() finds out: another level, or the same with an atom more that
 * nobody has met yet. */
static json_object *other_world(struct ctx *c, json_object *saved, int viewer, struct rng *luck)
{
    static const char *const OTHERS[] = {"(bucket:[0,1])",         "(bucket:p)\n(bucket:0)",
                                         "(pos:T,bucket:0)",       "2 (bucket:0)\n(bucket:[0,3])",
                                         "(color:red) (bucket:0)", "(bucket:Nearby)"};
    enum { OTHERS_COUNT = sizeof OTHERS / sizeof *OTHERS, TRIES = 40 };
    const struct game *game = game_find("rulegame");
    if (viewer == ARBITER || json_member(saved, "reason")) return NULL;
    json_object *copy = json_own(c, json_text(c, saved)), *options = json_member(copy, "options");
    for (int i = 0; i < TRIES; i++) {
        const char *rules = i < OTHERS_COUNT
                                ? OTHERS[i]
                                : pool_print(c->pool, "(bucket:0) (pos:%d,bucket:%d)",
                                             1 + (int)rng_below(luck, 36), 1 + (int)rng_below(luck, 3));
        json_object_object_add(options, "rules", json_object_new_string(rules));
        game_state *other = game->load(c, copy, game->save_version);
        forgive(c);
        if (other && rng_percent(luck, 50)) return copy;
    }
    return NULL;
}

const struct worlds WORLDS_rulegame = {other_world, NULL};
