/* setup.c - the map and the nations at the start (R3, R4). */
#include "games/cosair/state.h"
#include <string.h>

void space_lay(struct space *w, int seats)
{
    w->seats = (uint8_t)seats;
    w->side = SIDE[seats];
    for (int d = 0; d < w->side; d++) {
        int short_way = d < w->side - d ? d : w->side - d;
        w->span[d] = (uint8_t)(short_way * short_way);
    }
    memset(w->at, PLANETS, sizeof w->at);
}

int space_found(struct space *w, int seat, int square, int pop)
{
    int id = w->planets++;
    struct planet *p = &w->planet[id];
    *p = (struct planet){
        .x = (uint8_t)(square % w->side),
        .y = (uint8_t)(square / w->side),
        .owner = (uint8_t)seat,
        .founder = (uint8_t)seat,
        .number = w->nation[seat].founded++,
        .pop = pop,
    };
    w->at[square] = (uint8_t)id;
    return id;
}

/* R4.4: free squares at least D 4 from every home so far, else those that are farthest from the nearest home. */
static int home_candidates(const struct space *w, uint8_t ret_square[PLANETS])
{
    int near[PLANETS], farthest = 0, count = 0, squares = w->side * w->side;
    for (int square = 0; square < squares; square++) {
        near[square] = DISTANCE_MAX + 1;
        for (const struct planet *p = w->planet; p < w->planet + w->planets; p++) {
            int d = square_distance(w, square % w->side, square / w->side, p->x, p->y);
            if (d < near[square]) near[square] = d;
        }
        if (near[square] > farthest) farthest = near[square];
    }
    int wanted = farthest < 4 ? farthest : 4;
    for (int square = 0; square < squares; square++)
        if (near[square] >= wanted && w->at[square] == PLANETS) ret_square[count++] = (uint8_t)square;
    return count;
}

void space_begin(struct space *w, int seats, struct limits limits, uint64_t seed)
{
    uint8_t colour[COLOURS], square[PLANETS];
    *w = (struct space){.turn = 1, .limits = limits, .rng = rng_seeded(seed)};
    space_lay(w, seats);
    for (int i = 0; i < COLOURS; i++) colour[i] = (uint8_t)i;
    rng_shuffle(&w->rng, colour, COLOURS, sizeof *colour);
    for (int seat = 0; seat < seats; seat++)
        w->nation[seat] = (struct nation){.colour = colour[seat],
                                          .alive = true,
                                          .tax = 50,
                                          .research = NONE,
                                          .next_fleet = 1,
                                          .next_expedition = 1};
    for (int seat = 0; seat < seats; seat++) {
        int count = home_candidates(w, square);
        int home = space_found(w, seat, square[rng_below(&w->rng, (uint64_t)count)], 3 * MILLION);
        w->planet[home].cruisers = 2;
    }
}
