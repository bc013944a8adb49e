/* moves.c - the generator: what one unit can do, and all movements of the side to move in canonical order (R5, R6, R7).
 * */
#include "games/stratic/state.h"

/* What a cell is to a seat; a Commander that is not royal counts as an ordinary piece. */
#define MINE T_OWN_C, T_NONE, T_NONE, T_OWN_F
#define THEIRS T_FOE_C, T_FOE, T_FOE, T_FOE_F
#define MY_TOPS T_OWN_FC, T_NONE, T_NONE
#define THEIR_TOPS T_FOE_TOP_C, T_FOE_TOP, T_FOE_TOP
#define MINE_PLAIN T_NONE, T_NONE, T_NONE, T_OWN_F
#define THEIRS_PLAIN T_FOE, T_FOE, T_FOE, T_FOE_F
#define MY_PLAIN T_NONE, T_NONE, T_NONE
#define THEIR_PLAIN T_FOE_TOP, T_FOE_TOP, T_FOE_TOP
const uint8_t TARGET[2][2][CELLS] = {
    {{T_EMPTY, MINE_PLAIN, THEIRS_PLAIN, MY_PLAIN, THEIR_PLAIN, MY_PLAIN, THEIR_PLAIN, T_NONE},
     {T_EMPTY, THEIRS_PLAIN, MINE_PLAIN, THEIR_PLAIN, MY_PLAIN, THEIR_PLAIN, MY_PLAIN, T_NONE}},
    {{T_EMPTY, MINE, THEIRS, MY_TOPS, THEIR_TOPS, MY_TOPS, THEIR_TOPS, T_NONE},
     {T_EMPTY, THEIRS, MINE, THEIR_TOPS, MY_TOPS, THEIR_TOPS, MY_TOPS, T_NONE}},
};

/* What a unit can do on a square it reaches: the table of R5 with R6.2, R6.4, R6.8, R7.2 and R7.3. */
#define M (1 << MOVE)
#define X (1 << CAPTURE)
#define O (1 << OCCUPY)
#define B (1 << BREACH)
#define S (1 << SWAP)
const uint8_t ACTS[ROLES][TARGETS] = {
    /*                   none empty own F own C own FC foe F  foe foe C on top C on top */
    [ROLE_FORTIFIER] = {0, M, 0, S, 0, X, 0, 0, 0, 0},
    [ROLE_CARRIER] = {0, M, 0, 0, 0, X, 0, 0, 0, 0},
    [ROLE_AGGRESSOR] = {0, M, O, S, S, O, X, X, X, B},
    [ROLE_INTERDICTOR] = {0, M, O, S, S, X | O, X, X, X, B},
    [ROLE_COMMANDER] = {0, M, O, 0, 0, X | O, X, X, X, 0},
    [ROLE_STILL] = {0, 0, 0, 0, 0, X, X, X, X, 0},
};
#undef M
#undef X
#undef O
#undef B
#undef S

/* Lists */

struct movements movements_new(struct pool *pool, int room)
{
    return (struct movements){
        .room = room, .at = pool_take_many(pool, (size_t)room, sizeof(struct movement)), .pool = pool};
}

/* Add to a list. */
static void movements_push(struct movements *list, struct movement m)
{
    if (list->n == list->room) {
        struct movements more = movements_new(list->pool, 2 * list->room);
        memcpy(more.at, list->at, (size_t)list->n * sizeof *more.at);
        more.n = list->n;
        *list = more;
    }
    list->at[list->n++] = m;
}

static int compare(int a, int b) { return (a > b) - (a < b); }

static int promotion_rank(int kind) { return kind == NO_KIND ? 0 : kind == AGGRESSOR ? 1 : 2; }

/* R15.4. Grid indices sort like (z, y, x). NOWHERE (no chain) sorts first; the order of promotions is none, A, I. */
static int by_canon(const void *one, const void *other)
{
    const struct movement *a = one, *b = other;
    int order = compare(a->from, b->from);
    if (!order) order = compare(a->kind, b->kind);
    if (!order) order = compare(a->to, b->to);
    if (!order) order = compare(a->act, b->act);
    if (!order) order = compare(a->then, b->then);
    return order ? order : compare(promotion_rank(a->promote), promotion_rank(b->promote));
}

void movements_sort(struct movements *list) { qsort(list->at, (size_t)list->n, sizeof *list->at, by_canon); }

/* Units */

static bool rests(const struct position *p, square s, int kind)
{
    for (int i = 0; i < p->resting_n; i++)
        if (p->resting[i].at == s && p->resting[i].kind == kind) return true;
    return false;
}

static enum role role_of(int kind, bool may_step)
{
    switch (kind) {
    case COMMANDER: return may_step ? ROLE_COMMANDER : ROLE_STILL;
    case INTERDICTOR: return ROLE_INTERDICTOR;
    case AGGRESSOR: return ROLE_AGGRESSOR;
    default: return ROLE_FORTIFIER;
    }
}

bool commander_steps(const struct position *p) { return !p->law->royal || in_check(p, p->side); }

/* The units of the side to move on a square: none, one, or a top and its base. R4.4: a piece placed this turn rests. */
int units_at(const struct position *p, square s, bool may_step, struct unit ret_units[2])
{
    const struct cell_fact *f = &CELL[p->cell[s]];
    int n = 0;
    if (f->top_kind != NO_KIND && f->top_seat == p->side)
        ret_units[n++] = (struct unit){s, f->top_kind, role_of(f->top_kind, may_step), true};
    if (f->base_seat == p->side && f->top_kind == NO_KIND)
        ret_units[n++] = (struct unit){s, f->base_kind, role_of(f->base_kind, may_step), false};
    else if (f->base_seat == p->side) ret_units[n++] = (struct unit){s, FORTIFIER, ROLE_CARRIER, false};
    if (p->resting_n == 0) return n;
    int kept = 0;
    for (int i = 0; i < n; i++)
        if (!rests(p, s, ret_units[i].kind)) ret_units[kept++] = ret_units[i];
    return kept;
}

/* R5 table: how many squares the unit sees in a direction; no unit sees beyond the board. */
static int unit_range(const struct position *p, const struct unit *u, int direction)
{
    bool straight = direction < p->straight;
    switch (u->role) {
    case ROLE_FORTIFIER: return straight ? 2 : 0;
    case ROLE_CARRIER: return straight ? 1 : 0;
    case ROLE_AGGRESSOR: return u->raised ? INT32_MAX : straight ? 3 : 2;
    case ROLE_INTERDICTOR: return INT32_MAX;
    default: return 1;
    }
}

static bool jumps(const struct unit *u) { return u->role == ROLE_INTERDICTOR && u->raised; } /* R6.6 */

bool unit_reaches(const struct position *p, const struct unit *u, square to)
{
    for (int d = 0; d < p->directions; d++) {
        square s = u->at + p->step[d];
        for (int i = unit_range(p, u, d); i > 0 && p->cell[s] != OFF_BOARD; i--, s += p->step[d]) {
            if (s == to) return true;
            if (p->cell[s] != EMPTY && !jumps(u)) break;
        }
    }
    return false;
}

/* Legal moves of a unit */

/* R3.3: South cannot capture the Commander on turn 1. */
static bool graced(const struct position *p, square target)
{
    return p->turns == 0 && p->law->mortal && target == p->commander[1 - p->side];
}

/* R5.2: the second captures of an Aggressor that captured something at distance 1 or 2. */
void chain_movements(struct position *p, const struct movement *first, struct movements *list)
{
    struct edits edits;
    movement_try(p, first, &edits);
    for (int d = 0; d < p->directions; d++) {
        square s = first->to + p->step[d];
        int range = d < p->straight ? 3 : 2; /* its range on the ground, even on top of a piece */
        for (int i = 1; i < range && p->cell[s] == EMPTY; i++) s += p->step[d];
        int act = ACTS[ROLE_AGGRESSOR][p->target[p->side][p->cell[s]]];
        if (!(act & (1 << CAPTURE | 1 << BREACH)) || graced(p, s)) continue;
        struct movement both = *first;
        both.then = s;
        both.then_act = act & (1 << CAPTURE) ? CAPTURE : BREACH;
        movements_push(list, both);
    }
    movement_untry(p, &edits);
}

static void push_with_promotions(struct position *p, const struct unit *u, struct movement m,
                                 struct movements *list)
{
    movements_push(list, m);
    if (u->role != ROLE_FORTIFIER || !past_line(p->side, square_y(p, m.to))) return;
    for (m.promote = AGGRESSOR; m.promote >= INTERDICTOR; m.promote--) movements_push(list, m); /* R5.3 */
}

static void push_target(struct position *p, const struct unit *u, square to, int distance,
                        struct movements *list)
{
    int acts = ACTS[u->role][p->target[p->side][p->cell[to]]];
    for (int act = MOVE; act <= SWAP; act++) {
        if (!(acts & (1 << act))) continue;
        struct movement m = {
            .from = u->at, .to = to, .then = NOWHERE, .kind = (uint8_t)u->kind, .act = (uint8_t)act};
        if (act == CAPTURE && graced(p, to)) continue;
        if ((u->kind == COMMANDER || act == SWAP) && movement_into_check(p, &m)) continue; /* R7.4 */
        push_with_promotions(p, u, m, list);
        if (u->role == ROLE_AGGRESSOR && act == CAPTURE && distance <= 2) chain_movements(p, &m, list);
    }
}

/* R6.3 */
static void push_crush(struct position *p, const struct unit *u, struct movements *list)
{
    if (!u->raised || u->kind == AGGRESSOR || CELL[p->cell[u->at]].base_seat == p->side) return;
    struct movement m = {.from = u->at, .to = u->at, .then = NOWHERE, .kind = (uint8_t)u->kind, .act = CRUSH};
    if (u->kind == COMMANDER && movement_into_check(p, &m)) return;
    movements_push(list, m);
}

/* Every movement of one unit that satisfies the first half of R7.4; the end of the turn is not checked. */
void unit_movements(struct position *p, const struct unit *u, struct movements *list)
{
    push_crush(p, u, list);
    for (int d = 0; d < p->directions; d++) {
        square s = u->at + p->step[d];
        int range = unit_range(p, u, d);
        for (int i = 1; i <= range && p->cell[s] != OFF_BOARD; i++, s += p->step[d]) {
            push_target(p, u, s, i, list);
            if (p->cell[s] != EMPTY && !jumps(u)) break;
        }
    }
}

bool movement_takes(const struct movement *m) { return m->act == CAPTURE || m->act == CRUSH; }

/* R12.6: if any of them captures, only captures remain. */
static void force_captures(struct movements *list, int from)
{
    int kept = from;
    for (int i = from; i < list->n; i++)
        if (movement_takes(&list->at[i])) list->at[kept++] = list->at[i];
    if (kept > from) list->n = kept;
}

void all_movements(struct position *p, struct movements *list)
{
    struct unit units[2];
    int start = list->n;
    bool may_step = commander_steps(p);
    for (int i = 0; i < p->own[p->side].n; i++) {
        int n = units_at(p, p->own[p->side].at[i], may_step, units);
        for (int j = 0; j < n; j++) unit_movements(p, &units[j], list);
    }
    if (p->law->forced) force_captures(list, start);
}

bool pass_is_legal(struct position *p, struct movements *scratch, enum fault *ret_fault)
{
    *ret_fault = FAULT_NONE;
    if (!p->law->forced) return true;
    scratch->n = 0;
    all_movements(p, scratch);
    if (scratch->n && movement_takes(&scratch->at[0])) *ret_fault = FAULT_MUST_CAPTURE;
    else if (scratch->n && p->passes[p->side] >= 2) *ret_fault = FAULT_MUST_MOVE;
    return *ret_fault == FAULT_NONE;
}
