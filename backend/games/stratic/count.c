/* count.c - how many legal movements there are, without listing them.
 *
 * The end-of-turn rule (R7.4) can only bite where a movement empties a square that shields the Commander, moves the
 * Commander, or moves an enemy piece (a chain can empty two squares at once); everything else is counted along the rays
 * directly. In check, and on the odd turns (grace, fresh placements), movements are listed and
 * tried one by one. The generator (moves.c) is the reference. */
#include "games/stratic/state.h"

/* ACTS with the number of acts instead of their bits; a swap (LOOK) is examined, not counted. */
enum { LOOK = 64 };
static const uint8_t COUNT[ROLES][TARGETS] = {
    /*                   none empty own F own C own FC foe F  foe foe C on top C on top */
    [ROLE_FORTIFIER] = {0, 1, 0, LOOK, 0, 1, 0, 0, 0, 0},
    [ROLE_CARRIER] = {0, 1, 0, 0, 0, 1, 0, 0, 0, 0},
    [ROLE_AGGRESSOR] = {0, 1, 1, LOOK, LOOK, 1, 1, 1, 1, 1},
    [ROLE_INTERDICTOR] = {0, 1, 1, LOOK, LOOK, 2, 1, 1, 1, 1},
    [ROLE_COMMANDER] = {0, 1, 1, 0, 0, 2, 1, 1, 1, 0},
    [ROLE_STILL] = {0, 0, 0, 0, 0, 1, 1, 1, 1, 0},
};

struct tally {
    struct position *p;
    const uint8_t *target; /* cell -> kind of target, for the side to move */
    struct lines lines;
    struct movements *scratch;
    bool must_be_safe;
};

static inline bool is_pinned(const struct tally *t, square s)
{
    for (int i = 0; i < t->lines.pins; i++)
        if (t->lines.pinned[i] == s) return t->must_be_safe;
    return false;
}

/* Whether both squares of a pair become empty when a chain from one captures on the other and continues. */
static bool is_paired(const struct tally *t, square from, square to)
{
    for (int i = 0; i < t->lines.pairs; i += 2) {
        square first = t->lines.paired[i], second = t->lines.paired[i + 1];
        if ((first == from && second == to) || (first == to && second == from)) return t->must_be_safe;
    }
    return false;
}

static int count_safe(const struct tally *t)
{
    int n = 0;
    for (int i = 0; i < t->scratch->n; i++) n += movement_is_safe(t->p, &t->scratch->at[i]);
    return n;
}

static int count_by_trying(const struct tally *t, const struct unit *u)
{
    t->scratch->n = 0;
    unit_movements(t->p, u, t->scratch);
    return t->must_be_safe ? count_safe(t) : t->scratch->n;
}

/* R7.3, R7.4: a swap counts when the Commander is not in check on its new square. */
static int count_swap(const struct tally *t, const struct unit *u, square to)
{
    struct movement m = {.from = u->at, .to = to, .then = NOWHERE, .kind = (uint8_t)u->kind, .act = SWAP};
    if (movement_into_check(t->p, &m)) return 0;
    return u->role == ROLE_FORTIFIER && past_line(t->p->side, square_y(t->p, to)) ? 3 : 1;
}

static inline int count_at(const struct tally *t, const struct unit *u, square to)
{
    int n = COUNT[u->role][t->target[t->p->cell[to]]];
    return n < LOOK ? n : count_swap(t, u, to);
}

/* Aggressors */

static int count_chains_by_trying(const struct tally *t, square from, square to)
{
    struct movement first = {.from = from, .to = to, .then = NOWHERE, .kind = AGGRESSOR, .act = CAPTURE};
    t->scratch->n = 0;
    chain_movements(t->p, &first, t->scratch);
    return count_safe(t);
}

/* R5.2: second captures from `to`; the start square is open unless a Fortifier stayed there. */
static int count_chains(const struct tally *t, const struct unit *u, square to)
{
    struct position *p = t->p;
    bool shields = !is_stack(p->cell[to]) && (is_pinned(t, to) || is_paired(t, u->at, to));
    if (shields) return count_chains_by_trying(t, u->at, to);
    uint8_t origin = p->cell[u->at];
    if (!u->raised) p->cell[u->at] = EMPTY;
    int n = 0;
    for (int d = 0; d < p->directions; d++) {
        square step = p->step[d], s = to + step;
        if (p->cell[s] == EMPTY) s += step;
        if (p->cell[s] == EMPTY && d < p->straight) s += step;
        n += t->target[p->cell[s]] >= T_FOE;
    }
    p->cell[u->at] = origin;
    return n;
}

static inline int count_first_leg(const struct tally *t, const struct unit *u, square to, int distance)
{
    enum target target = t->target[t->p->cell[to]];
    bool chains = distance <= 2 && target >= T_FOE && target <= T_FOE_TOP;
    return chains ? 1 + count_chains(t, u, to) : count_at(t, u, to);
}

static int count_aggressor(const struct tally *t, const struct unit *u)
{
    const uint8_t *cell = t->p->cell;
    int n = 0;
    for (int d = 0; d < t->p->directions; d++) {
        square step = t->p->step[d], s = u->at + step;
        int range = u->raised ? INT32_MAX : d < t->p->straight ? 3 : 2, i = 1;
        for (; i <= range && cell[s] == EMPTY; i++) s += step;
        n += i - 1;
        if (i <= range) n += count_first_leg(t, u, s, i);
    }
    return n;
}

/* Other counts */

static int count_interdictor(const struct tally *t, const struct unit *u)
{
    const uint8_t *cell = t->p->cell;
    int n = u->raised && CELL[cell[u->at]].base_seat != t->p->side; /* R6.3: crush */
    for (int d = 0; d < t->p->directions; d++) {
        square step = t->p->step[d], s = u->at + step;
        for (;; s += step) {
            for (; cell[s] == EMPTY; s += step) n++;
            if (cell[s] == OFF_BOARD) break;
            n += count_at(t, u, s);
            if (!u->raised) break;
        }
    }
    return n;
}

static int count_fortifier(const struct tally *t, const struct unit *u)
{
    const struct position *p = t->p;
    int n = 0;
    for (int d = 0; d < p->straight; d++) {
        square s = u->at + p->step[d];
        for (int i = 0; i < 2; i++, s += p->step[d]) {
            int acts = COUNT[ROLE_FORTIFIER][t->target[p->cell[s]]];
            if (acts == LOOK) n += count_swap(t, u, s);
            else if (acts) n += past_line(p->side, square_y(p, s)) ? 3 : 1; /* R5.3 */
            if (p->cell[s] != EMPTY) break;
        }
    }
    return n;
}

static int count_carrier(const struct tally *t, const struct unit *u)
{
    int n = 0;
    for (int d = 0; d < t->p->straight; d++)
        n += COUNT[ROLE_CARRIER][t->target[t->p->cell[u->at + t->p->step[d]]]];
    return n;
}

/* R7.2: when not in check it only captures; usually there is nothing beside it. */
static int count_commander(const struct tally *t, const struct unit *u)
{
    int near = u->raised;
    for (int d = 0; d < t->p->directions; d++)
        near += COUNT[ROLE_STILL][t->target[t->p->cell[u->at + t->p->step[d]]]];
    return near ? count_by_trying(t, u) : 0;
}

static int count_unit(const struct tally *t, const struct unit *u)
{
    uint8_t cell = t->p->cell[u->at];
    bool leaves_base = is_stack(cell) && u->kind != FORTIFIER;
    bool carries_foe = u->role == ROLE_CARRIER && CELL[cell].top_seat != t->p->side;
    if ((!leaves_base && is_pinned(t, u->at)) || carries_foe) return count_by_trying(t, u);
    switch (u->role) {
    case ROLE_FORTIFIER: return count_fortifier(t, u);
    case ROLE_CARRIER: return count_carrier(t, u);
    case ROLE_AGGRESSOR: return count_aggressor(t, u);
    case ROLE_INTERDICTOR: return count_interdictor(t, u);
    default: return count_commander(t, u);
    }
}

/* The number of legal movements of the side to move; with `must_be_safe`, of those that can end the turn. */
int64_t count_movements(struct position *p, bool must_be_safe, struct movements *scratch)
{
    struct tally t = {.p = p, .target = p->target[p->side], .scratch = scratch, .must_be_safe = must_be_safe};
    must_be_safe &= p->law->mortal;
    t.must_be_safe = must_be_safe;
    check_lines(p, p->side, &t.lines);
    scratch->n = 0;
    if (t.lines.in_check || p->resting_n || p->turns == 0 || p->law->forced) {
        all_movements(p, scratch);
        return must_be_safe ? count_safe(&t) : scratch->n;
    }
    int64_t n = 0;
    const struct squares *own = &p->own[p->side];
    for (int i = 0; i < own->n; i++) {
        struct unit units[2];
        int count = units_at(p, own->at[i], false, units);
        for (int j = 0; j < count; j++) n += count_unit(&t, &units[j]);
    }
    return n;
}
