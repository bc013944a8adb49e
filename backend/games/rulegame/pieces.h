/* pieces.h - pieces from names and from JSON (R1.3 to R1.6), checked. */
#ifndef RULEGAME_PIECES_H
#define RULEGAME_PIECES_H
#include "base/json.h"
#include "games/rulegame/episode.h"

enum { PROPERTIES_MAX = 32, PROPERTY_TEXT_MAX = 1000, NAME_MAX = 60 };

/* A plain piece; the names are put into upper case. False: a name breaks R1.4 (FAULT_BAD_REQUEST). */
bool piece_plain(struct ctx *c, int cell, const char *shape, const char *color,
                 struct piece *ret_piece) must_check;
/* A property piece from {"name": text, ...}; whole numbers count as text; empty values are left out (R1.5). */
bool piece_properties(struct ctx *c, int cell, json_object *map, struct piece *ret_piece) must_check;
/* The same for an object of the option `images`; its "image", letters and digits, is the id of its picture (R1.5a). */
bool piece_object(struct ctx *c, json_object *map, struct piece *ret_piece) must_check;
/* A name of a shape or a color in upper case, NULL when it breaks R1.4. */
const char *plain_name(struct ctx *c, const char *name);
/* Stable sort by cell; ret_old_place (can be NULL): the former index of each. False: two pieces in a cell although not
 * crowded (FAULT_BAD_REQUEST). */
bool pieces_sort(struct ctx *c, struct piece *piece, int count, bool crowded, int *ret_old_place) must_check;
/* The pieces of a script's "board" (script.c), in its order, at most PIECES_MAX. */
bool board_read(struct ctx *c, json_object *script, struct piece *piece, int *ret_count,
                bool *ret_crowded) must_check;
#endif
