/* quad_engine.h - the session behind `quad engine`, shared by its loop (quad_engine.c) and its commands. */
#ifndef QUAD_ENGINE_H
#define QUAD_ENGINE_H
#include "main/quad.h"

enum { PILE_MAX = 256, NO_SEAT = -1 };

struct engine {
    struct choice choice;
    int own;            /* the seat played with --seat, or NO_SEAT: the all-seeing driver */
    struct ctx lasting; /* the command line's options */
    struct ctx game;    /* what one game needs */
    struct ctx turn;    /* orders handed in */
    struct ctx line;    /* one command */
    struct party party;
    struct play play;
    bool playing;
    const game_order *sealed[SEATS_MAX];
    uint32_t handed_in;
    json_object *events; /* what this command made happen */
    struct ctx pile[PILE_MAX];
    game_state *piled[PILE_MAX];
    int piled_count;
};

/* One command: reads the request, adds members to the answer. */
struct engine_command {
    const char *name;
    bool (*run)(struct engine *e, json_object *request, json_object *answer);
};
/* The commands, ending with name NULL. */
extern const struct engine_command ENGINE_COMMANDS[];

/* Begin a game for this party (settled here); the old one is left only when that works. */
bool engine_begin(struct engine *e, struct party party, json_object *options) must_check;
/* Apply an event; when the game refuses, the state is what it was. */
bool engine_happen(struct engine *e, const struct event *event, json_object **ret_answer) must_check;
/* Close the turn: all that owe have handed in, or (`late`) time is up for those who have not. */
bool engine_resolve(struct engine *e, bool late) must_check;
/* True when time being up ends the stage, not the turn. */
bool engine_stage_ends(const struct engine *e);
/* Hand in an order that lives in the memory of the turn; the last one closes the turn. */
bool engine_seal(struct engine *e, int seat, const game_order *order) must_check;
/* Let the bots play as far as they can. */
bool engine_let_bots_play(struct engine *e) must_check;
/* Forget what was handed in. */
void engine_forget_orders(struct engine *e);
#endif
