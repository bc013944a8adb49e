/* cosair_help.h - worlds, orders and news of CoSAIR from the JSON of the vectors and back. */
#ifndef TESTS_COSAIR_HELP_H
#define TESTS_COSAIR_HELP_H
#include "games/cosair/state.h"
#include "games/vectors.h"

/* A world from a state of R17, with room for fleets. */
struct space *vector_space(struct ctx *c, json_object *state);
/* Orders of all seats from [[seat, [order, ...]], ...]. */
void vector_turn(struct ctx *c, json_object *rows, const game_order *ret[NATIONS]);
/* One order, parsed and not judged. */
const struct command *vector_command(struct ctx *c, json_object *order);
/* A chronicle with room, in the ctx's pool. */
struct chronicle *vector_log(struct ctx *c);
/* What a nation hears of it, in the arrays of the vectors: built, researched, founded, battle, mission, discovered. */
json_object *vector_news(struct ctx *c, const struct chronicle *log, int seat);
/* So many numbers were drawn between two states of the dice. */
int vector_draws(struct rng from, const struct rng *to);
/* Sixteen hex digits. */
const char *vector_digest(struct ctx *c, const struct space *w);
/* Resolve a turn twice, with and without a chronicle; fails the test when the two differ. */
void vector_resolve(struct ctx *c, struct space *w, const game_order *const orders[NATIONS],
                    struct chronicle *log);
#endif
