/* stalemate_memory.c - in a stalemate the memory stands still: go through the memories it can stand still with (R10.5).
 *
 * A memory is p and, for each colour and each shape, the bucket the last piece of it went to. For a colour, values
 * under which every atom behaves alike are one. Values that no move can ever bring about are left out: what an atom
 * may give is followed from the empty memory until nothing new turns up. */
#include "games/rulegame/stalemate_parts.h"
#include <string.h>

struct values { /* of a variable that behave alike */
    int count;
    uint8_t first[SITUATIONS]; /* one of each kind */
    uint8_t kinds[SITUATIONS]; /* all of that kind: bit 0 undefined, bit 1 + bucket */
};

struct memories {
    struct takers *takers;
    struct stands *stands;
    int64_t most;
    uint64_t until; /* steps: half of the remaining ones, because a search can follow */
    columns frozen;
    uint8_t p_reached; /* bit 1 + bucket, bit 0 always */
    uint8_t color_reached[TYPES_MAX], shape_reached[TYPES_MAX];
    struct values color[TYPES_MAX], shape[TYPES_MAX];
    int p;
    int color_kind[TYPES_MAX], shape_kind[TYPES_MAX]; /* the memory being tried */
};

/* Reachable outcomes */

static uint8_t outputs(const struct bucket_table *table, const struct memories *m, int color, int shape)
{
    uint8_t out = 0, colors = color < 0 ? 1 : m->color_reached[color],
            shapes = shape < 0 ? 1 : m->shape_reached[shape];
    for (int i = 0; i < SITUATIONS * SITUATIONS * SITUATIONS; i++) {
        int p = i / (SITUATIONS * SITUATIONS), pc = i / SITUATIONS % SITUATIONS, ps = i % SITUATIONS;
        bool can_be = (m->p_reached >> p & 1) && (colors >> pc & 1) && (shapes >> ps & 1);
        if (!can_be || (p == UNDEFINED && (pc || ps))) continue;
        const uint8_t *row = table->buckets + table->step_p * p + table->step_color * pc +
                             table->step_shape * ps;
        for (int q = 0; q < BUCKETS; q++) out |= row[table->step_place * q];
    }
    return out;
}

static uint8_t atom_outputs(const struct memories *m, int atom, int type)
{
    const struct takers *t = m->takers;
    const struct bucket_table *table = &t->program->table[atom];
    const struct expr *bucket = t->program->atom[atom]->bucket;
    if (!t->may[type * t->atoms + atom]) return 0;
    if (table->buckets) return outputs(table, m, t->color[type], t->shape[type]);
    return !bucket || bucket->reads ? ALL_BUCKETS : t->program->atom[atom]->buckets;
}

static bool reach_type(struct memories *m, int type)
{
    uint8_t out = 0, *none = &(uint8_t){0};
    for (int a = 0; a < m->takers->atoms; a++) out |= atom_outputs(m, a, type);
    uint8_t values = (uint8_t)(out << 1);
    uint8_t *color = m->takers->color[type] < 0 ? none : &m->color_reached[m->takers->color[type]];
    uint8_t *shape = m->takers->shape[type] < 0 ? none : &m->shape_reached[m->takers->shape[type]];
    bool is_new = (values & ~m->p_reached) || (color != none && (values & ~*color)) ||
                  (shape != none && (values & ~*shape));
    m->p_reached |= values;
    *color |= values;
    *shape |= values;
    return is_new;
}

static void reach(struct memories *m)
{
    m->p_reached = 1;
    memset(m->color_reached, 1, sizeof m->color_reached);
    memset(m->shape_reached, 1, sizeof m->shape_reached);
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (int type = 0; type < m->takers->count; type++) is_new |= reach_type(m, type);
    }
}

/* Equivalent values */

/* Whether an atom's table can read the variable for a type of this class. */
static bool asks_class(const struct takers *t, int number, bool of_color, int class)
{
    const struct bucket_table *table = &t->program->table[number];
    if (!table->buckets || !(of_color ? table->step_color : table->step_shape)) return false;
    for (int type = 0; type < t->count; type++) {
        int theirs = of_color ? t->color[type] : t->shape[type];
        if (theirs == class && t->may[type * t->atoms + number]) return true;
    }
    return false;
}

/* Whether a table gives the same quadrants for two values of one variable, whatever the other variable is. */
static bool gives_the_same(const struct memories *m, const struct bucket_table *table, bool of_color, int a,
                           int b)
{
    for (int other = 0; other < SITUATIONS; other++) {
        uint8_t first = of_color ? quadrants_on(table, m->p, a, other) : quadrants_on(table, m->p, other, a);
        uint8_t second = of_color ? quadrants_on(table, m->p, b, other) : quadrants_on(table, m->p, other, b);
        if (first != second) return false;
    }
    return true;
}

/* Whether two values of one variable are the same to every atom that reads it. */
static bool behaves_alike(const struct memories *m, bool of_color, int class, int a, int b)
{
    const struct takers *t = m->takers;
    for (int number = 0; number < t->atoms; number++)
        if (asks_class(t, number, of_color, class) &&
            !gives_the_same(m, &t->program->table[number], of_color, a, b))
            return false;
    return true;
}

static void sort_values(const struct memories *m, bool of_color, int class, struct values *values)
{
    uint8_t reached = of_color ? m->color_reached[class] : m->shape_reached[class];
    values->count = 0;
    for (int v = 0; v < SITUATIONS; v++) {
        if (!(reached >> v & 1)) continue;
        int k = 0;
        while (k < values->count && !behaves_alike(m, of_color, class, values->first[k], v)) k++;
        if (k == values->count) {
            values->first[values->count] = (uint8_t)v;
            values->kinds[values->count++] = 0;
        }
        values->kinds[k] |= (uint8_t)(1 << v);
    }
}

/* One memory */

/* The last piece went to p, so its colour and its shape hold p. */
static bool is_consistent(const struct memories *m)
{
    const struct takers *t = m->takers;
    for (int type = 0; type < t->count; type++) {
        int color = t->color[type], shape = t->shape[type];
        bool fits = color < 0 || (m->color[color].kinds[m->color_kind[color]] >> m->p & 1);
        if (fits && (shape < 0 || (m->shape[shape].kinds[m->shape_kind[shape]] >> m->p & 1))) return true;
    }
    return false;
}

static void freeze(const struct memories *m)
{
    const struct takers *t = m->takers;
    for (int type = 0; type < t->count; type++) {
        int color = t->color[type], shape = t->shape[type];
        int pc = color < 0 ? UNDEFINED : m->color[color].first[m->color_kind[color]];
        int ps = shape < 0 ? UNDEFINED : m->shape[shape].first[m->shape_kind[shape]];
        for (int a = 0; a < t->atoms; a++) {
            const struct bucket_table *table = &t->program->table[a];
            uint8_t on = table->buckets ? quadrants_on(table, m->p, pc, ps) : ALL_BUCKETS;
            m->frozen[type * t->atoms + a] = t->may[type * t->atoms + a] & quadrant_cells(on);
        }
    }
}

/* Small boards first; trying the same board twice would tell nothing new. */
static void keep(struct stands *stands, const struct stalemate_witness *w)
{
    int i = 0;
    for (; i < stands->count && stands->board[i].count <= w->count; i++) {
        const struct stalemate_witness *other = &stands->board[i];
        bool same = other->count == w->count;
        for (int k = 0; same && k < w->count; k++)
            same = other->piece[k].cell == w->piece[k].cell && other->type[k] == w->type[k];
        if (same) return;
    }
    if (i == STANDS_MAX) return;
    int moved = (stands->count < STANDS_MAX ? stands->count : STANDS_MAX - 1) - i;
    memmove(&stands->board[i + 1], &stands->board[i], (size_t)moved * sizeof *w);
    stands->board[i] = *w;
    stands->count += stands->count < STANDS_MAX;
}

static bool try_memory(struct memories *m)
{
    uint64_t left[TYPES_MAX];
    struct stalemate_witness w;
    if (!is_consistent(m)) return true;
    if (m->stands->memories >= m->most || m->takers->work > m->until) return false;
    m->stands->memories++;
    freeze(m);
    m->takers->work += (uint64_t)(m->takers->count * m->takers->atoms);
    if (!fin_full(m->takers, m->frozen, left)) return true;
    fin_thin(m->takers, m->frozen, left, &w);
    keep(m->stands, &w);
    return true;
}

/* The next memory with this p, counting like an odometer; false after the last. */
static bool next_memory(struct memories *m)
{
    for (int k = 0; k < m->takers->colors; k++) {
        if (++m->color_kind[k] < m->color[k].count) return true;
        m->color_kind[k] = 0;
    }
    for (int k = 0; k < m->takers->shapes; k++) {
        if (++m->shape_kind[k] < m->shape[k].count) return true;
        m->shape_kind[k] = 0;
    }
    return false;
}

static bool try_all(struct memories *m)
{
    for (int k = 0; k < m->takers->colors; k++) sort_values(m, true, k, &m->color[k]);
    for (int k = 0; k < m->takers->shapes; k++) sort_values(m, false, k, &m->shape[k]);
    memset(m->color_kind, 0, sizeof m->color_kind);
    memset(m->shape_kind, 0, sizeof m->shape_kind);
    do {
        m->takers->work += (uint64_t)m->takers->count;
        if (m->takers->work > m->until || !try_memory(m)) return false;
    } while (next_memory(m));
    return true;
}

void stands_find(struct ctx *c, struct takers *t, int64_t memories, struct stands *stands)
{
    struct memories *m = pool_take(c->pool, sizeof *m);
    *stands = (struct stands){.complete = true};
    m->takers = t;
    m->stands = stands;
    m->most = memories;
    m->until = t->work + (t->work_max - t->work) / 2;
    m->frozen = pool_take_many(c->pool, (size_t)t->atoms * (size_t)t->count, sizeof *m->frozen);
    reach(m);
    for (m->p = 1; m->p < SITUATIONS && stands->complete; m->p++)
        if (m->p_reached >> m->p & 1) stands->complete = try_all(m);
}
