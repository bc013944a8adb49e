/* mine.c - see mine.h. */
#include "games/stratic/mine.h"
#include "games/stratic/search.h"
#include "games/stratic/stratic.h"
#include <string.h>

enum { SCAN_NODES = 3000, DEEP_NODES = 60000, AFTER_NODES = 30000 };
/* In hundredths of a Fortifier: how much better the solution is than any other turn, first by the quick search and then
 * by the deep ones; from where a position counts as lost or won; and beyond which all leads are alike. */
enum { GAP = 300, DEEP_GAP = 250, LOST = -800, WON_ANYWAY = 1500, DECIDED = 2000 };
/* The first estimate of a rating: what is seen within the first number of nodes, and what each doubling adds. */
enum { FIRST_NODES = 47, FIRST_RATING = 900, DOUBLING = 150 };

static int worth(int score) { return score > DECIDED ? DECIDED : score < -DECIDED ? -DECIDED : score; }

/* Searching */

static bool ask(struct ctx *c, const game_state *state, int nodes, struct advice *ret)
{
    game_known *known = stratic_know(c, state, state->position->side, (struct table){0});
    return stratic_advise(c, known, (struct question){nodes, 2}, ret);
}

/* One turn stands out; it is neither the only one, nor a matter of indifference, nor the last hope. */
static bool stands_out(const struct advice *advice, int gap)
{
    if (advice->n < 2) return false;
    int best = advice->best[0].score, second = advice->best[1].score;
    return best > LOST && second < WON_ANYWAY && worth(best) - worth(second) >= gap;
}

/* The state after an order of the side to move; NULL where it does not fit. */
static game_state *after(struct ctx *c, const game_state *state, const game_order *order, struct tale *tale)
{
    struct outcome outcome = {0};
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    game_state *next = stratic_copy(c, state);
    event.orders[state->position->side] = order;
    return stratic_apply(c, next, &event, tale, &outcome) ? next : NULL;
}

/* What the position after an order is worth to the side that gave it. */
static bool worth_after(struct ctx *c, const game_state *state, const game_order *order, int *ret)
{
    int side = state->position->side;
    struct advice reply;
    game_state *next = after(c, state, order, NULL);
    if (!next) return false;
    struct standing now = stratic_standing(next);
    if (now.over) {
        *ret = now.place[side] == now.place[1 - side] ? 0 : now.place[side] == 1 ? DECIDED : -DECIDED;
        return true;
    }
    if (!ask(c, next, AFTER_NODES, &reply) || reply.n == 0) return false;
    *ret = worth(-reply.best[0].score);
    return true;
}

static bool same_order(struct ctx *c, const game_order *a, const game_order *b)
{
    return strcmp(stratic_notation(c, a), stratic_notation(c, b)) == 0;
}

/* A deep search agrees, and so do searches of the positions after the two best turns. */
static bool holds(struct ctx *c, const game_state *state, const game_order *solution)
{
    struct advice deep;
    int best, second;
    return ask(c, state, DEEP_NODES, &deep) && stands_out(&deep, DEEP_GAP) &&
           same_order(c, deep.best[0].order, solution) && worth_after(c, state, solution, &best) &&
           worth_after(c, state, deep.best[1].order, &second) && best > LOST && best - second >= DEEP_GAP;
}

/* Themes */

/* Whether an Interdictor passes over a piece: something stands between the ends of the movement. */
static bool jumps(const struct position *p, const struct order_move *m)
{
    square from = square_at(p, m->from), to = square_at(p, m->to);
    if (m->kind != INTERDICTOR || from == NOWHERE || to == NOWHERE) return false;
    for (int d = 0; d < p->directions; d++) {
        bool met = false;
        for (square s = from + p->step[d]; p->cell[s] != OFF_BOARD && s != to; s += p->step[d])
            met |= p->cell[s] != EMPTY;
        for (square s = from + p->step[d]; p->cell[s] != OFF_BOARD; s += p->step[d])
            if (s == to) return met;
    }
    return false;
}

struct features { /* of a turn, over all its movements */
    bool chain, promotion, jump, mount, breach, capture;
};

static struct features features_of(const struct position *p, const game_order *order)
{
    struct features f = {0};
    for (int i = 0; i < order->move_n; i++) {
        const struct order_move *m = &order->move[i];
        f.chain |= m->chain;
        f.promotion |= m->promote != NO_KIND;
        f.jump |= jumps(p, m);
        f.mount |= m->act == OCCUPY;
        f.breach |= m->act == BREACH || (m->chain && m->then_act == BREACH);
        f.capture |= m->act == CAPTURE || m->act == CRUSH;
    }
    return f;
}

/* Whether some capture of the Commander would be answered by the capture of one's own, which is a draw (R10.2). */
static bool risks_reply(struct ctx *c, const game_state *state)
{
    struct position *p = position_copy(c->pool, state->position, 0);
    struct movements list = movements_new(c->pool, 256);
    square target = p->commander[1 - p->side];
    all_movements(p, &list);
    for (int i = 0; i < list.n; i++) {
        if (list.at[i].to != target && list.at[i].then != target) continue;
        struct order_move move = order_of_movement(p, &list.at[i]);
        game_order order = {.dims = p->dims, .move_n = 1, .move = &move};
        game_state *next = after(c, state, &order, NULL);
        if (next && next->result.reason && strcmp(next->result.reason, "reply_capture") == 0) return true;
        forgive(c);
    }
    return false;
}

/* Whether the turn ends with a count of the midboard that brings its side pieces (R8.1). */
static bool is_rewarded(struct ctx *c, const game_state *state, const game_order *order)
{
    game_state *next = after(c, state, order, NULL);
    int side = state->position->side;
    return next && next->position->expansions > state->position->expansions &&
           next->position->reserve[side] > 0;
}

static json_object *themes_of(struct ctx *c, const game_state *state, const game_order *solution, int score)
{
    json_object *themes = json_new_array(c);
    struct features f = features_of(state->position, solution);
    bool wins = score >= WON_LEAST;
    const struct {
        const char *name;
        bool is;
    } ALL[] = {{"win", wins},
               {"reply", risks_reply(c, state)},
               {"chain", f.chain},
               {"jump", f.jump},
               {"mount", f.mount},
               {"breach", f.breach},
               {"promotion", f.promotion},
               {"midboard", is_rewarded(c, state, solution)},
               {"operation", solution->move_n > 1},
               {"defence", score < 0},
               {"cube", state->dims == 3},
               {"material", f.capture && !wins},
               {"quiet", !f.capture && !f.breach && !f.promotion}};
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        if (ALL[i].is) json_push_text(themes, ALL[i].name);
    return themes;
}

/* Tactics */

bool tactic_again(struct ctx *c, const game_state *state, int nodes, struct tactic *ret)
{
    struct advice advice;
    const struct position *p = state->position;
    /* A turn with placements has many that are alike: no tactic begins with one. */
    if (state->status != IN_PLAY || to_place(p, p->side) > 0 || nodes < 1 || nodes > ADVICE_NODES)
        return false;
    if (!ask(c, state, nodes, &advice) || !stands_out(&advice, GAP)) return false;
    if (advice.best[0].order->move_n == 0) return false; /* nobody can be asked to find a pass */
    *ret = (struct tactic){.solution = advice.best[0].order, .nodes = nodes};
    ret->themes = themes_of(c, state, ret->solution, advice.best[0].score);
    return true;
}

bool tactic_find(struct ctx *c, const game_state *state, struct tactic *ret)
{
    struct tactic less;
    if (!tactic_again(c, state, SCAN_NODES, ret) || !holds(c, state, ret->solution)) return false;
    ret->rating = FIRST_RATING;
    int nodes = FIRST_NODES;
    for (; nodes < SCAN_NODES; nodes *= 2, ret->rating += DOUBLING)
        if (tactic_again(c, state, nodes, &less) && same_order(c, less.solution, ret->solution) &&
            json_same(less.themes, ret->themes)) {
            ret->nodes = nodes;
            break;
        }
    return true;
}
