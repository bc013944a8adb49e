/* bot.c - the built-in bots (R13): which of the other files each level uses. All of them see only a game_known. */
#include "games/stratagem/bot.h"

enum { SKILLS_END = BOT_NEGOTIATOR + 6 };

/* By the level that choose() is asked for: whose play it is, how many turns out of a hundred it orders at random, and
 * how long it searches (R13.4b). Three guesses and 150 tries are enough to be well ahead of a greedy player: a turn
 * takes a few milliseconds. */
static const struct skill {
    enum bot_level plays;
    int lapses, guesses, tries;
} SKILL[SKILLS_END] = {
    [BOT_RANDOM] = {BOT_RANDOM, 0, 0, 0},   [BOT_GREEDY] = {BOT_GREEDY, 0, 0, 0},
    [BOT_STRONG] = {BOT_STRONG, 0, 3, 150}, [BOT_NEGOTIATOR] = {BOT_NEGOTIATOR, 0, 3, 150},
    [5] = {BOT_GREEDY, 90, 0, 0},           [6] = {BOT_GREEDY, 75, 0, 0},
    [7] = {BOT_GREEDY, 52, 0, 0},           [8] = {BOT_STRONG, 0, 2, 24},
    [9] = {BOT_STRONG, 0, 8, 1200},
};

static const struct skill *skill_of(int mind) { return &SKILL[mind % BOT_LEVELS]; }
static enum bot_style style_of(int mind) { return (enum bot_style)(mind / BOT_LEVELS); }

static bool may_act(struct ctx *c, const game_known *known, int mind)
{
    int level = mind % BOT_LEVELS;
    if (known->viewer >= known->world.seats || known->stage == STAGE_OVER ||
        !realm_active(&known->world, known->viewer))
        return fail(c, FAULT_NOT_YOUR_TURN, "no orders are due from seat %d", known->viewer);
    return (level >= BOT_RANDOM && level < SKILLS_END && mind < STYLES * BOT_LEVELS) ||
           fail(c, FAULT_UNKNOWN_BOT, "there is no level %d", mind);
}

/* A greedy bot keeps the temper that it drew in its first turn. */
static const struct temper *temper_of(struct memory *m, struct rng *rng)
{
    int *temper = &m->of[TALK_SELF][1];
    if (*temper < 1 || *temper > TEMPERS) *temper = 1 + (int)rng_below(rng, TEMPERS);
    return &TEMPER[*temper - 1];
}

static void think(struct ctx *c, const game_known *known, int mind, struct rng *rng, struct memory *m,
                  struct draft *d)
{
    const struct skill *skill = skill_of(mind);
    struct effort effort = {.style = style_of(mind), .guesses = skill->guesses, .tries = skill->tries};
    bool lapses = skill->lapses && rng_percent(rng, skill->lapses);
    switch (lapses ? BOT_RANDOM : skill->plays) {
    case BOT_RANDOM: random_draft(&known->world, known->viewer, rng, d); break;
    case BOT_GREEDY: greedy_draft(&known->world, known->viewer, temper_of(m, rng), rng, d); break;
    default:
        guess_observe(m, known);
        search_draft(c, known, m, effort, rng, d);
        policy_notices(known, effort.style, d);
    }
}

game_order *strat_choose(struct ctx *c, const game_known *known, int mind, struct rng *rng,
                         json_object **memory)
{
    if (!may_act(c, known, mind)) return NULL;
    struct memory m = memory_read(memory ? *memory : NULL);
    struct draft d; /* drafts need no initial value but their own */
    think(c, known, mind, rng, &m, &d);
    if (memory && skill_of(mind)->plays > BOT_RANDOM) *memory = memory_write(c, &m);
    return draft_judged(c, known, &d);
}

bool strat_choose_act(struct ctx *c, const game_known *known, int mind, struct rng *rng, json_object **memory,
                      const game_order **ret_act)
{
    *ret_act = NULL;
    if (known->stage != STAGE_DIPLOMACY || !realm_active(&known->world, known->viewer)) return true;
    if (!may_act(c, known, mind)) return false;
    struct memory m = memory_read(memory ? *memory : NULL);
    *ret_act = talk_choose(c, known, skill_of(mind)->plays, style_of(mind), rng, &m);
    if (memory && skill_of(mind)->plays > BOT_RANDOM && *ret_act) *memory = memory_write(c, &m);
    return true;
}
