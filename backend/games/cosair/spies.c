/* spies.c - agents: recruits, missions and journeys home (R10), which is steps 6 and 9 of a turn. */
#include "games/cosair/state.h"
#include <string.h>

void spies_recruit(struct space *w, struct chronicle *log)
{
    for (int seat = 0; seat < w->seats; seat++) {
        struct nation *n = &w->nation[seat];
        if (!n->alive || !n->recruit_done || n->recruit_done > w->turn) continue;
        int home = nation_capital(w, seat);
        n->recruit_done = 0;
        n->agent[n->agents++] = (struct agent){.name = (uint8_t)(n->recruited - 1),
                                               .rank = 1,
                                               .state = AT_HOME,
                                               .at = (uint8_t)home,
                                               .to = NONE,
                                               .mission = NONE};
        chronicle_add(log, (struct happening){.kind = HAPPENED_RECRUITED,
                                              .seat = (int8_t)seat,
                                              .planet = (int8_t)home,
                                              .agent = (int8_t)(n->recruited - 1)});
    }
}

void spy_fly_home(struct space *w, int seat, struct agent *a, int from)
{
    int home = nearest_own(w, seat, from);
    a->mission = NONE;
    a->state = ON_WAY_BACK;
    a->to = (int8_t)(home == NONE ? a->at : home);
    a->arrives = w->turn + (home == NONE ? 1 : flight_turns(w, seat, from, home));
}

/* Results of a report (R10.5) */

static void look_at_planet(const struct space *w, int planet, struct reports *reports)
{
    const struct planet *p = &w->planet[planet];
    reports->planet[planet] = (struct planet_report){.turn = w->turn,
                                                     .owner = p->owner,
                                                     .pop = p->pop,
                                                     .buildings = p->buildings,
                                                     .ships = p->cruisers + p->transports,
                                                     .mines = p->mines > 0,
                                                     .unrest = p->unrest,
                                                     .jam = p->jam};
}

static void look_at_nation(const struct space *w, int seat, struct reports *reports)
{
    const struct nation *n = &w->nation[seat];
    struct holding h = nation_holding(w, seat);
    struct nation_report *r = &reports->nation[seat];
    *r = (struct nation_report){
        .turn = w->turn,
        .gold = n->gold,
        .techs = n->techs,
        .active_freighters = n->freighters < h.foreign ? n->freighters : h.foreign,
    };
    memcpy(r->tech, n->tech, n->techs);
    for (int i = 0; i < n->agents; i++) r->agent_ranks += n->agent[i].rank;
}

static void succeed(struct space *w, int seat, const struct agent *a, struct reports *reports)
{
    struct planet *p = &w->planet[a->to];
    struct nation *own = &w->nation[seat], *target = &w->nation[p->owner];
    switch (a->mission) {
    case PLANET_INFO:
        if (reports) look_at_planet(w, a->to, &reports[seat]);
        break;
    case NATION_INFO:
        if (reports) look_at_nation(w, p->owner, &reports[seat]);
        break;
    case SABOTAGE: p->jam = true; break;
    case UNREST: p->unrest = true; break;
    default:
        if (!target->freighters) break;
        target->freighters--;
        own->freighters++;
    }
}

/* Missions */

static int mission_risk(const struct space *w, int target, const struct agent *a)
{
    int planets = 0;
    for (int planet = 0; planet < w->planets; planet++) planets += w->planet[planet].owner == target;
    return fail_percent(MISSION[a->mission].risk, nation_strength(w, target), a->rank, planets);
}

/* R10.8: an agent of the target that is at home can be promoted for the discovery. */
static void reward_guard(struct space *w, int target)
{
    struct nation *n = &w->nation[target];
    struct agent *guard[AGENTS];
    size_t guards = 0;
    for (int i = 0; i < n->agents; i++)
        if (n->agent[i].state == AT_HOME) guard[guards++] = &n->agent[i];
    if (!guards) return;
    struct agent *a = guard[rng_below(&w->rng, guards)];
    if (a->rank < RANK_MAX && rng_percent(&w->rng, 50 / a->rank)) a->rank++;
}

/* Carry out the mission; false: the agent was caught. */
static bool act(struct space *w, int seat, struct agent *a, struct reports *reports, struct chronicle *log)
{
    int target = w->planet[a->to].owner, risk = MISSION[a->mission].risk;
    struct happening h = {.kind = HAPPENED_MISSION,
                          .seat = (int8_t)seat,
                          .other = (int8_t)target,
                          .planet = a->to,
                          .what = a->mission,
                          .agent = (int8_t)a->name,
                          .n = {MISSION_DONE}};
    if (rng_percent(&w->rng, mission_risk(w, target, a))) {
        h.n[0] = rng_percent(&w->rng, 20 * a->rank) ? MISSION_FLED : MISSION_CAUGHT;
        reward_guard(w, target);
    } else {
        succeed(w, seat, a, reports);
        if (a->rank < RANK_MAX && rng_percent(&w->rng, risk / a->rank)) a->rank++;
    }
    chronicle_add(log, h);
    if (h.n[0] == MISSION_CAUGHT) return false;
    spy_fly_home(w, seat, a, a->to);
    return true;
}

/* The agent has reached its destination; false: it was caught. */
static bool arrive(struct space *w, int seat, struct agent *a, struct reports *reports, struct chronicle *log)
{
    if (w->planet[a->to].owner == seat) {
        chronicle_add(log, (struct happening){.kind = HAPPENED_AGENT_BACK,
                                              .seat = (int8_t)seat,
                                              .planet = a->to,
                                              .agent = (int8_t)a->name});
        a->state = AT_HOME;
        a->at = (uint8_t)a->to;
        a->to = a->mission = NONE;
        a->arrives = 0;
        return true;
    }
    if (a->state == ON_MISSION) return act(w, seat, a, reports, log);
    spy_fly_home(w, seat, a, a->to);
    return true;
}

void spies_arrive(struct space *w, struct reports *reports, struct chronicle *log)
{
    for (int i = 0; i < w->seats; i++) {
        int seat = (w->turn + i) % w->seats, kept = 0;
        struct nation *n = &w->nation[seat];
        for (int k = 0; k < n->agents; k++) {
            struct agent *a = &n->agent[k];
            if (a->state != AT_HOME && a->arrives <= w->turn && !arrive(w, seat, a, reports, log)) continue;
            if (kept != k) n->agent[kept] = *a;
            kept++;
        }
        n->agents = (uint8_t)kept;
    }
}
