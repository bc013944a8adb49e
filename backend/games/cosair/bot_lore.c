/* bot_lore.c - what the strong player has learned and keeps from turn to turn, and what it estimates from that. */
#include "games/cosair/bot.h"
#include <string.h>

/* Memory */

static const char *const LIST[LORES] = {"turn", "ships", "mines", "need", "owner", "spied", "stage", "since"};

struct lore lore_read(struct mind *m, json_object *memory)
{
    struct lore lore = {0};
    int64_t temper = 0;
    bool known = memory && json_may_int(m->c, memory, "temper", 0, INT64_MAX, &temper);
    lore.temper = known ? temper : temper_draw(m->luck);
    for (int list = 0; known && list < LORES; list++) {
        json_object *row = json_member(memory, LIST[list]);
        size_t count = row ? json_object_array_length(row) : 0;
        for (size_t i = 0; i < count && i < PLANETS; i++)
            lore.of[list][i] = json_object_get_int(json_object_array_get_idx(row, i));
    }
    return lore;
}

json_object *lore_write(struct ctx *c, const struct lore *lore, int planets)
{
    json_object *memory = json_new_object(c);
    json_add_int(memory, "temper", lore->temper);
    for (int list = 0; list < LORES; list++) {
        json_object *row = json_new_array(c);
        for (int i = 0; i < planets; i++) json_push_int(row, lore->of[list][i]);
        json_add(memory, LIST[list], row);
    }
    return memory;
}

/* Learning */

static void note(struct lore *lore, int planet, int turn, int ships, int mines, int need, int owner)
{
    lore->of[LORE_TURN][planet] = turn;
    lore->of[LORE_SHIPS][planet] = ships;
    lore->of[LORE_MINES][planet] = mines;
    lore->of[LORE_NEED][planet] = need;
    lore->of[LORE_OWNER][planet] = owner;
}

/* A planet that was lost is now defended by the surviving attackers; one that was attacked in vain, by the surviving
 * defenders. */
static void learn_battle(struct lore *lore, const struct mind *m, const struct battle *b)
{
    bool mined = b->mines && b->mines == b->att_cruisers;
    if (b->defender == m->seat) {
        if (b->conquered) note(lore, b->planet, m->turn, b->att_left, 0, b->need, b->attacker);
    } else if (b->attacker == m->seat)
        note(lore, b->planet, m->turn, b->def_left, mined ? 2 : 0, b->need, b->defender);
}

void lore_learn(struct lore *lore, const struct mind *m)
{
    const struct chronicle *last = m->known->last;
    for (int i = 0; last && i < last->battles; i++) learn_battle(lore, m, &last->battle[i]);
    for (int planet = 0; planet < m->w->planets; planet++) {
        const struct planet_report *r = mind_report(m, planet);
        if (!r || r->turn <= lore->of[LORE_TURN][planet]) continue;
        int limit = population_limit(r->buildings), pop = r->pop + 400;
        note(lore, planet, r->turn, r->ships, r->mines ? 3 + m->turn / 150 : 0,
             transports_needed(pop < limit ? pop : limit, r->buildings), r->owner);
    }
}

/* Guessing */

/* The ships that a nation of that size has at each planet if its ratio of ships to potential is like the bot's own. */
static int typical_ships(const struct mind *m, int seat, int average)
{
    const game_known *k = m->known;
    int planets = k->planets[seat] ? k->planets[seat] : 1;
    int64_t own = k->potential[m->seat] ? k->potential[m->seat] : 1;
    return (int)((int64_t)average * m->owns * k->potential[seat] / own / planets) + 1;
}

struct force lore_force(const struct lore *lore, const struct mind *m, int planet, int average, int margin)
{
    enum { OLD = 80 };
    int owner = m->w->planet[planet].owner, ships = typical_ships(m, owner, average), age = OLD;
    int mines = m->turn > 200 ? 2 : 0, need = 0;
    if (lore->of[LORE_TURN][planet] && lore->of[LORE_OWNER][planet] == owner)
        age = m->turn - lore->of[LORE_TURN][planet];
    if (age < OLD) {
        ships = (lore->of[LORE_SHIPS][planet] * (OLD - age) + ships * age) / OLD + age / 12;
        mines = lore->of[LORE_MINES][planet];
        need = lore->of[LORE_NEED][planet];
    }
    if (!need) need = m->turn < 250 ? 4 : m->turn < 350 ? 5 : 8;
    int defence = 3 + (m->turn > 150) + (m->turn > 250);
    return (struct force){ships * defence * margin / 100 / mind_offence(m) + 1 + mines, need};
}
