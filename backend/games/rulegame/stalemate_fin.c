/* stalemate_fin.c - removes pieces until nothing can be removed (R10.3), and finds a small board of what stays.
 *
 * A set of pieces is one mask of cells for each type. Types that every atom treats alike are removed together, so
 * that one mask stands for all of them; the front of an order is found once a round. */
#include "games/rulegame/stalemate_parts.h"
#include <string.h>

struct herd { /* types that are treated alike */
    uint64_t left;
    const uint64_t *column; /* by atom */
};

static uint64_t open_cells(const struct atom *atom, const uint64_t *front)
{
    uint64_t open = EVERYWHERE;
    for (int i = 0; i < atom->n_pos; i++) {
        uint64_t cells = atom->pos[i].cells;
        for (uint32_t orders = atom->pos[i].orders; orders; orders &= orders - 1)
            cells |= front[__builtin_ctz(orders)];
        open &= cells;
    }
    return open;
}

static uint64_t occupied_by(const struct herd *herd, int count)
{
    uint64_t occupied = 0;
    for (int i = 0; i < count; i++) occupied |= herd[i].left;
    return occupied;
}

/* Everything that can be removed while the fronts are where they are; false: nothing. */
static bool round_of(const struct takers *t, struct herd *herd, int herds, uint64_t occupied)
{
    uint64_t front[ORDER_SLOTS], changed = 0;
    for (uint32_t orders = t->orders; orders; orders &= orders - 1) {
        int i = __builtin_ctz(orders);
        front[i] = order_front(&t->program->rules->order[i], occupied);
    }
    for (int a = 0; a < t->atoms; a++) {
        uint64_t open = occupied & open_cells(t->program->atom[a], front);
        for (int i = 0; open && i < herds; i++) {
            uint64_t gone = herd[i].left & open & herd[i].column[a];
            herd[i].left ^= gone;
            changed |= gone;
        }
    }
    return changed != 0;
}

static int herd_of(struct herd *herd, int *herds, const uint64_t *column, size_t atoms)
{
    int i = 0;
    while (i < *herds && memcmp(herd[i].column, column, atoms * sizeof *column) != 0) i++;
    if (i == *herds) herd[(*herds)++] = (struct herd){0, column};
    return i;
}

bool fin(struct takers *t, const uint64_t *cells, uint64_t *left)
{
    struct herd herd[TYPES_MAX];
    uint8_t member[TYPES_MAX];
    int herds = 0;
    for (int type = 0; type < t->count; type++) {
        if (!left[type]) continue;
        int i = herd_of(herd, &herds, cells + type * t->atoms, (size_t)t->atoms);
        herd[i].left |= left[type];
        member[type] = (uint8_t)i;
    }
    uint64_t occupied = occupied_by(herd, herds);
    uint64_t round = (uint64_t)herds * (uint64_t)t->atoms + SIDE * (uint64_t)__builtin_popcount(t->orders);
    while (occupied && round_of(t, herd, herds, occupied)) {
        occupied = occupied_by(herd, herds);
        t->work += round;
    }
    t->work += round;
    for (int type = 0; type < t->count; type++)
        if (left[type]) left[type] &= herd[member[type]].left;
    return occupied != 0;
}

bool fin_full(struct takers *t, const uint64_t *cells, uint64_t *ret_left)
{
    for (int type = 0; type < t->count; type++) ret_left[type] = EVERYWHERE;
    return fin(t, cells, ret_left);
}

/* A small board */

/* One piece for each cell: the lowest type. */
static void lowest(const struct takers *t, const uint64_t *left, uint64_t *ret_left)
{
    uint64_t taken = 0;
    for (int type = 0; type < t->count; type++) {
        ret_left[type] = left[type] & ~taken;
        taken |= left[type];
    }
}

static uint64_t cells_of(const struct takers *t, const uint64_t *left)
{
    uint64_t cells = 0;
    for (int type = 0; type < t->count; type++) cells |= left[type];
    return cells;
}

/* What is left of it without a cell; false: nothing, so the cell is needed. */
static bool spare(struct takers *t, const uint64_t *cells, const uint64_t *left, int cell, uint64_t *ret_left)
{
    for (int type = 0; type < t->count; type++) ret_left[type] = left[type] & ~cell_bit(cell);
    return fin(t, cells, ret_left);
}

void fin_thin(struct takers *t, const uint64_t *cells, const uint64_t *left, struct stalemate_witness *w)
{
    uint64_t board[TYPES_MAX] = {0}, smaller[TYPES_MAX];
    lowest(t, left, board);
    uint64_t all = cells_of(t, board);
    for (int cell = 1; cell <= CELLS; cell++) {
        if (!(all & cell_bit(cell)) || !(all & ~cell_bit(cell))) continue;
        if (!spare(t, cells, board, cell, smaller)) continue;
        memcpy(board, smaller, (size_t)t->count * sizeof *board);
        all = cells_of(t, board);
    }
    *w = (struct stalemate_witness){.fate = FATE_INEVITABLE};
    for (int cell = 1; cell <= CELLS; cell++)
        for (int type = 0; type < t->count; type++) {
            if (!(board[type] & cell_bit(cell))) continue;
            w->type[w->count] = (int16_t)type;
            w->piece[w->count] = t->types->piece[type];
            w->piece[w->count++].cell = cell;
        }
}
