/* bot_economy.c - what a greedy order spends (R13.2): on research when the realm is wide enough, on a farm when food is
 * short, otherwise on a market or a mine; later on trade posts and fortresses; and on soldiers where the border is
 * threatened. */
#include "games/stratagem/bot.h"

enum { WIDE_TECH = 3, WIDE_IRON = 4, WIDE_STEEL = 6, WIDE_HOARD = 5 };

static bool pay(struct scene *s, const int cost[GOODS])
{
    for (int g = 0; g < GOODS; g++)
        if (s->stock[g] < cost[g]) return false;
    for (int g = 0; g < GOODS; g++) s->stock[g] -= cost[g];
    return true;
}

/* Pays if that leaves enough of what is being saved for: `percent` of it. */
static bool pay_beside(struct scene *s, const int cost[GOODS], int percent)
{
    for (int g = 0; g < GOODS; g++)
        if (cost[g] && (s->stock[g] - cost[g]) * 100 < s->reserve[g] * percent) return false;
    return pay(s, cost);
}

/* Research */

static bool knows_one_of(const struct realm *r, int age)
{
    for (int i = 0; i < r->techs; i++)
        if (TECH[r->tech[i]].age == age) return true;
    return false;
}

static bool hoards(const struct scene *s) { return s->temper->hoards && s->provinces >= WIDE_HOARD; }

static int wanted_research(const struct scene *s)
{
    const struct realm *r = &s->w->realm[s->seat];
    const uint8_t *tech = s->temper->tech;
    if (!knows_one_of(r, 1) && s->provinces >= WIDE_TECH) return tech[0];
    if (r->age == 1) return s->provinces >= WIDE_IRON ? RESEARCH_AGE : RESEARCH_NONE;
    if (!knows_one_of(r, 2)) return tech[1];
    if (hoards(s)) return RESEARCH_NONE;
    if (r->age == 2) return s->provinces >= WIDE_STEEL ? RESEARCH_AGE : RESEARCH_NONE;
    return knows_one_of(r, 3) ? RESEARCH_NONE : tech[2];
}

void scene_research(struct scene *s)
{
    int want = wanted_research(s), cost[GOODS];
    for (int g = 0; g < GOODS; g++) s->reserve[g] = 0;
    if (want != RESEARCH_NONE) {
        research_price(s->w, s->seat, want, cost);
        if (pay(s, cost)) s->draft->order.research = want;
        else
            for (int g = 0; g < GOODS; g++) s->reserve[g] = cost[g];
    }
    if (hoards(s)) s->reserve[GOLD] = s->w->limits.gold_goal * 10; /* nothing that costs gold */
}

/* Buildings */

static bool may_build(const struct scene *s, int at, enum building b)
{
    return !stands(s->w, at, b) && s->w->realm[s->seat].age >= BUILDING[b].age &&
           __builtin_popcount(s->w->buildings[at]) < SLOTS;
}

static bool build(struct scene *s, int at, enum building b)
{
    if (!may_build(s, at, b) || !pay_beside(s, BUILDING[b].cost, 50)) return false;
    draft_build(s->draft, at, b);
    return true;
}

void scene_works(struct scene *s)
{
    int margin = s->temper->food_margin + s->provinces / 2;
    for (int i = 0; i < PROVINCES; i++) {
        int at = s->shuffled[i];
        if (!(s->mine >> at & 1) || s->foe[at] > s->here[at] + 4) continue;
        enum building first = s->net_food < margin ? FARM : s->temper->trade;
        if (may_build(s, at, first)) {
            if (build(s, at, first) && first == FARM) s->net_food += 2;
        } else if (!build(s, at, TRADE_POST) && s->foe[at]) {
            build(s, at, FORTRESS);
        }
    }
}

/* Routes */

static province_set busy_posts(const struct world *w)
{
    province_set busy = 0;
    for (int i = 0; i < w->routes; i++) busy |= 1u << w->route[i].from | 1u << w->route[i].to;
    return busy;
}

/* The free post most steps away that trades with `from`; -1: none. */
static int best_partner(const struct scene *s, int from, province_set busy)
{
    int best = -1, best_gain = 0;
    for (int to = 0; to < PROVINCES; to++) {
        int owner = s->w->owner[to];
        if (to == from || owner == NOBODY || busy >> to & 1 || !stands(s->w, to, TRADE_POST)) continue;
        if (owner != s->seat && s->w->relation[s->seat][owner] < TRADE) continue;
        int gain = MAP_DISTANCE[from][to];
        if (gain > best_gain) best = to, best_gain = gain;
    }
    return best;
}

void scene_routes(struct scene *s)
{
    province_set busy = busy_posts(s->w);
    for (int i = 0; i < PROVINCES; i++) {
        int from = s->shuffled[i];
        if (s->w->owner[from] != s->seat || busy >> from & 1 || !stands(s->w, from, TRADE_POST)) continue;
        int to = best_partner(s, from, busy);
        if (to < 0) continue;
        draft_link(s->draft, from, to);
        busy |= 1u << from | 1u << to;
    }
}

/* Recruits */

/* The provinces that need a soldier most come first. */
static int wanted_at(const struct scene *s, int at)
{
    int want = 4 * s->foe[at];
    for (int i = 0; i < MAP[at].neighbours; i++) {
        int owner = s->w->owner[MAP[at].neighbour[i]];
        if (owner == NOBODY) want += 3;
        else if (owner != s->seat) want += 1;
    }
    return want + (at == s->w->realm[s->seat].capital ? 1 : 0);
}

static int find_posts(const struct scene *s, int list[PROVINCES])
{
    int n = 0, want[PROVINCES];
    for (int i = 0; i < PROVINCES; i++) {
        int at = s->shuffled[i];
        if (!(s->mine >> at & 1)) continue;
        want[at] = wanted_at(s, at);
        int place = n++;
        for (; place > 0 && want[list[place - 1]] < want[at]; place--) list[place] = list[place - 1];
        list[place] = at;
    }
    return n;
}

/* Kinds of unit in the order in which they are tried; ends with Militia. */
static int kinds_wanted(struct scene *s, int list[UNIT_KINDS])
{
    const struct realm *r = &s->w->realm[s->seat];
    int n = 0;
    if (r->age >= 2 && rng_percent(s->rng, 30)) list[n++] = rng_below(s->rng, 2) ? ARCHERS : CAVALRY;
    if (r->age >= 3) list[n++] = KNIGHTS;
    if (r->age >= 2 && (r->civ == IRONBORN || (r->civ == TIDECALLERS && rng_percent(s->rng, 50))))
        list[n++] = UNIQUE;
    list[n++] = INFANTRY;
    list[n++] = MILITIA;
    return n;
}

static bool recruit_one(struct scene *s, int at)
{
    int list[UNIT_KINDS], n = kinds_wanted(s, list), cost[GOODS];
    for (int i = 0; i < n; i++) {
        if (list[i] != MILITIA && s->net_food <= 0 && s->stock[FOOD] < 12) continue;
        unit_price(s->w, s->seat, at, list[i], cost);
        if (!pay_beside(s, cost, s->foe[at] ? 60 : 100)) continue;
        draft_recruit(s->draft, at, list[i], 1);
        s->net_food -= list[i] != MILITIA;
        return true;
    }
    return false;
}

/* An Ashwalker gets a Sage in every other quiet province. */
static void recruit_sages(struct scene *s)
{
    const struct realm *r = &s->w->realm[s->seat];
    int sages = 0, cost[GOODS];
    if (r->civ != ASHWALKERS || r->age < 2) return;
    for (int at = 0; at < PROVINCES; at++) sages += s->mine >> at & 1 && units_at(s->w, at, s->seat, UNIQUE);
    for (int i = 0; i < PROVINCES && sages < s->provinces / 2 && s->net_food > 2; i++) {
        int at = s->shuffled[i];
        if (!(s->mine >> at & 1) || s->foe[at] || units_at(s->w, at, s->seat, UNIQUE)) continue;
        unit_price(s->w, s->seat, at, UNIQUE, cost);
        if (!pay_beside(s, cost, 100)) continue;
        draft_recruit(s->draft, at, UNIQUE, 1);
        sages++, s->net_food--;
    }
}

void scene_recruits(struct scene *s)
{
    enum { PLACES = 3 };
    int list[PROVINCES], n = find_posts(s, list), soldiers = 0;
    recruit_sages(s);
    if (n > PLACES) n = PLACES;
    for (bool going = n > 0; going && soldiers < s->temper->soldiers;) {
        going = false;
        for (int i = 0; i < n && soldiers < s->temper->soldiers; i++)
            if (recruit_one(s, list[i])) soldiers++, going = true;
    }
}
