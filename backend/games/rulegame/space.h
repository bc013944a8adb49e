/* space.h - the version space of the hypothesis bot: simple rules, each with what it has learned, weighted by
 * how well it predicted. */
#ifndef RULEGAME_SPACE_H
#define RULEGAME_SPACE_H
#include "games/rulegame/state.h"

/* The move most likely to be accepted, judged by the simple rules that explain everything seen on all boards; false
 * when every move has been refused since the last accepted one. Uses only what the player knows; `rng` decides
 * between equals. */
bool space_best(struct ctx *c, const struct known_seat *seat, struct rng *rng, int *ret_piece,
                int *ret_bucket);
#endif
