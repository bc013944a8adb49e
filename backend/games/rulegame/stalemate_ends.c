/* stalemate_ends.c - plays boards to their ends with the real engine (R10.6). */
#include "base/rng.h"
#include "games/rulegame/stalemate_parts.h"
#include <string.h>

/* Positions seen */

struct seen { /* hashes of positions, open addressing; 0 is an empty place */
    struct pool *pool;
    uint64_t *place;
    int bits, count;
};

static uint64_t mixed(uint64_t hash, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;
    for (; length; at += length < 8 ? length : 8, length -= length < 8 ? length : 8) {
        uint64_t word = 0;
        memcpy(&word, at, length < 8 ? length : 8);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15ull;
        hash ^= hash >> 29;
    }
    return hash;
}

/* Everything that the rest of an episode depends on: pieces, counters, and as much of the memory as the rules read. */
static uint64_t hash_of(const struct episode *e)
{
    const struct rule_set *rules = e->board->program->rules;
    size_t pieces = (size_t)e->board->count;
    uint64_t hash = mixed(1, &e->here, sizeof e->here);
    hash = mixed(hash, &e->line, sizeof e->line);
    hash = mixed(hash, &e->counter, sizeof e->counter);
    hash = mixed(hash, e->atom_counter, (size_t)rules->line[e->line].n_atom * sizeof *e->atom_counter);
    if (rules->reads & READS_P) hash = mixed(hash, &e->last, sizeof e->last);
    if (rules->reads & READS_PC) hash = mixed(hash, e->by_color, pieces);
    if (rules->reads & READS_PS) hash = mixed(hash, e->by_shape, pieces);
    if (rules->reads & READS_PAST) {
        hash = mixed(hash, e->removed, pieces);
        hash = mixed(hash, e->into, pieces);
    }
    return hash ? hash : 1;
}

static bool place_in(uint64_t *place, int bits, uint64_t hash)
{
    uint64_t mask = (1ull << bits) - 1, at = hash >> 7 & mask;
    while (place[at] && place[at] != hash) at = (at + 1) & mask;
    bool is_new = !place[at];
    place[at] = hash;
    return is_new;
}

static void grow(struct seen *seen)
{
    uint64_t *old = seen->place;
    size_t size = old ? 1ull << seen->bits : 0;
    seen->bits = old ? seen->bits + 1 : 9;
    seen->place = pool_take_many(seen->pool, 1ull << seen->bits, sizeof *seen->place);
    for (size_t i = 0; i < size; i++)
        if (old[i]) place_in(seen->place, seen->bits, old[i]);
}

static bool is_new(struct seen *seen, const struct episode *e)
{
    if (!seen->place || seen->count * 2 >= 1 << seen->bits) grow(seen);
    bool news = place_in(seen->place, seen->bits, hash_of(e));
    seen->count += news;
    return news;
}

/* One board */

struct ends {
    struct seen seen;
    struct episode *level; /* by moves made */
    struct stalemate_line path;
    struct stalemate_witness *witness;
    struct allowance *left;
    int64_t each; /* steps that a move takes */
    bool stuck, cleared, complete;
};

static void descend(struct ends *s, int depth);

static void try_piece(struct ends *s, int depth, int piece)
{
    uint8_t buckets = episode_buckets(&s->level[depth], piece);
    if (s->left->steps <= 0) s->complete = false;
    for (; s->left->steps > 0 && buckets && !(s->stuck && s->cleared); buckets &= (uint8_t)(buckets - 1)) {
        int bucket = __builtin_ctz(buckets);
        s->path.move[depth] = (struct stalemate_move){(int8_t)piece, (int8_t)bucket};
        episode_copy(&s->level[depth + 1], &s->level[depth]);
        s->left->steps -= s->each;
        must(episode_move(&s->level[depth + 1], piece, bucket) == RESPONSE_ACCEPT);
        descend(s, depth + 1);
    }
}

static void note_end(struct ends *s, int depth, bool *found, struct stalemate_line *line)
{
    if (*found) return;
    *found = true;
    *line = s->path;
    line->count = depth;
}

/* As deep as there are pieces. */
static void descend(struct ends *s, int depth)
{
    const struct episode *e = &s->level[depth];
    if (e->finish == FINISH_STALEMATE) {
        note_end(s, depth, &s->stuck, &s->witness->stuck);
        return;
    }
    if (e->finish == FINISH_CLEARED) {
        note_end(s, depth, &s->cleared, &s->witness->clear);
        return;
    }
    if (!is_new(&s->seen, e)) return;
    if (s->left->nodes <= 0 || s->left->steps <= 0) {
        s->complete = false;
        return;
    }
    s->left->nodes--;
    for (int piece = 0; piece < e->board->count && !(s->stuck && s->cleared); piece++)
        try_piece(s, depth, piece);
}

bool ends_find(struct ctx *c, const struct board *board, struct allowance *left, struct stalemate_witness *w)
{
    enum { COPYING = 100 };
    struct ends *s = pool_take(c->pool, sizeof *s);
    *s = (struct ends){.seen = {.pool = c->pool}, .witness = w, .left = left, .complete = true};
    s->each = left->once * board->count + COPYING;
    s->level = pool_take_many(c->pool, (size_t)board->count + 1, sizeof *s->level);
    w->stuck.count = w->clear.count = 0;
    episode_start(&s->level[0], board);
    descend(s, 0);
    w->fate = s->cleared ? FATE_AVOIDABLE : s->complete ? FATE_INEVITABLE : FATE_OPEN;
    return s->stuck;
}

/* Small boards */

enum { PRIMERS_MAX = 5, BOARD_MAX = 8, BOARDS_EACH = 400, NODES_EACH = 4000 };

struct hunt {
    struct takers *takers;
    const struct stands *stands;
    struct rng rng;
    struct allowance *left;
    struct stalemate_witness w;
};

static void insert_piece(struct hunt *h, int type, int cell)
{
    struct stalemate_witness *w = &h->w;
    int i = w->count++;
    for (; i > 0 && w->piece[i - 1].cell > cell; i--) {
        w->piece[i] = w->piece[i - 1];
        w->type[i] = w->type[i - 1];
    }
    w->piece[i] = h->takers->types->piece[type];
    w->piece[i].cell = cell;
    w->type[i] = (int16_t)type;
}

/* The pieces that set the memory of those to be stuck usually share a colour or a shape with them. */
static int pick_type(struct hunt *h, int stuck)
{
    const struct takers *t = h->takers;
    int type = (int)rng_below(&h->rng, (uint64_t)t->count);
    if (!stuck || !rng_percent(&h->rng, 70)) return type;
    int other = h->w.type[rng_below(&h->rng, (uint64_t)stuck)];
    for (int i = 0; i < t->count; i++) {
        int candidate = (type + i) % t->count;
        if (t->color[candidate] == t->color[other] || t->shape[candidate] == t->shape[other])
            return candidate;
    }
    return type;
}

static void add_primers(struct hunt *h, int primers)
{
    int stuck = h->w.count;
    uint64_t taken = 0;
    int type[PRIMERS_MAX];
    for (int i = 0; i < stuck; i++) taken |= cell_bit(h->w.piece[i].cell);
    for (int i = 0; i < primers; i++) type[i] = pick_type(h, stuck);
    for (int i = 0; i < primers; i++) {
        int cell;
        do cell = 1 + (int)rng_below(&h->rng, CELLS);
        while (taken & cell_bit(cell));
        taken |= cell_bit(cell);
        insert_piece(h, type[i], cell);
    }
}

static bool try_board(struct hunt *h, struct pool *pool)
{
    pool_wipe(pool);
    struct ctx own = {.pool = pool};
    const struct board *board = board_new(&own, h->takers->program, h->w.piece, h->w.count, false);
    struct allowance some = *h->left;
    if (some.nodes > NODES_EACH) some.nodes = NODES_EACH;
    int64_t before = some.nodes;
    bool stuck = ends_find(&own, board, &some, &h->w);
    h->left->nodes -= before - some.nodes;
    h->left->steps = some.steps;
    if (stuck && h->w.fate == FATE_OPEN) stuck = ends_find(&own, board, h->left, &h->w);
    return stuck;
}

static bool hunt_with(struct hunt *h, int primers, struct pool *pool)
{
    for (int i = 0; i < BOARDS_EACH && h->left->nodes > 0 && h->left->steps > 0; i++) {
        h->w.count = 0;
        if (h->stands->count) {
            uint64_t range = (uint64_t)(i < h->stands->count ? i + 1 : h->stands->count);
            h->w = h->stands->board[rng_below(&h->rng, range)];
        }
        int pieces = h->w.count + primers;
        h->left->nodes--;
        if (pieces == 0 || pieces > BOARD_MAX) continue;
        add_primers(h, primers);
        if (try_board(h, pool)) return true;
        if (primers == 0 && i >= h->stands->count) break;
    }
    return false;
}

bool witness_find(struct ctx *c, struct takers *t, const struct stands *stands, struct allowance *left,
                  struct stalemate_witness *ret_witness)
{
    struct hunt *h = pool_take(c->pool, sizeof *h);
    struct pool *pool = pool_new();
    bool found = false;
    *h = (struct hunt){.takers = t, .stands = stands, .rng = rng_seeded(1), .left = left};
    /* Nothing is stuck before the first move (R10.4), so a single piece never is. */
    for (int primers = stands->count ? 0 : 2; primers <= PRIMERS_MAX && !found; primers++)
        found = hunt_with(h, primers, pool);
    pool_drop(pool);
    *ret_witness = h->w;
    if (!found) ret_witness->count = 0;
    return found;
}
