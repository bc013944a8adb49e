/* batch.c - many games stepped in one call, into the caller's arrays. Games share nothing that is written, so several
 * threads step them as one does. */
#include "python/crew.h"
#include "python/inside.h"

struct quad_batch {
    const quad_rules *rules;
    struct ctx c;
    int count, item_room;
    uint64_t seed;
    struct crew *crew; /* NULL: the caller's thread alone */
    struct rng luck;   /* of quad_batch_sample */
    struct cell {
        quad_state *state;
        uint64_t index, seed;
        int64_t score; /* of a single seat, before the step */
        bool over;
    } * at;
};

/* The seed that `quad simulate --seed S` gives game `index`. */
static uint64_t seed_of(uint64_t seed, uint64_t index)
{
    uint64_t sum = seed + index;
    return splitmix_next(&sum);
}

/* A game that is over before its first item is left out. */
static bool begin(struct quad_batch *b, struct cell *cell)
{
    for (;;) {
        quad_state_free(cell->state);
        cell->seed = seed_of(b->seed, cell->index);
        cell->state = quad_state_new(b->rules, cell->seed);
        cell->score = 0;
        if (!cell->state || !state_ask(cell->state)) return false;
        if (cell->state->agent != NOBODY_LEFT) return true;
        cell->index += (uint64_t)b->count;
    }
}

static void drop_states(void *batch)
{
    struct quad_batch *b = batch;
    crew_free(b->crew);
    for (int i = 0; i < b->count; i++) quad_state_free(b->at[i].state);
}

quad_batch *quad_batch_new(const quad_rules *rules, int count, uint64_t seed, int item_room)
{
    if (!rules->items)
        return library_refuse(FAULT_BAD_REQUEST, "this game cannot be played item by item"), NULL;
    if (count < 1 || count > 1000000 || item_room < 0)
        return library_refuse(FAULT_BAD_REQUEST,
                              "a batch has 1 to 1000000 games, and room for 0 items or more"),
               NULL;
    struct pool *pool = pool_new();
    struct quad_batch *b = pool_take(pool, sizeof *b);
    *b = (struct quad_batch){.rules = rules,
                             .c = {.pool = pool},
                             .count = count,
                             .item_room = item_room,
                             .seed = seed,
                             .luck = rng_seeded(seed)};
    b->at = pool_take_many(pool, (size_t)count, sizeof *b->at);
    pool_defer(pool, drop_states, b);
    for (int i = 0; i < count; i++) {
        b->at[i].index = (uint64_t)i;
        if (begin(b, &b->at[i])) continue;
        pool_drop(pool);
        return NULL;
    }
    return b;
}

void quad_batch_free(quad_batch *b)
{
    if (b) pool_drop(b->c.pool);
}

int quad_batch_threads(quad_batch *b, int threads)
{
    if (threads < 1 || threads > CREW_MAX)
        return library_refuse(FAULT_BAD_REQUEST, "a batch has 1 to 256 threads") - 1;
    crew_free(b->crew);
    b->crew = threads > 1 ? crew_new(threads) : NULL;
    if (threads > 1 && !b->crew)
        return library_refuse(FAULT_UNAVAILABLE, "the system gives no more threads") - 1;
    return 0;
}

quad_state *quad_batch_state(quad_batch *b, int i)
{
    if (i >= 0 && i < b->count) return b->at[i].state;
    library_refuse(FAULT_BAD_REQUEST, "there is no such game");
    return NULL;
}

/* Arrays */

static void write_items(const struct quad_batch *b, const struct quad_state *s, int i,
                        const struct quad_arrays *a)
{
    int shown = s->table.n < b->item_room ? s->table.n : b->item_room;
    size_t width = (size_t)b->rules->width;
    if (a->items && shown)
        memcpy(a->items + (size_t)i * (size_t)b->item_room * width, s->table.row,
               (size_t)shown * width * sizeof *a->items);
    if (a->item_count) a->item_count[i] = s->table.n;
    if (a->done) a->done[i] = s->table.done;
}

static void write_cell(const struct quad_batch *b, int i, const struct quad_arrays *a)
{
    const struct cell *cell = &b->at[i];
    if (a->observation) state_observe_agent(cell->state, a->observation + (size_t)i * (size_t)b->rules->size);
    write_items(b, cell->state, i, a);
    if (a->agent) a->agent[i] = cell->state->agent;
    if (a->over) a->over[i] = cell->over;
    if (a->seed) a->seed[i] = cell->seed;
}

struct round { /* what the threads do at once */
    struct quad_batch *batch;
    const struct quad_arrays *arrays;
    const int32_t *item;
};

static bool look_at(void *thing, int i)
{
    const struct round *r = thing;
    int seats = r->batch->rules->party.seats;
    r->batch->at[i].over = false;
    write_cell(r->batch, i, r->arrays);
    for (int seat = 0; r->arrays->reward && seat < seats; seat++) r->arrays->reward[i * seats + seat] = 0;
    return true;
}

int quad_batch_look(quad_batch *b, const struct quad_arrays *arrays)
{
    struct round round = {b, arrays, NULL};
    return crew_run(b->crew, b->count, look_at, &round) ? 0 : -1;
}

/* Steps */

/* What a place is worth: the mean over the opponents of 1, 0 and -1. */
static float worth(const struct standing *now, int seats, int seat)
{
    int sum = 0;
    for (int other = 0; other < seats; other++)
        sum += (now->place[other] > now->place[seat]) - (now->place[other] < now->place[seat]);
    return (float)sum / (float)(seats - 1);
}

static void write_reward(struct cell *cell, int seats, float *reward)
{
    const struct standing *now = &cell->state->play.standing;
    if (!reward) return;
    if (seats == 1) {
        *reward = (float)(now->score[0] - cell->score);
        cell->score = now->score[0];
        return;
    }
    for (int seat = 0; seat < seats; seat++) reward[seat] = now->over ? worth(now, seats, seat) : 0;
}

static bool all_there(const struct quad_batch *b, const int32_t *item)
{
    char text[80];
    for (int i = 0; i < b->count; i++) {
        const struct item_table *table = &b->at[i].state->table;
        if (item[i] >= 0 && item[i] < table->n + table->done) continue;
        snprintf(text, sizeof text, "game %d has no item %d", i, item[i]);
        return library_refuse(FAULT_BAD_REQUEST, text);
    }
    return true;
}

static bool step_cell(struct quad_batch *b, int i, int item, const struct quad_arrays *a)
{
    struct cell *cell = &b->at[i];
    int seats = b->rules->party.seats;
    if (quad_state_pick(cell->state, item, NULL) < 0 || !state_ask(cell->state)) return false;
    write_reward(cell, seats, a->reward ? a->reward + i * seats : NULL);
    cell->over = cell->state->agent == NOBODY_LEFT;
    if (!cell->over) return true;
    cell->index += (uint64_t)b->count;
    return begin(b, cell);
}

static bool step_and_write(void *thing, int i)
{
    const struct round *r = thing;
    if (!step_cell(r->batch, i, r->item[i], r->arrays)) return false;
    write_cell(r->batch, i, r->arrays);
    return true;
}

/* Why a game could not be stepped is known to its thread alone. */
int quad_batch_step(quad_batch *b, const int32_t *item, const struct quad_arrays *arrays)
{
    struct round round = {b, arrays, item};
    if (!all_there(b, item)) return -1;
    if (crew_run(b->crew, b->count, step_and_write, &round)) return 0;
    return b->crew ? library_refuse(FAULT_INTERNAL, "a game could not be stepped") - 1 : -1;
}

void quad_batch_sample(quad_batch *b, int32_t *ret_item)
{
    for (int i = 0; i < b->count; i++) {
        const struct item_table *table = &b->at[i].state->table;
        uint64_t rows = (uint64_t)table->n + table->done;
        ret_item[i] = (int32_t)rng_below(&b->luck, rows);
    }
}
