/* inside.h - shared by the files of the library: what the handles of quad.h are. */
#ifndef QUAD_INSIDE_H
#define QUAD_INSIDE_H
#include "games/items.h"
#include "main/quad.h"
#include "python/quad.h"

struct quad_rules {
    struct ctx c; /* owns what is below */
    struct party party;
    const char *options, *choices;  /* JSON text: each state reads its own, so that threads share no object */
    const struct game_items *items; /* NULL: not to be composed item by item */
    int width, size;
    int rows[OBSERVED_MAX];
    const char *described; /* NULL: not asked for yet */
};

enum { NOT_ASKED = -2, NOBODY_LEFT = -1 }; /* quad_state.agent */

struct quad_state {
    const struct quad_rules *rules;
    struct ctx lasting; /* options, and the table of items */
    struct ctx turn;    /* orders and drafts; wiped when a turn was resolved */
    struct ctx line;    /* what one call needs, and the text it returns */
    struct party party;
    struct play play;
    const game_order *sealed[SEATS_MAX];
    uint32_t handed_in, late;
    int agent;
    game_draft *draft; /* of the agent */
    struct item_table table;
};

/* Note for the calling thread why something was refused; always false. */
bool library_refused(const struct failure *failure);
/* The same for a fault of the library's own. */
bool library_refuse(enum fault fault, const char *text);

/* Read the choices of the rules into the facts; the JSON is the ctx's. */
bool rules_read_choices(struct ctx *c, const char *choices, struct party *party) must_check;

/* state.c */
/* Apply an event. False: it was refused, and with `safely` nothing has changed. */
bool state_happen(struct quad_state *s, const struct event *event, bool safely) must_check;
/* Seal a judged order of the turn's memory (NULL: the seat is late), and resolve the turn once nobody owes one.
 * *ret_resolved tells whether it was. */
bool state_seal(struct quad_state *s, int seat, const game_order *order, bool safely,
                bool *ret_resolved) must_check;

/* agent.c */
/* Have an agent with its list of items, unless the game is over. */
bool state_ask(struct quad_state *s) must_check;
/* The observation of the agent. */
void state_observe_agent(const struct quad_state *s, int32_t *numbers);
#endif
