/* worlds.c - see worlds.h. Written from the rules in words, not from the games' know(). */
#include "worlds.h"
#include "cosair/cosair_worlds.h"
#include "stratagem/stratagem_worlds.h"
#include <string.h>

static void set_int(json_object *object, const char *key, int64_t value)
{
    json_object_object_add(object, key, json_object_new_int64(value));
}

static int64_t get_int(json_object *object, const char *key)
{
    return json_object_get_int64(json_member(object, key));
}

static void new_dice(json_object *saved, struct rng *luck)
{
    char text[RNG_TEXT];
    struct rng other = rng_seeded(rng_next(luck));
    rng_print(&other, text);
    json_object_object_add(saved, "rng", json_object_new_string(text));
}

/* Nullgame R1.2, R2.3, R3.2: hidden are the others' numbers (save those looked at), wishes and peeks, the
 * bonus, the dice. Whether a number was picked yet is public, and so is that a seat left to peek with keeps
 * the stage open. */
static json_object *worlds_nullgame(struct ctx *c, json_object *saved, int viewer, struct rng *luck)
{
    json_object *copy = json_own(c, json_text(c, saved)), *seats = json_member(copy, "seats");
    int count = (int)json_object_array_length(seats);
    if (viewer == ARBITER || strcmp(json_object_get_string(json_member(copy, "stage")), "over") == 0)
        return NULL;
    int64_t seen = viewer < count ? get_int(json_object_array_get_idx(seats, (size_t)viewer), "seen") : 0;
    for (int seat = 0; seat < count; seat++) {
        json_object *row = json_object_array_get_idx(seats, (size_t)seat);
        if (seat == viewer) continue;
        if (!(seen & 1 << seat) && get_int(row, "number") >= 0)
            set_int(row, "number", (int64_t)rng_below(luck, 10));
        set_int(row, "wish", (int64_t)rng_below(luck, 11) - 1);
        set_int(row, "peeks", (int64_t)rng_below(luck, 4));
        set_int(row, "said", (int64_t)rng_below(luck, 5));
        set_int(row, "seen", (int64_t)rng_below(luck, 16));
    }
    set_int(copy, "bonus", (int64_t)rng_below(luck, 21));
    new_dice(copy, luck);
    return copy;
}

/* Rule Game R12: hidden is the rule set, and whatever of it the responses given have not shown. Another one is a world of its own when
 * it gives the same responses to everything done so far, which load() finds out: another level, or the same with an atom more that
 * nobody has met yet. */
static json_object *worlds_rulegame(struct ctx *c, json_object *saved, int viewer, struct rng *luck)
{
    static const char *const OTHERS[] = {"(bucket:[0,1])",         "(bucket:p)\n(bucket:0)",
                                         "(pos:T,bucket:0)",       "2 (bucket:0)\n(bucket:[0,3])",
                                         "(color:red) (bucket:0)", "(bucket:Nearby)"};
    enum { OTHERS_COUNT = sizeof OTHERS / sizeof *OTHERS, TRIES = 40 };
    const struct game *game = game_find("rulegame");
    if (viewer == ARBITER || json_member(saved, "reason")) return NULL;
    for (int i = 0; i < TRIES; i++) {
        json_object *copy = json_own(c, json_text(c, saved)), *options = json_member(copy, "options");
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

static const struct {
    const char *game;
    worlds_alter *alter;
    worlds_tell *tell;
} WORLDS[] = {
    {"rulegame", worlds_rulegame, NULL},
    {"cosair", worlds_cosair, worlds_cosair_known},
    {"nullgame", worlds_nullgame, NULL},
    {"stratagem", worlds_stratagem, worlds_stratagem_known},
    {"stratic", NULL, NULL}, /* R14: only sealed setups are hidden, and those are in no state */
};

static size_t entry_of(const char *game)
{
    for (size_t i = 0; i < sizeof WORLDS / sizeof *WORLDS; i++)
        if (strcmp(WORLDS[i].game, game) == 0) return i;
    must(!"a game of games.def that worlds.c does not know");
    return 0;
}

worlds_alter *worlds_of(const char *game) { return WORLDS[entry_of(game)].alter; }

worlds_tell *worlds_known_of(const char *game) { return WORLDS[entry_of(game)].tell; }
