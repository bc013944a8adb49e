/* world.c - questions about a world, and its start. Nothing here is random, and nothing allocates memory. */
#include "games/stratagem/state.h"
#include <string.h>

/* Units */

static int count_of(const int veterancies[VETERANCIES])
{
    return veterancies[0] + veterancies[1] + veterancies[2];
}

int fighters_at(const struct world *w, int province, int seat)
{
    int count = 0;
    if (!(w->armed[province] >> seat & 1)) return 0;
    for (int kind = 0; kind < UNIT_KINDS; kind++)
        if (kind != SCOUT) count += count_of(w->units[province][seat][kind]);
    return count;
}

/* Whether there is any unit of the first `kinds` kinds. Asked after every step of every group. */
static bool any_of(const int (*units)[VETERANCIES], int kinds)
{
    int any = 0;
    for (int i = 0; i < kinds; i++) any |= units[i][0] | units[i][1] | units[i][2];
    return any != 0;
}

void stack_changed(struct world *w, int province, int seat)
{
    const int(*units)[VETERANCIES] = w->units[province][seat];
    unsigned bit = 1u << seat;
    bool fighters = any_of(units, SCOUT) || any_of(units + UNIQUE, 1);
    w->armed[province] = (uint8_t)((w->armed[province] & ~bit) | (fighters ? bit : 0));
    w->present[province] = (uint8_t)((w->present[province] & ~bit) |
                                     (fighters || any_of(units + SCOUT, 1) ? bit : 0));
}

void units_changed(struct world *w, int province)
{
    for (int seat = 0; seat < w->seats; seat++) stack_changed(w, province, seat);
}

int raw_strength(const struct world *w, int province, int seat)
{
    if (!(w->armed[province] >> seat & 1)) return 0;
    int strength = 0, tactics = realm_knows(w, seat, TACTICS);
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        const int *units = w->units[province][seat][kind];
        int own = unit_of(w, seat, kind)->strength + tactics;
        if (kind != SCOUT) strength += count_of(units) * own + units[1] + 2 * units[2];
    }
    return strength;
}

int realm_units(const struct world *w, int seat)
{
    int count = 0;
    for (province_set there = bytes_with(w->present, seat); there; there &= there - 1) {
        const int *units = w->units[__builtin_ctz(there)][seat][0];
        for (int i = 0; i < UNIT_KINDS * VETERANCIES; i++) count += units[i];
    }
    return count;
}

int unit_speed(const struct world *w, int seat, int kind)
{
    return unit_of(w, seat, kind)->speed + realm_knows(w, seat, BLITZ);
}

void unit_price(const struct world *w, int seat, int province, int kind, int ret_cost[GOODS])
{
    memcpy(ret_cost, unit_of(w, seat, kind)->cost, GOODS * sizeof *ret_cost);
    ret_cost[IRON] -= numbers_of(w, seat)->iron_off;
    if (ret_cost[IRON] < 0) ret_cost[IRON] = 0;
    if (stands(w, province, BARRACKS) && ret_cost[FOOD] > 0) ret_cost[FOOD]--;
}

/* Realms */

static const uint64_t LOWEST = 0x0101010101010101, HIGHEST = 0x8080808080808080;

static uint64_t eight_of(const uint8_t bytes[PROVINCES], int from)
{
    uint64_t word = 0;
    for (int i = 0; i < 8; i++) word |= (uint64_t)bytes[from + i] << 8 * i;
    return word;
}

/* The lowest bit of each of eight bytes. */
static province_set gather(uint64_t bits) { return (province_set)(bits * 0x0102040810204080 >> 56); }

/* The provinces whose byte is `value`; all are below 128. */
static province_set bytes_equal(const uint8_t bytes[PROVINCES], int value)
{
    province_set set = 0;
    for (int p = 0; p < PROVINCES; p += 8) {
        uint64_t difference = eight_of(bytes, p) ^ LOWEST * (uint64_t)value;
        set |= gather(((HIGHEST - difference) & HIGHEST) >> 7) << p;
    }
    return set;
}

province_set bytes_with(const uint8_t bytes[PROVINCES], int bit)
{
    province_set set = 0;
    for (int p = 0; p < PROVINCES; p += 8) set |= gather(eight_of(bytes, p) >> bit & LOWEST) << p;
    return set;
}

province_set realm_provinces(const struct world *w, int seat) { return bytes_equal(w->owner, seat); }

int realm_score(const struct world *w, int seat)
{
    const struct realm *r = &w->realm[seat];
    return 3 * __builtin_popcount(realm_provinces(w, seat)) + realm_units(w, seat) + r->stock[GOLD] / 5 +
           5 * r->techs + 10 * r->age;
}

int realm_eaters(const struct world *w, int seat)
{
    int eaters = 0;
    for (province_set there = bytes_with(w->present, seat); there; there &= there - 1) {
        int p = __builtin_ctz(there);
        for (int kind = w->owner[p] == seat ? INFANTRY : MILITIA; kind < UNIT_KINDS; kind++)
            eaters += units_at(w, p, seat, kind);
    }
    return eaters;
}

int upkeep_of(const struct world *w, int seat, int eaters)
{
    return (eaters * numbers_of(w, seat)->upkeep + 99) / 100;
}

int realm_upkeep(const struct world *w, int seat) { return upkeep_of(w, seat, realm_eaters(w, seat)); }

int realm_vault(const struct world *w, int seat)
{
    if (!w->limits.vault) return INT32_MAX;
    int count = __builtin_popcount(realm_provinces(w, seat));
    for (int i = 0; i < w->routes; i++) count += w->route[i].owner == seat || w->route[i].partner == seat;
    return w->limits.vault * count;
}

int realm_treaties(const struct world *w, int seat)
{
    int count = 0;
    for (int other = 0; other < w->seats; other++) count += other != seat && !hostile(w, seat, other);
    return count;
}

void research_price(const struct world *w, int seat, int research, int ret_cost[GOODS])
{
    const struct realm *r = &w->realm[seat];
    const int *cost = research == RESEARCH_AGE ? AGE_COST[r->age < AGES ? r->age + 1 : AGES]
                                               : TECH[research].cost;
    for (int good = 0; good < GOODS; good++)
        ret_cost[good] = cost[good] * numbers_of(w, seat)->research / 100;
}

void province_yield(const struct world *w, int province, int ret_yield[GOODS])
{
    int owner = w->owner[province];
    enum terrain terrain = MAP[province].terrain;
    memcpy(ret_yield, TERRAIN[terrain].yield, GOODS * sizeof *ret_yield);
    if (owner == NOBODY) return;
    for (int good = 0; good < GOODS; good++) ret_yield[good] += numbers_of(w, owner)->yield[terrain][good];
    if (stands(w, province, FARM)) ret_yield[FOOD] += 2 + realm_knows(w, owner, AGRICULTURE);
    if (stands(w, province, MINE)) ret_yield[IRON] += 2 + realm_knows(w, owner, MINING);
    if (stands(w, province, MARKET)) ret_yield[GOLD] += 2 + 2 * realm_knows(w, owner, COMMERCE);
    if (w->realm[owner].civ == ASHWALKERS && units_at(w, province, owner, UNIQUE) > 0)
        for (int good = 0; good < GOODS; good++) ret_yield[good]++;
}

void realm_income(const struct world *w, int seat, int ret_income[GOODS])
{
    memset(ret_income, 0, GOODS * sizeof *ret_income);
    for (province_set own = realm_provinces(w, seat); own; own &= own - 1) {
        int yield[GOODS];
        province_yield(w, __builtin_ctz(own), yield);
        for (int good = 0; good < GOODS; good++) ret_income[good] += yield[good];
    }
}

int province_defence(const struct world *w, int province)
{
    int owner = w->owner[province];
    return TERRAIN[MAP[province].terrain].defence + 3 * stands(w, province, FORTRESS) +
           (owner != NOBODY && realm_knows(w, owner, FORTIFICATION));
}

static province_set around(province_set set)
{
    province_set seen = set;
    for (; set; set &= set - 1) seen |= MAP_NEAR[__builtin_ctz(set)];
    return seen;
}

static province_set own_sight(const struct world *w, int seat)
{
    province_set own = realm_provinces(w, seat), there = bytes_with(w->present, seat);
    province_set far = own & bytes_with(w->buildings, WATCHTOWER);
    for (province_set left = there; left; left &= left - 1)
        if (units_at(w, __builtin_ctz(left), seat, SCOUT) > 0) far |= left & -left;
    return around(own | there | around(far));
}

province_set realm_sight(const struct world *w, int seat)
{
    if (!w->limits.fog) return (1u << PROVINCES) - 1;
    province_set seen = 0;
    for (int other = 0; other < w->seats; other++)
        if (allied(w, seat, other)) seen |= own_sight(w, other);
    return seen;
}

int route_path(int from, int to, uint8_t ret_path[PROVINCES])
{
    int count = 0, at = from;
    ret_path[count++] = (uint8_t)from;
    while (at != to) {
        int i = 0;
        while (MAP_DISTANCE[MAP[at].neighbour[i]][to] != MAP_DISTANCE[at][to] - 1) i++;
        at = MAP[at].neighbour[i];
        ret_path[count++] = (uint8_t)at;
    }
    return count;
}

void set_relation(struct world *w, int a, int b, enum relation relation)
{
    w->relation[a][b] = w->relation[b][a] = (uint8_t)relation;
    w->covered[a][b] = w->covered[b][a] = relation == CEASEFIRE ? w->turn + CEASEFIRE_TURNS - 1 : 0;
}

void world_resign(struct world *w, int seat)
{
    struct realm *r = &w->realm[seat];
    r->resigned = true;
    r->left_turn = w->turn;
    for (int other = 0; other < w->seats; other++)
        if (other != seat) set_relation(w, seat, other, WAR);
}

/* Start (R1.15) */

static void settle(struct world *w, int seat, int corner)
{
    int capital = HOME[corner][0], second = HOME[corner][1];
    w->realm[seat].capital = capital;
    w->owner[capital] = w->owner[second] = (uint8_t)seat;
    w->units[capital][seat][MILITIA][0] = 1;
    w->units[capital][seat][INFANTRY][0] = 1;
    w->units[capital][seat][SCOUT][0] = 1;
    w->units[second][seat][MILITIA][0] = 1;
    units_changed(w, capital);
    units_changed(w, second);
}

void world_begin(struct world *w, int version, int seats, const enum civ civ[REALMS], struct limits limits)
{
    *w = (struct world){.version = version, .seats = seats, .turn = 1, .limits = limits};
    memset(w->owner, NOBODY, sizeof w->owner);
    for (int seat = 0; seat < seats; seat++) {
        struct realm *r = &w->realm[seat];
        *r = (struct realm){.civ = civ[seat], .age = 1, .alive = true};
        memcpy(r->stock, numbers_of(w, seat)->stock, sizeof r->stock);
        settle(w, seat, seats == 2 && seat == 1 ? REALMS - 1 : seat);
    }
}
