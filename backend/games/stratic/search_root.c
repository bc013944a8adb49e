/* search_root.c - iterative deepening over the turns at the root, with exact scores for the best few. */
#include "games/stratic/search.h"

enum {
    DEPTH_MOST = 20,
    ROOT_OPERATIONS = 200,
    FIRST_ROOTS = 12,
    MORE_ROOM = PLIES / 4 + 1,
    MORE_PIECES = 3 * PLIES / 4
};

/* Root moves */

/* R7.4: whether the turn can end here. For an operation only trying can tell. */
static bool turn_is_legal(struct search *s, const struct turn *turn, bool need)
{
    struct played played;
    int side = s->p->side;
    if (!need) return true;
    if (turn->n == 0) return is_safe(s->p, side);
    if (turn->n == 1) return movement_is_safe(s->p, &turn->m[0]);
    if (s->nodes + 2 > s->budget) return false;
    turn_do(s, turn, &played);
    bool safe = is_safe(s->p, side);
    turn_undo(s, &played);
    return safe;
}

/* All turns, but of the operations only the most promising. */
static void list_roots(struct search *s, bool need, struct rng *rng)
{
    struct choices *list = &s->choices[0];
    int look = evaluate(s);
    s->list.n = 0;
    all_movements(s->p, &s->list);
    movements_sort(&s->list);
    list_choices(s, 0, ALL_TURNS, NULL);
    if (s->p->passes[s->p->side] >= 2) list_operations(s, 0, ROOT_OPERATIONS, ALL_TURNS);
    if (rng && list->n) rng_shuffle(rng, list->at, (size_t)list->n, sizeof *list->at);
    s->root = pool_take_many(s->pool, (size_t)list->n + 1, sizeof *s->root);
    for (int i = 0; i < list->n; i++) {
        choice_next(list, i);
        struct turn turn = list->at[i].turn;
        if (turn_is_legal(s, &turn, need)) s->root[s->roots++] = (struct root){turn, look, {1, {turn}}};
    }
}

struct position *search_copy(struct pool *pool, const struct position *from)
{
    struct position *p = position_copy(pool, from, MORE_ROOM);
    int more = p->reserve[0] + p->reserve[1] + MORE_PIECES;
    p->resting = pool_take_many(pool, (size_t)more, sizeof *p->resting);
    p->resting_room = more;
    for (int seat = 0; seat < 2; seat++) squares_need(pool, &p->own[seat], 2 * p->own[seat].n + more);
    return p;
}

struct search *search_new(struct pool *pool, struct position *p, int turn_limit, bool need, struct rng *rng,
                          int budget)
{
    struct search *s = pool_take(pool, sizeof *s);
    *s = (struct search){
        .pool = pool, .p = p, .turn_limit = turn_limit, .root_side = p->side, .budget = budget};
    s->field = field_new(pool, p);
    s->list = movements_new(pool, 512);
    s->second = movements_new(pool, 512);
    s->hash = squares_hash(p);
    transposition_make(s);
    list_roots(s, need, rng);
    return s;
}

/* Iterative deepening */

static bool is_quiet(const struct turn *turn) { return turn->n == 1 && !movement_is_loud(&turn->m[0]); }

/* The score of a root turn. One that cannot be among the best is only shown to be below them; late ones by a shallower
 * search. */
static int root_score(struct search *s, const struct turn *turn, int depth, int alpha, bool late)
{
    struct played played;
    int score;
    turn_do(s, turn, &played);
    if (alpha > -ENDLESS) {
        score = -search_turns(s, depth - 1 - late, -alpha - 1, -alpha, 1);
        if (score > alpha && !s->spent && late) score = -search_turns(s, depth - 1, -alpha - 1, -alpha, 1);
        if (score > alpha && !s->spent) score = -search_turns(s, depth - 1, -ENDLESS, -alpha, 1);
    } else score = -search_turns(s, depth - 1, -ENDLESS, ENDLESS, 1);
    turn_undo(s, &played);
    return score;
}

/* Search one depth. The turns searched are in order at the front; returns how many. */
static int look_at_roots(struct search *s, int depth, int most)
{
    for (int i = 0; i < s->roots; i++) {
        struct root root = s->root[i];
        int alpha = i < most ? -ENDLESS : s->root[most - 1].score, at = i;
        if (budget_spent(s)) return i;
        root.score = root_score(s, &root.turn, depth, alpha,
                                depth > 2 && i >= most + FIRST_ROOTS && is_quiet(&root.turn));
        if (s->spent) return i;
        root.line.n = 1;
        for (int j = 0; j < s->line[1].n && root.line.n < ADVICE_PLIES; j++)
            root.line.turn[root.line.n++] = s->line[1].turn[j];
        for (; at > 0 && s->root[at - 1].score < root.score; at--) s->root[at] = s->root[at - 1];
        s->root[at] = root;
    }
    return s->roots;
}

static void deepen(struct search *s, int budget, int most)
{
    struct root *before = pool_take_many(s->pool, (size_t)s->roots + 1, sizeof *before);
    s->budget = budget;
    s->spent = false;
    for (int depth = 1; depth <= DEPTH_MOST && s->roots; depth++) {
        memcpy(before, s->root, (size_t)s->roots * sizeof *before);
        int done = look_at_roots(s, depth, most);
        if (done < s->roots && done < most) memcpy(s->root, before, (size_t)s->roots * sizeof *before);
        if (done < s->roots || s->root[0].score > WON - depth - 1 || s->root[0].score < -WON_LEAST) return;
    }
}

/* Where the nodes ran out early, some scores are still bounds, and none is above that of a better turn. */
void search_best(struct search *s, int budget, int most)
{
    deepen(s, budget, most);
    for (int i = 1; i < s->roots && i < most; i++)
        if (s->root[i].score > s->root[i - 1].score) s->root[i].score = s->root[i - 1].score;
}
