/* league.c - see league.h. */
#include "platform/model/league.h"
#include <stdlib.h>

/* Ratings this far apart halve the chance to meet. */
enum { NEAR = 200, CHANCE = 100000 };

/* Whether a program can begin a set. */
static bool has_room(const struct league_player *p, int seats)
{
    return p->owner && (p->room >= seats || (!p->busy && p->room > 0));
}

static bool is_before(const struct league_player *a, const struct league_player *b)
{
    return a->busy != b->busy ? a->busy < b->busy : a->sets < b->sets;
}

int league_first(const struct league_player *players, int count, int seats)
{
    int first = -1;
    for (int i = 0; i < count; i++)
        if (has_room(&players[i], seats) && (first < 0 || is_before(&players[i], &players[first]))) first = i;
    return first;
}

static bool may_meet(const struct league_player *players, int i, int seats, const int *chosen,
                     int chosen_count)
{
    const struct league_player *p = &players[i];
    for (int k = 0; k < chosen_count; k++)
        if (chosen[k] == i || (p->owner && players[chosen[k]].owner == p->owner)) return false;
    return !p->barred && (!p->owner || (p->division == players[chosen[0]].division && has_room(p, seats)));
}

static uint64_t chance(const struct league_player *p, const struct league_player *first)
{
    int64_t apart = llabs((int64_t)p->rating - first->rating), often = 1 + p->met;
    int64_t near = (int64_t)CHANCE * NEAR * NEAR / (NEAR * NEAR + apart * apart);
    return (uint64_t)(near / (often * often) + 1);
}

int league_opponent(const struct league_player *players, int count, int seats, const int *chosen,
                    int chosen_count, struct rng *rng)
{
    const struct league_player *first = &players[chosen[0]];
    uint64_t sum = 0;
    for (int i = 0; i < count; i++)
        if (may_meet(players, i, seats, chosen, chosen_count)) sum += chance(&players[i], first);
    if (!sum) return -1;
    uint64_t draw = rng_below(rng, sum);
    for (int i = 0; i < count; i++) {
        if (!may_meet(players, i, seats, chosen, chosen_count)) continue;
        uint64_t own = chance(&players[i], first);
        if (draw < own) return i;
        draw -= own;
    }
    return -1;
}

/* The number of programs in the division that begins at `from`. */
static int size_at(const int *division, int count, int from)
{
    int to = from;
    while (to < count && division[to] == division[from]) to++;
    return to - from;
}

void league_divisions(const int *division, int count, int *ret_division)
{
    for (int i = 0; i < count; i++) ret_division[i] = i; /* places first */
    for (int from = 0; from < count;) {
        int size = size_at(division, count, from), next = from + size;
        bool moves = next < count && size >= 2 * LEAGUE_MOVES &&
                     size_at(division, count, next) >= LEAGUE_MOVES;
        for (int k = 0; moves && k < LEAGUE_MOVES; k++) {
            ret_division[next - LEAGUE_MOVES + k] = next + k;
            ret_division[next + k] = next - LEAGUE_MOVES + k;
        }
        from = next;
    }
    for (int i = 0; i < count; i++) ret_division[i] = ret_division[i] / LEAGUE_DIVISION + 1;
}
