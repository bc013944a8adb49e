/* driver.h - plays any game of games.def by random, for tests that hold for all of them (conformance.c,
 * playthrough.c). It knows the door and nothing behind it. */
#ifndef TESTS_DRIVER_H
#define TESTS_DRIVER_H
#include "games/game.h"
#include "harness.h"
#include "platform/model/fold.h"

struct driver {
    const struct game *game;
    const struct variant *variant;
    json_object *options;
    int seats;
    struct seat_fact fact[SEATS_MAX];
    uint64_t seed;
    struct ctx lasting; /* options and whatever must last as long as the game */
    struct ctx step;    /* wiped by the caller between steps */
    struct fold fold;
    struct rng luck; /* the driver's own, never the game's */
    struct rng bot[SEATS_MAX];
    json_object
        *probes; /* orders and acts worth trying, good and bad: tests/games/<id>/probes.json; may be empty */
};

/* Seat `seats` players of a game with options (NULL: defaults) and begin. */
void driver_begin(struct driver *d, const struct game *game, const struct variant *variant,
                  json_object *options, int seats, uint64_t seed);
void driver_end(struct driver *d);

/* What happens next: mostly the orders of bots, sometimes a late seat, an act, a resignation, a flag, a draw.
 * Orders live in the step's memory. */
struct event driver_next(struct driver *d);
/* A bot's order for a seat that owes one; fails the test when there is none. */
const game_order *driver_order(struct driver *d, const game_state *state, int seat);

/* What a viewer knows of a state when nobody has handed anything in. */
game_known *driver_known(struct driver *d, const game_state *state, int viewer);
/* The viewer's view; the legal list of a viewer ("-" where there is none); save() printed plain. In the
 * step's memory. */
const char *driver_view(struct driver *d, const game_known *known);
const char *driver_legal(struct driver *d, const game_known *known);
const char *driver_save(struct driver *d, const game_state *state);
/* What judge() makes of a JSON body: the notations or codes, one after another; *ret_order (may be NULL) is
 * NULL if refused. */
const char *driver_verdict(struct driver *d, const game_known *known, json_object *body,
                           const game_order **ret_order);
/* "0".."15", "spectator", "arbiter". */
const char *driver_viewer_name(struct driver *d, int viewer);
#endif
