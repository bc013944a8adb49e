/* search.c - alpha-beta over whole turns: quiescence at the leaves, deeper in check, shallower where little is to be
 * gained. */
#include "games/stratic/search.h"

enum { QUIET_PLIES = 6, SLACK = 150, EXTENSIONS = 10, OPERATIONS = 16 };

struct node {
    int depth, alpha, beta, ply, first_alpha;
    int look; /* the static value of the position */
    bool check, need;
    const struct movement *best;
    struct movement kept; /* `best` points here, because the table may be overwritten */
};

/* Terminal positions */

static void keep_line(struct search *s, int ply, const struct turn *turn)
{
    struct line *line = &s->line[ply], *rest = &s->line[ply + 1];
    line->turn[0] = *turn;
    line->n = 1;
    for (int i = 0; i < rest->n && line->n < ADVICE_PLIES; i++) line->turn[line->n++] = rest->turn[i];
}

/* R10.4 */
static int limit_score(const struct search *s, int ply)
{
    const struct position *p = s->p;
    int lead = p->score[p->side] - p->score[1 - p->side];
    return lead == 0 ? draw_score(s, p->side) : lead > 0 ? WON - ply : ply - WON;
}

/* A child process */

/* The value of a turn that has been made, for the side that made it. */
static int child(struct search *s, const struct node *n, int depth, int alpha, int beta)
{
    return -search_turns(s, depth, -beta, -alpha, n->ply + 1);
}

/* A null window first; searched again with a wider one when it turns out better than expected. */
static int child_narrow(struct search *s, const struct node *n, int i, int reduce)
{
    int score;
    if (i == 0) return child(s, n, n->depth - 1, n->alpha, n->beta);
    score = child(s, n, n->depth - 1 - reduce, n->alpha, n->alpha + 1);
    if (score > n->alpha && reduce) score = child(s, n, n->depth - 1, n->alpha, n->alpha + 1);
    if (score > n->alpha && score < n->beta) score = child(s, n, n->depth - 1, n->alpha, n->beta);
    return score;
}

/* Quiet turns late in the list are searched less deeply. */
static int reduction(const struct node *n, int i, bool loud, bool strikes)
{
    if (n->depth < 2 || n->check || loud || strikes || i < 3) return 0;
    return i < 10 || n->depth < 3 ? 1 : 2;
}

/* Futile: the position is too far below alpha for a quiet turn to make up for it. */
static bool is_futile(const struct search *s, const struct node *n, const struct choice *c, int i,
                      bool strikes)
{
    static const int MARGIN[] = {0, 180, 350};
    if (i == 0 || n->check || n->alpha < -WON_LEAST || strikes) return false;
    if (n->depth <= 0) return n->look + movement_gain(s, &c->turn.m[0]) + SLACK <= n->alpha;
    if (n->depth > 2 || c->turn.n != 1 || movement_is_loud(&c->turn.m[0])) return false;
    return n->look + MARGIN[n->depth] <= n->alpha;
}

/* Near the leaves, the last of many quiet turns are not searched. */
static bool is_late(const struct search *s, const struct node *n, const struct choice *c, int tried, int best)
{
    static const int ENOUGH[] = {1000, 8, 16, 40};
    if (n->depth > 3 || n->check || best < -WON_LEAST || tried < ENOUGH[n->depth > 0 ? n->depth : 0])
        return false;
    return c->turn.n == 1 && c->order < PROMISING && !strikes_at_commander(s, &c->turn.m[0]);
}

/* The node */

/* Search one choice; true: beta is reached. */
static bool try_choice(struct search *s, struct node *n, const struct choice *c, int i, int *best)
{
    struct turn turn = c->turn;
    struct played played;
    int side = s->p->side, score;
    bool loud = turn.n > 1 || c->order > PROMISING,
         strikes = turn.n == 1 && strikes_at_commander(s, &turn.m[0]);
    if (budget_spent(s)) return true;
    turn_do(s, &turn, &played);
    if (n->need && !is_safe(s->p, side)) {
        turn_undo(s, &played);
        return false;
    }
    score = child_narrow(s, n, i, reduction(n, i, loud, strikes));
    turn_undo(s, &played);
    if (s->spent) return true;
    if (score <= *best) return false;
    *best = score;
    if (score <= n->alpha) return false;
    n->alpha = score;
    n->kept = turn.n ? turn.m[0] : (struct movement){0};
    keep_line(s, n->ply, &turn);
    if (score < n->beta) return false;
    killer_store(s, n->ply, &turn, n->depth);
    return true;
}

/* The futile choices are dropped while the field still belongs to this position. */
static void drop_futile(const struct search *s, const struct node *n, struct choices *list)
{
    int kept = 0;
    for (int i = 0; i < list->n; i++) {
        const struct choice *c = &list->at[i];
        bool strikes = c->turn.n == 1 && strikes_at_commander(s, &c->turn.m[0]);
        bool first = n->best && c->turn.n == 1 && same_movement(&c->turn.m[0], n->best);
        if (first || !is_futile(s, n, c, 1, strikes)) list->at[kept++] = *c;
    }
    list->n = kept;
}

static int search_choices(struct search *s, struct node *n, int best)
{
    struct choices *list = &s->choices[n->ply];
    enum wanted wanted = n->depth <= 0 ? LOUD_TURNS : ALL_TURNS;
    n->need = list_choices(s, n->ply, wanted, n->best);
    if (n->depth > 0 && n->ply == 1 && s->p->passes[s->p->side] >= 2)
        list_operations(s, n->ply, OPERATIONS, LOUD_TURNS);
    drop_futile(s, n, list);
    int tried = 0;
    for (int i = 0; i < list->n; i++) {
        choice_next(list, i);
        if (is_late(s, n, &list->at[i], tried, best)) continue;
        if (try_choice(s, n, &list->at[i], tried++, &best)) break;
    }
    return best == -ENDLESS ? n->look < n->alpha ? n->look : n->alpha : best;
}

/* A pass is a legal turn: if even that is too good, so is the position. */
static bool pass_is_enough(struct search *s, const struct node *n, int *ret_score)
{
    if (n->depth < 2 || n->check || n->look < n->beta || n->beta > WON_LEAST || n->beta < -WON_LEAST)
        return false;
    if (budget_spent(s)) return false;
    struct turn pass = {0};
    struct played played;
    turn_do(s, &pass, &played);
    *ret_score = child(s, n, n->depth - (n->depth > 3 ? 3 : 2), n->beta - 1, n->beta);
    turn_undo(s, &played);
    s->line[n->ply].n = 0;
    if (s->spent || *ret_score >= n->beta) return !s->spent;
    evaluate(s); /* both were overwritten by the search */
    s->list.n = 0;
    all_movements(s->p, &s->list);
    return false;
}

/* What the table knows of the position; true: that is enough. */
static bool recall(struct search *s, struct node *n, uint64_t key, int *ret_score)
{
    const struct entry *e = transposition_find(s, key);
    if (!e) return false;
    n->kept = e->best;
    if (e->best.kind != NO_KIND) n->best = &n->kept;
    if (e->depth < n->depth || n->beta > n->alpha + 1) return false;
    *ret_score = transposition_score(e, n->ply);
    return e->bound == BOUND_EXACT || (e->bound == BOUND_LOWER && *ret_score >= n->beta) ||
           (e->bound == BOUND_UPPER && *ret_score <= n->alpha);
}

static int settle(struct search *s, const struct node *n, uint64_t key, int best)
{
    if (s->spent) return 0;
    enum bound bound = best >= n->beta ? BOUND_LOWER : best > n->first_alpha ? BOUND_EXACT : BOUND_UPPER;
    transposition_keep(s, key, n->ply, n->depth, best, bound, bound == BOUND_UPPER ? n->best : &n->kept);
    return best;
}

/* The value where nothing more is searched. */
static bool is_over(struct search *s, int ply, int *ret_score)
{
    const struct position *p = s->p;
    *ret_score = 0;
    if (commander_fell(p)) /* the move was not handed over */
        *ret_score = in_check(p, p->side) ? draw_score(s, 1 - p->side) : ply - WON;
    else if (s->turn_limit && p->turns >= s->turn_limit) *ret_score = limit_score(s, ply);
    else return budget_spent(s);
    return true;
}

/* At least this much is certain. */
static void raise_floor(struct node *n, int score, int *best)
{
    if (score > *best) *best = score;
    if (*best > n->alpha) n->alpha = *best;
}

/* The Commander can be captured in this turn; true: nothing can be better. */
static bool is_won(struct search *s, struct node *n, int *best, int *ret_score)
{
    struct turn turn;
    if (!take_commander(s, n->ply, &turn, ret_score)) return false;
    s->line[n->ply + 1].n = 0;
    keep_line(s, n->ply, &turn);
    if (*ret_score > WON_LEAST || *ret_score >= n->beta) return true;
    raise_floor(n, *ret_score, best);
    return false;
}

int search_turns(struct search *s, int depth, int alpha, int beta, int ply)
{
    struct node n = {.depth = depth, .alpha = alpha, .beta = beta, .ply = ply, .first_alpha = alpha};
    int score, best = -ENDLESS;
    s->line[ply].n = 0;
    if (is_over(s, ply, &score)) return score;
    n.check = !is_safe(s->p, s->p->side);
    if (n.check && depth <= 0 && ply < EXTENSIONS) n.depth = 1;
    uint64_t key = position_key(s);
    if (recall(s, &n, key, &score)) return score;
    n.look = evaluate(s);
    if (ply >= PLIES - 2 || depth < -QUIET_PLIES) return n.look;
    if (n.depth <= 0) { /* passing keeps the present value */
        if (n.look >= beta) return n.look;
        raise_floor(&n, n.look, &best);
    }
    s->list.n = 0;
    all_movements(s->p, &s->list);
    if (is_won(s, &n, &best, &score) || pass_is_enough(s, &n, &score)) return score;
    return settle(s, &n, key, search_choices(s, &n, best));
}
