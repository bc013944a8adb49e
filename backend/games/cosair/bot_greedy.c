/* bot_greedy.c - the standard player: grows first, scouts with agents, and fights one war at a time. It chooses a
 * target that is worth it, gathers fleets next to it, and attacks with somewhat more than necessary. */
#include "games/cosair/bot.h"

enum { LOOK_TURNS = 30, LOOK_FAR = 13, AGENTS_MOST = 8, PLAN_TURNS = 70, REPORT_OLD = 60, WAR_FAR = 18 };

/* The war that is being prepared; target NONE: peace. */
struct plan {
    int target, stage, since; /* fleets gather at the own planet `stage` since that turn */
};

/* Memory */

/* A single number, read every turn and written when the plan changes. */
static struct plan plan_unpack(int64_t packed)
{
    if (packed <= 0) return (struct plan){.target = NONE};
    return (struct plan){(int)(packed % PLANETS), (int)(packed / PLANETS % PLANETS),
                         (int)(packed / PLANETS / PLANETS)};
}

static int64_t plan_pack(const struct plan *p)
{
    if (p->target == NONE) return 0;
    return ((int64_t)p->since * PLANETS + p->stage) * PLANETS + p->target;
}

static void remember(struct mind *m, int64_t drawn, int64_t plan, json_object **memory)
{
    *memory = json_new_object(m->c);
    json_add_int(*memory, "temper", drawn);
    json_add_int(*memory, "plan", plan);
}

/* War */

static int garrison(const struct mind *m, const struct temper *t, int planet)
{
    return (1 + m->turn / 50) * t->garrison / 100 * mind_border(m, planet) / 2;
}

static bool is_armoured(const struct mind *m, int seat)
{
    const struct nation_report *r = &m->known->reports->nation[seat];
    for (int i = 0; i < r->techs; i++)
        if (r->tech[i] == ARMOURED_CRUISER) return true;
    return m->turn > 150;
}

/* What an attack needs, according to the last report on the planet. */
static struct force need(const struct mind *m, const struct temper *t, int planet)
{
    const struct planet_report *r = mind_report(m, planet);
    if (!r) return (struct force){9999, 9};
    int owner = m->w->planet[planet].owner, age = m->turn - r->turn;
    int defence = 3 + (r->buildings >> STARBASE & 1) + is_armoured(m, owner);
    int ships = r->owner == owner ? r->ships + age / 15 : r->ships / 2 + 2;
    int limit = population_limit(r->buildings), pop = r->pop + 12 * (age + 20);
    return (struct force){ships * defence * t->margin / 100 / mind_offence(m) + 1 +
                              (r->mines ? 3 + m->turn / 100 : 0),
                          transports_needed(pop < limit ? pop : limit, r->buildings)};
}

/* The people and buildings to be won, relative to the ships needed and the distance. */
static int worth(const struct planet_report *r, struct force f, int distance)
{
    int won = r->pop / 100 + 8 * __builtin_popcount(r->buildings);
    return won * 100 / (f.cruisers * 50 + f.transports * 50 + 4 * root_of(100 * distance));
}

static struct plan choose_plan(const struct mind *m, const struct temper *t)
{
    struct plan best = {.target = NONE, .since = m->turn};
    int most = -1, free = 3;
    for (int i = 0; i < m->owns; i++) {
        int spare = m->w->planet[m->own[i]].cruisers - garrison(m, t, m->own[i]);
        free += spare > 0 ? spare : 0;
    }
    for (int i = 0; i < m->w->planets; i++) {
        int planet = mind_turned(m, i);
        const struct planet_report *r = mind_report(m, planet);
        if (m->w->planet[planet].owner == m->seat || !r || m->turn - r->turn > REPORT_OLD) continue;
        struct force f = need(m, t, planet);
        if (f.cruisers > free) continue;
        int distance, stage = mind_nearest(m, planet, &distance);
        int value = worth(r, f, distance);
        if (distance > WAR_FAR || value <= most) continue;
        most = value;
        best.target = planet;
        best.stage = stage;
    }
    return best;
}

/* All ships beyond the garrisons fly to the stage. */
static void gather(struct mind *m, const struct temper *t, int stage)
{
    for (int i = 0; i < m->owns; i++) {
        int from = m->own[i];
        const struct planet *p = &m->w->planet[from];
        int cruisers = p->cruisers - m->used[from];
        if (from == stage || (cruisers < 2 && !p->transports)) continue;
        cruisers -= garrison(m, t, from);
        if (cruisers < 0) cruisers = 0;
        if (cruisers > 1 || p->transports) mind_send(m, from, stage, cruisers, p->transports);
    }
}

/* Attack, gather or drop the plan; returns the transports it wants. */
static int pursue(struct mind *m, const struct temper *t, struct plan *plan)
{
    const struct planet *stage = &m->w->planet[plan->stage];
    struct force f = need(m, t, plan->target);
    int free = stage->cruisers - m->used[plan->stage] - garrison(m, t, plan->stage) / 2;
    if (free >= f.cruisers && stage->transports >= f.transports) {
        mind_send(m, plan->stage, plan->target, free, stage->transports);
        plan->target = NONE;
    } else gather(m, t, plan->stage);
    return f.transports;
}

static int wage_war(struct mind *m, const struct temper *t, struct plan *plan)
{
    if (m->turn < t->start) return 0;
    if (plan->target != NONE &&
        (m->w->planet[plan->target].owner == m->seat || m->w->planet[plan->stage].owner != m->seat ||
         m->turn - plan->since > PLAN_TURNS))
        plan->target = NONE;
    if (plan->target == NONE && (m->turn + t->phase) % 5 == 0) *plan = choose_plan(m, t);
    return plan->target == NONE ? 0 : pursue(m, t, plan);
}

/* Agents */

/* The nearest foreign planet that needs a new report, or NONE. */
static int worth_a_look(const struct mind *m)
{
    int best = NONE, least = LOOK_FAR + 1;
    for (int i = 0; i < m->w->planets; i++) {
        int planet = mind_turned(m, i);
        const struct planet_report *r = mind_report(m, planet);
        if (m->w->planet[planet].owner == m->seat || (r && r->turn > m->turn - LOOK_TURNS)) continue;
        int distance;
        mind_nearest(m, planet, &distance);
        if (distance >= least || mind_spied(m, planet)) continue;
        best = planet;
        least = distance;
    }
    return best;
}

/* With nothing to scout, sometimes harm a random foreign planet. */
static void make_trouble(struct mind *m, const struct agent *a)
{
    static const enum mission TROUBLE[] = {SABOTAGE, UNREST, HIJACK, NATION_INFO};
    int to = mind_draw(m, m->w->planets);
    if (m->w->planet[to].owner != m->seat && rng_percent(m->luck, 30))
        mind_spy(m, a, to, TROUBLE[mind_draw(m, 4)]);
}

/* Half of the agents stay at home as guards. */
static void send_agents(struct mind *m, const struct temper *t)
{
    int home = 0, most = 1 + m->owns * 2 / 3;
    if (!m->n->recruit_done && m->n->recruited < AGENTS && m->n->agents < most && m->n->agents < AGENTS_MOST)
        mind_add(m, RECRUIT_AGENT);
    if (m->turn <= 20 || (m->turn + t->phase) % 3) return;
    for (int i = 0; i < m->n->agents; i++) home += m->n->agent[i].state == AT_HOME;
    for (int i = 0; i < m->n->agents && home > 1 && home > m->n->agents / 2; i++) {
        const struct agent *a = &m->n->agent[i];
        if (a->state != AT_HOME) continue;
        int planet = worth_a_look(m);
        if (planet == NONE) {
            make_trouble(m, a);
            return;
        }
        mind_spy(m, a, planet, PLANET_INFO);
        home--;
    }
}

/* Choosing orders */

void greedy_think(struct mind *m, json_object **memory)
{
    int64_t drawn = 0, packed = 0;
    bool known = memory && *memory && json_may_int(m->c, *memory, "temper", 0, INT64_MAX, &drawn) &&
                 json_may_int(m->c, *memory, "plan", 0, INT64_MAX, &packed);
    if (!known) drawn = temper_draw(m->luck);
    struct temper t = temper_of(drawn, BOT_GREEDY);
    struct plan plan = plan_unpack(packed);
    economy_research(m, &t);
    economy_tax(m, &t, true);
    economy_colonise(m);
    send_agents(m, &t);
    struct wants wants = {.transports = wage_war(m, &t, &plan),
                          .ship_gold = (int)m->ledger.tax_gold * 35 / 100,
                          .freighter_turns = 15};
    economy_lists(m, &wants);
    if (memory && (!known || plan_pack(&plan) != packed)) remember(m, drawn, plan_pack(&plan), memory);
}
