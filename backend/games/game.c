/* game.c - the catalogue behind game.h and the slots shared by games that have nothing to say. */
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

bool standing_stage_ends(const struct standing *now) { return !now->over && (now->stage_ends || !now->owes); }

bool standing_all_ready(const struct standing *now, uint32_t handed_in)
{
    if (!standing_stage_ends(now) || !now->owes || !(now->owes & ~handed_in)) return false;
    return !(now->owes & ~(handed_in | now->ready));
}

/* Keep one more verdict, while there is room for it. */
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

game_order *no_bot(struct ctx *c, const game_known *known, int level, struct rng *rng, json_object **memory)
{
    (void)known, (void)level, (void)rng, (void)memory;
    fail(c, FAULT_UNKNOWN_BOT, "this game has no bots");
    return NULL;
}

bool no_act(const game_order *order)
{
    (void)order;
    return false;
}

game_order *no_rider(struct ctx *c, const game_order *order, const game_order **ret_rest)
{
    (void)c;
    *ret_rest = order;
    return NULL;
}

json_object *no_talk(struct ctx *c, json_object *to, const char *text)
{
    (void)to, (void)text;
    fail(c, FAULT_BAD_REQUEST, "this game has no talk of its own");
    return NULL;
}

bool no_bot_act(struct ctx *c, const game_known *known, int level, struct rng *rng, json_object **memory,
                const game_order **ret_act)
{
    (void)c, (void)known, (void)level, (void)rng, (void)memory;
    *ret_act = NULL;
    return true;
}

bool no_advice(struct ctx *c, const game_known *known, struct question question, struct advice *ret_advice)
{
    (void)c, (void)known, (void)question;
    *ret_advice = (struct advice){0};
    return true;
}

game_state *no_position(struct ctx *c, const struct setting *setting, const char *text)
{
    (void)setting, (void)text;
    fail(c, FAULT_BAD_POSITION, "this game has no positions as text");
    return NULL;
}

const char *no_position_text(struct ctx *c, const game_state *state)
{
    (void)c, (void)state;
    return NULL;
}

game_order *no_election(struct ctx *c, const game_state *state, int seat, struct ballots *ballots)
{
    (void)state, (void)seat, (void)ballots;
    fail(c, FAULT_BAD_REQUEST, "no seat of this game is played by a crowd");
    return NULL;
}

json_object *no_perft(struct ctx *c, const struct variant *v, json_object *options, const char *position,
                      int depth, bool divide)
{
    (void)v, (void)options, (void)position, (void)depth, (void)divide;
    fail(c, FAULT_BAD_REQUEST, "this game has no perft");
    return NULL;
}
