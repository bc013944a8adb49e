/* make.c - makes movements on a position and takes them back. It checks no rules: the generator and the referee do
 * that. */
#include "games/stratic/state.h"

int kind_value(int kind) { return (const int[]){0, 8, 4, 2, 1}[kind]; } /* R1 */

/* How a square is changed: with the lists (position_put) or, for a trial, only the cell. */
typedef void put_function(struct position *, square, uint8_t);

static void put_cell(struct position *p, square s, uint8_t cell)
{
    uint8_t old = p->cell[s];
    p->cell[s] = cell;
    if (CELL[old].top_kind == INTERDICTOR) p->jumpers[CELL[old].top_seat]--;
    if (CELL[cell].top_kind == INTERDICTOR) p->jumpers[CELL[cell].top_seat]++;
    if (CELL[cell].base_kind == COMMANDER && p->law->royal) p->commander[CELL[cell].base_seat] = s;
    if (CELL[cell].top_kind == COMMANDER && p->law->royal) p->commander[CELL[cell].top_seat] = s;
}

static inline void change(struct position *p, struct edits *e, put_function *put, square s, uint8_t cell)
{
    e->at[e->n] = s;
    e->was[e->n++] = p->cell[s];
    put(p, s, cell);
}

void hand_add(struct position *p, struct edits *e, int seat, int kind, int by)
{
    p->hand[seat][kind] += by;
    p->hand[seat][NO_KIND] += by;
    e->hand[e->hands].seat = (int8_t)seat;
    e->hand[e->hands].kind = (int8_t)kind;
    e->hand[e->hands++].by = (int8_t)by;
}

static __attribute__((noinline)) void hands_undo(struct position *p, const struct edits *e)
{
    for (int i = e->hands; i-- > 0;) {
        p->hand[e->hand[i].seat][e->hand[i].kind] -= e->hand[i].by;
        p->hand[e->hand[i].seat][NO_KIND] -= e->hand[i].by;
    }
}

/* R11.1: a piece removed from play scores its present value for the other side; R12.1: it can come back. */
static inline void removed(struct position *p, struct edits *e, int seat, int kind)
{
    p->score[1 - seat] += kind_value(kind);
    if (kind == COMMANDER) p->commander[seat] = NOWHERE;
    if (p->law->returns) hand_add(p, e, seat, kind, 1);
}

/* R7.3: mover and Commander exchange places, each taking over the base of the other. */
static void swap(struct position *p, struct edits *e, put_function *put, const struct movement *m)
{
    uint8_t mine = p->cell[m->from], theirs = p->cell[m->to];
    int side = p->side;
    uint8_t commander = is_stack(mine) ? cell_stack(CELL[mine].base_seat, side, COMMANDER)
                                       : cell_single(side, COMMANDER);
    uint8_t mover = is_stack(theirs) ? cell_stack(CELL[theirs].base_seat, side, m->kind)
                                     : cell_single(side, m->kind);
    change(p, e, put, m->to, mover);
    change(p, e, put, m->from, commander);
}

/* R6.3: the occupier captures its enemy base and is then on the ground. */
static void crush(struct position *p, struct edits *e, put_function *put, square s)
{
    uint8_t cell = p->cell[s];
    removed(p, e, CELL[cell].base_seat, FORTIFIER);
    change(p, e, put, s, cell_single(CELL[cell].top_seat, CELL[cell].top_kind));
}

/* Take the unit off its square: a single piece, a Fortifier with the piece on it (R6.5), or only an occupier. */
static uint8_t lift(struct position *p, struct edits *e, put_function *put, const struct movement *m)
{
    uint8_t cell = p->cell[m->from];
    bool leaves_base = is_stack(cell) && m->kind != FORTIFIER;
    change(p, e, put, m->from, leaves_base ? cell_single(CELL[cell].base_seat, FORTIFIER) : EMPTY);
    return leaves_base ? cell_single(CELL[cell].top_seat, CELL[cell].top_kind) : cell;
}

static void leg(struct position *p, struct edits *e, put_function *put, const struct movement *m)
{
    if (m->act == SWAP) {
        swap(p, e, put, m);
        return;
    }
    if (m->act == CRUSH) {
        crush(p, e, put, m->from);
        return;
    }
    uint8_t unit = lift(p, e, put, m), target = p->cell[m->to];
    const struct cell_fact *there = &CELL[target];
    uint8_t on_base = is_stack(target) || m->act == OCCUPY ? cell_stack(there->base_seat, p->side, m->kind)
                                                           : unit;
    if (m->act == CAPTURE && is_stack(target)) removed(p, e, there->top_seat, there->top_kind);
    else if (m->act == CAPTURE) removed(p, e, there->base_seat, there->base_kind);
    if (m->act == BREACH) { /* R6.8 */
        removed(p, e, there->base_seat, FORTIFIER);
        removed(p, e, p->side, m->kind);
        on_base = cell_single(there->top_seat, COMMANDER);
    }
    change(p, e, put, m->to, on_base);
}

static void movement_put(struct position *p, const struct movement *m, struct edits *e, put_function *put)
{
    e->n = e->hands = 0;
    for (int seat = 0; seat < 2; seat++) {
        e->commander[seat] = p->commander[seat];
        e->score[seat] = p->score[seat];
        e->reserve[seat] = p->reserve[seat];
    }
    leg(p, e, put, m);
    if (m->then != NOWHERE) /* R5.2 */
        leg(p, e, put,
            &(struct movement){
                .from = m->to, .to = m->then, .then = NOWHERE, .kind = AGGRESSOR, .act = m->then_act});
    if (m->promote) { /* R5.3 */
        change(p, e, put, m->to, cell_single(p->side, m->promote));
        p->score[p->side]++;
    }
}

static inline __attribute__((always_inline)) void movement_unput(struct position *p, const struct edits *e,
                                                                 put_function *put)
{
    for (int i = e->n; i-- > 0;) put(p, e->at[i], e->was[i]);
    if (e->hands) hands_undo(p, e);
    for (int seat = 0; seat < 2; seat++) {
        p->commander[seat] = e->commander[seat];
        p->score[seat] = e->score[seat];
        p->reserve[seat] = e->reserve[seat];
    }
}

void movement_do(struct position *p, const struct movement *m, struct edits *ret_edits)
{
    movement_put(p, m, ret_edits, position_put);
}
void movement_undo(struct position *p, const struct edits *edits) { movement_unput(p, edits, position_put); }
void movement_try(struct position *p, const struct movement *m, struct edits *ret_edits)
{
    movement_put(p, m, ret_edits, put_cell);
}
void movement_untry(struct position *p, const struct edits *edits) { movement_unput(p, edits, put_cell); }
