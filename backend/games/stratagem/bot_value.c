/* bot_value.c - how good a world is for a seat: what everybody has, what can be lost and won next turn, and how near
 * anybody is to one of the four victories. It takes a single pass over the board, because a search asks thousands of
 * times a turn. */
#include "games/stratagem/bot.h"

enum {
    HORIZON = 9, /* turns that a yield counts for, at most */
    WORTH_CAPITAL = 220,
    WORTH_POST = 20,
    WORTH_AGE = 420,
    WORTH_TECH = 150,
    WORTH_FAITH =
        600, /* for breaking a treaty: a capital or the victory outweighs it, hardly anything else does */
    WORTH_SCORE = 4,
    WORTH_WIN = 1000000
};
static const int WORTH_STOCK[GOODS] = {5, 6, 6};

const struct taste TASTE[STYLES] = {
    [STYLE_CONSUL] = {.hopes = 25,
                      .dangers = 45,
                      .province = 110,
                      .strength = 15,
                      .yields = 100,
                      .learning = 100,
                      .trade = 100,
                      .fame_gold = 900,
                      .fame_land = 900,
                      .rivals = 22,
                      .leader = 34},
    [STYLE_RUSHER] = {.hopes = 45,
                      .dangers = 30,
                      .province = 130,
                      .strength = 21,
                      .yields = 80,
                      .learning = 70,
                      .trade = 50,
                      .fame_gold = 300,
                      .fame_land = 1300,
                      .rivals = 30,
                      .leader = 34,
                      .fallen = 1500},
    [STYLE_BUILDER] = {.hopes = 15,
                       .dangers = 60,
                       .province = 110,
                       .strength = 14,
                       .yields = 130,
                       .learning = 140,
                       .trade = 100,
                       .fame_gold = 700,
                       .fame_land = 700,
                       .rivals = 18,
                       .leader = 30},
    [STYLE_TRADER] = {.hopes = 18,
                      .dangers = 50,
                      .province = 105,
                      .strength = 14,
                      .yields = 105,
                      .learning = 100,
                      .trade = 200,
                      .fame_gold = 1500,
                      .fame_land = 500,
                      .rivals = 20,
                      .leader = 34},
};

/* The board in numbers. */
struct survey {
    const struct world *w;
    const struct taste *taste;
    int turns; /* turns for which a yield still counts */
    int strength[PROVINCES][REALMS], fighters[PROVINCES][REALMS], near[PROVINCES][REALMS];
    int provinces[REALMS], army[REALMS], units[REALMS], eaters[REALMS], yield[REALMS][GOODS], worth[REALMS];
    int routes[REALMS], posts[REALMS]; /* posts: without a route */
    int place[PROVINCES];              /* worth of the province itself */
};

static void survey_stack(struct survey *s, int at, int seat)
{
    const struct world *w = s->w;
    const struct realm *r = &w->realm[seat];
    int extra = r->knows >> TACTICS & 1, reach = 0;
    for (int kind = 0; kind < UNIT_KINDS; kind++) {
        const __typeof__(w->units[0][0][0][0]) *n = w->units[at][seat][kind];
        int count = n[0] + n[1] + n[2];
        if (!count) continue;
        s->units[seat] += count;
        if (kind != MILITIA || w->owner[at] != seat) s->eaters[seat] += count;
        if (kind == SCOUT) continue;
        const struct unit_fact *fact = unit_of(w, seat, kind);
        int strength = count * (fact->strength + extra) + n[1] + 2 * n[2];
        s->strength[at][seat] += strength;
        s->fighters[at][seat] += count;
        if (fact->speed > 1) reach += strength;
    }
    int strength = s->strength[at][seat];
    s->army[seat] += strength;
    s->near[at][seat] += strength;
    for (int i = 0; i < MAP[at].neighbours; i++) s->near[MAP[at].neighbour[i]][seat] += strength;
    if (!reach) return;
    for (province_set far = map_within(at, 2) & ~(map_within(at, 1)); far; far &= far - 1)
        s->near[__builtin_ctz(far)][seat] += reach / 2;
}

static void survey_province(struct survey *s, int at)
{
    const struct world *w = s->w;
    int yield[GOODS], owner = w->owner[at], worth = s->taste->province;
    province_yield(w, at, yield);
    for (int g = 0; g < GOODS; g++) worth += yield[g] * 6 * s->turns;
    s->place[at] = worth;
    if (owner == NOBODY) return;
    if (at == w->realm[owner].capital) s->place[at] += WORTH_CAPITAL;
    s->provinces[owner]++;
    for (int g = 0; g < GOODS; g++) s->yield[owner][g] += yield[g];
}

static void survey_route(struct survey *s, int seat, int gold)
{
    s->yield[seat][GOLD] += gold * numbers_of(s->w, seat)->route / 100;
    s->routes[seat]++;
}

/* A post that serves no route yet counts as half a route. */
static void survey_routes(struct survey *s)
{
    province_set busy = 0;
    for (int i = 0; i < s->w->routes; i++) {
        const struct route *r = &s->w->route[i];
        int distance = MAP_DISTANCE[r->from][r->to];
        survey_route(s, r->owner, distance);
        if (r->partner != r->owner) survey_route(s, r->partner, distance);
        busy |= 1u << r->from | 1u << r->to;
    }
    for (int at = 0; at < PROVINCES; at++)
        if (s->w->owner[at] != NOBODY && stands(s->w, at, TRADE_POST) && !(busy >> at & 1))
            s->posts[s->w->owner[at]]++;
}

/* Value of a realm */

/* Grows with the square of how near `have` is to `goal`. */
static int nearness(int fame, int have, int goal)
{
    if (have >= goal) have = goal;
    return fame * have / goal * have / goal;
}

static int stock_worth(const struct realm *r, const int yield[GOODS])
{
    int worth = 0;
    for (int g = 0; g < GOODS; g++) {
        int need = r->age < AGES ? AGE_COST[r->age + 1][g] + 2 : 8, have = r->stock[g];
        if (g == FOOD && yield[FOOD] < 0) need += -2 * yield[FOOD];
        int useful = have < need ? have : need;
        worth += useful * WORTH_STOCK[g] + (have - useful) * (g == GOLD ? 4 : 2);
    }
    return worth;
}

/* The value of one more of a good each turn: less, the larger the stock. */
static int yield_worth(const struct realm *r, int g)
{
    static const int SCARCE[GOODS] = {12, 4, 6}; /* everybody eats, but iron piles up */
    return 1 + SCARCE[g] * 20 / (20 + r->stock[g]);
}

static int realm_worth(struct survey *s, int seat)
{
    const struct world *w = s->w;
    const struct realm *r = &w->realm[seat];
    const struct taste *like = s->taste;
    if (!r->alive) return 0;
    int *yield = s->yield[seat], room = w->limits.vault * (s->provinces[seat] + s->routes[seat]);
    yield[FOOD] -= upkeep_of(w, seat, s->eaters[seat]);
    int worth = stock_worth(r, yield);
    for (int g = 0; g < GOODS; g++) worth += yield[g] * yield_worth(r, g) * s->turns * like->yields / 100;
    if (r->stock[FOOD] + 2 * yield[FOOD] < 0) worth += (r->stock[FOOD] + 2 * yield[FOOD]) * 25;
    worth += s->provinces[seat] * like->province + s->army[seat] * like->strength - r->marks * WORTH_FAITH;
    worth += ((r->age - 1) * WORTH_AGE + r->techs * WORTH_TECH) * like->learning / 100;
    if (w->owner[r->capital] == seat)
        worth += WORTH_CAPITAL + nearness(like->fame_gold, r->stock[GOLD], w->limits.gold_goal);
    worth += nearness(like->fame_land, s->provinces[seat], w->limits.domination);
    worth += s->posts[seat] * (r->civ == TIDECALLERS ? 3 : 2) * WORTH_POST * like->trade / 100;
    if (w->limits.vault) worth += nearness(like->fame_gold, room, w->limits.gold_goal) * 30 / 100;
    int score = 3 * s->provinces[seat] + s->units[seat] + r->stock[GOLD] / 5 + 5 * r->techs + 10 * r->age;
    return worth + score * (s->turns <= 3 ? 60 - 15 * s->turns : WORTH_SCORE);
}

/* Possible events of the next turn */

/* The strongest enemy that can reach a province next turn, plus half of the others. */
static int enemies_near(const struct survey *s, int at, int seat)
{
    int most = 0, sum = 0;
    for (int q = 0; q < s->w->seats; q++) {
        if (!hostile(s->w, seat, q)) continue;
        int n = s->near[at][q];
        sum += n;
        if (n > most) most = n;
    }
    return most + (sum - most) / 4;
}

static int hold(const struct survey *s, int at, int owner)
{
    int strength = s->strength[at][owner];
    if (!strength) return 0;
    return strength + province_defence(s->w, at) + (MAP[at].terrain == MOUNTAIN ? s->fighters[at][owner] : 0);
}

/* The chance that `force` beats `hold`, in hundredths. */
static int chance(int force, int against)
{
    if (!force) return 0;
    int percent = (force * 100 - against * 85) * 2 / (against + 2);
    return percent < 0 ? 0 : percent > 100 ? 100 : percent;
}

static int dangers(const struct survey *s, int seat)
{
    int sum = 0;
    for (int at = 0; at < PROVINCES; at++) {
        bool own = s->w->owner[at] == seat;
        if (!own && !s->strength[at][seat]) continue;
        int force = enemies_near(s, at, seat);
        if (!force) continue;
        int against = own ? hold(s, at, seat) : s->strength[at][seat];
        int stake = (own ? s->place[at] : 0) + s->strength[at][seat] * s->taste->strength;
        sum += stake * chance(force, against) / 100;
    }
    return sum;
}

static int hopes(const struct survey *s, int seat)
{
    int sum = 0;
    for (int at = 0; at < PROVINCES; at++) {
        int owner = s->w->owner[at], force = s->near[at][seat], against = 0;
        if (owner == seat || !force || (owner != NOBODY && !hostile(s->w, seat, owner))) continue;
        for (int q = 0; q < s->w->seats; q++)
            if (hostile(s->w, seat, q)) against += q == owner ? hold(s, at, q) : s->near[at][q] / 2;
        sum += s->place[at] * chance(force, against) / 100;
    }
    return sum;
}

static int ended(const struct world *w, int seat)
{
    if (w->winners >> seat & 1) return WORTH_WIN / __builtin_popcount(w->winners);
    return -WORTH_WIN;
}

int world_value(const struct world *w, int seat, const struct taste *taste)
{
    if (w->reason != REASON_NONE) return ended(w, seat);
    int left = w->limits.max_turns - w->turn + 1, rivals = 0, leader = 0, fallen = 0;
    struct survey s = {.w = w, .taste = taste, .turns = left < HORIZON ? left : HORIZON};
    for (int at = 0; at < PROVINCES; at++) {
        survey_province(&s, at);
        for (int here = w->present[at]; here; here &= here - 1)
            survey_stack(&s, at, __builtin_ctz((unsigned)here));
    }
    survey_routes(&s);
    for (int q = 0; q < w->seats; q++) {
        s.worth[q] = realm_worth(&s, q);
        if (q == seat) continue;
        rivals += s.worth[q];
        fallen += !w->realm[q].alive;
        if (s.worth[q] > leader) leader = s.worth[q];
    }
    int mine = s.worth[seat] - dangers(&s, seat) * taste->dangers / 100 +
               hopes(&s, seat) * taste->hopes / 100;
    return mine + fallen * taste->fallen - rivals * taste->rivals / 100 - leader * taste->leader / 100;
}
