/* evaluate.c - what a quiet position is worth to Marshal: pieces, the midboard and what it will earn, Fortifiers on
 * their way to promotion, the Commander's shelter, and what hangs. Hundredths of a Fortifier. */
#include "games/stratic/search.h"

enum {
    RESERVE_WORTH = 220,  /* an Aggressor that will be where it is needed, but rests first */
    MIDBOARD_PRICE = 200, /* each piece of lead when the board expands */
    SHIELD = 25,          /* own pieces beside the Commander */
    MOUNTED_COMMANDER = 130,
    BESIEGED = 18, /* each square beside the Commander that an enemy can reach */
    FIRST_PASS = 5,
    OPERATION = 60
};

struct eye {
    struct search *s;
    const struct position *p;
    struct field *field;
    int score[2], midboard[2];
};

int piece_worth(int kind) { return (const int[]){0, 4000, 700, 250, 100}[kind]; }

/* The board */

struct field field_new(struct pool *pool, const struct position *p)
{
    return (struct field){{pool_take(pool, p->cells), pool_take(pool, p->cells)},
                          pool_take_many(pool, p->cells, sizeof(square)),
                          0};
}

static void field_clear(struct field *f)
{
    for (int i = 0; i < f->n; i++) f->hit[0][f->touched[i]] = f->hit[1][f->touched[i]] = 0;
    f->n = 0;
}

static inline void touch(struct field *f, int seat, square s, int kind)
{
    if (!(f->hit[0][s] | f->hit[1][s])) f->touched[f->n++] = s;
    f->hit[seat][s] |= (uint8_t)(1 << kind);
}

int cheapest_taker(const struct field *f, int seat, square at, int kind)
{
    int bits = f->hit[seat][at], armed = 1 << INTERDICTOR | 1 << AGGRESSOR;
    if (kind == FORTIFIER && bits & 1 << FORTIFIER) return FORTIFIER;
    if (kind != FORTIFIER && bits & 1 << AGGRESSOR) return AGGRESSOR;
    if (bits & 1 << INTERDICTOR) return INTERDICTOR;
    bool guarded = f->hit[1 - seat][at] & armed; /* a Commander captures nothing that would be recaptured */
    return bits & 1 << COMMANDER && !guarded ? COMMANDER : NO_KIND;
}

/* Units */

static int unit_range(int kind, bool stacked, bool straight)
{
    switch (kind) {
    case FORTIFIER: return straight ? 2 - stacked : 0;
    case AGGRESSOR: return stacked ? INT32_MAX : straight ? 3 : 2;
    case INTERDICTOR: return INT32_MAX;
    default: return 1;
    }
}

/* Mark the squares a unit reaches; returns how many of them it could go to. */
static int spread(struct eye *e, int seat, square at, int kind, bool stacked)
{
    const struct position *p = e->p;
    bool jumps = stacked && kind == INTERDICTOR;
    int open = 0;
    for (int d = 0; d < p->directions; d++) {
        square step = p->step[d], s = at + step;
        int range = unit_range(kind, stacked, d < p->straight);
        for (int i = 0; i < range && p->cell[s] != OFF_BOARD; i++, s += step) {
            touch(e->field, seat, s, kind);
            open += p->cell[s] == EMPTY;
            if (p->cell[s] != EMPTY && !jumps) break;
        }
    }
    return open;
}

static int distance(const struct position *p, square a, square b)
{
    int dx = abs(square_x(p, a) - square_x(p, b)), dy = abs(square_y(p, a) - square_y(p, b));
    int dz = abs(square_z(p, a) - square_z(p, b)), flat = dx > dy ? dx : dy;
    return flat > dz ? flat : dz;
}

/* A free Fortifier gets nearer to the line where it promotes (R5.3): moves left, at two rows each. */
static int promotion_hope(const struct position *p, int seat, square at)
{
    int y = square_y(p, at), rows = seat == SOUTH ? NORTH_LINE - y : y - SOUTH_LINE + 1;
    if (rows <= 0) return 30; /* past the line: any further step is enough */
    int moves = (rows + 1) / 2;
    return moves == 1 ? 60 : moves == 2 ? 30 : moves == 3 ? 12 : 0;
}

/* Being nearer to the enemy Commander is better for pieces that can capture it. */
static int closeness(const struct position *p, int seat, square at, int kind)
{
    square target = p->commander[1 - seat];
    int far = target == NOWHERE ? 0 : distance(p, at, target);
    int near = far > 10 ? 0 : 10 - far;
    return kind == AGGRESSOR ? 5 * near : kind == INTERDICTOR ? 2 * near : 0;
}

static void look_at_unit(struct eye *e, int seat, square at, int kind, bool stacked)
{
    int open = spread(e, seat, at, kind, stacked), *score = &e->score[seat];
    *score += piece_worth(kind);
    e->midboard[seat] += is_midboard(e->p, at);
    if (kind == COMMANDER) return;
    *score += closeness(e->p, seat, at, kind);
    if (kind == INTERDICTOR) *score += (open > 20 ? 20 : open) + 70 * stacked;
    if (kind == AGGRESSOR) *score += open / 2 + 30 * stacked;
    if (kind == FORTIFIER && !stacked) *score += promotion_hope(e->p, seat, at);
}

static void look_at_side(struct eye *e, int seat)
{
    const struct squares *own = &e->p->own[seat];
    for (int i = 0; i < own->n; i++) {
        square at = own->at[i];
        const struct cell_fact *f = &CELL[e->p->cell[at]];
        if (f->base_seat == seat) look_at_unit(e, seat, at, f->base_kind, f->top_kind != NO_KIND);
        if (f->top_seat == seat) look_at_unit(e, seat, at, f->top_kind, true);
    }
}

/* The Commander */

static int shelter(const struct eye *e, int seat)
{
    const struct position *p = e->p;
    square home = p->commander[seat];
    int score = is_stack(p->cell[home]) ? MOUNTED_COMMANDER : 0;
    for (int d = 0; d < p->directions; d++) {
        square s = home + p->step[d];
        const struct cell_fact *f = &CELL[p->cell[s]];
        int armed = e->field->hit[1 - seat][s] & (1 << AGGRESSOR | 1 << INTERDICTOR);
        if (f->base_seat == seat || f->top_seat == seat) score += SHIELD;
        if (armed) score -= f->base_seat == seat || f->top_seat == seat ? BESIEGED / 2 : BESIEGED;
    }
    return score;
}

/* Attacked pieces */

/* What the other side would win by capturing the piece under attack on that square. */
static int hanging(const struct eye *e, int seat, square at)
{
    const struct cell_fact *f = &CELL[e->p->cell[at]];
    int kind = f->top_kind != NO_KIND ? f->top_kind : f->base_kind;
    int owner = f->top_kind != NO_KIND ? f->top_seat : f->base_seat;
    if (owner != seat || kind == COMMANDER) return 0;
    int taker = cheapest_taker(e->field, 1 - seat, at, kind);
    if (taker == NO_KIND) return 0;
    bool guarded = taker != COMMANDER && cheapest_taker(e->field, seat, at, taker) != NO_KIND;
    int loss = piece_worth(kind) - (guarded ? piece_worth(taker) : 0);
    return loss > 0 ? loss : 0;
}

/* The side to move can save one piece; what it can win is found by searching, not by estimating. */
static int danger(const struct eye *e, int seat)
{
    int most = 0, next = 0;
    for (int i = 0; i < e->p->own[seat].n; i++) {
        int loss = hanging(e, seat, e->p->own[seat].at[i]);
        if (loss > most) next = most, most = loss;
        else if (loss > next) next = loss;
    }
    return most / 5 + next / 2;
}

/* Evaluation */

/* R8.1: the value of the lead in the midboard: the sooner the expansion, the more certain the gain. */
static int harvest(const struct eye *e)
{
    static const int SURE[] = {100, 100, 85, 70, 60, 50, 45, 40};
    const struct position *p = e->p;
    if (p->expansions >= p->max_expansions) return 0;
    int left = expansion_turn(p->expansions + 1) - p->turns - 1;
    int sure = left < 0 ? 0 : left < 8 ? SURE[left] : 30, lead = e->midboard[0] - e->midboard[1];
    int extra = lead > 3 ? lead - 3 : lead < -3 ? lead + 3 : 0;
    return MIDBOARD_PRICE * (lead - extra) * sure / 100 + 10 * extra;
}

static int passes_worth(int passes) { return passes == 2 ? OPERATION : passes == 1 ? FIRST_PASS : 0; }

int evaluate(struct search *s)
{
    struct eye e = {.s = s, .p = s->p, .field = &s->field};
    int side = s->p->side;
    field_clear(e.field);
    for (int seat = 0; seat < 2; seat++) {
        look_at_side(&e, seat);
        e.score[seat] += RESERVE_WORTH * s->p->reserve[seat] + passes_worth(s->p->passes[seat]);
    }
    for (int seat = 0; seat < 2; seat++) e.score[seat] += shelter(&e, seat);
    e.score[side] -= danger(&e, side);
    int south = e.score[0] - e.score[1] + harvest(&e);
    return side == SOUTH ? south : -south;
}
