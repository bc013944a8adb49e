/* bot_guess.c - a guess of what is in the fog: what was last seen there, as many provinces as each realm is known to
 * have, and a few soldiers in each. Only the bots' search uses it; it is never shown. */
#include "games/stratagem/bot.h"

/* Memory */

static const struct memory_fact {
    const char *name;
    int length;
} MEMORY[MEMORY_LISTS] = {
    [SAW_OWNER] = {"owner", PROVINCES}, [SAW_BUILT] = {"built", PROVINCES},
    [SAW_FORCE] = {"force", PROVINCES}, [SAW_TURN] = {"turn", PROVINCES},
    [TALK_ASKED] = {"asked", REALMS},   [TALK_ANSWERED] = {"answered", REALMS},
    [TALK_MARKS] = {"marks", REALMS},   [TALK_BOUND] = {"bound", REALMS},
    [TALK_SELF] = {"self", 2},
};

struct memory memory_read(json_object *json)
{
    struct memory m = {0};
    for (int list = 0; json && list < MEMORY_LISTS; list++) {
        json_object *numbers = json_member(json, MEMORY[list].name);
        for (int i = 0; numbers && i < MEMORY[list].length; i++)
            m.of[list][i] = json_object_get_int(json_object_array_get_idx(numbers, (size_t)i));
    }
    return m;
}

json_object *memory_write(struct ctx *c, const struct memory *m)
{
    json_object *json = json_new_object(c);
    for (int list = 0; list < MEMORY_LISTS; list++) {
        json_object *numbers = json_new_array(c);
        for (int i = 0; i < MEMORY[list].length; i++) json_push_int(numbers, m->of[list][i]);
        json_add(json, MEMORY[list].name, numbers);
    }
    return json;
}

void guess_observe(struct memory *m, const game_known *known)
{
    const struct world *w = &known->world;
    for (int at = 0; at < PROVINCES; at++) {
        if (!(known->seen >> at & 1)) continue;
        int owner = w->owner[at];
        m->of[SAW_OWNER][at] = owner;
        m->of[SAW_BUILT][at] = w->buildings[at];
        m->of[SAW_FORCE][at] = owner == NOBODY ? 0 : raw_strength(w, at, owner);
        m->of[SAW_TURN][at] = w->turn;
    }
}

/* Filling unknown squares */

struct guess {
    const game_known *known;
    const struct memory *memory;
    struct rng *rng;
    struct world *w;
    province_set fog;
    int missing[REALMS]; /* their provinces that nobody has found yet */
};

static void settle(struct guess *g, int at, int owner)
{
    must(at >= 0);
    bool seen_so = g->memory->of[SAW_TURN][at] && g->memory->of[SAW_OWNER][at] == owner;
    int soldiers = seen_so ? g->memory->of[SAW_FORCE][at] / 3 : (int)rng_below(g->rng, 2);
    g->w->owner[at] = (uint8_t)owner;
    if (seen_so) g->w->buildings[at] = (uint8_t)g->memory->of[SAW_BUILT][at];
    g->w->units[at][owner][MILITIA][0] += 1;
    g->w->units[at][owner][INFANTRY][0] = (__typeof__(g->w->units[0][0][0][0]))soldiers;
    units_changed(g->w, at);
    g->fog &= ~(1u << at);
    g->missing[owner]--;
}

static void settle_remembered(struct guess *g)
{
    for (province_set fog = g->fog; fog; fog &= fog - 1) {
        int at = __builtin_ctz(fog), owner = g->memory->of[SAW_OWNER][at];
        if (!g->memory->of[SAW_TURN][at] || owner >= g->w->seats || owner == g->known->viewer) continue;
        if (g->missing[owner] > 0) settle(g, at, owner);
    }
}

/* The fogged province nearest to where that realm began, with some randomness. */
static int likely(struct guess *g, int seat)
{
    int best = -1, best_price = INT32_MAX;
    for (province_set fog = g->fog; fog; fog &= fog - 1) {
        int at = __builtin_ctz(fog), price = 4 * MAP_DISTANCE[g->w->realm[seat].capital][at];
        price += (int)rng_below(g->rng, 6) + (g->memory->of[SAW_TURN][at] ? 6 : 0);
        if (price < best_price) best = at, best_price = price;
    }
    return best;
}

void guess_world(const game_known *known, const struct memory *m, struct rng *rng, struct world *ret)
{
    enum { FOOD_GUESSED = 7, IRON_GUESSED = 5 };
    struct guess g = {.known = known, .memory = m, .rng = rng, .w = ret};
    *ret = known->world;
    g.fog = ((1u << PROVINCES) - 1) & ~known->seen & ~known->posts;
    for (int seat = 0; seat < ret->seats; seat++) {
        if (seat == known->viewer) continue;
        ret->realm[seat].stock[FOOD] = FOOD_GUESSED;
        ret->realm[seat].stock[IRON] = IRON_GUESSED;
        g.missing[seat] = known->provinces[seat] - __builtin_popcount(realm_provinces(ret, seat));
    }
    settle_remembered(&g);
    for (bool going = true; going && g.fog;) {
        going = false;
        for (int i = 1; i < ret->seats && g.fog; i++) {
            int seat = realm_across(known->viewer, i);
            if (g.missing[seat] > 0) settle(&g, likely(&g, seat), seat), going = true;
        }
    }
}
