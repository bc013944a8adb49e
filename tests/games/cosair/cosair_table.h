/* cosair_table.h - games of CoSAIR in the making, for tests: a table with nations, turns with orders as JSON, and somebody who plays by
 * lot whatever the legal tables offer, so that there is trade, war and espionage to look at. */
#ifndef TESTS_COSAIR_TABLE_H
#define TESTS_COSAIR_TABLE_H
#include "games/cosair/state.h"
#include "harness.h"

struct round { /* what one event brought */
    struct outcome outcome;
    struct tale tale;
};

/* A game of so many nations; `options` as JSON or NULL. */
game_state *table_open(struct ctx *c, int seats, uint64_t seed, const char *options);
/* What a viewer knows, and its full view. */
game_known *table_known(struct ctx *c, const game_state *state, int viewer);
json_object *table_view(struct ctx *c, const game_state *state, int viewer);
/* The order a seat hands in, judged leniently. */
const game_order *table_order(struct ctx *c, const game_state *state, int seat, json_object *sent);
/* Resolve a turn: lists as JSON text by seat, NULL: nothing ordered. */
struct round table_turn(struct ctx *c, game_state *state, const char *const sent[NATIONS]);
/* The same with orders. */
struct round table_resolve(struct ctx *c, game_state *state, const game_order *const orders[NATIONS]);
/* Orders by lot from what the seat may order now. */
json_object *table_some_orders(struct ctx *c, const game_state *state, int seat, struct rng *luck);
/* Play so many turns by lot, or to the end. Between them the pool keeps growing. */
void table_play(struct ctx *c, game_state *state, int turns, struct rng *luck);
/* Everything a viewer gets out of a state: both views, legal tables, picture, verdicts and hints on what tests/games/cosair/probes.json has for
 * this game, and what is known, shown or not. */
const char *table_signs(struct ctx *c, const game_state *state, int viewer);
/* The lines that a viewer reads, one below the other. */
const char *table_heard(struct ctx *c, const struct tale *tale, int viewer);
#endif
