/* nullgame_worlds.c - what may be altered in a saved state of the template without a viewer having any right to notice, written from
 * the rules and from nothing of know.c. */
#include "games/worlds.h"
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

/* R1.2, R2.3, R3.2: hidden are the others' numbers (save those looked at), wishes and peeks, the
 * bonus, the dice. Whether a number was picked yet is public, and so is that a seat left to peek with keeps
 * the stage open. */
static json_object *other_world(struct ctx *c, json_object *saved, int viewer, struct rng *luck)
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

const struct worlds WORLDS_nullgame = {other_world, NULL};
