/* stalemate_last.c - for rule sets that ask for the piece removed last, with a memory that does not change (R10.5): go
 * through everything that piece can have been. That is each type, each bucket it can have gone to and, where the rules
 * ask for it, each cell it can have left. */
#include "games/rulegame/stalemate_parts.h"
#include <string.h>

struct lasts {
    struct takers *takers;
    columns frozen;
    bool *is_known; /* by atom: of the past it reads only p and last */
    bool ask_cell;  /* some of these ask for the cell of the last piece */
    uint64_t until; /* steps: half of the remaining ones, because a search can follow */
    int64_t tried, most;
};

/* Queries about earlier moves */

/* All expressions of an atom, one after another; NULL past the last. */
static const struct expr *expression(const struct atom *atom, int i)
{
    if (i == 0) return atom->code;
    if (i == 1) return atom->bucket;
    return atom->condition[i - 2].value;
}

static bool asks_last_only(const struct expr *e)
{
    if (!e || !(e->reads & READS_MEMORY)) return true;
    for (int i = 0; i < e->count; i++)
        if (!asks_last_only(e->item[i])) return false;
    return e->kind != EXPR_NAME || e->root == NAME_LAST || (e->root == NAME_P && e->parts == 1);
}

/* `whether`: only the existence of a value makes a difference, and the object itself has that wherever it was. */
static bool asks_last_cell(const struct expr *e, bool whether)
{
    if (!e || !(e->reads & READS_PAST)) return false;
    for (int i = 0; i < e->count; i++)
        if (asks_last_cell(e->item[i], e->kind == EXPR_NOT || (whether && e->kind == EXPR_LIST))) return true;
    if (e->kind != EXPR_NAME || e->root != NAME_LAST) return false;
    return e->parts == 1 ? !whether : strcmp(e->text, "last.pos") == 0;
}

static void look_at_atoms(struct lasts *l)
{
    for (int a = 0; a < l->takers->atoms; a++) {
        const struct atom *atom = l->takers->program->atom[a];
        bool asks = atom->reads & READS_MEMORY, cell = false;
        l->is_known[a] = asks;
        for (int i = 0; asks && i < atom->n_condition + 2; i++) {
            const struct expr *e = expression(atom, i);
            l->is_known[a] = l->is_known[a] && asks_last_only(e);
            cell |= asks_last_cell(e, i == 0);
        }
        l->ask_cell |= l->is_known[a] && cell;
    }
}

/* One case */

static bool frees(struct lasts *l, const struct value *last)
{
    struct takers *t = l->takers;
    uint64_t left[TYPES_MAX];
    if (l->tried >= l->most) return false;
    l->tried++;
    for (int a = 0; a < t->atoms; a++) {
        if (t->work > l->until) return false;
        if (l->is_known[a]) takers_after(t, a, last, l->frozen);
    }
    return !fin_full(t, l->frozen, left);
}

/* Where a type can be taken from, and where it can go. */
static uint64_t ways_of(const struct takers *t, int type, uint8_t *ret_buckets)
{
    uint64_t cells = 0;
    *ret_buckets = 0;
    for (int a = 0; a < t->atoms; a++) {
        const struct atom *atom = t->program->atom[a];
        uint64_t taken = t->may[type * t->atoms + a];
        cells |= taken;
        if (taken) *ret_buckets |= !atom->bucket || atom->bucket->reads ? ALL_BUCKETS : atom->buckets;
    }
    return cells;
}

static bool type_frees(struct lasts *l, int type)
{
    uint8_t buckets;
    uint64_t cells = ways_of(l->takers, type, &buckets);
    if (!l->ask_cell) cells &= -cells;
    for (; cells; cells &= cells - 1)
        for (int b = 0; b < BUCKETS; b++) {
            struct piece piece = l->takers->types->piece[type];
            piece.cell = __builtin_ctzll(cells) + 1;
            if ((buckets >> b & 1) && !frees(l, &(struct value){VALUE_OBJECT, b, NULL, &piece})) return false;
        }
    return true;
}

bool last_frees(struct ctx *c, struct takers *t, int64_t most, int64_t *ret_tried)
{
    size_t size = (size_t)t->atoms * (size_t)t->count;
    struct lasts l = {.takers = t, .most = most, .until = t->work + (t->work_max - t->work) / 2};
    l.frozen = pool_take_many(c->pool, size, sizeof *l.frozen);
    l.is_known = pool_take_many(c->pool, (size_t)t->atoms, sizeof *l.is_known);
    look_at_atoms(&l);
    memcpy(l.frozen, t->must, size * sizeof *l.frozen);
    bool all = true;
    for (int type = 0; type < t->count && all; type++) all = type_frees(&l, type);
    *ret_tried = l.tried;
    return all;
}
