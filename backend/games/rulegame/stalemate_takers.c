/* stalemate_takers.c - what each atom can and must take (R10.2). */
#include "games/rulegame/stalemate_parts.h"
#include <string.h>
#include <strings.h>

uint64_t quadrant_cells(uint8_t quadrants)
{
    static const uint64_t LEFT_HALF = 0x1c71c7; /* columns 1..3 of four rows */
    static const uint64_t ROWS = (1ull << 3 * SIDE) - 1;
    const uint64_t left = (LEFT_HALF | LEFT_HALF << 2 * SIDE) & EVERYWHERE, top = ROWS << 3 * SIDE;
    uint64_t cells = 0;
    if (quadrants & 1) cells |= left & top;
    if (quadrants & 2) cells |= ~left & top;
    if (quadrants & 4) cells |= ~left & ROWS;
    if (quadrants & 8) cells |= left & ROWS;
    return cells & EVERYWHERE;
}

uint8_t quadrants_on(const struct bucket_table *table, int p, int color, int shape)
{
    const uint8_t *row = table->buckets + table->step_p * p + table->step_color * color +
                         table->step_shape * shape;
    uint8_t quadrants = 0;
    for (int q = 0; q < BUCKETS; q++) quadrants |= (uint8_t)((row[table->step_place * q] != 0) << q);
    return quadrants;
}

/* A piece before anything was removed */

static bool reads(const struct expr *e, int what) { return e && (e->reads & what); }

/* The approximate number of steps that one evaluation takes. */
static uint64_t cost_of(const struct expr *e)
{
    uint64_t cost = 1;
    for (int i = 0; i < e->count; i++) cost += cost_of(e->item[i]);
    if (e->kind == EXPR_ARITHMETIC || e->kind == EXPR_COMPARE)
        cost += (uint64_t)e->item[0]->bound * (uint64_t)e->item[1]->bound;
    return cost + (uint64_t)e->bound;
}

/* Which part of an atom to evaluate: the part that does not depend on the memory, or all of it. */
struct asking {
    const struct atom *atom;
    bool all;
    bool is_tabled;           /* the bucket has a table of its own */
    const struct value *last; /* the piece removed last, NULL: none was */
};

static bool conditions_hold(const struct asking *a, const struct piece *piece, const struct scope *scope)
{
    for (int i = 0; i < a->atom->n_condition; i++) {
        const struct condition *condition = &a->atom->condition[i];
        bool live = condition->kind == CONDITION_EXPR && reads(condition->value, READS_MEMORY);
        if ((a->all || !live) && !condition_holds(condition, piece, scope)) return false;
    }
    return true;
}

static bool gives_a_bucket(const struct asking *a, const struct fresh *f)
{
    const struct atom *atom = a->atom;
    if (!conditions_hold(a, f->piece, &f->scope)) return false;
    if (atom->code && (a->all || !reads(atom->code, READS_MEMORY)) && !expr_holds(atom->code, &f->scope))
        return false;
    if (!atom->bucket || a->is_tabled || (!a->all && reads(atom->bucket, READS_MEMORY))) return true;
    uint8_t buckets = atom->bucket->reads ? buckets_of(atom->bucket, &f->scope) : atom->buckets;
    return atom->reads & READS_BUCKET ? buckets >> f->bucket & 1 : buckets != 0;
}

static bool takes_in(const struct asking *a, const struct piece *type, int cell)
{
    struct piece piece = *type;
    piece.cell = cell;
    int last = a->atom->reads & READS_BUCKET ? BUCKETS : 1;
    for (int b = 0; b < last; b++) {
        struct fresh f = fresh_scope(&piece, b);
        f.last = a->last;
        if (gives_a_bucket(a, &f)) return true;
    }
    return false;
}

/* Whether it names the cell of `this`, or `this` as a whole. */
static bool asks_cell(const struct expr *e)
{
    if (!reads(e, READS_PIECE | READS_BUCKET)) return false;
    for (int i = 0; i < e->count; i++)
        if (asks_cell(e->item[i])) return true;
    return e->kind == EXPR_NAME && e->root == NAME_THIS &&
           (e->parts == 1 || strcmp(e->text, "this.pos") == 0);
}

/* In how many cells a piece must be tried to know the result for all: most atoms do not ask for the cell, many only for
 * its quadrant. */
static int cells_to_try(const struct atom *atom)
{
    bool cell = asks_cell(atom->code) || asks_cell(atom->bucket);
    for (int i = 0; i < atom->n_condition && !cell; i++) cell = asks_cell(atom->condition[i].value);
    return cell ? CELLS : atom->reads & READS_PLACE ? BUCKETS : 1;
}

/* The cells a type is taken from. */
static uint64_t cells_taken(const struct asking *a, const struct piece *type)
{
    static const int8_t SOMEWHERE[BUCKETS] = {CELLS - SIDE + 1, CELLS, SIDE, 1}; /* in quadrant 0, 1, 2, 3 */
    uint64_t cells = 0;
    int tries = cells_to_try(a->atom);
    if (tries == 1) return takes_in(a, type, 1) ? EVERYWHERE : 0;
    if (tries == BUCKETS) {
        uint8_t quadrants = 0;
        for (int q = 0; q < BUCKETS; q++) quadrants |= (uint8_t)(takes_in(a, type, SOMEWHERE[q]) << q);
        return quadrant_cells(quadrants);
    }
    for (int cell = 1; cell <= CELLS; cell++)
        if (takes_in(a, type, cell)) cells |= cell_bit(cell);
    return cells;
}

/* Most atoms: plain conditions, and a bucket independent of the piece */

/* Whether it depends on more than the piece's cell, before anything was removed. */
static bool asks_piece(const struct expr *e)
{
    if (!e) return false;
    for (int i = 0; i < e->count; i++)
        if (asks_piece(e->item[i])) return true;
    return e->kind == EXPR_NAME && e->root == NAME_THIS && strcmp(e->text, "this.pos") != 0 &&
           strcmp(e->text, "this.bucket") != 0;
}

/* The conditions only compare names, and code and bucket do not ask for the piece: so the questions about the piece and
 * those about the cell can be answered separately. */
static bool is_simple(const struct atom *atom)
{
    for (int i = 0; i < atom->n_condition; i++)
        if (atom->condition[i].kind == CONDITION_EXPR) return false;
    return !asks_piece(atom->code) && !asks_piece(atom->bucket);
}

/* R4.4 */
static bool names_it(const struct condition *condition, const char *text)
{
    for (int i = 0; i < condition->count; i++)
        if (strcasecmp(condition->text[i], text) == 0) return true;
    return false;
}

/* Plain pieces are arranged in rows of one shape and columns of one colour. */
static void keep_shapes(const struct takers *t, const struct condition *condition, bool *takes)
{
    int width = t->types->colors;
    for (int at = 0; at + width <= t->count; at += width)
        if (!names_it(condition, t->types->piece[at].property[0].text))
            memset(takes + at, false, (size_t)width);
}

static void keep_colors(const struct takers *t, const struct condition *condition, bool *takes)
{
    int width = t->types->colors;
    for (int column = 0; column < width; column++) {
        if (names_it(condition, t->types->piece[column].property[1].text)) continue;
        for (int at = column; at < t->count; at += width) takes[at] = false;
    }
}

/* Types that meet a condition; for plain pieces, a row or a column at once. */
static void apply_condition(const struct takers *t, const struct condition *condition, bool *takes)
{
    if (!t->types->colors || condition->kind != CONDITION_TEXTS || !condition->names) {
        for (int i = 0; i < t->count; i++)
            takes[i] = takes[i] && condition_holds(condition, &t->types->piece[i], NULL);
        return;
    }
    if (strcmp(condition->property, "shape") == 0) keep_shapes(t, condition, takes);
    else if (strcmp(condition->property, "color") == 0) keep_colors(t, condition, takes);
}

static void types_taken(const struct takers *t, const struct atom *atom, bool *takes)
{
    memset(takes, true, (size_t)t->count);
    for (int i = 0; i < atom->n_condition; i++) apply_condition(t, &atom->condition[i], takes);
}

/* The cells in which a simple atom's code and bucket allow it. */
static uint64_t cells_allowed(const struct asking *a, const struct piece *any)
{
    const struct atom *atom = a->atom;
    struct atom bare = {.bucket = atom->bucket, .code = atom->code, .buckets = atom->buckets};
    bare.reads = (uint8_t)((bare.bucket ? bare.bucket->reads : 0) | (bare.code ? bare.code->reads : 0));
    return cells_taken(&(struct asking){&bare, a->all, a->is_tabled, a->last}, any);
}

/* Positions that only name cells never change: they belong to the column. A postpos with an order in it decides which
 * of the movable pieces can move, never whether any can (R10.1). */
static uint64_t fixed_cells(const struct atom *atom, bool with_postpos)
{
    uint64_t cells = EVERYWHERE;
    for (int i = 0; i < atom->n_pos; i++)
        if (!atom->pos[i].orders) cells &= atom->pos[i].cells;
    if (with_postpos && atom->has_postpos && !atom->postpos.orders) cells &= atom->postpos.cells;
    return cells;
}

/* Roles */

static bool is_conditional(const struct atom *atom, const struct bucket_table *table)
{
    bool tabled = table->buckets != NULL;
    if (reads(atom->code, READS_MEMORY)) return true;
    if (reads(atom->bucket, READS_MEMORY) && !tabled && !is_total(atom->bucket)) return true;
    for (int i = 0; i < atom->n_condition; i++)
        if (atom->condition[i].kind == CONDITION_EXPR && reads(atom->condition[i].value, READS_MEMORY))
            return true;
    return reads(atom->code, READS_BUCKET) && tabled; /* which of its buckets must match */
}

/* The quadrants in which a table gives a bucket in every situation, and those in which it does in some. p undefined:
 * all are. */
static void situations(const struct bucket_table *table, uint8_t *ret_always, uint8_t *ret_ever)
{
    uint8_t always = quadrants_on(table, UNDEFINED, UNDEFINED, UNDEFINED), ever = always;
    int p_end = table->step_p ? SITUATIONS : 2; /* what it does not read need not vary */
    int color_end = table->step_color ? SITUATIONS : 1, shape_end = table->step_shape ? SITUATIONS : 1;
    for (int p = 1; p < p_end; p++)
        for (int color = 0; color < color_end; color++)
            for (int shape = 0; shape < shape_end; shape++) {
                uint8_t on = quadrants_on(table, p, color, shape);
                always &= on;
                ever |= on;
            }
    *ret_always = always;
    *ret_ever = ever;
}

static enum role role_of(bool any, bool missing, bool by_table)
{
    if (!any) return ROLE_DEAD;
    return missing && by_table ? ROLE_DISAPPEARING : ROLE_STEADY;
}

struct look { /* at one atom */
    int number;
    bool conditional;
    uint8_t always, ever, first; /* quadrants in which its table gives a bucket; in an empty memory */
    bool simple;
    uint64_t cells, at_first; /* SIMPLE: where it takes the types in `takes`; in an empty memory */
    bool takes[TYPES_MAX];
};

static void look_at_type(struct takers *t, const struct asking *a, const struct look *look, int type)
{
    size_t at = (size_t)type * (size_t)t->atoms + (size_t)look->number;
    uint64_t cells = look->simple ? (look->takes[type] ? look->cells : 0)
                                  : cells_taken(a, &t->types->piece[type]) & fixed_cells(a->atom, true);
    t->may[at] = cells & quadrant_cells(look->ever);
    t->must[at] = look->conditional ? 0 : cells & quadrant_cells(look->always);
    if (!t->start) return;
    struct asking at_first = {a->atom, true, a->is_tabled, NULL};
    if (!look->conditional) t->start[at] = cells & quadrant_cells(look->first);
    else if (look->simple) t->start[at] = look->takes[type] ? look->at_first : 0;
    else t->start[at] = cells_taken(&at_first, &t->types->piece[type]) & fixed_cells(a->atom, true);
}

static uint64_t cost_once(const struct atom *atom)
{
    uint64_t cost = 1 + (atom->code ? cost_of(atom->code) : 0) + (atom->bucket ? cost_of(atom->bucket) : 0);
    for (int i = 0; i < atom->n_condition; i++)
        cost += atom->condition[i].value ? cost_of(atom->condition[i].value) : 1;
    return cost * (atom->reads & READS_BUCKET ? BUCKETS : 1);
}

static uint64_t cost_everywhere(const struct takers *t, const struct atom *atom)
{
    return cost_once(atom) * (uint64_t)cells_to_try(atom) * (uint64_t)t->count;
}

/* Whether the published procedure sees the atom as we do. */
static bool is_plain(const struct atom *atom, const struct look *look)
{
    for (int i = 0; i < atom->n_condition; i++)
        if (!atom->condition[i].names) return false;
    return look->simple && !atom->code && look->ever == ALL_BUCKETS &&
           look->cells == fixed_cells(atom, false);
}

static void look_at_atom(struct takers *t, int number)
{
    const struct atom *atom = t->program->atom[number];
    const struct bucket_table *table = &t->program->table[number];
    struct look look = {.number = number,
                        .conditional = is_conditional(atom, table),
                        .always = ALL_BUCKETS,
                        .ever = ALL_BUCKETS,
                        .first = ALL_BUCKETS};
    bool tabled = table->buckets && !look.conditional;
    if (tabled) {
        situations(table, &look.always, &look.ever);
        look.first = quadrants_on(table, UNDEFINED, UNDEFINED, UNDEFINED);
    }
    struct asking asking = {atom, false, tabled, NULL};
    bool steady = look.always == ALL_BUCKETS, any = look.ever != 0;
    if (!tabled && atom->bucket && !atom->bucket->reads) any = atom->buckets != 0;
    look.simple = is_simple(atom);
    if (look.simple) {
        struct asking at_first = {atom, true, tabled, NULL};
        look.cells = cells_allowed(&asking, &t->types->piece[0]) & fixed_cells(atom, true);
        if (look.conditional && t->start)
            look.at_first = cells_allowed(&at_first, &t->types->piece[0]) & fixed_cells(atom, true);
        types_taken(t, atom, look.takes);
    }
    t->plain = t->plain && is_plain(atom, &look);
    t->role[number] = look.conditional ? ROLE_CONDITIONAL : role_of(any, !steady, tabled);
    for (int type = 0; type < t->count; type++) look_at_type(t, &asking, &look, type);
}

static int class_of(struct takers *t, int type, const char *name, int16_t *class, int count)
{
    const struct property *mine = piece_property(&t->types->piece[type], name, strlen(name));
    class[type] = -1;
    if (!mine) return count;
    for (int i = 0; i < type; i++) {
        const struct property *other = piece_property(&t->types->piece[i], name, strlen(name));
        if (other && property_same(mine, other)) return class[type] = class[i], count;
    }
    class[type] = (int16_t)count;
    return count + 1;
}

static void classes_find(struct takers *t)
{
    for (int type = 0; type < t->count; type++) {
        t->colors = class_of(t, type, "color", t->color, t->colors);
        t->shapes = class_of(t, type, "shape", t->shape, t->shapes);
    }
}

bool takers_find(struct ctx *c, const struct program *program, const struct object_types *types,
                 uint64_t steps, struct takers *t)
{
    int atoms = program->rules->n_atom;
    size_t size = (size_t)atoms * (size_t)types->count;
    *t = (struct takers){.program = program,
                         .types = types,
                         .atoms = atoms,
                         .count = types->count,
                         .woda = true,
                         .plain = true,
                         .gs4 = true,
                         .work_max = steps};
    bool remembers = program->rules->reads & READS_MEMORY;
    t->role = pool_take_many(c->pool, (size_t)atoms, sizeof *t->role);
    t->may = pool_take_many(c->pool, size, sizeof *t->may);
    t->must = pool_take_many(c->pool, size, sizeof *t->must);
    if (remembers) t->start = pool_take_many(c->pool, size, sizeof *t->start);
    t->color = pool_take_many(c->pool, (size_t)types->count, sizeof *t->color);
    t->shape = pool_take_many(c->pool, (size_t)types->count, sizeof *t->shape);
    for (int a = 0; a < atoms; a++) {
        const struct atom *atom = program->atom[a];
        t->once += cost_once(atom);
        t->work += 2 * cost_everywhere(t, atom);
        if (t->work > t->work_max)
            return fail(c, FAULT_TOO_COSTLY,
                        "working out this rule set's expressions for every piece and cell takes more "
                        "than %llu steps; make them simpler, or test fewer objects",
                        (unsigned long long)t->work_max);
        look_at_atom(t, a);
        t->woda &= t->role[a] == ROLE_STEADY;
        t->gs4 &= t->role[a] != ROLE_CONDITIONAL;
        for (int i = 0; i < atom->n_pos; i++) t->orders |= atom->pos[i].orders;
    }
    if (remembers) classes_find(t);
    return true;
}

void takers_after(struct takers *t, int number, const struct value *last, columns frozen)
{
    const struct atom *atom = t->program->atom[number];
    struct asking asking = {.atom = atom, .all = true, .last = last};
    t->work += cost_everywhere(t, atom);
    for (int type = 0; type < t->count; type++)
        frozen[type * t->atoms + number] = cells_taken(&asking, &t->types->piece[type]) &
                                           fixed_cells(atom, true);
}

/* The published procedure */

static bool reference_selects(const struct atom *atom, const struct piece *piece)
{
    for (int i = 0; i < atom->n_condition; i++) {
        const struct condition *condition = &atom->condition[i];
        bool asked = !piece->plain || strcmp(condition->property, "shape") == 0 ||
                     strcmp(condition->property, "color") == 0;
        if (!asked) continue;
        if (condition->kind == CONDITION_EXPR) return false;
        if (piece->plain && condition->kind == CONDITION_TEXTS && !condition->names) return false;
        if (!condition_holds(condition, piece, NULL)) return false;
    }
    return true;
}

columns takers_reference(struct ctx *c, const struct takers *t)
{
    columns cells = pool_take_many(c->pool, (size_t)t->atoms * (size_t)t->count, sizeof *cells);
    for (int type = 0; type < t->count; type++)
        for (int a = 0; a < t->atoms; a++)
            if (reference_selects(t->program->atom[a], &t->types->piece[type]))
                cells[type * t->atoms + a] = fixed_cells(t->program->atom[a], false);
    return cells;
}
