/* economy.c - collection, upkeep and starvation (R5.4), and what is completed at the end of a turn (R5.5). */
#include "games/stratagem/resolve.h"

/* Starvation */

struct deserter {
    int strength, kind, province, veterancy;
};

static bool deserts_first(const struct deserter *a, const struct deserter *b)
{
    if (a->strength != b->strength) return a->strength < b->strength;
    if (a->kind != b->kind) return a->kind < b->kind;
    return a->province < b->province;
}

static void find_deserter_in(const struct world *w, int seat, int p, struct deserter *best)
{
    for (int kind = w->owner[p] == seat ? INFANTRY : MILITIA; kind < UNIT_KINDS; kind++)
        for (int veterancy = 0; veterancy < VETERANCIES; veterancy++) {
            struct deserter d = {unit_of(w, seat, kind)->strength + veterancy, kind, p, veterancy};
            if (w->units[p][seat][kind][veterancy] && deserts_first(&d, best)) *best = d;
        }
}

static bool find_deserter(const struct world *w, int seat, struct deserter *best)
{
    *best = (struct deserter){.strength = INT32_MAX};
    for (int p = 0; p < PROVINCES; p++)
        if (w->present[p] >> seat & 1) find_deserter_in(w, seat, p, best);
    return best->strength != INT32_MAX;
}

/* As many of the same kind as are needed leave together. */
static void starve(struct world *w, int seat, struct chronicle *chronicle)
{
    int *food = &w->realm[seat].stock[FOOD], eaters = realm_eaters(w, seat);
    struct deserter d;
    while (*food < 0 && find_deserter(w, seat, &d)) {
        int *units = &w->units[d.province][seat][d.kind][d.veterancy], left = 0;
        for (; *food < 0 && *units > 0; left++) {
            --*units;
            *food += upkeep_of(w, seat, eaters) - upkeep_of(w, seat, eaters - 1);
            eaters--;
        }
        stack_changed(w, d.province, seat);
        happen_n(chronicle, HAPPENED_DESERTION, d.province, seat, -1, d.kind, left);
    }
    if (*food < 0) *food = 0;
}

void collect(struct world *w, struct chronicle *chronicle)
{
    for (int seat = 0; seat < w->seats; seat++) {
        int income[GOODS], upkeep = realm_upkeep(w, seat);
        if (!w->realm[seat].alive) continue;
        realm_income(w, seat, income);
        struct happening *h = happen(chronicle, HAPPENED_INCOME, -1, seat, -1);
        for (int good = 0; good < GOODS; good++) {
            w->realm[seat].stock[good] += income[good];
            if (h) h->n[good] = income[good];
        }
        if (h) h->n[GOODS] = upkeep;
        w->realm[seat].stock[FOOD] -= upkeep;
        if (w->realm[seat].stock[FOOD] < 0) starve(w, seat, chronicle);
    }
}

/* Completion */

void finish_build(struct world *w, const struct resolution *r, int seat, const struct works *item)
{
    bool lost = w->owner[item->at] != seat;
    if (!lost) w->buildings[item->at] |= (uint8_t)(1u << item->what);
    happen_n(r->chronicle, lost ? HAPPENED_WORKS_LOST : HAPPENED_BUILT, item->at, seat, -1, item->what, 0);
}

static void finish_builds(struct world *w, const struct resolution *r, int seat)
{
    const game_order *order = r->order[seat];
    if (r->built[seat]) return;
    for (int i = 0; i < order->builds; i++)
        if (!r->judged[seat].fault[LIST_BUILD][i]) finish_build(w, r, seat, &order->build[i]);
}

static void finish_recruits(struct world *w, const struct resolution *r, int seat)
{
    const game_order *order = r->order[seat];
    for (int i = 0; i < order->recruitings; i++) {
        const struct recruits *item = &order->recruit[i];
        if (r->judged[seat].fault[LIST_RECRUIT][i]) continue;
        bool lost = w->owner[item->at] != seat;
        if (!lost) {
            w->units[item->at][seat][item->kind][0] += item->count;
            stack_changed(w, item->at, seat);
        }
        happen_n(r->chronicle, lost ? HAPPENED_RECRUITS_LOST : HAPPENED_RECRUITED, item->at, seat, -1,
                 item->kind, item->count);
    }
}

static void finish_research(struct world *w, const struct resolution *r, int seat)
{
    struct realm *realm = &w->realm[seat];
    int research = r->order[seat]->research;
    if (research == RESEARCH_NONE || r->judged[seat].fault[LIST_RESEARCH][0]) return;
    if (research == RESEARCH_AGE) {
        realm->age++;
        happen_n(r->chronicle, HAPPENED_AGE, -1, seat, -1, realm->age, 0);
        return;
    }
    realm->tech[realm->techs++] = (uint8_t)research;
    realm->knows |= 1u << research;
    happen_n(r->chronicle, HAPPENED_TECH, -1, seat, -1, research, 0);
}

void complete(struct world *w, const struct resolution *r)
{
    for (int seat = 0; seat < w->seats; seat++)
        if (r->order[seat]) finish_builds(w, r, seat);
    for (int seat = 0; seat < w->seats; seat++)
        if (r->order[seat]) finish_recruits(w, r, seat);
    for (int seat = 0; seat < w->seats; seat++)
        if (r->order[seat]) finish_research(w, r, seat);
}
