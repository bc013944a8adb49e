/* draft.h - an order of Stratic that is being composed (items.c), and what its player knows as numbers (observe.c). */
#ifndef STRATIC_DRAFT_H
#define STRATIC_DRAFT_H
#include "games/items.h"
#include "games/stratic/stratic.h"

struct game_draft {
    const game_known *known;
    int seat;
    bool mine;            /* the viewer owes an order */
    struct position *p;   /* after the items so far; NULL before the reveal */
    bool need, was_moved; /* need: the turn must end safe (R7.4); was_moved: a movement is in the order */
    int left;             /* movements still to make */
    int last;             /* of a setup: the home square of the last piece, in order */
    game_order order;
    struct order_move move[2];
    struct lines lines; /* about the Commander, when `list` was made */
    struct movements list, scratch;
    struct placements places;                        /* the next reinforcement: all that fit */
    enum { OPEN_KIND, OPEN_LINE, OPEN_SQUARE } open; /* what of it comes next */
    struct placement next;
    struct spot line;
    bool unit_chosen; /* the piece that moves next */
    struct movement unit;
};

/* observe.c: the blocks of the observation, their rows, and their numbers (games/items.h). */
extern const struct observed STRATIC_OBSERVED[];
/* See game_items.rows. */
void stratic_observed_rows(const struct variant *variant, json_object *options, int seats,
                           int ret_rows[OBSERVED_MAX]);
/* See game_items.observe. */
void stratic_observe(const game_draft *draft, int32_t *at);
#endif
