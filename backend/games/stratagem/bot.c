/* bot.c - the built-in bots (R13): which of the other files each level uses. All of them see only a game_known. */
#include "games/stratagem/bot.h"

/* Enough to be well ahead of a greedy player. A turn takes a few milliseconds, a whole game of four half a second. */
static const struct effort STRONG = {3, 150};

static bool may_act(struct ctx *c, const game_known *known, int level)
{
    if (known->viewer >= known->world.seats || known->stage == STAGE_OVER ||
        !realm_active(&known->world, known->viewer))
        return fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", known->viewer);
    return (level >= BOT_RANDOM && level <= BOT_NEGOTIATOR) ||
           fail(c, FAULT_UNKNOWN_BOT, "there is no level %d", level);
}

/* A greedy bot keeps the temper that it drew in its first turn. */
static const struct temper *temper_of(struct memory *m, struct rng *rng)
{
    int *temper = &m->of[TALK_SELF][1];
    if (*temper < 1 || *temper > TEMPERS) *temper = 1 + (int)rng_below(rng, TEMPERS);
    return &TEMPER[*temper - 1];
}

static void think(struct ctx *c, const game_known *known, int level, struct rng *rng, struct memory *m,
                  struct draft *d)
{
    switch (level) {
    case BOT_RANDOM: random_draft(&known->world, known->viewer, rng, d); break;
    case BOT_GREEDY: greedy_draft(&known->world, known->viewer, temper_of(m, rng), rng, d); break;
    default:
        guess_observe(m, known);
        search_draft(c, known, m, STRONG, rng, d);
        policy_notices(known, d);
    }
}

game_order *strat_choose(struct ctx *c, const game_known *known, int level, struct rng *rng,
                         json_object **memory)
{
    if (!may_act(c, known, level)) return NULL;
    struct memory m = memory_read(memory ? *memory : NULL);
    struct draft d; /* drafts need no initial value but their own */
    think(c, known, level, rng, &m, &d);
    if (memory && level > BOT_RANDOM) *memory = memory_write(c, &m);
    return draft_judged(c, known, &d);
}

bool strat_choose_act(struct ctx *c, const game_known *known, int level, struct rng *rng,
                      json_object **memory, const game_order **ret_act)
{
    *ret_act = NULL;
    if (known->stage != STAGE_DIPLOMACY || !realm_active(&known->world, known->viewer)) return true;
    if (!may_act(c, known, level)) return false;
    struct memory m = memory_read(memory ? *memory : NULL);
    *ret_act = talk_choose(c, known, (enum bot_level)level, rng, &m);
    if (memory && level > BOT_RANDOM && *ret_act) *memory = memory_write(c, &m);
    return true;
}
