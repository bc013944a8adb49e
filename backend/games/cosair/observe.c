/* observe.c - what a nation knows as numbers (games/items.h). */
#include "games/cosair/draft.h"

const struct observed COSAIR_OBSERVED[] = {
    {"nation",
     "one row for each seat; from `gold` on known of the observer alone",
     {{"you", "1: the observer"},
      {"alive", "1: not exterminated"},
      {"resigned", "1: it left"},
      {"planets", "planets owned"},
      {"potential", "the score"},
      {"gold", "gold in the treasury"},
      {"research_points", "research points in the pot"},
      {"tax", "percent"},
      {"research", "the technology being researched, -1: none"},
      {"techs", "technologies known, a bit each"},
      {"freighters", "freighters"},
      {"recruiting", "turns until the agent that is being recruited arrives, 0: none"},
      {"colonies_started", "colonisations started"},
      {"expeditions", "expeditions under way"},
      {"report_turn",
       "when one's agents last reported on the nation, 0: never; the report is in the columns after this"},
      {"report_gold", "gold"},
      {"report_techs", "technologies, how many"},
      {"report_freighters", "active freighters"},
      {"report_ranks", "sum of the ranks of its agents"},
      {NULL, NULL}}},
    {"game",
     "one row",
     {{"turn", "the turn being ordered"}, {"max_turns", "the last turn, 0: no limit"}, {NULL, NULL}}},
    {"planet",
     "one row for each square of the map: planet 0 first, rows beyond the last planet are 0 with owner -1. "
     "From `pop` on "
     "known of one's own planets alone, up to the fleets under way",
     {{"x", "column of the map"},
      {"y", "row of the map"},
      {"owner", "a seat"},
      {"pop", "thousands of people"},
      {"stock", "production points kept"},
      {"cruisers", "stationed cruisers"},
      {"transports", "stationed transports"},
      {"colony_ships", "colony ships"},
      {"mines", "mines"},
      {"buildings", "barracks, biosphere, factory, medicenter, starbase: a bit each"},
      {"list", "items on the list"},
      {"first", "the first of them, -1: none"},
      {"repeat", "1: the list repeats"},
      {"rush", "1: production is rushed"},
      {"unrest", "1: unrest"},
      {"jam", "1: production is jammed"},
      {"coming_cruisers", "own cruisers that fly here"},
      {"coming_transports", "own transports that fly here"},
      {"coming_turns", "turns until the first of them arrives, 0: none"},
      {"report_turn",
       "when one's agents last reported on the planet, 0: never; the report is in the columns after this"},
      {"report_pop", "thousands of people"},
      {"report_ships", "ships"},
      {"report_owner", "its owner"},
      {"report_buildings", "buildings, a bit each"},
      {"report_mines", "1: there are mines"},
      {NULL, NULL}}},
    {"agent",
     "one row for each of the observer's agents, in the order of recruitment; the others 0",
     {{"rank", "1 to 5; 0: there is no such agent"},
      {"name", "its number in the list of names"},
      {"state", "0 at home, 1 on a mission, 2 on the way back"},
      {"at", "the last own planet"},
      {"to", "where it flies, -1: nowhere"},
      {"mission", "its mission, -1: none"},
      {"turns", "turns until it arrives, 0 at home"},
      {NULL, NULL}}},
    {NULL, NULL, {{NULL, NULL}}},
};

void cosair_observed_rows(const struct variant *variant, json_object *options, int seats,
                          int ret_rows[OBSERVED_MAX])
{
    (void)variant, (void)options;
    ret_rows[0] = seats;
    ret_rows[1] = 1;
    ret_rows[2] = SIDE[seats] * SIDE[seats];
    ret_rows[3] = AGENTS;
}

static int32_t limited(int64_t n)
{
    return n > INT32_MAX ? INT32_MAX : n < INT32_MIN ? INT32_MIN : (int32_t)n;
}

/* Turns until that value of the clock. */
static int until(const game_draft *draft, int turn)
{
    return turn > draft->space.turn ? turn - draft->space.turn : 0;
}

static int32_t *observe_nation(const game_draft *draft, int seat, int32_t *at)
{
    const struct nation *n = &draft->space.nation[seat];
    const struct reports *reports = draft->known->reports;
    const struct nation_report *r = reports ? &reports->nation[seat] : &(const struct nation_report){0};
    const int32_t row[] = {seat == draft->seat,
                           n->alive,
                           n->resigned,
                           draft->known->planets[seat],
                           draft->known->potential[seat],
                           limited(n->gold),
                           limited(n->rp),
                           n->tax,
                           n->research,
                           n->knows,
                           n->freighters,
                           until(draft, n->recruit_done),
                           n->started,
                           n->expeditions,
                           r->turn,
                           limited(r->gold),
                           r->techs,
                           r->active_freighters,
                           r->agent_ranks};
    memcpy(at, row, sizeof row);
    return at + sizeof row / sizeof *row;
}

enum { PLANET_OWNER = 2, PLANET_COMING = 16, PLANET_WIDTH = 25, AGENT_WIDTH = 7 };

static void observe_planet(const game_draft *draft, int i, int32_t *at)
{
    const struct planet *p = &draft->space.planet[i];
    const struct reports *reports = draft->known->reports;
    const struct planet_report *r = reports ? &reports->planet[i] : &(const struct planet_report){0};
    const int32_t row[PLANET_WIDTH] = {p->x,
                                       p->y,
                                       p->owner,
                                       p->pop,
                                       p->stock,
                                       p->cruisers,
                                       p->transports,
                                       p->colony_ships,
                                       p->mines,
                                       p->buildings,
                                       p->items,
                                       p->items ? p->item[0] : NONE,
                                       p->repeat,
                                       p->rush,
                                       p->unrest,
                                       p->jam,
                                       0,
                                       0,
                                       0,
                                       r->turn,
                                       r->pop,
                                       r->ships,
                                       r->owner,
                                       r->buildings,
                                       r->mines};
    memcpy(at, row, sizeof row);
}

static void observe_fleets(const game_draft *draft, int32_t *planets)
{
    for (int i = 0; i < draft->space.fleets; i++) {
        const struct fleet *f = &draft->space.fleet[i];
        int32_t *coming = planets + f->to * PLANET_WIDTH + PLANET_COMING, turns = until(draft, f->arrives);
        if (f->seat != draft->seat) continue;
        coming[0] += f->cruisers;
        coming[1] += f->transports;
        if (!coming[2] || turns < coming[2]) coming[2] = turns;
    }
}

static void observe_agents(const game_draft *draft, int32_t *at)
{
    memset(at, 0, AGENTS * AGENT_WIDTH * sizeof *at);
    for (int i = 0; draft->seat != NONE && i < draft->space.nation[draft->seat].agents; i++) {
        const struct agent *a = &draft->space.nation[draft->seat].agent[i];
        *at++ = a->rank;
        *at++ = a->name;
        *at++ = a->state;
        *at++ = a->at;
        *at++ = a->to;
        *at++ = a->mission;
        *at++ = until(draft, a->arrives);
    }
}

void cosair_observe(const game_draft *draft, int32_t *at)
{
    const struct space *w = &draft->space;
    int squares = w->side * w->side;
    for (int seat = 0; seat < w->seats; seat++) at = observe_nation(draft, seat, at);
    *at++ = w->turn;
    *at++ = w->limits.max_turns;
    for (int i = 0; i < w->planets; i++) observe_planet(draft, i, at + i * PLANET_WIDTH);
    int32_t *rest = at + w->planets * PLANET_WIDTH, *end = at + squares * PLANET_WIDTH;
    memset(rest, 0, (size_t)(end - rest) * sizeof *rest);
    for (; rest < end; rest += PLANET_WIDTH) rest[PLANET_OWNER] = NONE;
    observe_fleets(draft, at);
    observe_agents(draft, end);
}
