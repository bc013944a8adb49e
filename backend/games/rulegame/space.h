/* space.h - the version space of the hypothesis bot: simple rules, each with what it has learned, weighed by how
 * well it foretold. */
#ifndef RULEGAME_SPACE_H
#define RULEGAME_SPACE_H
#include "games/rulegame/state.h"

/* The move with the best chance of being accepted, as far as simple rules explain all that was seen on all boards;
 * false when every move was refused since the last accepted one. Reads what the player knows; luck decides between
 * equals. */
bool space_best(struct ctx *c, const struct known_seat *seat, struct rng *rng, int *ret_piece,
                int *ret_bucket);
#endif
