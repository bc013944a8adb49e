/* stratic_help.h - what Stratic's tests share: a game at a position, orders in notation, vectors from files. */
#ifndef STRATIC_HELP_H
#define STRATIC_HELP_H
#include "games/stratic/state.h"
#include "harness.h"

extern const struct game GAME_stratic;

/* A running game at that position; `options` JSON text or NULL for the defaults. */
game_state *help_game(struct ctx *c, const char *position, const char *options);
/* A game before its setups. */
game_state *help_fresh(struct ctx *c, const char *options);
/* The same of a variant (NULL: base); a position in three dimensions brings that option along. */
game_state *help_game_of(struct ctx *c, const char *variant, const char *position, const char *options);
game_state *help_fresh_of(struct ctx *c, const char *variant, const char *options);
/* A game on turn 1 from four rows; NULL rows: the wall. */
game_state *help_started(struct ctx *c, const char *front0, const char *back0, const char *front1,
                         const char *back1);
/* What the seat to move (or `viewer`) knows. */
game_known *help_know(struct ctx *c, const game_state *s, int viewer);
/* A seat's setup as the list of its pieces in a position's text: so the cube's setups are written. */
game_order *help_pieces(struct ctx *c, const char *start, int seat);
/* Order by JSON text through parse and judge; NULL: refused, the code is in *ret_code. */
game_order *help_order(struct ctx *c, const game_state *s, const char *json, const char **ret_code);
/* Order by JSON and apply: "" when it stands, else the code of the refusal and the path, as in "out_of_range /moves/0". */
const char *help_do(struct ctx *c, game_state *s, const char *json);
/* The same for notation; "skip" is the late event. */
const char *help_turn(struct ctx *c, game_state *s, const char *text);
/* The position after one turn in notation, or the code. */
const char *help_after(struct ctx *c, const char *position, const char *text);
/* Apply an event; false when refused. */
bool help_event(struct ctx *c, game_state *s, enum event_kind kind, int seat, uint32_t late);
/* The text of log line `i` of the last applied event, "" when there is none, and its facts. */
const char *help_told(int i);
json_object *help_told_facts(int i);
/* Movements of the side to move, canonical, blank between. */
const char *help_movements(struct ctx *c, const game_state *s);
int64_t help_perft(struct ctx *c, const char *position, int depth);
/* A JSON file: NULL when it is not there. */
json_object *help_file(struct ctx *c, const char *path);
/* A file of the shared folder: NULL and one line on standard output when the folder is not there. */
json_object *help_shared(struct ctx *c, const char *name);
const char *help_shared_path(struct ctx *c, const char *name);
/* Member texts, for short tests. */
const char *help_text(json_object *o, const char *key);
const char *help_json(struct ctx *c, json_object *o, const char *key);
#endif
