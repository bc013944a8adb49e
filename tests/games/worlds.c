/* worlds.c - see worlds.h. Written from the rules in words, not from the games' know(). */
#include "worlds.h"
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

/* Stratagem R9.2: food and iron of the others are their own affair. */
static json_object *worlds_stratagem(struct ctx *c, json_object *saved, int viewer, struct rng *luck)
{
    json_object *copy = json_own(c, json_text(c, saved)), *realms = json_member(copy, "realms");
    if (viewer == ARBITER || strcmp(json_object_get_string(json_member(copy, "stage")), "over") == 0)
        return NULL;
    for (size_t seat = 0; seat < json_object_array_length(realms); seat++) {
        json_object *stock = json_member(json_object_array_get_idx(realms, seat), "stock");
        if ((int)seat == viewer) continue;
        json_object_array_put_idx(stock, 0, json_object_new_int64((int64_t)rng_below(luck, 50)));
        json_object_array_put_idx(stock, 1, json_object_new_int64((int64_t)rng_below(luck, 50)));
    }
    return copy;
}

static const struct {
    const char *game;
    worlds_alter *alter;
} WORLDS[] = {
    {"nullgame", worlds_nullgame},
    {"stratagem", worlds_stratagem},
    {"stratic", NULL}, /* R14: only sealed setups are hidden, and those are in no state */
};

worlds_alter *worlds_of(const char *game)
{
    for (size_t i = 0; i < sizeof WORLDS / sizeof *WORLDS; i++)
        if (strcmp(WORLDS[i].game, game) == 0) return WORLDS[i].alter;
    must(!"a game of games.def that worlds.c does not know");
    return NULL;
}
