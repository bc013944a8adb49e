/* check.c - whether a Commander is in check, what shields it, and whether a turn can end like this (R7). */
#include "games/stratic/state.h"

/* How a piece seen from a Commander's square threatens it, unless something is between. */
enum threat { T_HARMLESS, T_SLIDES, T_STEPS, T_ADJACENT };

/* A top reaches its whole line; an Aggressor on the ground 3 straight, 2 diagonally; Fortifiers take no Commander. */
#define ONE_SIDE T_ADJACENT, T_SLIDES, T_STEPS, T_HARMLESS
#define NO_SIDE T_HARMLESS, T_HARMLESS, T_HARMLESS, T_HARMLESS
#define TOPS T_ADJACENT, T_SLIDES, T_SLIDES
#define NO_TOPS T_HARMLESS, T_HARMLESS, T_HARMLESS
static const uint8_t THREAT_TO[2][CELLS] = {
    {0, NO_SIDE, ONE_SIDE, NO_TOPS, TOPS, NO_TOPS, TOPS, 0},
    {0, ONE_SIDE, NO_SIDE, TOPS, NO_TOPS, TOPS, NO_TOPS, 0},
};

static inline int aggressor_reach(const struct position *p, int direction)
{
    return direction < p->straight ? 3 : 2;
}

static inline bool threatens(enum threat threat, int distance, int aggressor)
{
    return threat == T_SLIDES || (threat == T_STEPS && distance <= aggressor) ||
           (threat == T_ADJACENT && distance == 1);
}

/* Whether an enemy Interdictor on a Fortifier is on the ray, whatever is between (R6.6). */
static bool jumper_on_ray(const struct position *p, int seat, square from, square step)
{
    for (square s = from + step; p->cell[s] != OFF_BOARD; s += step)
        if (CELL[p->cell[s]].top_kind == INTERDICTOR && CELL[p->cell[s]].top_seat != seat) return true;
    return false;
}

/* R7.1: on the ground, where an enemy could capture it with the first leg of one movement. */
bool in_check(const struct position *p, int seat)
{
    square home = p->commander[seat];
    if (home == NOWHERE || is_stack(p->cell[home])) return false;
    for (int d = 0; d < p->directions; d++) {
        square step = p->step[d], s = home + step;
        int distance = 1;
        for (; p->cell[s] == EMPTY; s += step) distance++;
        if (threatens(THREAT_TO[seat][p->cell[s]], distance, aggressor_reach(p, d))) return true;
        if (p->jumpers[1 - seat] && jumper_on_ray(p, seat, s - step, step)) return true;
    }
    return false;
}

/* Whether an Aggressor of the side can take the piece before or behind it and continue, leaving both squares empty. */
static bool may_both_leave(uint8_t one, uint8_t other, int seat)
{
    uint8_t mine = cell_single(seat, AGGRESSOR);
    return (one == mine && !is_stack(other)) || (other == mine && !is_stack(one));
}

/* What is on one ray from the Commander: a check, a pin, or a pair that shields it together. */
static void look_along(const struct position *p, int seat, int d, struct lines *lines)
{
    square step = p->step[d], first = p->commander[seat] + step;
    int distance = 1, aggressor = aggressor_reach(p, d);
    for (; p->cell[first] == EMPTY; first += step) distance++;
    if (p->cell[first] == OFF_BOARD) return;
    lines->in_check |= threatens(THREAT_TO[seat][p->cell[first]], distance, aggressor);
    square second = first + step;
    for (distance++; p->cell[second] == EMPTY; second += step) distance++;
    if (threatens(THREAT_TO[seat][p->cell[second]], distance, aggressor))
        lines->pinned[lines->pins++] = first;
    if (p->jumpers[1 - seat]) lines->in_check |= jumper_on_ray(p, seat, first - step, step);
    if (p->cell[second] == OFF_BOARD || !may_both_leave(p->cell[first], p->cell[second], seat)) return;
    square third = second + step;
    for (distance++; p->cell[third] == EMPTY; third += step) distance++;
    if (threatens(THREAT_TO[seat][p->cell[third]], distance, aggressor))
        lines->paired[lines->pairs++] = first, lines->paired[lines->pairs++] = second;
}

/* Check, and what shields the Commander: squares that would open a line to it when emptied, and pairs (two entries
 * each) that would when one chain empties both. The shields are complete only when there is no check. */
void check_lines(const struct position *p, int seat, struct lines *ret_lines)
{
    square home = p->commander[seat];
    ret_lines->in_check = false;
    ret_lines->pins = ret_lines->pairs = 0;
    if (home == NOWHERE || is_stack(p->cell[home])) return;
    for (int d = 0; d < p->directions; d++) look_along(p, seat, d, ret_lines);
}

/* R7.4, second half: whether a turn can end in this position. */
static inline __attribute__((always_inline)) bool ends_safe(const struct position *p, int seat)
{
    if (commander_fell(p) || !in_check(p, seat)) return true;
    return !p->law->mortal || in_check(p, 1 - seat);
}

bool is_safe(const struct position *p, int seat) { return ends_safe(p, seat); }

bool movement_is_safe(struct position *p, const struct movement *m)
{
    struct edits edits;
    movement_try(p, m, &edits);
    bool safe = ends_safe(p, p->side);
    movement_untry(p, &edits);
    return safe;
}

/* R7.4, first half: the Commander may not place itself in check, except by taking the other one. */
bool movement_into_check(struct position *p, const struct movement *m)
{
    struct edits edits;
    movement_try(p, m, &edits);
    bool into = !commander_fell(p) && in_check(p, p->side);
    movement_untry(p, &edits);
    return into;
}

/* R7.5: a mated side is exempt from the second half of R7.4 for this turn. Asked at the start of the turn. */
bool must_end_safe(struct position *p, struct movements *scratch)
{
    if (is_safe(p, p->side)) return true;
    scratch->n = 0;
    all_movements(p, scratch);
    for (int i = 0; i < scratch->n; i++)
        if (movement_is_safe(p, &scratch->at[i])) return true;
    return false;
}
