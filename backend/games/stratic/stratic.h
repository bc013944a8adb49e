/* stratic.h - the functions behind struct game (games/game.h) of Stratic, which stratic.c puts together. */
#ifndef STRATIC_STRATIC_H
#define STRATIC_STRATIC_H
#include "games/openings.h"
#include "games/stratic/state.h"

/* The state before turn 0; the options are complete (R3). */
game_state *stratic_setup(struct ctx *, const struct setting *);
/* Apply an event to the state and add its log lines to `tale` (can be NULL). False: the event does not fit, and the
 * state is unusable (R4). */
bool stratic_apply(struct ctx *, game_state *, const struct event *, struct tale *, struct outcome *);
/* The standing: stage, turns, seats that owe an order, places and scores (R10). */
struct standing stratic_standing(const game_state *);
/* Read an order; only its shape is checked. NULL: the failure names the place (R13). */
game_order *stratic_parse(struct ctx *, json_object *, struct verdicts *);
/* Check the order against the position, with a verdict per item. NULL: the seat cannot order now, or `strict` is set
 * and an item was refused (R13.5). */
game_order *stratic_judge(struct ctx *, const game_known *, const game_order *, bool, struct verdicts *);
/* The order as JSON that parse reads back (R13). */
json_object *stratic_write(struct ctx *, const game_order *);
/* The order as one line of text (R15.3). */
const char *stratic_notation(struct ctx *, const game_order *);
/* What a viewer knows of the state: all but the other setup before the reveal (R3). */
game_known *stratic_know(struct ctx *, const game_state *, int, struct table);
/* What the viewer knows as JSON; `window` can limit the board (region.c). */
json_object *stratic_view(struct ctx *, const game_known *, bool, json_object *);
/* What the viewer knows as SVG text. */
const char *stratic_picture(struct ctx *, const game_known *);
/* What the seat can order now, after the choices in `partial` (NULL: none made yet). */
json_object *stratic_legal(struct ctx *, const game_known *, const game_order *);
/* The bot's order for its seat, which owes one (R19). */
game_order *stratic_choose(struct ctx *, const game_known *, int, struct rng *, json_object **);
/* The order elected by the ballots of a crowd, never NULL; fills in `played` and `tally`. */
game_order *stratic_elect(struct ctx *, const game_state *, int, struct ballots *);
/* The best turns of the seat that owes, by the strong bot (R19.3). */
bool stratic_advise(struct ctx *, const game_known *, struct question, struct advice *);
/* The state as JSON; equal states give equal bytes. */
json_object *stratic_save(struct ctx *, const game_state *);
/* The state from a save of that version or an older one. NULL: FAULT_BAD_REQUEST says what is wrong. */
game_state *stratic_load(struct ctx *, json_object *, int);
/* A deep copy, in the pool of the ctx. */
game_state *stratic_copy(struct ctx *, const game_state *);
/* The state of a position text (R15.1). NULL: FAULT_BAD_POSITION. */
game_state *stratic_position(struct ctx *, const struct setting *, const char *);
/* The text of a state's position (R15.1); NULL before the reveal. */
const char *stratic_position_text(struct ctx *, const game_state *);
/* opening.c: see struct game_openings. Steps are formations (front/back, both from the left) and turns (R15.3). */
bool stratic_opening_note(struct ctx *, struct opening *, int seat, const struct event *, const game_state *);
game_state *stratic_opening_reach(struct ctx *, const struct setting *, const char *const *, int,
                                  struct opening *);
/* items.c: setups and turns composed piece by piece (games/items.h). */
extern const struct game_items STRATIC_ITEMS;
/* Counts of the positions `depth` turns below a position text, with `divide` by turn. NULL: FAULT_BAD_POSITION. */
json_object *stratic_perft(struct ctx *, const struct variant *, json_object *, const char *, int, bool);
#endif
