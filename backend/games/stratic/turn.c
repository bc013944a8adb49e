/* turn.c - what the end of a turn does to the position: passes, the count of turns, expansion and its reward (R4.7,
 * R8.1). */
#include "games/stratic/state.h"

/* R8.1: both members of a stack count, each for its owner. */
int count_midboard(const struct position *p, int seat)
{
    int n = 0;
    for (int i = 0; i < p->own[seat].n; i++) {
        square s = p->own[seat].at[i];
        const struct cell_fact *f = &CELL[p->cell[s]];
        if (is_midboard(p, s)) n += (f->base_seat == seat) + (f->top_seat == seat);
    }
    return n;
}

int count_all(const struct position *p, int seat)
{
    int n = to_place(p, seat);
    for (int i = 0; i < p->own[seat].n; i++) {
        const struct cell_fact *f = &CELL[p->cell[p->own[seat].at[i]]];
        n += (f->base_seat == seat) + (f->top_seat == seat);
    }
    return n;
}

int given_away(const struct position *p)
{
    if (!p->law->giveaway) return -1;
    for (int i = 0; i < 2; i++) {
        int seat = i == 0 ? 1 - p->side : p->side;
        if (p->own[seat].n == 0 && to_place(p, seat) == 0) return seat;
    }
    return -1;
}

/* R8.1, R8.2: the new ring, then the side with more pieces in the midboard gets up to three. */
static void expand(struct pool *pool, struct position *p)
{
    position_expand(pool, p);
    int lead = count_midboard(p, SOUTH) - count_midboard(p, NORTH), gain = lead < 0 ? -lead : lead;
    p->reserve[lead > 0 ? SOUTH : NORTH] += gain < 3 ? gain : 3;
}

/* R4.7 (1), (2), (3) and (5); a captured Commander ends the game before the board grows. True: it has grown. */
bool turn_count(struct pool *pool, struct position *p, bool passed)
{
    int *passes = &p->passes[p->side];
    *passes = !passed ? 0 : *passes < 2 ? *passes + 1 : 2; /* R4.3 */
    p->turns++;
    bool due = p->expansions < p->max_expansions && p->turns == expansion_turn(p->expansions + 1);
    if (due && !commander_fell(p)) expand(pool, p);
    p->side = 1 - p->side;
    return due && !commander_fell(p);
}

/* Resting pieces are kept after those that the next side will place. */
void turn_end(struct position *p, bool passed, struct turn_end *ret_end)
{
    *ret_end = (struct turn_end){{p->passes[0], p->passes[1]},
                                 {p->reserve[0], p->reserve[1]},
                                 p->turns,
                                 p->expansions,
                                 p->resting_n,
                                 p->resting_room};
    turn_count(NULL, p, passed);
    p->resting += p->resting_n;
    p->resting_room -= p->resting_n;
    p->resting_n = 0;
}

void turn_take_back(struct position *p, const struct turn_end *end)
{
    if (p->expansions > end->expansions) position_shrink(p);
    p->side = 1 - p->side;
    p->turns = end->turns;
    p->resting -= end->resting_n;
    p->resting_n = end->resting_n;
    p->resting_room = end->resting_room;
    memcpy(p->passes, end->passes, sizeof end->passes);
    memcpy(p->reserve, end->reserve, sizeof end->reserve);
}
