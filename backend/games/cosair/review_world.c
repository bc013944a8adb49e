/* review_world.c - see review.h. Potentials and numbers of planets are public (R15.1), the latest reports say more; the
 * rest is drawn. */
#include "games/cosair/review.h"
#include <string.h>

enum {
    REPORT_OLD = 80,
    ATTACK_FROM = 40,    /* turn of the first attacks */
    ATTACK_PERCENT = 20, /* of planets within reach of others */
    SHIPS_MOST = 1000000
};

static int share(struct rng *dice, int n, int least, int most)
{
    int64_t range = most - least + 1;
    return n * (least + (int)rng_below(dice, (uint64_t)range)) / 100;
}

/* The nation's own cruisers for each of its planets. */
static int own_average(const struct space *w, int seat)
{
    int cruisers = 0, planets = 0;
    for (int i = 0; i < w->planets; i++)
        if (w->planet[i].owner == seat) cruisers += w->planet[i].cruisers, planets++;
    for (int i = 0; i < w->fleets; i++)
        if (w->fleet[i].seat == seat) cruisers += w->fleet[i].cruisers;
    return planets && cruisers > planets ? cruisers / planets : 1;
}

static void guess_nation(const game_known *known, int seat, struct nation *n)
{
    const struct nation_report *r = &known->reports->nation[seat];
    bool late = known->space.turn > 150;
    n->tax = 50;
    n->next_fleet = n->next_expedition = 1;
    if (late) n->knows = 1u << ARMOURED_CRUISER | 1u << ASSAULT_CRUISER;
    for (int i = 0; i < r->techs; i++) n->knows |= (uint16_t)(1u << r->tech[i]);
    n->techs = (uint8_t)__builtin_popcount(n->knows);
}

/* A potential comes from about seven points for each million. */
static int typical_people(const game_known *known, int seat)
{
    int planets = known->planets[seat] ? known->planets[seat] : 1;
    int people = known->potential[seat] * MILLION / 7 / planets;
    return people < MILLION ? MILLION : people > 5 * MILLION ? 5 * MILLION : people;
}

static void guess_planet(const game_known *known, int planet, int average, struct rng *dice, struct planet *p)
{
    const struct planet_report *r = &known->reports->planet[planet];
    int own = known->potential[known->viewer], age = known->space.turn - r->turn;
    int64_t typical = (int64_t)average * (own ? known->potential[p->owner] : 1) *
                      (known->planets[known->viewer] ? known->planets[known->viewer] : 1) / (own ? own : 1) /
                      (known->planets[p->owner] ? known->planets[p->owner] : 1);
    int ships = share(dice, typical < SHIPS_MOST ? (int)typical + 1 : SHIPS_MOST, 60, 160),
        mines = known->space.turn > 200 ? 2 : 0;
    p->pop = typical_people(known, p->owner);
    if (r->turn && age < REPORT_OLD && r->owner == p->owner) {
        int limit = population_limit(r->buildings), pop = r->pop + 12 * age;
        ships = (r->ships * (REPORT_OLD - age) + ships * age) / REPORT_OLD;
        p->pop = pop < limit ? pop : limit;
        p->buildings = r->buildings;
        mines = r->mines ? 2 : 0;
    }
    p->cruisers = ships;
    p->mines = mines;
    p->items = 1;
    p->item[0] = CRUISER;
    p->repeat = true;
}

/* The foreign planet with most cruisers that is near. */
static int nearby_foe(const struct space *w, int seat, int planet)
{
    int best = NONE;
    for (int i = 0; i < w->planets; i++) {
        if (!nation_plays(w, w->planet[i].owner) || w->planet[i].owner == seat ||
            planet_distance(w, i, planet) > DANGER_FAR)
            continue;
        if (best == NONE || w->planet[i].cruisers > w->planet[best].cruisers) best = i;
    }
    return best;
}

/* Attacks under way or about to start, wherever there are foreign planets near: the nation sees none of them (R15.4).
 * They have arrived before the world ends, with the transports that the planet takes now and one more. */
static void guess_attacks(struct space *w, int seat, struct rng *dice)
{
    if (w->turn < ATTACK_FROM) return;
    for (int planet = 0; planet < w->planets; planet++) {
        if (w->planet[planet].owner != seat || !rng_percent(dice, ATTACK_PERCENT)) continue;
        int from = nearby_foe(w, seat, planet);
        if (from == NONE || !w->planet[from].cruisers) continue;
        int cruisers = share(dice, w->planet[from].cruisers, 40, 100), foe = w->planet[from].owner;
        int turns = 1 + (int)rng_below(dice, (uint64_t)flight_turns(w, foe, from, planet));
        w->planet[from].cruisers -= cruisers;
        w->fleet[w->fleets++] = (struct fleet){
            .id = w->nation[foe].next_fleet++,
            .seat = (uint8_t)foe,
            .from = (uint8_t)from,
            .to = (uint8_t)planet,
            .cruisers = cruisers,
            .transports = transports_needed(w->planet[planet].pop, w->planet[planet].buildings) + 1,
            .arrives = w->turn + turns};
    }
}

void review_guess(struct ctx *c, const game_known *known, int number, struct space *ret)
{
    int seat = known->viewer;
    struct rng dice = rng_seeded(((uint64_t)known->space.turn * NATIONS + (uint64_t)seat) * WORLDS_MOST +
                                 (uint64_t)number);
    space_copy(c->pool, ret, &known->space, PLANETS);
    int average = own_average(ret, seat);
    for (int other = 0; other < ret->seats; other++)
        if (other != seat) guess_nation(known, other, &ret->nation[other]);
    for (int planet = 0; planet < ret->planets; planet++)
        if (ret->planet[planet].owner != seat)
            guess_planet(known, planet, average, &dice, &ret->planet[planet]);
    guess_attacks(ret, seat, &dice);
    ret->rng = dice;
}
