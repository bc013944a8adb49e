/* bot.c - the computer players: their levels, the facts they count before they choose, and how they write orders. They
 * see only what any player sees. */
#include "games/cosair/bot.h"
#include <string.h>

/* Writing orders */

struct command *mind_add(struct mind *m, enum command_kind kind)
{
    struct command *order = &m->command[m->count < ORDERS_MAX ? m->count++ : ORDERS_MAX - 1];
    *order = (struct command){.kind = kind};
    return order;
}

void mind_build(struct mind *m, int planet, int item)
{
    static const uint8_t LIST[ITEMS] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    struct command *order = mind_add(m, SET_QUEUE);
    order->planet = planet;
    order->items = 1;
    order->item = &LIST[item];
}

void mind_colonise(struct mind *m, int planet)
{
    struct command *order = mind_add(m, COLONISE);
    order->planet = planet;
    order->cruisers = 1;
    m->used[planet]++;
    m->gold -= colony_price(m->colonies++);
    m->started++;
}

bool mind_settles(const struct mind *m)
{
    const struct space *w = m->w;
    return m->started < STARTS && w->planets + m->colonies - m->owns < w->side * w->side;
}

void mind_send(struct mind *m, int from, int to, int cruisers, int transports)
{
    struct command *order = mind_add(m, SEND_FLEET);
    order->planet = from;
    order->to = to;
    order->cruisers = cruisers;
    order->transports = transports;
    m->used[from] += cruisers;
}

void mind_spy(struct mind *m, const struct agent *agent, int planet, enum mission mission)
{
    struct command *order = mind_add(m, SEND_AGENT);
    order->agent = agent->name;
    order->to = planet;
    order->value = mission;
}

int mind_turned(const struct mind *m, int i) { return (i + m->turn) % m->w->planets; }

int mind_draw(struct mind *m, int n) { return (int)rng_below(m->luck, (uint64_t)n); }

/* Counting */

static void count_planets(struct mind *m)
{
    const struct space *w = m->w;
    m->owns = 0;
    for (int planet = 0; planet < w->planets; planet++) {
        if (w->planet[planet].owner != m->seat) continue;
        m->own[m->owns++] = (uint8_t)planet;
        m->used[planet] = 0;
    }
}

/* Start choosing: count the facts that both players use. */
static void mind_begin(struct mind *m, struct ctx *c, const game_known *known, struct rng *luck)
{
    const struct space *w = &known->space;
    const struct nation *n = &w->nation[known->viewer];
    m->c = c;
    m->known = known;
    m->w = w;
    m->n = n;
    m->luck = luck;
    m->seat = known->viewer;
    m->turn = w->turn;
    m->gold = n->gold;
    m->count = 0;
    count_planets(m);
    m->started = n->started;
    m->colonies = m->owns + n->expeditions;
    int away = m->flying_transports = 0;
    for (int i = 0; i < w->fleets; i++) {
        if (w->fleet[i].seat != m->seat) continue;
        away += w->fleet[i].cruisers + w->fleet[i].transports;
        m->flying_transports += w->fleet[i].transports;
    }
    for (int i = 0; i < n->expeditions; i++) away += n->expedition[i].cruisers;
    m->holding = nation_holding(w, m->seat);
    m->ledger = ledger_of(w, m->seat, &m->holding, away, 0);
}

void mind_routine(struct mind *m, struct ctx *c, const game_known *known)
{
    struct rng luck = rng_seeded((uint64_t)known->space.turn * NATIONS + (uint64_t)known->viewer);
    mind_begin(m, c, known, &luck);
    m->eager = false;
    struct wants wants = {.ship_gold = (int)m->ledger.tax_gold * 35 / 100,
                          .freighter_turns = 15,
                          .reserve = 4,
                          .settled_borders = true};
    economy_lists(m, &wants);
    m->luck = NULL;
}

int mind_upkeep(const struct mind *m) { return m->ledger.buildings + m->ledger.agents + m->ledger.ship_gold; }

/* Whether a foreign planet is on the square at this offset from `p`. */
static bool foreign_at(const struct mind *m, const struct planet *p, int dx, int dy)
{
    const struct space *w = m->w;
    int x = p->x + dx, y = p->y + dy, side = w->side;
    x += x < 0 ? side : x >= side ? -side : 0;
    y += y < 0 ? side : y >= side ? -side : 0;
    int planet = w->at[y * side + x];
    return planet < w->planets && w->planet[planet].owner != m->seat;
}

int mind_border(const struct mind *m, int planet)
{
    enum { NEXT = 8, NEAR = 20 };
    static const int8_t ROUND[NEAR][2] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0},  {-1, 1},  {0, 1},
                                          {1, 1},   {0, -2}, {0, 2},  {-2, 0}, {2, 0},  {-1, -2}, {1, -2},
                                          {-2, -1}, {2, -1}, {-2, 1}, {2, 1},  {-1, 2}, {1, 2}};
    const struct planet *p = &m->w->planet[planet];
    for (int i = 0; i < NEAR; i++)
        if (foreign_at(m, p, ROUND[i][0], ROUND[i][1])) return i < NEXT ? 3 : 2;
    return 1;
}

int mind_nearest(const struct mind *m, int planet, int *ret_distance)
{
    int best = NONE, least = DISTANCE_MAX + 1;
    for (int i = 0; i < m->owns; i++) {
        int distance = planet_distance(m->w, planet, m->own[i]);
        if (distance < least) best = m->own[i], least = distance;
    }
    *ret_distance = least;
    return best;
}

const struct planet_report *mind_report(const struct mind *m, int planet)
{
    const struct planet_report *r = &m->known->reports->planet[planet];
    return r->turn ? r : NULL;
}

bool mind_spied(const struct mind *m, int planet)
{
    for (const struct agent *a = m->n->agent; a < m->n->agent + m->n->agents; a++)
        if (a->state == ON_MISSION && a->to == planet) return true;
    for (const struct command *o = m->command; o < m->command + m->count; o++)
        if (o->kind == SEND_AGENT && o->to == planet) return true;
    return false;
}

bool mind_ordered(const struct mind *m, const struct agent *agent)
{
    for (const struct command *o = m->command; o < m->command + m->count; o++)
        if (o->kind == SEND_AGENT && o->agent == agent->name) return true;
    return false;
}

int mind_offence(const struct mind *m) { return 2 + nation_knows(m->w, m->seat, ASSAULT_CRUISER); }

int root_of(int n)
{
    int root = 0;
    while ((root + 1) * (root + 1) <= n) root++;
    return root;
}

/* Character */

int64_t temper_draw(struct rng *luck) { return (int64_t)(rng_next(luck) >> 16); }

/* The usual order with some neighbours swapped, so that players differ. */
static void order_research(struct temper *t, bool strong)
{
    static const uint8_t USUAL[][TECHS] = {
        {AUTOFABRICATION, BIOMODELLING, ASSAULT_CRUISER, ARMOURED_CRUISER, FUSION_DRIVE, MODERN_MEDICINE,
         ORBITAL_ENGINEERING, CONSCRIPT_ARMY, SPACE_MINES, SECURITY_NETWORK},
        {AUTOFABRICATION, ASSAULT_CRUISER, ARMOURED_CRUISER, BIOMODELLING, FUSION_DRIVE, MODERN_MEDICINE,
         ORBITAL_ENGINEERING, CONSCRIPT_ARMY, SPACE_MINES, SECURITY_NETWORK}};
    uint64_t mix = t->drawn;
    memcpy(t->research, USUAL[strong], sizeof t->research);
    for (int i = 0; i + 1 < TECHS; i++) {
        if (splitmix_next(&mix) % 100 >= 35) continue;
        uint8_t held = t->research[i];
        t->research[i] = t->research[i + 1];
        t->research[i + 1] = held;
    }
}

struct temper temper_of(int64_t drawn, enum bot_level level)
{
    struct temper t = {.drawn = (uint64_t)drawn};
    uint64_t mix = t.drawn;
    uint64_t a = splitmix_next(&mix), b = splitmix_next(&mix), c = splitmix_next(&mix);
    bool strong = level == BOT_STRONG;
    t.phase = (int)(t.drawn % 5);
    t.margin = 110 + (int)(a % (strong ? 30 : 50));
    t.garrison = (strong ? 25 : 60) + (int)(b % (strong ? 25 : 80));
    t.start = (strong ? 90 : 60) + (int)(c % (strong ? 60 : 80));
    order_research(&t, strong);
    return t;
}

/* Levels */

enum { SKILLS_END = 9 };

/* By the level that choose() is asked for: whose play it is, and how many turns out of a hundred it orders at random
 * (R20.4a). */
static const struct skill {
    enum bot_level plays;
    int lapses;
    bool eager;
} SKILL[SKILLS_END] = {
    [BOT_PASSIVE] = {BOT_PASSIVE, 0, false},
    [BOT_RANDOM] = {BOT_RANDOM, 0, false},
    [BOT_GREEDY] = {BOT_GREEDY, 0, false},
    [BOT_STRONG] = {BOT_STRONG, 0, false},
    [4] = {BOT_GREEDY, 80, false},
    [5] = {BOT_GREEDY, 60, false},
    [6] = {BOT_GREEDY, 40, false},
    [7] = {BOT_GREEDY, 20, false},
    [8] = {BOT_STRONG, 0, true},
};

static game_order *written(const struct mind *m)
{
    game_order *order = pool_take(m->c->pool, sizeof *order);
    if (!m->count) return order;
    struct command *command = pool_take_many(m->c->pool, (size_t)m->count, sizeof *command);
    memcpy(command, m->command, (size_t)m->count * sizeof *command);
    order->count = m->count;
    order->command = command;
    return order;
}

static bool may_choose(struct ctx *c, const game_known *known, int level)
{
    const struct space *w = &known->space;
    if (known->viewer >= w->seats || w->reason || !nation_plays(w, known->viewer))
        return fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", known->viewer);
    return (level >= BOT_PASSIVE && level < SKILLS_END) ||
           fail(c, FAULT_UNKNOWN_BOT, "there is no level %d", level);
}

game_order *cosair_choose(struct ctx *c, const game_known *known, int level, struct rng *luck,
                          json_object **memory)
{
    struct mind m; /* large, so mind_begin sets what is used */
    if (!may_choose(c, known, level)) return NULL;
    m.count = 0;
    m.c = c;
    if (level == BOT_PASSIVE) return written(&m);
    mind_begin(&m, c, known, luck);
    const struct skill *skill = &SKILL[level];
    m.eager = skill->eager;
    bool lapses = skill->lapses && rng_percent(luck, skill->lapses);
    enum bot_level plays = lapses ? BOT_RANDOM : skill->plays;
    if (plays == BOT_RANDOM) random_think(&m);
    if (plays == BOT_GREEDY) greedy_think(&m, memory);
    if (plays == BOT_STRONG) strong_think(&m, memory);
    return written(&m);
}
