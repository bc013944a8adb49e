/* board.c - prepares a board: which pieces meet everything that cannot change while it is played, for each atom and
 * bucket. */
#include "games/rulegame/episode.h"
#include <string.h>

static bool fresh_find(const struct scope *scope, const struct expr *name, int parts, struct value *ret_value)
{
    const struct fresh *f = (const struct fresh *)scope;
    if (parts > 1) return false;
    int cell = f->piece->cell;
    *ret_value = (struct value){.kind = VALUE_NUMBER};
    switch (name->root) {
    case NAME_NEARBY: return ret_value->number = cell_nearby(cell), true;
    case NAME_REMOTEST: return ret_value->number = cell_nearby(CELLS + 1 - cell), true;
    case NAME_THIS: return *ret_value = (struct value){VALUE_OBJECT, f->bucket, NULL, f->piece}, true;
    case NAME_P: return f->last && (ret_value->number = f->last->number, true);
    case NAME_LAST: return f->last && (*ret_value = *f->last, true);
    default: return false;
    }
}

struct fresh fresh_scope(const struct piece *piece, int bucket)
{
    return (struct fresh){{fresh_find}, piece, bucket, NULL};
}

static bool is_live(const struct expr *e) { return e && (e->reads & READS_MEMORY); }

static uint8_t live_parts(const struct atom *atom, const struct bucket_table *table)
{
    uint8_t live = 0, reads = 0;
    if (table->buckets) live |= LIVE_TABLE;
    else if (is_live(atom->bucket)) live |= LIVE_BUCKET, reads |= atom->bucket->reads;
    if (is_live(atom->code)) live |= LIVE_CODE, reads |= atom->code->reads;
    for (int i = 0; i < atom->n_condition; i++) {
        const struct condition *condition = &atom->condition[i];
        if (condition->kind == CONDITION_EXPR && is_live(condition->value))
            live |= LIVE_CONDITION, reads |= condition->value->reads;
    }
    if (reads & READS_BUCKET) live |= LIVE_TRIED;
    return live;
}

static bool conditions_fit(const struct atom *atom, const struct fresh *f)
{
    for (int i = 0; i < atom->n_condition; i++) {
        const struct condition *condition = &atom->condition[i];
        if (condition->kind == CONDITION_EXPR && is_live(condition->value)) continue;
        if (!condition_holds(condition, f->piece, &f->scope)) return false;
    }
    return is_live(atom->code) || !atom->code || expr_holds(atom->code, &f->scope);
}

/* The buckets for which the piece meets everything that never changes. */
static uint8_t fit_of(const struct atom *atom, const struct piece *piece)
{
    uint8_t fit = 0;
    bool expr = atom->bucket && !is_live(atom->bucket) && atom->bucket->reads;
    bool by_bucket = atom->reads & READS_BUCKET;
    for (int b = 0; b < BUCKETS; b++) {
        struct fresh f = fresh_scope(piece, b);
        uint8_t allowed = ALL_BUCKETS;
        if (b > 0 && !by_bucket) break;
        if (!conditions_fit(atom, &f)) continue;
        if (expr) allowed = buckets_of(atom->bucket, &f.scope);
        else if (!is_live(atom->bucket)) allowed = atom->buckets;
        if (by_bucket) allowed &= (uint8_t)(1u << b);
        fit |= allowed;
    }
    return fit;
}

/* Pieces with an equal property have the same class. */
static void classes_find(const struct board *board, const char *name, int8_t *class)
{
    const struct property *found[PIECES_MAX];
    int count = 0;
    for (int i = 0; i < board->count; i++) {
        const struct property *p = piece_property(&board->piece[i], name, strlen(name));
        int k = 0;
        while (p && k < count && !property_same(p, found[k])) k++;
        if (p && k == count) found[count++] = p;
        class[board->slot[i]] = (int8_t)(p ? k : -1);
    }
}

static void slots_assign(struct board *board)
{
    memset(board->piece_in, -1, sizeof board->piece_in);
    memset(board->color, -1, sizeof board->color);
    memset(board->shape, -1, sizeof board->shape);
    for (int i = 0; i < board->count; i++) {
        int slot = board->crowded ? i : board->piece[i].cell - 1;
        board->slot[i] = (int8_t)slot;
        board->piece_in[slot] = (int8_t)i;
        board->place[slot] = (uint8_t)cell_nearby(board->piece[i].cell);
    }
}

const struct board *board_new(struct ctx *c, const struct program *program, const struct piece *piece,
                              int count, bool crowded)
{
    must(count >= 1 && count <= PIECES_MAX);
    int atoms = program->rules->n_atom;
    struct board *board = pool_take(c->pool, sizeof *board);
    uint64_t(*fit)[BUCKETS] = pool_take_many(c->pool, (size_t)atoms, sizeof *fit);
    uint8_t *live = pool_take(c->pool, (size_t)atoms);
    *board = (struct board){.program = program, .count = count, .crowded = crowded, .piece = piece};
    slots_assign(board);
    classes_find(board, "color", board->color);
    classes_find(board, "shape", board->shape);
    for (int a = 0; a < atoms; a++) {
        live[a] = live_parts(program->atom[a], &program->table[a]);
        for (int i = 0; i < count; i++) {
            uint8_t buckets = fit_of(program->atom[a], &piece[i]);
            for (int b = 0; b < BUCKETS; b++)
                if (buckets >> b & 1) fit[a][b] |= 1ull << board->slot[i];
        }
    }
    board->fit = (const uint64_t(*)[BUCKETS])fit;
    board->live = live;
    return board;
}
