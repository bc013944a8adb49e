/* draft.h - an order of CoSAIR that is being composed (items.c), and what its nation knows as numbers (observe.c). */
#ifndef COSAIR_DRAFT_H
#define COSAIR_DRAFT_H
#include "games/cosair/state.h"
#include "games/items.h"

enum item_kind {
    ITEM_TAX,
    ITEM_RESEARCH,
    ITEM_RUSH,
    ITEM_RECRUIT,
    ITEM_LIST,
    ITEM_LIST_ADD,
    ITEM_LIST_CLEAR,
    ITEM_LIST_REPEAT,
    ITEM_FLEET,
    ITEM_FLEET_TO,
    ITEM_CRUISERS,
    ITEM_TRANSPORTS,
    ITEM_COLONISE,
    ITEM_ESCORT,
    ITEM_AGENT,
    ITEM_AGENT_TO,
    ITEM_MISSION,
    ITEM_NONE
};

struct game_draft {
    const game_known *known;
    struct space space;
    int seat;
    bool mine;           /* the viewer owes an order */
    enum item_kind open; /* the part that comes next of a command, ITEM_NONE: a new command */
    struct command next; /* the command that is being composed */
    int count;
    struct command *command;
    bool taxed, researched; /* each of these once an order, so that composing it comes to an end */
    bool rushed[PLANETS], cleared[PLANETS], repeated[PLANETS];
    int16_t listed[PLANETS]; /* 1 + the number of the planet's set_queue; 0: none yet */
};

/* observe.c: the blocks of the observation, their rows, and their numbers (games/items.h). */
extern const struct observed COSAIR_OBSERVED[];
/* See game_items.rows. */
void cosair_observed_rows(const struct variant *variant, json_object *options, int seats,
                          int ret_rows[OBSERVED_MAX]);
/* See game_items.observe. */
void cosair_observe(const game_draft *draft, int32_t *at);
#endif
