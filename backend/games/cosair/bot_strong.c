/* bot_strong.c - the strong player: garrisons in proportion to danger, and several wars at once, each with ships from
 * the planets around its stage. It attacks with somewhat more than the latest reports (bot_lore.c) call for. */
#include "games/cosair/bot.h"
#include <string.h>

enum {
    PLAN_TURNS = 45, /* after that, another target can be better */
    WAR_FAR = 25,    /* squared distances: from the stage to the target, */
    GATHER_FAR = 18, /* to the planets that send ships there, */
    NEAR = 3,        /* to those whose ships make a plan worth having */
    LOOK_FAR = 18,
    AGENTS_MOST = 8
};

struct war {
    struct mind *m;
    struct temper temper;
    struct lore *lore;
    int plans, wanted;     /* transports that the plans want */
    int cruisers, average; /* stationed; for each planet */
    int weight[PLANETS], garrison[PLANETS];
    int spare[PLANETS], transports[PLANETS]; /* that can leave own planets */
    int flying[PLANETS];                     /* own cruisers on the way to a planet */
};

/* Known facts */

static void count_ships(struct war *war)
{
    struct mind *m = war->m;
    memset(war->flying, 0, m->w->planets * sizeof *war->flying);
    for (int i = 0; i < m->w->fleets; i++)
        if (m->w->fleet[i].seat == m->seat) war->flying[m->w->fleet[i].to] += m->w->fleet[i].cruisers;
    war->cruisers = 0;
    for (int i = 0; i < m->owns; i++) war->cruisers += m->w->planet[m->own[i]].cruisers - m->used[m->own[i]];
    war->average = m->owns < war->cruisers ? war->cruisers / m->owns : 1;
}

/* A share of all cruisers, by the length of the border and the square of the population. */
static void post_garrisons(struct war *war)
{
    struct mind *m = war->m;
    int sum = 0, share = 75 - m->turn / 4, least = war->cruisers > m->owns;
    if (share < war->temper.garrison) share = war->temper.garrison;
    for (int i = 0; i < m->owns; i++) {
        int id = m->own[i], millions = m->w->planet[id].pop / MILLION;
        war->weight[id] = mind_border(m, id) * millions * millions;
        sum += war->weight[id];
    }
    for (int i = 0; i < m->owns; i++) {
        int id = m->own[i], keep = sum ? war->cruisers * share / 100 * war->weight[id] / sum : 0;
        war->garrison[id] = keep > least ? keep : least;
        war->spare[id] = m->w->planet[id].cruisers - m->used[id] - war->garrison[id];
        if (war->spare[id] < 0) war->spare[id] = 0;
        war->transports[id] = m->w->planet[id].transports;
    }
}

/* Plans */

static int *stage_of(struct war *war, int planet) { return &war->lore->of[LORE_STAGE][planet]; }

static bool is_stage(struct war *war, int planet)
{
    for (int target = 0; target < war->m->w->planets; target++)
        if (*stage_of(war, target) == planet + 1) return true;
    return false;
}

static void drop_plans(struct war *war)
{
    struct mind *m = war->m;
    war->plans = 0;
    for (int target = 0; target < m->w->planets; target++) {
        int *stage = stage_of(war, target);
        if (!*stage) continue;
        if (m->w->planet[target].owner == m->seat || m->w->planet[*stage - 1].owner != m->seat ||
            m->turn - war->lore->of[LORE_SINCE][target] > PLAN_TURNS)
            *stage = 0;
        war->plans += *stage > 0;
    }
}

/* The cruisers around a stage that can leave. */
static int spare_near(const struct war *war, int stage)
{
    const struct mind *m = war->m;
    int sum = 0;
    for (int i = 0; i < m->owns; i++)
        if (planet_distance(m->w, m->own[i], stage) <= NEAR) sum += war->spare[m->own[i]];
    return sum;
}

/* The expected value of a war on that planet relative to its cost; 0: out of reach. */
static int promise(struct war *war, int planet, int *ret_stage)
{
    struct mind *m = war->m;
    int distance, stage = mind_nearest(m, planet, &distance);
    if (distance > WAR_FAR) return 0;
    struct force f = lore_force(war->lore, m, planet, war->average, war->temper.margin);
    if (f.cruisers > spare_near(war, stage)) return 0;
    *ret_stage = stage;
    int turn = war->lore->of[LORE_TURN][planet];
    int trust = turn && m->turn - turn < 60 ? 10 : 7;
    return trust * 10000 / (f.cruisers + f.transports + 3 * root_of(4 * distance));
}

static void make_plan(struct war *war)
{
    struct mind *m = war->m;
    int most = 0, best = NONE, best_stage = NONE, stage = NONE;
    if (war->plans >= 1 + m->owns / 3 || (m->turn + war->temper.phase) % 3) return;
    for (int i = 0; i < m->w->planets; i++) {
        int planet = mind_turned(m, i);
        if (m->w->planet[planet].owner == m->seat || *stage_of(war, planet) || war->flying[planet]) continue;
        int value = promise(war, planet, &stage);
        if (value <= most) continue;
        most = value;
        best = planet;
        best_stage = stage;
    }
    if (best == NONE) return;
    *stage_of(war, best) = best_stage + 1;
    war->lore->of[LORE_SINCE][best] = m->turn;
    war->plans++;
}

/* Agents */

static const struct agent *best_agent(const struct mind *m)
{
    const struct agent *best = NULL;
    for (const struct agent *a = m->n->agent; a < m->n->agent + m->n->agents; a++)
        if (a->state == AT_HOME && !mind_ordered(m, a) && (!best || a->rank > best->rank)) best = a;
    return best;
}

static void look(struct war *war, int planet)
{
    const struct agent *a = best_agent(war->m);
    if (!a) return;
    mind_spy(war->m, a, planet, PLANET_INFO);
    war->lore->of[LORE_SPIED][planet] = war->m->turn;
}

/* Order a new report before ships leave if the last one is old. */
static void look_again(struct war *war, int target)
{
    const struct lore *lore = war->lore;
    int turn = war->m->turn;
    if ((lore->of[LORE_TURN][target] && turn - lore->of[LORE_TURN][target] <= 30) ||
        (lore->of[LORE_SPIED][target] && turn - lore->of[LORE_SPIED][target] <= 25))
        return;
    look(war, target);
}

static bool waits_for_news(const struct war *war, int target)
{
    int spied = war->lore->of[LORE_SPIED][target];
    return spied && war->m->turn - spied <= 12 && war->lore->of[LORE_TURN][target] <= spied;
}

/* With spare agents, scout the neighbours before there is a plan. */
static void look_about(struct war *war)
{
    const struct mind *m = war->m;
    int best = NONE, least = LOOK_FAR + 1, home = 0;
    for (int i = 0; i < m->n->agents; i++)
        home += m->n->agent[i].state == AT_HOME && !mind_ordered(m, &m->n->agent[i]);
    if (home <= 2 || m->turn <= 20 || (m->turn + war->temper.phase) % 4) return;
    for (int i = 0; i < m->w->planets; i++) {
        int planet = mind_turned(m, i);
        int spied = war->lore->of[LORE_SPIED][planet];
        if (m->w->planet[planet].owner == m->seat || (spied && m->turn - spied < 40)) continue;
        int distance;
        mind_nearest(m, planet, &distance);
        if (distance < least) best = planet, least = distance;
    }
    if (best != NONE) look(war, best);
}

static void recruit(struct mind *m)
{
    int most = 1 + m->owns;
    if (m->n->recruit_done || m->n->recruited == AGENTS || m->turn <= 15 * m->n->recruited) return;
    if (m->n->agents < most && m->n->agents < AGENTS_MOST) mind_add(m, RECRUIT_AGENT);
}

/* Orders */

static void gather(struct war *war, int stage)
{
    struct mind *m = war->m;
    for (int i = 0; i < m->owns; i++) {
        int id = m->own[i];
        if (id == stage || planet_distance(m->w, id, stage) > GATHER_FAR || is_stage(war, id)) continue;
        if (war->spare[id] < 3 && !war->transports[id]) continue;
        mind_send(m, id, stage, war->spare[id], war->transports[id]);
        war->flying[stage] += war->spare[id];
        war->spare[id] = war->transports[id] = 0;
    }
}

static void pursue(struct war *war, int target)
{
    struct mind *m = war->m;
    int stage = *stage_of(war, target) - 1;
    struct force f = lore_force(war->lore, m, target, war->average, war->temper.margin);
    int full = f.cruisers * 13 / 10 + 1;
    int free = war->spare[stage] + (war->spare[stage] ? war->garrison[stage] / 2 : 0);
    war->wanted += f.transports;
    look_again(war, target);
    if (free >= f.cruisers && war->transports[stage] >= f.transports && !waits_for_news(war, target)) {
        if (free > full) free = full;
        mind_send(m, stage, target, free, f.transports);
        war->spare[stage] = war->spare[stage] > free ? war->spare[stage] - free : 0;
        war->transports[stage] -= f.transports;
        *stage_of(war, target) = 0;
    } else if (war->flying[stage] + war->spare[stage] < full || war->transports[stage] < f.transports)
        gather(war, stage);
}

static void wage_wars(struct war *war)
{
    struct mind *m = war->m;
    if (m->turn < war->temper.start || !m->holding.foreign) return;
    count_ships(war);
    post_garrisons(war);
    drop_plans(war);
    make_plan(war);
    for (int target = 0; target < m->w->planets; target++)
        if (*stage_of(war, target)) pursue(war, target);
}

/* Choosing orders */

/* With spare gold, planets work overtime, because ships now are worth more than interest. */
static void rush(struct mind *m)
{
    for (int i = 0; i < m->owns; i++) {
        const struct planet *p = &m->w->planet[m->own[i]];
        bool on = m->gold > (m->eager ? 0 : 300) && p->pop >= 2 * MILLION;
        if (on == p->rush) continue;
        struct command *order = mind_add(m, SET_RUSH);
        order->planet = m->own[i];
        order->value = on;
    }
}

void strong_think(struct mind *m, json_object **memory)
{
    struct lore lore = lore_read(m, memory ? *memory : NULL);
    struct war war = {.m = m, .lore = &lore, .temper = temper_of(lore.temper, BOT_STRONG)};
    if (m->eager) war.temper.start = 0;
    lore_learn(&lore, m);
    economy_research(m, &war.temper);
    economy_tax(m, &war.temper, false);
    economy_colonise(m);
    recruit(m);
    wage_wars(&war);
    look_about(&war);
    const struct ledger *l = &m->ledger;
    int left = (int)l->tax_gold - l->buildings - l->agents;
    int ship_gold = left > 0 ? left * (m->n->techs == TECHS ? 85 : 35) / 100 : 0;
    struct wants wants = {.transports = war.wanted ? war.wanted + 1 : 0,
                          .reserve = 6 + m->turn / 60,
                          .ship_gold = ship_gold,
                          .freighter_turns = 60,
                          .settled_borders = true};
    rush(m);
    economy_lists(m, &wants);
    if (memory) *memory = lore_write(m->c, &lore, m->w->planets);
}
