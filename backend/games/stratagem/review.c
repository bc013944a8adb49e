/* review.c - what the orders of a turn cost beside better ones. The strong bot's search starts from them on guessed
 * worlds; what it finds is then measured on others, because on the worlds it was chosen for, the best of many always
 * looks good. Only what the seat knows goes in: no memory, no event of the match, and dice that hang on the turn. */
#include "games/stratagem/review.h"

/* In some worlds nobody else moves: an attack should not count on defenders that march away. */
enum {
    GUESSES_SEARCHED = 5,
    STILL_SEARCHED = 2,
    GUESSES_MEASURED = 8,
    STILL_MEASURED = 3,
    SWING_MOST = 4000
};

int review_gain(struct trial_of_orders *t, const game_order *order)
{
    int64_t sum = 0;
    for (int g = 0; g < t->worlds.guesses; g++) {
        struct world w;
        foresight_resolve(&t->worlds, g, t->known->viewer, order, &w);
        int swing = world_value(&w, t->known->viewer, &TASTE[STYLE_CONSUL]) - t->value[g];
        sum += swing > SWING_MOST ? SWING_MOST : swing < -SWING_MOST ? -SWING_MOST : swing;
    }
    return (int)(sum / t->worlds.guesses);
}

static void measure_played(struct trial_of_orders *t)
{
    for (int g = 0; g < t->worlds.guesses; g++) {
        struct world w;
        foresight_resolve(&t->worlds, g, t->known->viewer, t->played, &w);
        t->value[g] = world_value(&w, t->known->viewer, &TASTE[STYLE_CONSUL]);
    }
}

static const game_order *search_better(struct trial_of_orders *t, const struct memory *m, int tries,
                                       struct rng *rng)
{
    struct draft d; /* drafts need no initial value but their own */
    struct effort effort = {STYLE_CONSUL, GUESSES_SEARCHED, STILL_SEARCHED, tries, t->played};
    search_draft(t->c, t->known, m, effort, rng, &d);
    return draft_judged(t->c, t->known, &d);
}

bool strat_compare(struct ctx *c, const game_known *known, const game_order *played, int tries,
                   struct review *ret)
{
    *ret = (struct review){0};
    if (known->viewer >= known->world.seats || known->stage == STAGE_OVER ||
        !realm_active(&known->world, known->viewer))
        return fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", known->viewer);
    struct memory m = {0};
    struct rng rng = rng_seeded((uint64_t)known->world.turn * REALMS + (uint64_t)known->viewer);
    struct trial_of_orders *t = pool_take(c->pool, sizeof *t);
    *t = (struct trial_of_orders){.c = c, .known = known, .played = played};
    guess_observe(&m, known);
    foresee(known, &m, GUESSES_MEASURED, STILL_MEASURED, &rng, &t->worlds);
    measure_played(t);
    t->best = search_better(t, &m, tries, &rng);
    int cost = review_gain(t, t->best);
    if (cost > 0) *ret = (struct review){t->best, cost, review_why(t)};
    return true;
}
