/* game.c - the list of games, and calls of optional capabilities: see game.h. */
#include "games/game.h"
#include <string.h>

#define GAME(name) extern const struct game GAME_##name;
#include "games/games.def"
#undef GAME

static const struct game *const GAMES[] = {
#define GAME(name) &GAME_##name,
#include "games/games.def"
#undef GAME
    NULL};

const struct game *game_at(int i)
{
    int count = (int)(sizeof GAMES / sizeof *GAMES) - 1;
    return i >= 0 && i < count ? GAMES[i] : NULL;
}

const struct game *game_find(const char *id)
{
    for (int i = 0; GAMES[i]; i++)
        if (strcmp(GAMES[i]->id, id) == 0) return GAMES[i];
    return NULL;
}

const struct variant *variant_find(const struct game *game, const char *id)
{
    if (!id) return game->variants;
    for (const struct variant *v = game->variants; v->id; v++)
        if (strcmp(v->id, id) == 0) return v;
    return NULL;
}

int variant_usual(const struct variant *variant)
{
    return variant->seats_usual ? variant->seats_usual : variant->seats_min;
}

bool variant_seats(const struct variant *variant, int seats)
{
    int step = variant->seats_step ? variant->seats_step : 1;
    return seats >= variant->seats_min && seats <= variant->seats_max &&
           (seats - variant->seats_min) % step == 0;
}

const struct bot *bot_find(const struct game *game, const char *id)
{
    for (const struct bot *bot = game->bots; bot->id; bot++)
        if (strcmp(bot->id, id) == 0) return bot;
    return NULL;
}

const struct bot *bot_strongest(const struct game *game)
{
    const struct bot *best = NULL;
    for (const struct bot *bot = game->bots; bot && bot->id; bot++)
        if (!best || bot->strength > best->strength) best = bot;
    return best;
}

bool standing_stage_ends(const struct standing *now) { return !now->over && (now->stage_ends || !now->owes); }

bool standing_all_ready(const struct standing *now, uint32_t handed_in)
{
    if (!standing_stage_ends(now) || !now->owes || !(now->owes & ~handed_in)) return false;
    return !(now->owes & ~(handed_in | now->ready));
}

/* Add a verdict unless there are VERDICTS_MAX already. */
static void keep_verdict(struct ctx *c, struct verdicts *v, struct verdict verdict)
{
    if (v->n == VERDICTS_MAX) return;
    if (v->n == v->room) {
        v->room = v->room ? v->room * 2 : 4;
        struct verdict *more = pool_take_many(c->pool, (size_t)v->room, sizeof *more);
        if (v->n) memcpy(more, v->v, (size_t)v->n * sizeof *more);
        v->v = more;
    }
    v->v[v->n++] = verdict;
}

bool verdict_refuse(struct ctx *c, struct verdicts *v, int item, const char *path, enum fault fault,
                    const char *hint)
{
    keep_verdict(c, v,
                 (struct verdict){item, pool_copy(c->pool, path), fault_fact(fault)->code,
                                  pool_copy(c->pool, hint), NULL});
    return fail(c, fault, "%s", hint);
}

void verdict_accept(struct ctx *c, struct verdicts *v, int item, const char *text)
{
    keep_verdict(c, v, (struct verdict){item, "", NULL, NULL, pool_copy(c->pool, text)});
}

bool game_is_act(const struct game *game, const game_order *order)
{
    return game->acts && game->acts->is_act(order);
}

game_order *game_rider(struct ctx *c, const struct game *game, const game_order *order,
                       const game_order **ret_rest)
{
    *ret_rest = order;
    return game->acts && game->acts->rider ? game->acts->rider(c, order, ret_rest) : NULL;
}

bool game_choose_act(struct ctx *c, const struct game *game, const game_known *known, int level,
                     struct rng *rng, json_object **memory, const game_order **ret_act)
{
    *ret_act = NULL;
    if (!game->acts || !game->acts->choose) return true;
    return game->acts->choose(c, known, level, rng, memory, ret_act);
}

bool game_advise(struct ctx *c, const struct game *game, const game_known *known, struct question question,
                 struct advice *ret_advice)
{
    *ret_advice = (struct advice){0};
    return !game->study || game->study->advise(c, known, question, ret_advice);
}

game_state *game_position(struct ctx *c, const struct game *game, const struct setting *setting,
                          const char *text)
{
    if (game->study) return game->study->position(c, setting, text);
    fail(c, FAULT_BAD_POSITION, "this game has no positions as text");
    return NULL;
}

const char *game_position_text(struct ctx *c, const struct game *game, const game_state *state)
{
    return game->study ? game->study->position_text(c, state) : NULL;
}
