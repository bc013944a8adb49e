/* bot_give.c - how the built-in bots give their army away (R12.5, R12.6). Captures are forced, so a search along lines
 * of captures shows which captures each side will have to make. */
#include "games/stratic/bot.h"

enum { PIECE = 100, DEPTH = 6, ENDLESS = 1000000 };

struct giver {
    struct player *b;
    struct movements list[DEPTH + 1];
    int nodes; /* still to be looked at for this movement */
};

/* For the side to move: one more enemy piece, or one less of its own, is good. */
static int balance(const struct position *p)
{
    return PIECE * (count_all(p, 1 - p->side) - count_all(p, p->side));
}

static int look(struct giver *g, int depth, int alpha, int beta);

/* Make the other side the side to move, without the rest of a turn's end. */
static int look_over(struct giver *g, int depth, int alpha, int beta)
{
    struct position *p = g->b->p;
    int fresh = p->resting_n;
    p->side = 1 - p->side;
    p->resting_n = 0;
    int score = -look(g, depth, -beta, -alpha);
    p->resting_n = fresh;
    p->side = 1 - p->side;
    return score;
}

static int look_on(struct giver *g, const struct movement *m, int depth, int alpha, int beta)
{
    struct edits edits;
    movement_do(g->b->p, m, &edits);
    int score = look_over(g, depth, alpha, beta);
    movement_undo(g->b->p, &edits);
    return score;
}

/* Tries captures; a side without one is assumed to wait. */
static int look(struct giver *g, int depth, int alpha, int beta)
{
    struct position *p = g->b->p;
    if (depth == 0 || g->nodes-- <= 0) return balance(p);
    struct movements *list = &g->list[depth];
    list->n = 0;
    all_movements(p, list);
    if (list->n == 0 || !movement_takes(&list->at[0]))
        return depth > 1 ? look_over(g, depth - 1, alpha, beta) : balance(p);
    int best = -ENDLESS;
    for (int i = 0; i < list->n && best < beta; i++) {
        int score = look_on(g, &list->at[i], depth - 1, alpha > best ? alpha : best, beta);
        if (score > best) best = score;
    }
    return best;
}

/* The nearest enemy that captures: a piece near it is likely to be taken. */
static int exposure(const struct position *p, square at)
{
    const struct squares *foes = &p->own[1 - p->side];
    int nearest = 20;
    for (int i = 0; i < foes->n; i++) {
        int far = distance(p, at, foes->at[i]);
        if (far < nearest) nearest = far;
    }
    return -2 * nearest;
}

int choose_giveaway(struct player *b, bool may_pass)
{
    struct giver g = {.b = b};
    int chosen = -1, best = -ENDLESS;
    for (int i = 0; i <= DEPTH; i++) g.list[i] = movements_new(b->c->pool, 128);
    for (int i = may_pass ? -1 : 0; i < b->list.n; i++) {
        const struct movement *m = &b->list.at[i < 0 ? 0 : i];
        g.nodes = b->lines;
        int score = i < 0 ? look_over(&g, DEPTH, -ENDLESS, ENDLESS) - PIECE / 2
                          : look_on(&g, m, DEPTH, -ENDLESS, ENDLESS) + exposure(b->p, m->to);
        score = 8 * score + dice(b, 8);
        if (score > best) chosen = i, best = score;
    }
    return chosen;
}

bool is_taken(const struct player *b, square at)
{
    struct position *p = b->p;
    struct movements list = movements_new(b->c->pool, 128);
    uint8_t was = p->cell[at];
    bool taken = false;
    p->cell[at] = cell_single(p->side, AGGRESSOR);
    p->side = 1 - p->side;
    int fresh = p->resting_n;
    p->resting_n = 0;
    all_movements(p, &list);
    for (int i = 0; i < list.n; i++) taken |= list.at[i].to == at && list.at[i].act == CAPTURE;
    p->resting_n = fresh;
    p->side = 1 - p->side;
    p->cell[at] = was;
    return taken;
}
