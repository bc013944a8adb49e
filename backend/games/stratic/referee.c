/* referee.c - whether an order is legal, and if not, what the first fault is. The tests are in the order of R13.5. */
#include "games/stratic/state.h"

bool refuse(struct ctx *c, struct verdicts *v, int item, const char *path, enum fault fault, const char *hint)
{
    return v ? verdict_refuse(c, v, item, path, fault, hint) : fail(c, fault, "%s", hint);
}

struct bench { /* shared by the tests of one turn */
    struct ctx *c;
    struct position *p;
    game_order *order;
    struct verdicts *v;
};

static bool refuse_place(const struct bench *b, int i, enum fault fault)
{
    return refuse(b->c, b->v, i, pool_print(b->c->pool, "/place/%d", i), fault, fault_fact(fault)->title);
}

static bool refuse_move(const struct bench *b, int i, enum fault fault)
{
    return refuse(b->c, b->v, b->order->place_n + i, pool_print(b->c->pool, "/moves/%d", i), fault,
                  fault_fact(fault)->title);
}

static bool refuse_turn(const struct bench *b, const char *path, enum fault fault)
{
    return refuse(b->c, b->v, 0, path, fault, fault_fact(fault)->title);
}

/* Placements (R8) */

static bool referee_places(const struct bench *b, bool whole)
{
    struct position *p = b->p;
    rest_begin(b->c->pool, p);
    for (int i = 0; i < b->order->place_n; i++) {
        const struct order_place *place = &b->order->place[i];
        struct placement what = {square_at(p, place->at), (uint8_t)place->kind, (uint8_t)place->promote};
        if (to_place(p, p->side) == 0) return refuse_place(b, i, FAULT_TOO_MANY_PLACEMENTS);
        if (!placement_legal(p, what)) return refuse_place(b, i, FAULT_ILLEGAL_PLACEMENT);
        struct edits edits;
        placement_do(p, what, &edits);
    }
    bool pending = to_place(p, p->side) && (whole || b->order->move_n) && placement_exists(p);
    return !pending || refuse_turn(b, "/place", FAULT_REINFORCEMENTS_PENDING);
}

/* Movements */

/* R13.2: the act that was left out. */
static int default_act(const struct position *p, const struct movement *m)
{
    if (m->to == m->from) return CRUSH;
    if (m->to == NOWHERE) return MOVE;
    switch ((enum target)p->target[p->side][p->cell[m->to]]) {
    case T_EMPTY: return MOVE;
    case T_OWN_C:
    case T_OWN_FC: return SWAP;
    case T_OWN_F: return OCCUPY;
    case T_FOE_F: return m->kind == AGGRESSOR ? OCCUPY : CAPTURE;
    case T_FOE_TOP_C: return BREACH;
    default: return CAPTURE;
    }
}

/* R13.3 */
static int default_chain(const struct position *p, square then)
{
    return then != NOWHERE && p->target[p->side][p->cell[then]] == T_FOE_TOP_C ? BREACH : CAPTURE;
}

static bool rests(const struct position *p, const struct movement *m)
{
    for (int i = 0; i < p->resting_n; i++)
        if (p->resting[i].at == m->from && p->resting[i].kind == m->kind) return true;
    return false;
}

/* R13.1: the side's unit of that kind; in a stack F means the base. */
static bool find_unit(const struct position *p, const struct movement *m, bool may_step,
                      struct unit *ret_unit)
{
    struct unit units[2];
    int n = units_at(p, m->from, may_step, units);
    for (int i = 0; i < n; i++)
        if (units[i].kind == m->kind) {
            *ret_unit = units[i];
            return true;
        }
    return false;
}

static bool holds_enemy_commander(const struct position *p, square s)
{
    return s != NOWHERE && s == p->commander[1 - p->side];
}

static bool act_is_possible(const struct position *p, const struct unit *u, const struct movement *m)
{
    if (m->act == CRUSH)
        return u->raised && u->kind != AGGRESSOR && CELL[p->cell[u->at]].base_seat != p->side;
    return ACTS[u->role][p->target[p->side][p->cell[m->to]]] & (1 << m->act);
}

static bool is_generated(const struct bench *b, const struct unit *u, const struct movement *m)
{
    struct movements list = movements_new(b->c->pool, 128);
    unit_movements(b->p, u, &list);
    for (int i = 0; i < list.n; i++) {
        const struct movement *l = &list.at[i];
        if (l->to == m->to && l->act == m->act && l->then == m->then && l->then_act == m->then_act &&
            l->promote == m->promote)
            return true;
    }
    return false;
}

/* Faults that only a Commander's movement can have. */
static enum fault commander_fault(const struct unit *u, const struct movement *m)
{
    if (u->kind != COMMANDER) return FAULT_NONE;
    if (u->role == ROLE_STILL && (m->act == MOVE || m->act == OCCUPY)) return FAULT_COMMANDER_IMMOBILE;
    return m->act == BREACH ? FAULT_COMMANDER_SUICIDE : FAULT_NONE;
}

/* R7.4, first half; chain and promotion do not matter for it. */
static bool leads_into_check(struct position *p, const struct unit *u, const struct movement *m)
{
    struct movement plain = *m;
    plain.then = NOWHERE;
    plain.promote = NO_KIND;
    return (u->kind == COMMANDER || m->act == SWAP) && movement_into_check(p, &plain);
}

/* The faults of a movement whose unit is known, from the grace on. */
static enum fault unit_fault(const struct bench *b, const struct unit *u, const struct movement *m)
{
    struct position *p = b->p;
    bool grace = p->turns == 0 && p->law->mortal &&
                 (holds_enemy_commander(p, m->to) || holds_enemy_commander(p, m->then));
    if (grace) return FAULT_FIRST_TURN_GRACE;
    enum fault fault = commander_fault(u, m);
    if (fault) return fault;
    bool in_range = m->act == CRUSH ? m->to == m->from : unit_reaches(p, u, m->to);
    if (!in_range) return FAULT_OUT_OF_RANGE;
    if (!act_is_possible(p, u, m)) return FAULT_ILLEGAL_TARGET;
    if (leads_into_check(p, u, m)) return FAULT_COMMANDER_INTO_CHECK;
    if (is_generated(b, u, m)) return FAULT_NONE;
    if (m->promote) return FAULT_ILLEGAL_PROMOTION;
    return m->then != NOWHERE ? FAULT_ILLEGAL_CHAIN : FAULT_ILLEGAL_MOVEMENT;
}

static bool must_take(const struct bench *b)
{
    struct movements list = movements_new(b->c->pool, 128);
    if (b->p->law->forced) all_movements(b->p, &list);
    return list.n && movement_takes(&list.at[0]);
}

static enum fault move_fault(const struct bench *b, const struct order_move *order, const struct movement *m)
{
    struct unit u;
    const struct position *p = b->p;
    if (commander_fell(p)) return FAULT_MOVEMENT_AFTER_END;
    if (rests(p, m)) return FAULT_PLACED_THIS_TURN;
    if (m->from == NOWHERE || m->to == NOWHERE || (order->chain && m->then == NOWHERE))
        return FAULT_OFF_BOARD;
    if (!find_unit(p, m, commander_steps(p), &u)) return FAULT_NOT_YOUR_PIECE;
    if (!movement_takes(m) && must_take(b)) return FAULT_MUST_CAPTURE; /* R12.6 */
    return unit_fault(b, &u, m);
}

static bool referee_move(const struct bench *b, int i)
{
    struct order_move *order = &b->order->move[i];
    struct movement m = movement_of(b->p, order);
    if (m.act == NO_ACT) order->act = m.act = (uint8_t)default_act(b->p, &m);
    if (order->chain && m.then_act == NO_ACT)
        order->then_act = m.then_act = (uint8_t)default_chain(b->p, m.then);
    enum fault fault = move_fault(b, order, &m);
    if (fault) return refuse_move(b, i, fault);
    struct edits edits;
    movement_do(b->p, &m, &edits);
    return true;
}

bool referee_turn(struct ctx *c, struct position *p, game_order *order, bool whole, struct verdicts *v)
{
    struct bench b = {c, p, order, v};
    struct movements scratch = movements_new(c->pool, 256);
    bool need = must_end_safe(p, &scratch);
    int most = p->passes[p->side] >= 2 ? 2 : 1; /* R4.3 */
    if (!referee_places(&b, whole)) return false;
    if (order->move_n > most) return refuse_move(&b, most, FAULT_TOO_MANY_MOVEMENTS);
    enum fault fault;
    if (whole && order->move_n == 0 && !pass_is_legal(p, &scratch, &fault))
        return refuse_turn(&b, "/moves", fault);
    for (int i = 0; i < order->move_n; i++)
        if (!referee_move(&b, i)) return false;
    if (whole && need && !is_safe(p, p->side)) return refuse_turn(&b, "/moves", FAULT_COMMANDER_IN_CHECK);
    return true;
}
