/* bot.c - the built-in bots (R19): Recruit plays at random, Sergeant looks one movement and its answer ahead, Marshal
 * searches (advise.c); in variants without a search Marshal plays like a Sergeant that looks at more. All see only a
 * game_known. bot_place.c chooses what they place, bot_give.c how they give pieces away. */
#include "games/stratic/bot.h"
#include "games/stratic/stratic.h"

enum { BEST = 10, PLACE_TRIES = 200 };
enum { WON = 1000000, AVOID = -500000, MATES = 5000, CHECKS = 100, LOST_COMMANDER = 10000, DRAW_PRICE = 200 };
enum { NOT_WORTH = INT32_MIN };

/* By the level that choose() is asked for: the three old bots, then the levels between and above them. */
static const struct skill SKILL[SKILLS_END] = {
    [RECRUIT] = {RECRUIT, 0, 0, 0},
    [SERGEANT] = {SERGEANT, 0, 0, 300},
    [MARSHAL] = {MARSHAL, 0, ADVICE_NODES, 4000},
    [4] = {SERGEANT, 60, 0, 300},
    [5] = {SERGEANT, 35, 0, 300},
    [6] = {SERGEANT, 15, 0, 300},
    [7] = {MARSHAL, 0, 1000, 1000},
    [8] = {MARSHAL, 0, 4 * ADVICE_NODES, 20000},
};

/* Recruit */

/* Keep the movements that can end the turn. */
static void drop_unsafe(struct player *b)
{
    int kept = 0;
    for (int i = 0; i < b->list.n; i++)
        if (movement_is_safe(b->p, &b->list.at[i])) b->list.at[kept++] = b->list.at[i];
    b->list.n = kept;
}

/* A random movement, sometimes none, but always the capture of the Commander when possible: an index or -1. */
static int recruit(struct player *b, bool may_pass)
{
    bool pass = rng_percent(b->rng, 5);
    square target = b->p->commander[1 - b->p->side];
    for (int i = 0; i < b->list.n; i++) {
        const struct movement *m = &b->list.at[i];
        if ((m->act == CAPTURE && m->to == target) || (m->then == target && m->then_act == CAPTURE)) return i;
    }
    return b->list.n == 0 || (pass && may_pass) ? -1 : dice(b, b->list.n);
}

/* Sergeant */

struct candidate {
    int index, score;
};

static int lead(const struct position *p, int seat) { return p->score[seat] - p->score[1 - seat]; }

/* R19.2: how much nearer the piece comes to the enemy Commander. */
static int closeness(const struct position *p, const struct movement *m, square target)
{
    int weight = (const int[]){0, 0, 6, 10, 2}[m->kind];
    square to = m->then != NOWHERE ? m->then : m->to;
    return m->act == SWAP ? 0 : weight * (distance(p, m->from, target) - distance(p, to, target));
}

/* A draw by the reply is avoided unless the bot is behind; then it is worth more the further behind it is. */
static int draw_value(int before) { return before >= 0 ? AVOID : -50 * before - DRAW_PRICE; }

static int first_look(struct player *b, const struct movement *m)
{
    struct position *p = b->p;
    int side = p->side, before = lead(p, side);
    square target = p->commander[1 - side];
    struct edits edits;
    int near = closeness(p, m, target);
    movement_try(p, m, &edits);
    int score = 100 * (lead(p, side) - before) + near;
    if (commander_fell(p)) score = in_check(p, side) ? draw_value(before) : WON;
    else if (in_check(p, 1 - side)) score += CHECKS;
    movement_untry(p, &edits);
    return score;
}

/* The best the enemy can take in one movement, in centipoints; 0 when nothing is worth taking. */
static int best_answer(struct player *b)
{
    struct position *p = b->p;
    int side = p->side, before = lead(p, side), best = 0;
    b->answers.n = 0;
    all_movements(p, &b->answers);
    for (int i = 0; i < b->answers.n; i++) {
        const struct movement *m = &b->answers.at[i];
        if (m->act != CAPTURE && m->act != CRUSH) continue;
        struct edits edits;
        movement_try(p, m, &edits);
        int gain = commander_fell(p) ? LOST_COMMANDER : 100 * (lead(p, side) - before);
        movement_untry(p, &edits);
        if (gain > best) best = gain;
    }
    return best;
}

/* The most that a second look can find, without generating a movement: a check that mates, unless the Commander was
 * left en prise. */
static int promise(const struct position *p)
{
    int side = p->side, most = is_safe(p, 1 - side) ? 0 : MATES;
    int lost = p->law->mortal ? LOST_COMMANDER : 100 * kind_value(COMMANDER);
    return commander_fell(p) || !in_check(p, side) ? most : most - lost;
}

/* The value of a movement after the enemy's answer; it is not searched, and NOT_WORTH, when ten times that value cannot
 * exceed the gap. */
static int second_look(struct player *b, const struct movement *m, int gap)
{
    struct position *p = b->p;
    struct edits edits;
    movement_do(p, m, &edits);
    int fresh = p->resting_n, score = 10 * promise(p) > gap ? 0 : NOT_WORTH;
    p->side = 1 - p->side;
    p->resting_n = 0;
    if (score == 0 && !commander_fell(p)) score = -best_answer(b);
    if (score != NOT_WORTH && !is_safe(p, p->side) && !must_end_safe(p, &b->scratch)) score += MATES;
    p->side = 1 - p->side;
    p->resting_n = fresh;
    movement_undo(p, &edits);
    return score;
}

/* The movements that look best, the best first: ten, or all when the Commander is in danger. */
static int shortlist(struct player *b, struct candidate *best)
{
    bool all = b->level == MARSHAL || in_check(b->p, b->p->side);
    int n = 0, most = all ? b->list.n : BEST;
    for (int i = 0; i < b->list.n; i++) {
        int score = 10 * first_look(b, &b->list.at[i]) + dice(b, 10), at = n; /* equals are shuffled */
        for (; at > 0 && best[at - 1].score < score; at--) best[at] = best[at - 1];
        best[at] = (struct candidate){i, score};
        if (n < most) n++;
    }
    return n;
}

static int sergeant(struct player *b)
{
    struct candidate *best = pool_take_many(b->c->pool, (size_t)b->list.n + 1, sizeof *best);
    int n = shortlist(b, best), chosen = -1, chosen_score = INT32_MIN;
    if (n && best[0].score >= 10 * WON) return best[0].index;
    for (int i = 0; i < n; i++) {
        int gap = chosen < 0 ? INT32_MIN : chosen_score - best[i].score;
        int found = second_look(b, &b->list.at[best[i].index], gap);
        if (found == NOT_WORTH) continue;
        int score = best[i].score + 10 * found;
        if (score > chosen_score) chosen = best[i].index, chosen_score = score;
    }
    return chosen;
}

/* The turn */

static int think(struct player *b, bool may_pass)
{
    return b->p->law->giveaway ? choose_giveaway(b, may_pass) : sergeant(b);
}

/* One attempt at a whole turn on a fresh board; false when these placements leave no legal movement. */
static bool try_turn(struct player *b, const struct position *start, game_order *order, bool at_random)
{
    b->p = position_copy(b->c->pool, start, 0);
    struct position *p = b->p;
    bool need = must_end_safe(p, &b->scratch);
    rest_begin(b->c->pool, p);
    order->place = pool_take_many(b->c->pool, (size_t)to_place(p, p->side) + 1, sizeof *order->place);
    order->place_n = order->move_n = 0;
    place_all(b, order, at_random);
    b->list.n = 0;
    all_movements(p, &b->list);
    movements_sort(&b->list);
    if (need) drop_unsafe(b);
    enum fault fault;
    bool may_pass = (!need || is_safe(p, p->side)) && pass_is_legal(p, &b->scratch, &fault);
    int chosen = b->level == RECRUIT ? recruit(b, may_pass) : think(b, may_pass);
    if (chosen < 0) return may_pass;
    order->move = pool_take(b->c->pool, sizeof *order->move);
    order->move[order->move_n++] = order_of_movement(p, &b->list.at[chosen]);
    return true;
}

/* R19.3: never more than four passes in a row. The position counts to two (R4.3); Marshal remembers the rest. */
static game_order *marshal(struct ctx *c, const game_state *state, int nodes, struct rng *rng,
                           json_object **memory)
{
    enum { PASSES_MOST = 4 };
    const struct position *p = state->position;
    int64_t passes = p->passes[p->side], kept = 0;
    if (passes == 2 && memory && *memory && json_may_int(c, *memory, "passes", 0, PASSES_MOST, &kept) &&
        kept > passes)
        passes = kept;
    game_order *best = marshal_turn(c, state, rng, nodes, passes < PASSES_MOST);
    if (!best || best->move_n || passes == 0 || !memory) return best;
    *memory = json_new_object(c);
    json_add_int(*memory, "passes", passes < PASSES_MOST ? passes + 1 : passes);
    return best;
}

game_order *stratic_choose(struct ctx *c, const game_known *known, int level, struct rng *rng,
                           json_object **memory)
{
    if (level < RECRUIT || level >= SKILLS_END)
        return fail(c, FAULT_UNKNOWN_BOT, "there is no such bot"), NULL;
    const struct skill *skill = &SKILL[level];
    struct player b = {.c = c, .rng = rng, .level = skill->plays, .lines = skill->lines};
    if (known->state.status == IS_OVER) return fail(c, FAULT_GAME_OVER, "the game is over"), NULL;
    if (known->state.status == IN_SETUP) return choose_setup(&b, known->viewer, known->state.dims);
    if (known->viewer != known->state.position->side)
        return fail(c, FAULT_NOT_YOUR_TURN, "the other side is to move"), NULL;
    if (skill->lapses && rng_percent(rng, skill->lapses)) b.level = RECRUIT;
    if (b.level == MARSHAL && known->state.law->mortal) {
        game_order *best = marshal(c, &known->state, skill->nodes, rng, memory);
        if (best) return best;
    }
    b.list = movements_new(c->pool, 256);
    b.answers = movements_new(c->pool, 256);
    b.scratch = movements_new(c->pool, 256);
    game_order *order = pool_take(c->pool, sizeof *order);
    order->dims = known->state.dims;
    for (int tries = 0; tries < PLACE_TRIES; tries++)
        if (try_turn(&b, known->state.position, order, b.level == RECRUIT || tries > 0)) return order;
    return fail(c, FAULT_COMMANDER_IN_CHECK, "no legal turn was found"), NULL;
}
