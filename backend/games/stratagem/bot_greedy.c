/* bot_greedy.c - a quick, sensible order (R13.2): it takes the best neighbouring provinces with the least
 * sufficient force, and sends the rest to the border. Spending is in bot_economy.c. */
#include "games/stratagem/bot.h"
#include <string.h>

const struct temper TEMPER[TEMPERS] = {
    [TEMPER_SETTLER] = {90, 115, 70, 3, 4, true, {AGRICULTURE, COMMERCE, DIPLOMACY}, MARKET},
    [TEMPER_BALANCED] = {60, 110, 100, 3, 6, false, {AGRICULTURE, TACTICS, BLITZ}, MARKET},
    [TEMPER_RAIDER] = {35, 105, 140, 3, 8, false, {MINING, TACTICS, BLITZ}, MINE},
};

struct temper temper_drawn(struct rng *rng)
{
    struct temper t = TEMPER[rng_below(rng, TEMPERS)];
    t.keep = (int)rng_below(rng, 110);
    t.boldness = 90 + (int)rng_below(rng, 40);
    t.conquest = 60 + (int)rng_below(rng, 100);
    t.food_margin = 1 + (int)rng_below(rng, 5);
    t.soldiers = 2 + (int)rng_below(rng, 8);
    return t;
}

/* Surroundings */

static void read_strengths(struct scene *s)
{
    int extra = realm_knows(s->w, s->seat, TACTICS), n = 0;
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        if (kind == SCOUT) continue;
        s->strength[kind] = unit_of(s->w, s->seat, kind)->strength + extra;
        int at = n++;
        for (; at > 0 && s->strength[s->by_strength[at - 1]] > s->strength[kind]; at--)
            s->by_strength[at] = s->by_strength[at - 1];
        s->by_strength[at] = (uint8_t)kind;
    }
}

static void read_own(struct scene *s, int at)
{
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        s->left[at][kind] = units_at(s->w, at, s->seat, kind);
        s->here[at] += s->left[at][kind] * s->strength[kind];
    }
}

static void read_foes(struct scene *s, int at)
{
    int strength = 0;
    for (int seat = 0; seat < s->w->seats; seat++)
        if (s->w->present[at] >> seat & 1 && hostile(s->w, s->seat, seat))
            strength += raw_strength(s->w, at, seat);
    for (int i = 0; strength && i < MAP[at].neighbours; i++) s->foe[MAP[at].neighbour[i]] += strength;
}

static void read_units(struct scene *s)
{
    for (int at = 0; at < PROVINCES; at++) {
        if (s->w->present[at] >> s->seat & 1) read_own(s, at);
        read_foes(s, at);
    }
}

static void read_realm(struct scene *s)
{
    const struct realm *r = &s->w->realm[s->seat];
    memcpy(s->stock, r->stock, sizeof s->stock);
    realm_income(s->w, s->seat, s->harvest);
    s->net_food = s->harvest[FOOD] - realm_upkeep(s->w, s->seat);
    s->mine = realm_provinces(s->w, s->seat);
    s->provinces = __builtin_popcount(s->mine);
    for (int at = 0; at < PROVINCES; at++) {
        s->shuffled[at] = (uint8_t)at;
        if (s->mine >> at & 1 && MAP_NEAR[at] & ~s->mine) s->front |= 1u << at;
    }
    rng_shuffle(s->rng, s->shuffled, PROVINCES, 1);
}

/* Attacks */

struct target {
    int at, worth, defence;
};

/* The visible defence against an attack. */
static int defence_at(const struct scene *s, int at)
{
    const struct world *w = s->w;
    int sum = 0, owner = w->owner[at];
    for (int seat = 0; seat < w->seats; seat++)
        if (w->present[at] >> seat & 1 && hostile(w, s->seat, seat)) sum += raw_strength(w, at, seat);
    if (!sum || owner == NOBODY || !hostile(w, s->seat, owner)) return sum;
    int fighters = fighters_at(w, at, owner);
    if (!fighters) return sum;
    return sum + province_defence(w, at) + (MAP[at].terrain == MOUNTAIN ? fighters : 0);
}

/* A realm that is about to win is worth a war. */
static int leader_worth(const struct world *w, int owner, int at)
{
    int provinces = __builtin_popcount(realm_provinces(w, owner)), worth = 0;
    if (w->realm[owner].stock[GOLD] * 10 >= w->limits.gold_goal * 6)
        worth += at == w->realm[owner].capital ? 40 : 10;
    if (provinces + 3 >= w->limits.domination) worth += 10;
    return worth;
}

static int worth_of(const struct scene *s, int at)
{
    const struct world *w = s->w;
    int yield[GOODS], owner = w->owner[at];
    province_yield(w, at, yield);
    int worth = 2 * (yield[FOOD] + yield[IRON] + yield[GOLD]);
    if (at == w->realm[s->seat].capital) worth += 4;
    if (owner == NOBODY) return worth + 3;
    worth += 6 + leader_worth(w, owner, at);
    if (at == w->realm[owner].capital) worth += 8;
    return worth * s->temper->conquest / 100;
}

/* Reachable provinces to take, the best first; equal ones in random order. */
static int find_targets(const struct scene *s, struct target list[PROVINCES])
{
    int n = 0;
    for (int i = 0; i < PROVINCES; i++) {
        int at = s->shuffled[i], owner = s->w->owner[at], force = 0;
        if (owner != NOBODY && !hostile(s->w, s->seat, owner)) continue;
        for (int k = 0; k < MAP[at].neighbours; k++) force += s->here[MAP[at].neighbour[k]];
        if (!force) continue;
        struct target t = {at, worth_of(s, at), defence_at(s, at)};
        int place = n++;
        for (; place > 0 && list[place - 1].worth - list[place - 1].defence < t.worth - t.defence; place--)
            list[place] = list[place - 1];
        list[place] = t;
    }
    return n;
}

/* The garrison that a province must keep. */
static int garrison(const struct scene *s, int at)
{
    return s->mine >> at & 1 ? s->foe[at] * s->temper->keep / 100 : 0;
}

/* Units for one attack: taken from the neighbours as long as each keeps its garrison. */
struct force {
    int strength;
    int units[NEIGHBOURS_MAX][UNIT_KINDS];
};

static void gather(const struct scene *s, const struct target *t, int side, int needed, struct force *f)
{
    int from = MAP[t->at].neighbour[side], left = s->here[from], stays = garrison(s, from);
    for (int i = 0; i < UNIT_KINDS - 1; i++) {
        int kind = s->by_strength[t->defence ? UNIT_KINDS - 2 - i : i], one = s->strength[kind];
        for (int n = s->left[from][kind]; n > 0 && f->strength < needed && left - one >= stays; n--) {
            f->units[side][kind]++;
            f->strength += one;
            left -= one;
        }
    }
}

static void attack(struct scene *s, const struct target *t)
{
    struct force f = {0};
    const struct province_fact *where = &MAP[t->at];
    int needed = t->defence ? t->defence * s->temper->boldness / 100 + 1 : 1;
    if (t->defence && where->terrain == RIVER) needed += 1 + needed / 4;
    for (int side = 0; side < where->neighbours && f.strength < needed; side++)
        gather(s, t, side, needed, &f);
    if (f.strength < needed) return;
    for (int side = 0; side < where->neighbours; side++)
        for (int kind = 0; kind < UNIT_KINDS; kind++) {
            int from = where->neighbour[side], n = f.units[side][kind];
            if (!n) continue;
            draft_send(s->draft, from, t->at, kind, n);
            s->left[from][kind] -= n;
            s->here[from] -= n * s->strength[kind];
        }
}

/* Other players */

/* The border that needs soldiers most, seen from here: near and threatened. */
static int nearest_front(const struct scene *s, int from)
{
    int best = -1, best_price = INT32_MAX;
    for (int i = 0; i < PROVINCES; i++) {
        int at = s->shuffled[i];
        if (!(s->front >> at & 1)) continue;
        int price = 3 * MAP_DISTANCE[from][at] - (s->foe[at] < 6 ? s->foe[at] : 6);
        if (price < best_price) best = at, best_price = price;
    }
    return best;
}

static void walk(struct scene *s, int from)
{
    int goal = nearest_front(s, from);
    if (goal < 0 || goal == from) return;
    bool farm_hands = s->w->realm[s->seat].civ == ASHWALKERS && s->mine >> from & 1;
    for (int i = 0; i < MAP[from].neighbours; i++) {
        int to = MAP[from].neighbour[i];
        if (!(s->mine >> to & 1) || MAP_DISTANCE[to][goal] >= MAP_DISTANCE[from][goal]) continue;
        for (int kind = 0; kind < UNIT_KINDS; kind++) {
            if (kind == SCOUT || !s->left[from][kind] || (kind == UNIQUE && farm_hands)) continue;
            draft_send(s->draft, from, to, kind, s->left[from][kind]);
            s->left[from][kind] = 0;
        }
        return;
    }
}

/* Scouts go where there is no enemy, mostly outside their own realm. */
static void wander(struct scene *s, int from)
{
    if (!s->left[from][SCOUT]) return;
    province_set open = 0;
    for (int i = 0; i < MAP[from].neighbours; i++) {
        int to = MAP[from].neighbour[i];
        if (!(s->w->present[to] & ~(1u << s->seat))) open |= 1u << to;
    }
    if (open & ~s->mine) open &= ~s->mine;
    if (!open) return;
    int skip = (int)rng_below(s->rng, (uint64_t)__builtin_popcount(open));
    while (skip--) open &= open - 1;
    draft_send(s->draft, from, __builtin_ctz(open), SCOUT, s->left[from][SCOUT]);
}

void greedy_draft(const struct world *w, int seat, const struct temper *temper, struct rng *rng,
                  struct draft *ret)
{
    struct scene s = {.w = w, .seat = seat, .temper = temper, .rng = rng, .draft = ret};
    struct target list[PROVINCES];
    draft_begin(ret);
    read_strengths(&s);
    read_units(&s);
    read_realm(&s);
    scene_research(&s);
    int n = find_targets(&s, list);
    for (int i = 0; i < n; i++) attack(&s, &list[i]);
    for (int at = 0; at < PROVINCES; at++) {
        if (!(w->present[at] >> seat & 1)) continue;
        if (!(s.front >> at & 1)) walk(&s, at);
        wander(&s, at);
    }
    scene_works(&s);
    scene_recruits(&s);
    scene_routes(&s);
}
