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
    int version; /* of the rules */
    uint64_t seed;
    struct ctx lasting; /* options and whatever must last as long as the game */
    struct ctx step;    /* wiped by the caller between steps */
    struct ctx aside;   /* memory for one look; the step's own during a look */
    struct fold fold;
    struct rng luck; /* the driver's own, never the game's */
    struct rng bot[SEATS_MAX];
    json_object
        *probes; /* orders and acts worth trying, good and bad: tests/games/<id>/probes.json; may be empty */
};

/* Seat `seats` players of a game with options (NULL: defaults) and begin, by that version of the rules. */
void driver_begin(struct driver *d, const struct game *game, int version, const struct variant *variant,
                  json_object *options, int seats, uint64_t seed);
void driver_end(struct driver *d);
/* Put the step's memory aside until driver_looked, which releases everything allocated in between. Looks that follow one another then use
 * the same few blocks, which stay in the processor's cache. What the step holds stays readable. */
void driver_look(struct driver *d);
void driver_looked(struct driver *d);

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
/* An order composed of items by luck, in the step's memory; NULL: the viewer owes none. Every list is printed, unless
 * `out` is NULL. The game must have items. */
const game_order *driver_compose(struct driver *d, const game_known *known, struct rng *luck, FILE *out);
/* Print what the viewer knows as numbers, and the lists of an order composed by luck of one's own; prints nothing where
 * the game has no items. */
void driver_numbers(struct driver *d, const game_known *known, FILE *out);
/* What judge() makes of a JSON body: the notations or codes, one after another; *ret_order (may be NULL) is
 * NULL if refused. */
const char *driver_verdict(struct driver *d, const game_known *known, json_object *body,
                           const game_order **ret_order);
/* "0".."15", "spectator", "arbiter". */
const char *driver_viewer_name(struct driver *d, int viewer);
#endif
