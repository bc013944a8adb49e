/* advise.c - advice by the bot Marshal: what to place, what to move, and what reply it expects (R19.3). */
#include "games/stratic/search.h"
#include "games/stratic/stratic.h"

/* Anybody can ask about a position that play would never reach. So the number of placements tried for a whole reserve
 * is bounded, and beyond a number of movements each node costs more, so that fewer are visited. */
enum { SETS = 4, NOT_PARRIED = 2000, LOOKS = 6000, USUAL_RESERVE = 12, USUAL_MOVEMENTS = 600, PROBE = 10 };
enum { CONTEMPT = 80 /* Marshal plays on where others would accept a draw */ };

struct council {
    struct ctx *c;
    const struct position *start;
    int turn_limit, nodes, contempt;
    int64_t spent;
    struct rng *rng;
    bool need;
};

/* Reinforcements on the board and the search that goes on from there. */
struct plan {
    int n, score;
    struct placement *place;
    struct search *search;
};

/* Reinforcements */

struct suggestion {
    struct placement what;
    int score;
};

/* How well a piece would be placed there: the value of the position after it, less what the enemy takes at once. */
static int placement_score(struct search *s, struct placement what)
{
    struct position *p = s->p;
    struct edits edits;
    int kind = what.promote ? what.promote : what.kind, side = p->side;
    placement_do(p, what, &edits);
    int score = evaluate(s), taker = cheapest_taker(&s->field, 1 - side, what.at, kind);
    bool guarded = taker != NO_KIND && cheapest_taker(&s->field, side, what.at, taker) != NO_KIND;
    if (taker != NO_KIND) score -= guarded ? piece_worth(kind) / 2 : piece_worth(kind);
    if (!is_safe(p, side)) score -= NOT_PARRIED;
    placement_undo(p, &edits);
    return score;
}

/* The best single placements, the best first; on a huge board with a huge reserve, only every nth is tried. */
static int suggest(struct search *s, struct placements *list, int most, struct suggestion *best)
{
    int n = 0;
    all_placements(s->p, list);
    int step = 1 + (int)((int64_t)list->n * s->p->reserve[s->p->side] / LOOKS);
    for (int i = 0; i < list->n; i += step) {
        struct suggestion now = {list->at[i], placement_score(s, list->at[i])};
        int at = n < most ? n : most - 1;
        if (n == most && best[at].score >= now.score) continue;
        for (; at > 0 && best[at - 1].score < now.score; at--) best[at] = best[at - 1];
        best[at] = now;
        if (n < most) n++;
    }
    return n;
}

/* Place everything: first the given one, then whatever looks best each time. */
static struct plan plan_from(struct council *k, const struct suggestion *first, int budget)
{
    struct pool *pool = k->c->pool;
    struct position *p = search_copy(pool, k->start);
    struct placements list = placements_new(pool, 512);
    struct plan plan = {.place = pool_take_many(pool, (size_t)p->reserve[p->side] + 1, sizeof *plan.place)};
    struct search look = {.p = p, .field = field_new(pool, p)};
    struct suggestion next;
    struct edits edits;
    if (first) placement_do(p, plan.place[plan.n++] = first->what, &edits);
    while (p->reserve[p->side] && suggest(&look, &list, 1, &next))
        placement_do(p, plan.place[plan.n++] = next.what, &edits);
    plan.search = search_new(pool, p, k->turn_limit, k->need, k->rng, budget);
    plan.search->contempt = k->contempt;
    return plan;
}

/* The first placement decides the plan, so a few of them are tried. */
static struct plan best_plan(struct council *k, int lines)
{
    struct pool *pool = k->c->pool;
    struct placements list = placements_new(pool, 512);
    struct suggestion first[SETS];
    struct position *p = search_copy(pool, k->start);
    struct search look = {.p = p, .field = field_new(pool, p)};
    int reserve = p->reserve[p->side], n = reserve ? suggest(&look, &list, SETS, first) : 0;
    if (reserve > USUAL_RESERVE && n > 1) n = 1;
    struct plan best = {0};
    if (n == 0) best = plan_from(k, NULL, k->nodes);
    for (int i = 0; i < n; i++) {
        struct plan plan = plan_from(k, &first[i], k->nodes / PROBE);
        search_best(plan.search, k->nodes / PROBE, 1);
        k->spent += plan.search->nodes;
        if (plan.search->roots == 0) continue;
        if (!best.search || plan.search->root[0].score > best.search->root[0].score) best = plan;
    }
    if (!best.search || best.search->roots == 0) return (struct plan){0};
    int64_t before = n ? best.search->nodes : 0; /* counted already */
    search_best(best.search, k->nodes - (int)(k->spent - before), lines);
    k->spent += best.search->nodes - before;
    return best;
}

/* Orders */

static game_order *order_of_turn(struct ctx *c, const struct position *p, const struct turn *turn)
{
    game_order *order = pool_take(c->pool, sizeof *order);
    order->dims = p->dims;
    order->move_n = turn->n;
    order->move = pool_take_many(c->pool, 2, sizeof *order->move);
    for (int i = 0; i < turn->n; i++) order->move[i] = order_of_movement(p, &turn->m[i]);
    return order;
}

static game_order *order_of_plan(struct ctx *c, const struct plan *plan, const struct turn *turn)
{
    const struct position *p = plan->search->p;
    game_order *order = order_of_turn(c, p, turn);
    order->place_n = plan->n;
    order->place = pool_take_many(c->pool, (size_t)plan->n + 1, sizeof *order->place);
    for (int i = 0; i < plan->n; i++)
        order->place[i] = (struct order_place){spot_of(p, plan->place[i].at), plan->place[i].kind,
                                               plan->place[i].promote};
    return order;
}

/* The expected line, up to the point where a side would have to place what the search left in the reserve. */
static void tell_line(struct ctx *c, const struct plan *plan, const struct root *root, struct advised *ret)
{
    struct search *s = plan->search;
    struct played played[ADVICE_PLIES];
    int n = 0;
    ret->line[ret->n_line++] = ret->order;
    while (n + 1 < root->line.n) {
        turn_do(s, &root->line.turn[n], &played[n]);
        bool ended = played[n++].ended;
        if (!ended || s->p->reserve[s->p->side]) break;
        ret->line[ret->n_line++] = order_of_turn(c, s->p, &root->line.turn[n]);
    }
    while (n > 0) turn_undo(s, &played[--n]);
}

static struct council council_of(struct ctx *c, const game_state *state, struct rng *rng, int nodes)
{
    struct movements scratch = movements_new(c->pool, 256);
    return (struct council){.c = c,
                            .start = state->position,
                            .turn_limit = state->turn_limit,
                            .nodes = nodes,
                            .rng = rng,
                            .need = must_end_safe(position_copy(c->pool, state->position, 0), &scratch)};
}

game_order *marshal_turn(struct ctx *c, const game_state *state, struct rng *rng, int nodes, bool may_pass)
{
    struct council k = council_of(c, state, rng, nodes);
    k.contempt = CONTEMPT;
    struct plan plan = best_plan(&k, may_pass ? 1 : 2);
    if (!plan.search) return NULL;
    const struct root *root = plan.search->root;
    if (!may_pass && root->turn.n == 0 && plan.search->roots > 1) root++;
    return order_of_plan(c, &plan, &root->turn);
}

static int nodes_for(struct ctx *c, const struct position *from, int nodes)
{
    struct movements scratch = movements_new(c->pool, 256);
    int64_t n = count_movements(position_copy(c->pool, from, 0), false, &scratch);
    return n <= USUAL_MOVEMENTS ? nodes : (int)(1 + (int64_t)nodes * USUAL_MOVEMENTS / n);
}

bool stratic_advise(struct ctx *c, const game_known *known, struct question question,
                    struct advice *ret_advice)
{
    *ret_advice = (struct advice){0};
    if (known->state.status == IS_OVER) return fail(c, FAULT_GAME_OVER, "the game is over");
    if (known->state.status == IN_SETUP) return true;
    if (known->viewer != known->state.position->side)
        return fail(c, FAULT_NOT_YOUR_TURN, "the other side is to move");
    int nodes = nodes_for(c, known->state.position, question.nodes);
    struct council k = council_of(c, &known->state, NULL, nodes);
    struct plan plan = best_plan(&k, question.lines);
    if (!plan.search) return true;
    for (int i = 0; i < question.lines && i < plan.search->roots; i++) {
        struct advised *advised = &ret_advice->best[ret_advice->n++];
        const struct root *root = &plan.search->root[i];
        advised->order = order_of_plan(c, &plan, &root->turn);
        advised->score = root->score;
        tell_line(c, &plan, root, advised);
    }
    ret_advice->nodes = k.spent;
    return true;
}
