/* deal.c - the pieces of a board, drawn or predefined (R7.1 to R7.4). */
#include "games/rulegame/settings.h"
#include <string.h>

static int draw_between(struct rng *rng, int min, int max)
{
    return max > min ? min + (int)rng_below(rng, (uint64_t)max - (uint64_t)min + 1) : min;
}

/* Take `count` of 0..n-1 out one after another. */
static void take_out(struct rng *rng, int n, int count, int *ret_taken)
{
    int left[CELLS]; /* of cells, pieces, or kinds */
    for (int i = 0; i < n; i++) left[i] = i;
    for (int i = 0; i < count; i++) {
        int at = (int)rng_below(rng, (uint64_t)(n - i));
        ret_taken[i] = left[at];
        for (int j = at; j < n - i - 1; j++) left[j] = left[j + 1];
    }
}

static void sort(int *numbers, int count)
{
    for (int i = 1; i < count; i++)
        for (int j = i; j > 0 && numbers[j - 1] > numbers[j]; j--) {
            int swapped = numbers[j];
            numbers[j] = numbers[j - 1];
            numbers[j - 1] = swapped;
        }
}

/* R7.1: a kind of the set for each of k pieces, `kinds` different ones; 0: any number of different ones. */
static void draw_kinds(struct rng *rng, int k, int kinds, int set, int *ret_kind)
{
    int bearer[PIECES_MAX], member[KINDS_MAX];
    for (int i = 0; i < k; i++) ret_kind[i] = (int)rng_below(rng, (uint64_t)(kinds ? kinds : set));
    if (!kinds) return;
    take_out(rng, k, kinds, bearer);
    for (int i = 0; i < kinds; i++) ret_kind[bearer[i]] = i;
    take_out(rng, set, kinds, member);
    sort(member, kinds);
    for (int i = 0; i < k; i++) ret_kind[i] = member[ret_kind[i]];
}

static void draw_cells(const struct settings *s, struct rng *rng, int k, int *ret_cell)
{
    if (s->crowded)
        for (int i = 0; i < k; i++) ret_cell[i] = (int)rng_below(rng, CELLS);
    else take_out(rng, CELLS, k, ret_cell);
    sort(ret_cell, k);
}

static int draw_plain(struct ctx *c, const struct settings *s, struct rng *rng, struct piece *piece)
{
    int k = draw_between(rng, s->min_objects, s->max_objects), shape[PIECES_MAX], color[PIECES_MAX],
        cell[PIECES_MAX];
    int shapes = draw_between(rng, s->min_shapes, s->max_shapes),
        colors = draw_between(rng, s->min_colors, s->max_colors);
    draw_cells(s, rng, k, cell);
    draw_kinds(rng, k, shapes, s->shapes.count, shape);
    draw_kinds(rng, k, colors, s->colors.count, color);
    for (int i = 0; i < k; i++)
        must(piece_plain(c, cell[i] + 1, s->shapes.name[shape[i]], s->colors.name[color[i]], &piece[i]));
    return k;
}

static int draw_images(const struct settings *s, struct rng *rng, struct piece *piece)
{
    int k = draw_between(rng, s->min_objects, s->max_objects), cell[PIECES_MAX];
    draw_cells(s, rng, k, cell);
    for (int i = 0; i < k; i++) {
        piece[i] = s->image[rng_below(rng, (uint64_t)s->n_image)];
        piece[i].cell = cell[i] + 1;
    }
    return k;
}

static bool any_satisfies(struct ctx *c, const struct program *condition, const struct settings *s,
                          const struct piece *piece, int count)
{
    const struct board *board = board_new(c, condition, piece, count, s->crowded);
    for (int i = 0; i < count; i++)
        if (board_satisfies(c, board, i)) return true;
    return false;
}

bool deal_meets(struct ctx *c, const struct settings *s, struct rng *rng, struct piece *piece, int *ret_count)
{
    for (int i = 0; i < REDRAWS_MAX; i++) {
        *ret_count = s->n_image ? draw_images(s, rng, piece) : draw_plain(c, s, rng, piece);
        bool train = !s->cond_train || !any_satisfies(c, s->cond_train, s, piece, *ret_count);
        if (train && (!s->cond_test || any_satisfies(c, s->cond_test, s, piece, *ret_count))) return true;
    }
    return false;
}

static int by_name(const struct settings *s, int a, int b)
{
    int names = strcmp(s->initial[a].name, s->initial[b].name);
    return names ? names : a - b;
}

/* R7.3: which of the predefined boards is board number `number`. */
static int initial_chosen(const struct settings *s, uint64_t seed, int number)
{
    int order[INITIAL_MAX], n = s->n_initial;
    for (int i = 0; i < n; i++) order[i] = i;
    if (s->initial_order == INITIAL_RANDOM) { /* a shuffle for each time through the list */
        uint64_t state = seed + 1000000 + (uint64_t)(number / n);
        struct rng rng = rng_seeded(splitmix_next(&state));
        rng_shuffle(&rng, order, (size_t)n, sizeof *order);
    }
    for (int i = 1; s->initial_order == INITIAL_ALPHA && i < n; i++)
        for (int j = i; j > 0 && by_name(s, order[j - 1], order[j]) > 0; j--) {
            int swapped = order[j];
            order[j] = order[j - 1];
            order[j - 1] = swapped;
        }
    return order[number % n];
}

int deal(struct ctx *c, const struct settings *s, uint64_t seed, int series, int number, struct piece *piece)
{
    int count;
    seed += 1000 * (uint64_t)series; /* R7.2 */
    if (s->n_initial) {
        const struct initial_board *board = &s->initial[initial_chosen(s, seed, number)];
        memcpy(piece, board->piece, (size_t)board->count * sizeof *piece);
        return board->count;
    }
    uint64_t state = seed + (uint64_t)number;
    struct rng rng = rng_seeded(splitmix_next(&state));
    (void)deal_meets(c, s, &rng, piece, &count); /* the last draw counts when none fits: play goes on */
    return count;
}
