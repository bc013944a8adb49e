/* war.c - fleets that arrive: landings, mines, battles and conquests (R9), which is step 8 of a turn. */
#include "games/cosair/state.h"
#include <string.h>

struct landing {
    int cruisers, transports;
};
/* The fleets that arrive at each planet. A row is blank until the planet's `seats` says that it was begun. */
struct arrivals {
    uint16_t seats[PLANETS];
    struct landing landing[PLANETS][NATIONS];
};

/* R9.8: surviving cruisers of a failed attack fly to the nearest own planet; without any they are lost. */
static void fly_back(struct space *w, int seat, int planet, int cruisers)
{
    int home = nearest_own(w, seat, planet);
    if (!cruisers || home == NONE) return;
    w->fleet[w->fleets++] = (struct fleet){.id = w->nation[seat].next_fleet++,
                                           .seat = (uint8_t)seat,
                                           .from = (uint8_t)planet,
                                           .to = (uint8_t)home,
                                           .cruisers = cruisers,
                                           .arrives = w->turn + flight_turns(w, seat, planet, home)};
}

/* R9.9 */
static void conquer(struct space *w, int seat, int planet, struct landing left)
{
    struct planet *p = &w->planet[planet];
    int loser = p->owner;
    p->owner = (uint8_t)seat;
    p->cruisers = left.cruisers;
    p->transports = left.transports;
    p->colony_ships = p->stock = p->items = 0;
    p->repeat = p->rush = false;
    p->unrest = p->jam = true;
    struct nation *n = &w->nation[loser];
    for (int i = 0; i < n->agents; i++)
        if (n->agent[i].state == AT_HOME && n->agent[i].at == planet)
            spy_fly_home(w, loser, &n->agent[i], planet);
}

/* R9.4 to R9.6; *ret is what is left on both sides. */
static void fight_in_space(struct space *w, struct battle *ret)
{
    struct planet *p = &w->planet[ret->planet];
    ret->mines = p->mines < ret->att_cruisers ? p->mines : ret->att_cruisers;
    for (int i = 0; i < ret->mines; i++) ret->mine_hits += rng_percent(&w->rng, 60);
    p->mines -= ret->mines;
    struct clash clash = space_battle(
        ret->att_cruisers - ret->mine_hits, 2 + nation_knows(w, ret->attacker, ASSAULT_CRUISER),
        ret->def_cruisers, 3 + nation_knows(w, ret->defender, ARMOURED_CRUISER) + planet_has(p, STARBASE));
    ret->won = clash.won;
    ret->att_left = clash.attackers;
    ret->def_left = clash.defenders;
}

static void battle(struct space *w, int seat, int planet, struct landing attack, struct chronicle *log)
{
    struct planet *p = &w->planet[planet];
    struct battle b = {.planet = (int8_t)planet,
                       .attacker = (int8_t)seat,
                       .defender = (int8_t)p->owner,
                       .att_cruisers = attack.cruisers,
                       .att_transports = attack.transports,
                       .def_cruisers = p->cruisers};
    fight_in_space(w, &b);
    p->cruisers = b.def_left;
    if (b.won) {
        p->transports = 0;
        b.landed = attack.transports > 0;
        b.need = b.landed ? transports_needed(p->pop, p->buildings) : 0;
        b.conquered = b.landed && attack.transports >= b.need;
    }
    if (b.conquered) conquer(w, seat, planet, (struct landing){b.att_left, attack.transports - b.need});
    else fly_back(w, seat, planet, b.att_left);
    if (!log || log->battles >= log->battle_room) return;
    chronicle_add(log, (struct happening){.kind = HAPPENED_BATTLE,
                                          .seat = b.attacker,
                                          .other = b.defender,
                                          .planet = b.planet,
                                          .n = {log->battles}});
    log->battle[log->battles++] = b;
}

/* Take what arrives out of the list of flights; the others keep their order. */
static bool collect(struct space *w, struct arrivals *a)
{
    int kept = 0, fleets = w->fleets;
    memset(a->seats, 0, w->planets * sizeof *a->seats);
    for (int i = 0; i < fleets; i++) {
        const struct fleet *f = &w->fleet[i];
        if (f->arrives > w->turn) {
            if (kept != i) w->fleet[kept] = *f;
            kept++;
            continue;
        }
        struct landing *landing = &a->landing[f->to][f->seat];
        if (!(a->seats[f->to] >> f->seat & 1)) *landing = (struct landing){0};
        a->seats[f->to] |= (uint16_t)(1u << f->seat);
        landing->cruisers += f->cruisers;
        landing->transports += f->transports;
    }
    w->fleets = kept;
    return kept < fleets;
}

/* R9.3: the owner lands first, then the attackers in an order drawn at random. */
static void arrive(struct space *w, int planet, unsigned seats, const struct landing landing[NATIONS],
                   struct chronicle *log)
{
    struct planet *p = &w->planet[planet];
    uint8_t attacker[NATIONS];
    size_t attackers = 0;
    for (int seat = 0; seat < w->seats; seat++)
        if (seats >> seat & 1 && seat != p->owner) attacker[attackers++] = (uint8_t)seat;
    if (seats >> p->owner & 1) {
        const struct landing *own = &landing[p->owner];
        p->cruisers += own->cruisers;
        p->transports += own->transports;
        if (log)
            chronicle_add(log, (struct happening){.kind = HAPPENED_LANDED,
                                                  .seat = (int8_t)p->owner,
                                                  .planet = (int8_t)planet,
                                                  .n = {own->cruisers, own->transports}});
    }
    if (attackers > 1) rng_shuffle(&w->rng, attacker, attackers, 1);
    for (size_t i = 0; i < attackers; i++) battle(w, attacker[i], planet, landing[attacker[i]], log);
}

void war_arrivals(struct space *w, struct chronicle *log)
{
    struct arrivals a;
    if (!collect(w, &a)) return;
    for (int planet = 0; planet < w->planets; planet++)
        if (a.seats[planet]) arrive(w, planet, a.seats[planet], a.landing[planet], log);
}
