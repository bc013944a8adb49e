/* episode.c - the play of one board: acceptance, counters, memory, stalemate (R4, R6). */
#include "games/rulegame/episode.h"
#include <stddef.h>
#include <string.h>

/* Values of names during an episode (R5.2) */

struct trial {
    struct scope scope;
    const struct episode *episode;
    const struct piece *piece;
    int bucket;
};

static struct value object_removed(const struct episode *e, int i)
{
    return (struct value){VALUE_OBJECT, e->into[i], NULL, &e->board->piece[e->removed[i]]};
}

static bool word_is(const char *word, size_t length, const char *other)
{
    return strlen(other) == length && memcmp(word, other, length) == 0;
}

/* The number in `removed` of the piece removed last among those that share that property with the one tried; -1: none.
 * */
static int removed_alike(const struct trial *t, const char *word, size_t length)
{
    const struct episode *e = t->episode;
    bool cell = word_is(word, length, "pos"), bucket = word_is(word, length, "bucket");
    const struct property *mine = cell || bucket ? NULL : piece_property(t->piece, word, length);
    if (!cell && !bucket && !mine) return -1;
    for (int i = e->done - 1; i >= 0; i--) {
        const struct piece *other = &e->board->piece[e->removed[i]];
        const struct property *its = mine ? piece_property(other, word, length) : NULL;
        if (mine   ? its && property_same(mine, its)
            : cell ? other->cell == t->piece->cell
                   : e->into[i] == t->bucket)
            return i;
    }
    return -1;
}

static size_t words_length(const char *word, int words)
{
    const char *end = word;
    for (int i = 0; i < words; i++) end += (i > 0) + strcspn(end + (i > 0), ".");
    return (size_t)(end - word);
}

/* p.K and q.K, where K is all of the first `parts` words after the first. */
static bool find_alike(const struct trial *t, const struct expr *name, int parts, struct value *ret_value)
{
    const char *word = strchr(name->text, '.') + 1;
    int i = removed_alike(t, word, words_length(word, parts - 1));
    if (i < 0) return false;
    *ret_value = name->root == NAME_Q ? object_removed(t->episode, i)
                                      : (struct value){.kind = VALUE_NUMBER, .number = t->episode->into[i]};
    return true;
}

static bool find_color_or_shape(const struct trial *t, const char *word, struct value *ret_value)
{
    int i = removed_alike(t, word, strlen(word));
    if (i >= 0) *ret_value = (struct value){.kind = VALUE_NUMBER, .number = t->episode->into[i]};
    return i >= 0;
}

static bool trial_find(const struct scope *scope, const struct expr *name, int parts, struct value *ret_value)
{
    const struct trial *t = (const struct trial *)scope;
    const struct episode *e = t->episode;
    bool bucketed = name->root == NAME_P || name->root == NAME_Q;
    if (parts > 1) return bucketed && find_alike(t, name, parts, ret_value);
    *ret_value = (struct value){.kind = VALUE_NUMBER};
    switch (name->root) {
    case NAME_P: return ret_value->number = e->last, e->last >= 0;
    case NAME_PC: return find_color_or_shape(t, "color", ret_value);
    case NAME_PS: return find_color_or_shape(t, "shape", ret_value);
    case NAME_LAST: return e->done > 0 && (*ret_value = object_removed(e, e->done - 1), true);
    case NAME_THIS: return *ret_value = (struct value){VALUE_OBJECT, t->bucket, NULL, t->piece}, true;
    case NAME_NEARBY: return ret_value->number = cell_nearby(t->piece->cell), true;
    case NAME_REMOTEST: return ret_value->number = cell_nearby(CELLS + 1 - t->piece->cell), true;
    default: return false;
    }
}

/* Acceptance of the active line (R4.1) */

struct fronts { /* the front of each order on one set of cells, computed when first asked for */
    uint64_t cells;
    uint32_t known;
    uint64_t front[ORDER_SLOTS];
};

/* The cells that slots mean, and the slots of pieces in cells. */
static uint64_t cells_of(const struct board *board, uint64_t slots)
{
    if (!board->crowded) return slots;
    uint64_t cells = 0;
    for (; slots; slots &= slots - 1) cells |= cell_bit(board->piece[__builtin_ctzll(slots)].cell);
    return cells;
}

static uint64_t slots_in(const struct board *board, uint64_t slots, uint64_t cells)
{
    if (!board->crowded) return slots & cells;
    uint64_t in = 0;
    for (; slots; slots &= slots - 1)
        if (cells & cell_bit(board->piece[__builtin_ctzll(slots)].cell)) in |= slots & -slots;
    return in;
}

static uint64_t places_cells(const struct places *places, const struct rule_set *rules, struct fronts *fronts)
{
    uint64_t cells = places->cells;
    for (uint32_t orders = places->orders; orders; orders &= orders - 1) {
        int i = __builtin_ctz(orders);
        if (!(fronts->known & 1u << i)) {
            fronts->front[i] = order_front(&rules->order[i], fronts->cells);
            fronts->known |= 1u << i;
        }
        cells |= fronts->front[i];
    }
    return cells;
}

static void table_apply(const struct episode *e, const struct bucket_table *table, uint64_t *accepts)
{
    const struct board *board = e->board;
    const uint8_t *row = table->buckets + table->step_p * (e->last + 1);
    uint64_t all = accepts[0] | accepts[1] | accepts[2] | accepts[3], allowed[BUCKETS] = {0};
    if (!table->step_color && !table->step_shape && !table->step_place) {
        for (int b = 0; b < BUCKETS; b++)
            if (!(*row >> b & 1)) accepts[b] = 0;
        return;
    }
    for (; all; all &= all - 1) {
        int slot = __builtin_ctzll(all), color = board->color[slot], shape = board->shape[slot];
        int pc = color < 0 ? 0 : e->by_color[color] + 1, ps = shape < 0 ? 0 : e->by_shape[shape] + 1;
        uint8_t buckets =
            row[table->step_color * pc + table->step_shape * ps + table->step_place * board->place[slot]];
        for (; buckets; buckets &= (uint8_t)(buckets - 1)) allowed[__builtin_ctz(buckets)] |= all & -all;
    }
    for (int b = 0; b < BUCKETS; b++) accepts[b] &= allowed[b];
}

static bool live_holds(const struct atom *atom, uint8_t live, const struct trial *t)
{
    if ((live & LIVE_CODE) && !expr_holds(atom->code, &t->scope)) return false;
    for (int i = 0; (live & LIVE_CONDITION) && i < atom->n_condition; i++) {
        const struct condition *condition = &atom->condition[i];
        if (condition->kind != CONDITION_EXPR || !(condition->value->reads & READS_MEMORY)) continue;
        if (!condition_holds(condition, t->piece, &t->scope)) return false;
    }
    return true;
}

/* Those of the possible buckets for which a piece meets what must be computed anew each time. */
static uint8_t live_buckets(const struct atom *atom, uint8_t live, struct trial *t, uint8_t possible)
{
    uint8_t buckets = 0;
    for (uint8_t rest = possible; rest; rest &= (uint8_t)(rest - 1)) {
        t->bucket = __builtin_ctz(rest);
        uint8_t won = possible;
        if (live & LIVE_TRIED) won = (uint8_t)(1u << t->bucket);
        if (!live_holds(atom, live, t)) won = 0;
        else if (live & LIVE_BUCKET) won &= buckets_of(atom->bucket, &t->scope);
        buckets |= won;
        if (!(live & LIVE_TRIED)) break;
    }
    return buckets;
}

static void live_apply(const struct episode *e, const struct atom *atom, uint8_t live, uint64_t *accepts)
{
    uint64_t all = accepts[0] | accepts[1] | accepts[2] | accepts[3];
    for (; all; all &= all - 1) {
        int slot = __builtin_ctzll(all);
        uint8_t possible = 0;
        for (int b = 0; b < BUCKETS; b++) possible |= (uint8_t)((accepts[b] >> slot & 1) << b);
        struct trial t = {{trial_find}, e, &e->board->piece[e->board->piece_in[slot]], 0};
        uint8_t buckets = live_buckets(atom, live, &t, possible);
        for (int b = 0; b < BUCKETS; b++)
            if (!(buckets >> b & 1)) accepts[b] &= ~(1ull << slot);
    }
}

/* R4.7: of the pieces the atom accepts, those that are in front. */
static void postpos_apply(const struct episode *e, const struct atom *atom, uint64_t *accepts)
{
    uint64_t all = accepts[0] | accepts[1] | accepts[2] | accepts[3];
    if (!all) return;
    struct fronts fronts = {.cells = cells_of(e->board, all)};
    uint64_t kept = slots_in(e->board, all, places_cells(&atom->postpos, e->board->program->rules, &fronts));
    for (int b = 0; b < BUCKETS; b++) accepts[b] &= kept;
}

static void atom_weigh(const struct episode *e, int number, struct fronts *fronts, uint64_t *accepts)
{
    const struct board *board = e->board;
    const struct atom *atom = board->program->atom[number];
    uint8_t live = board->live[number];
    uint64_t slots = e->here;
    for (int i = 0; i < atom->n_pos && slots; i++)
        slots = slots_in(board, slots, places_cells(&atom->pos[i], board->program->rules, fronts));
    for (int b = 0; b < BUCKETS; b++) accepts[b] = slots & board->fit[number][b];
    if (live & LIVE_TABLE) table_apply(e, &board->program->table[number], accepts);
    if (live & (LIVE_BUCKET | LIVE_CODE | LIVE_CONDITION)) live_apply(e, atom, live, accepts);
    if (atom->has_postpos) postpos_apply(e, atom, accepts);
}

static const struct rule_line *line_of(const struct episode *e)
{
    return &e->board->program->rules->line[e->line];
}

/* R6.1 */
static bool is_spent(const struct episode *e)
{
    if (e->counter == 0) return true;
    int atoms = line_of(e)->n_atom;
    for (int j = 0; j < atoms; j++)
        if (e->atom_counter[j] != 0) return false;
    return true;
}

static void weigh(struct episode *e, struct fronts *fronts)
{
    const struct rule_line *line = line_of(e);
    bool spent = is_spent(e);
    memset(e->any, 0, sizeof e->any);
    for (int j = 0; j < line->n_atom; j++) {
        if (spent || e->atom_counter[j] == 0) memset(e->accepts[j], 0, sizeof e->accepts[j]);
        else atom_weigh(e, line->first + j, fronts, e->accepts[j]);
        for (int b = 0; b < BUCKETS; b++) e->any[b] |= e->accepts[j][b];
    }
}

static void enter(struct episode *e, int number, struct fronts *fronts)
{
    e->line = number;
    const struct rule_line *line = line_of(e);
    e->counter = line->count;
    for (int j = 0; j < line->n_atom; j++) e->atom_counter[j] = line->atom[j].count;
    weigh(e, fronts);
}

static bool is_dead(const struct episode *e) { return !(e->any[0] | e->any[1] | e->any[2] | e->any[3]); }

/* R6.2: every other line, and finally this one from its start, is tried once. */
static void settle(struct episode *e, struct fronts *fronts)
{
    int lines = e->board->program->rules->n_line;
    for (int i = 0; i < lines && is_dead(e); i++) enter(e, (e->line + 1) % lines, fronts);
    if (is_dead(e)) e->finish = FINISH_STALEMATE;
}

/* The episode */

void episode_start(struct episode *e, const struct board *board)
{
    e->board = board;
    e->here = 0;
    for (int i = 0; i < board->count; i++) e->here |= 1ull << board->slot[i];
    e->attempts = e->done = 0;
    e->finish = FINISH_NONE;
    e->last = -1;
    memset(e->by_color, -1, sizeof e->by_color);
    memset(e->by_shape, -1, sizeof e->by_shape);
    memset(e->removed, -1, sizeof e->removed);
    memset(e->into, -1, sizeof e->into);
    struct fronts fronts = {.cells = cells_of(board, e->here)};
    enter(e, 0, &fronts);
    settle(e, &fronts);
}

void episode_copy(struct episode *ret, const struct episode *e)
{
    size_t widest = (size_t)e->board->program->widest;
    memcpy(ret, e, offsetof(struct episode, atom_counter) + widest * sizeof *e->atom_counter);
    memcpy(ret->accepts, e->accepts, widest * sizeof *e->accepts);
}

bool episode_has(const struct episode *e, int piece)
{
    return piece >= 0 && piece < e->board->count && (e->here >> e->board->slot[piece] & 1);
}

uint8_t episode_buckets(const struct episode *e, int piece)
{
    uint8_t buckets = 0;
    if (!episode_has(e, piece)) return 0;
    for (int b = 0; b < BUCKETS; b++) buckets |= (uint8_t)((e->any[b] >> e->board->slot[piece] & 1) << b);
    return buckets;
}

/* R6.6 */
static void accept(struct episode *e, int piece, int bucket)
{
    const struct board *board = e->board;
    int slot = board->slot[piece], atoms = line_of(e)->n_atom;
    for (int j = 0; j < atoms; j++)
        if (e->atom_counter[j] > 0 && (e->accepts[j][bucket] >> slot & 1)) e->atom_counter[j]--;
    if (e->counter > 0) e->counter--;
    e->last = (int8_t)bucket;
    if (board->color[slot] >= 0) e->by_color[board->color[slot]] = (int8_t)bucket;
    if (board->shape[slot] >= 0) e->by_shape[board->shape[slot]] = (int8_t)bucket;
    e->removed[e->done] = (int8_t)piece;
    e->into[e->done++] = (int8_t)bucket;
    e->here &= ~(1ull << slot);
    if (!e->here) {
        e->finish = FINISH_CLEARED;
        memset(e->any, 0, sizeof e->any);
        return;
    }
    struct fronts fronts = {.cells = cells_of(board, e->here)};
    weigh(e, &fronts);
    settle(e, &fronts);
}

enum response episode_move(struct episode *e, int piece, int bucket)
{
    if (e->finish) return RESPONSE_NO_GAME;
    if (piece < 0 || bucket < 0 || bucket >= BUCKETS) return RESPONSE_INVALID_ARGUMENTS;
    if (!episode_has(e, piece)) return RESPONSE_INVALID_OBJECT;
    e->attempts++;
    uint8_t buckets = episode_buckets(e, piece);
    if (!buckets) return RESPONSE_IMMOVABLE;
    if (!(buckets >> bucket & 1)) return RESPONSE_DENY;
    accept(e, piece, bucket);
    return RESPONSE_ACCEPT;
}

enum response episode_move_cell(struct episode *e, int cell, int bucket)
{
    int found = -1;
    if (e->finish) return RESPONSE_NO_GAME;
    if (bucket < 0 || bucket >= BUCKETS) return RESPONSE_INVALID_ARGUMENTS;
    for (int i = 0; i < e->board->count; i++) {
        if (e->board->piece[i].cell != cell || !episode_has(e, i)) continue;
        if (found >= 0) return RESPONSE_MULTIPLE_OBJECTS;
        found = i;
    }
    return found < 0 ? RESPONSE_EMPTY_CELL : episode_move(e, found, bucket);
}

enum response episode_pick(struct episode *e, int piece)
{
    if (e->finish) return RESPONSE_NO_GAME;
    if (piece < 0) return RESPONSE_INVALID_ARGUMENTS;
    if (!episode_has(e, piece)) return RESPONSE_INVALID_OBJECT;
    e->attempts++;
    return episode_buckets(e, piece) ? RESPONSE_ACCEPT : RESPONSE_IMMOVABLE;
}

int episode_left(const struct episode *e) { return __builtin_popcountll(e->here); }

int episode_movable(const struct episode *e)
{
    return __builtin_popcountll(e->any[0] | e->any[1] | e->any[2] | e->any[3]);
}

bool board_satisfies(struct ctx *c, const struct board *board, int piece)
{
    struct episode *e = pool_take(c->pool, sizeof *e);
    int lines = board->program->rules->n_line, slot = board->slot[piece];
    episode_start(e, board);
    struct fronts fronts = {.cells = cells_of(board, e->here)};
    for (int i = 0; i < lines; i++) {
        uint64_t all[BUCKETS] = {e->here, e->here, e->here, e->here};
        enter(e, i, &fronts);
        for (int j = 0; j < line_of(e)->n_atom; j++)
            for (int b = 0; b < BUCKETS; b++) all[b] &= e->accepts[j][b];
        if ((all[0] | all[1] | all[2] | all[3]) >> slot & 1) return true;
    }
    return false;
}
