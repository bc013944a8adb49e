/* stratagem_help.h - worlds from the JSON of the golden vectors and back, and orders from JSON. */
#ifndef TESTS_STRATAGEM_HELP_H
#define TESTS_STRATAGEM_HELP_H
#include "games/stratagem/state.h"
#include "harness.h"
#include "games/vectors.h"

/* A world as the vectors write one. `vault` is the option. */
void vector_world(json_object *state, json_object *civs, int vault, struct world *w);
/* The same written again. */
json_object *vector_state(struct ctx *c, const struct world *w);
/* Everything that is saved of the first is so in the second; bytes between the members of a struct are whatever they are. */
bool vector_worlds_same(struct ctx *c, const struct world *a, const struct world *b);
/* Set the units of a seat in a province from [[v0,v1,v2] times eight], and write them. */
void vector_units(struct world *w, int province, int seat, json_object *rows);
json_object *vector_units_of(struct ctx *c, const struct world *w, int province, int seat);

/* An order as it was sent, parsed and not judged. */
game_order *vector_order(struct ctx *c, json_object *sent);
/* Orders by seat from {"p0": {...}}; those missing are empty. */
void vector_orders(struct ctx *c, json_object *sent, const game_order *ret[REALMS]);
/* A chronicle with room, in the ctx's pool. */
struct chronicle *vector_chronicle(struct ctx *c);
/* What a chronicle says in the shape of the vectors: errors, income, trade, battles. */
json_object *vector_errors(struct ctx *c, const struct chronicle *chronicle);
json_object *vector_income(struct ctx *c, const struct chronicle *chronicle, int seats);
json_object *vector_trade(struct ctx *c, const struct chronicle *chronicle, int seats);
json_object *vector_battles(struct ctx *c, const struct chronicle *chronicle);
#endif
