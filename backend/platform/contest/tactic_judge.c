/* tactic_judge.c - see tactic_judge.h. */
#include "platform/contest/tactic_judge.h"
#include "games/game.h"
#include "platform/match/receipt.h"
#include "platform/model/catalogue.h"
#include <string.h>

struct trial { /* a turn tried on the position of a tactic */
    const struct game *game;
    struct setting setting;
    game_state *state;
    int seat;
};

static bool begin(struct ctx *c, const struct tactic_facts *facts, struct trial *t)
{
    const struct variant *variant;
    if (!catalogue_find(c, facts->game, facts->variant, &t->game, &variant)) return false;
    t->setting = (struct setting){
        .variant = variant, .options = json_own(c, facts->options), .seats = variant->seats_min};
    t->state = game_position(c, t->game, &t->setting, facts->position);
    uint32_t owes = t->state ? t->game->standing(t->state).owes : 0;
    if (owes) t->seat = __builtin_ctz(owes);
    return owes;
}

/* The order as the game reads it and finds it legal. */
static bool read_order(struct ctx *c, const struct trial *t, json_object *sent, const game_order **ret)
{
    struct verdicts *v = pool_take(c->pool, sizeof *v);
    game_order *order = t->game->parse(c, sent, v);
    if (order) {
        v->n = 0;
        order = t->game->judge(c, t->game->know(c, t->state, t->seat, (struct table){0}), order, true, v);
    }
    *ret = order;
    return order || receipt_refuse(c, "/orders", v);
}

/* The text of the position after an order. */
static bool play(struct ctx *c, const struct trial *t, json_object *sent, const char **ret_text)
{
    const game_order *order;
    struct event event = {.kind = EVENT_TURN, .seat = -1};
    struct outcome outcome = {0};
    game_state *next = t->game->copy(c, t->state);
    if (!read_order(c, t, sent, &order)) return false;
    event.orders[t->seat] = order;
    if (!t->game->apply(c, next, &event, NULL, &outcome)) return false;
    *ret_text = game_position_text(c, t->game, next);
    return true;
}

static json_object *solution_of(struct ctx *c, const struct tactic_facts *facts)
{
    json_object *held = json_new_object(c);
    json_add_text(held, "orders", facts->solution);
    return json_member(held, "orders");
}

/* Position and solution come from a row, which another release may have written: what does not fit the rules of this
 * one is no fault of the orders that were sent. */
static bool is_gone(struct ctx *c)
{
    fail(c, FAULT_NOT_FOUND, "this tactic is no longer offered");
    return false;
}

/* Begin, and find the text of the position after the solution. */
static bool solve(struct ctx *c, const struct tactic_facts *facts, struct trial *t, const char **ret_text)
{
    struct ctx own = {.pool = c->pool, .now = c->now};
    return (begin(&own, facts, t) && play(&own, t, solution_of(&own, facts), ret_text)) || is_gone(c);
}

bool tactic_judge(struct ctx *c, const struct tactic_facts *facts, json_object *orders, bool *ret_right)
{
    struct trial t;
    const char *mine, *best;
    if (!solve(c, facts, &t, &best) || !play(c, &t, orders, &mine)) return false;
    *ret_right = strcmp(mine, best) == 0;
    return true;
}

bool tactic_hint(struct ctx *c, const struct tactic_facts *facts, const char **ret_hint)
{
    struct trial t;
    const game_order *order;
    struct ctx own = {.pool = c->pool, .now = c->now};
    if (!begin(&own, facts, &t) || !read_order(&own, &t, solution_of(&own, facts), &order)) return is_gone(c);
    *ret_hint = t.game->tactics->hint(c, order);
    return true;
}

void tactic_rate(struct glicko *solver, struct glicko *tactic, bool solved)
{
    struct bout own = {.against = *tactic, .score = solved ? 2 : 0};
    struct bout other = {.against = *solver, .score = solved ? 0 : 2};
    *solver = glicko_rate(*solver, &own, 1);
    *tactic = glicko_rate(*tactic, &other, 1);
}
