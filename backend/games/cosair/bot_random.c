/* bot_random.c - random legal orders: the weakest player, which tries everything. */
#include "games/cosair/bot.h"

static void choose_nation(struct mind *m)
{
    const struct nation *n = m->n;
    if (n->research == NONE && n->techs < TECHS) {
        int left = mind_draw(m, TECHS - n->techs), tech = 0;
        while (n->knows >> tech & 1 || left-- > 0) tech++;
        mind_add(m, SET_RESEARCH)->value = tech;
    }
    if (n->techs < TECHS && rng_percent(m->luck, 2)) mind_add(m, SET_TAX)->value = 20 + 10 * mind_draw(m, 7);
    if (!n->recruit_done && n->recruited < AGENTS && rng_percent(m->luck, 2)) mind_add(m, RECRUIT_AGENT);
}

/* One allowed item. */
static void fill_list(struct mind *m, int planet)
{
    const struct planet *p = &m->w->planet[planet];
    int can[ITEMS], count = 0;
    for (int i = 0; i < ITEMS; i++) {
        bool known = ITEM[i].tech == NONE || m->n->knows >> ITEM[i].tech & 1;
        bool stands = i >= BUILDING_FIRST && p->buildings >> (i - BUILDING_FIRST) & 1;
        if (known && !stands && (i != COLONY_SHIP || m->started < STARTS)) can[count++] = i;
    }
    mind_build(m, planet, can[mind_draw(m, count)]);
}

static bool may_colonise(const struct mind *m, const struct planet *p)
{
    return mind_settles(m) && p->colony_ships && p->cruisers && p->pop >= 2 * MILLION &&
           m->gold >= colony_price(m->colonies);
}

/* True: an expedition starts, so nothing else leaves this turn. */
static bool use_ships(struct mind *m, int planet)
{
    const struct planet *p = &m->w->planet[planet];
    if (may_colonise(m, p)) {
        mind_colonise(m, planet);
        return true;
    }
    if (p->cruisers <= 2 || !rng_percent(m->luck, 4)) return false;
    int to = mind_draw(m, m->w->planets);
    if (to != planet) mind_send(m, planet, to, 1 + mind_draw(m, p->cruisers), p->transports);
    return false;
}

static void send_agents(struct mind *m)
{
    for (const struct agent *a = m->n->agent; a < m->n->agent + m->n->agents; a++) {
        if (a->state != AT_HOME || !rng_percent(m->luck, 5)) continue;
        int to = mind_draw(m, m->w->planets);
        if (m->w->planet[to].owner != m->seat) mind_spy(m, a, to, (enum mission)mind_draw(m, MISSIONS));
    }
}

void random_think(struct mind *m)
{
    bool stays = false;
    choose_nation(m);
    for (int i = 0; i < m->owns; i++) {
        if (!m->w->planet[m->own[i]].items) fill_list(m, m->own[i]);
        if (!stays) stays = use_ships(m, m->own[i]);
    }
    send_agents(m);
}
