/* colony.c - expeditions that arrive (R6), which is step 7 of a turn. */
#include "games/cosair/state.h"

/* R6.6: no square is free. The colonists and their escort return to a planet; the gold and the charge for starting are
 * refunded. */
static void come_home(struct space *w, int seat, const struct expedition *e, struct chronicle *log)
{
    struct nation *n = &w->nation[seat];
    int planet = e->from;
    if (w->planet[planet].owner != seat)
        for (planet = 0; w->planet[planet].owner != seat;) planet++;
    struct planet *p = &w->planet[planet];
    int limit = population_limit(p->buildings);
    p->pop = p->pop + MILLION < limit ? p->pop + MILLION : limit;
    p->cruisers += e->cruisers;
    n->gold += e->cost;
    n->started--;
    chronicle_add(
        log, (struct happening){.kind = HAPPENED_RETURNED, .seat = (int8_t)seat, .planet = (int8_t)planet});
}

/* The distance to the seat's nearest planet; DISTANCE_MAX + 1 if the square is taken or the seat has no planet. */
static int distance_home(const struct space *w, int seat, int square)
{
    int nearest = DISTANCE_MAX + 1;
    if (w->at[square] != PLANETS) return nearest;
    for (const struct planet *p = w->planet; p < w->planet + w->planets; p++) {
        if (p->owner != seat) continue;
        int d = square_distance(w, square % w->side, square / w->side, p->x, p->y);
        if (d < nearest) nearest = d;
    }
    return nearest;
}

/* R6.4: the free squares within D 2 of an own planet or, if there are none, those nearest to an own planet. */
static int colony_candidates(const struct space *w, int seat, uint8_t ret_square[PLANETS])
{
    int near[PLANETS], nearest = DISTANCE_MAX + 1, count = 0, squares = w->side * w->side;
    for (int square = 0; square < squares; square++) {
        near[square] = distance_home(w, seat, square);
        if (near[square] < nearest) nearest = near[square];
    }
    int allowed = nearest > 2 ? nearest : 2;
    for (int square = 0; square < squares; square++)
        if (near[square] <= allowed && w->at[square] == PLANETS) ret_square[count++] = (uint8_t)square;
    return count;
}

static void settle(struct space *w, int seat, const struct expedition *e, struct chronicle *log)
{
    uint8_t square[PLANETS];
    int own = 0;
    while (own < w->planets && w->planet[own].owner != seat) own++;
    if (own == w->planets) return;
    if (w->planets >= w->side * w->side) {
        come_home(w, seat, e, log);
        return;
    }
    int count = colony_candidates(w, seat, square);
    int planet = space_found(w, seat, square[rng_below(&w->rng, (uint64_t)count)], MILLION);
    w->planet[planet].cruisers = e->cruisers;
    chronicle_add(
        log, (struct happening){.kind = HAPPENED_FOUNDED, .seat = (int8_t)seat, .planet = (int8_t)planet});
}

void colony_settle(struct space *w, struct chronicle *log)
{
    for (int i = 0; i < w->seats; i++) {
        int seat = (w->turn + i) % w->seats, kept = 0;
        struct nation *n = &w->nation[seat];
        for (int k = 0; k < n->expeditions; k++) {
            struct expedition e = n->expedition[k];
            if (e.arrives > w->turn) n->expedition[kept++] = e;
            else settle(w, seat, &e, log);
        }
        n->expeditions = (uint8_t)kept;
    }
}
