/* quad_engine.h - the session behind `quad engine`, shared by its loop (quad_engine.c) and its commands. */
#ifndef QUAD_ENGINE_H
#define QUAD_ENGINE_H
#include "main/quad.h"

enum { PILE_MAX = 256, GAMES_MAX = 1024, NO_SEAT = -1 };

/* An order that is being composed item by item (quad_engine_numbers.c). */
struct composing {
    int seat;          /* NO_SEAT: none */
    game_draft *draft; /* NULL: to be composed again from `item` */
    struct item_table table;
    int32_t *item; /* those chosen so far, `n` of them */
    int n, room;
    struct ctx memory
        [SEATS_MAX]; /* of each seat: its draft, and the order that came of it until the turn is resolved */
};

struct engine {
    struct choice choice;
    int own;            /* the seat played with --seat, or NO_SEAT: a driver that sees everything */
    struct ctx lasting; /* the command line's options */
    struct ctx game;    /* what one game needs */
    struct ctx turn;    /* orders handed in */
    struct ctx line;    /* one command */
    struct party party;
    struct play play;
    bool playing;
    const game_order *sealed[SEATS_MAX];
    uint32_t handed_in;
    uint32_t late; /* seats that could order nothing */
    uint32_t sent; /* seats whose order for this turn was sent as JSON */
    struct composing composing;
    json_object *events;         /* events caused by this command */
    struct pool *pile[PILE_MAX]; /* of the states piled up */
    game_state *piled[PILE_MAX];
    int piled_count;
    bool muted;            /* events are not told */
    const char *numbers;   /* members of the answer that are written already, or NULL */
    struct engine **games; /* of the first engine: all games of the session, itself included */
    int games_count;
    struct pool *step_pool; /* of the first: one step of a list */
};

/* A command: reads the request and adds members to the answer. */
struct engine_command {
    const char *name;
    bool (*run)(struct engine *e, json_object *request, json_object *answer);
};
/* The command `step` (quad_engine_step.c) and those it consists of. */
bool engine_step(struct engine *e, json_object *request, json_object *answer) must_check;
/* The same in numbers (quad_engine_numbers.c): the members are in e->numbers. */
bool engine_numbers(struct engine *e, json_object *request) must_check;
/* Whether the request is a list of steps, and whether such a list can be answered. */
bool engine_is_list(json_object *request);
bool engine_list_fits(struct ctx *c, json_object *request) must_check;
/* Begin the game again with the seed of the request, the options as they are. */
bool engine_restart(struct engine *e, json_object *request) must_check;
bool engine_order(struct engine *e, json_object *request, json_object *answer) must_check;
bool engine_act(struct engine *e, json_object *request, json_object *answer) must_check;
bool engine_view(struct engine *e, json_object *request, json_object *answer) must_check;
bool engine_legal(struct engine *e, json_object *request, json_object *answer) must_check;
/* The commands, ending with name NULL. */
extern const struct engine_command ENGINE_COMMANDS[];

/* Have as many games as that, the further ones like the first with seeds that follow from its seed as in `quad
 * simulate`: game i gets the first SplitMix64 output of seed + i. Games that exist are kept. */
bool engine_games(struct engine *first, int count) must_check;
/* Check the party and start a game for it; when that fails, the old game goes on. */
bool engine_begin(struct engine *e, struct party party, json_object *options) must_check;
/* Apply an event; when the game refuses it, the state is unchanged. */
bool engine_happen(struct engine *e, const struct event *event, json_object **ret_answer) must_check;
/* Close the turn: all seats that owe have handed in, or (`late`) the time of the others is up. When the game refuses it,
 * the state is unchanged, except that no copy is kept of a turn whose orders all come of bots and items: only a bug of
 * the game could refuse it, and the copy would take most of a step's time. */
bool engine_resolve(struct engine *e, bool late) must_check;
/* True when time being up ends the stage, not the turn. */
bool engine_stage_ends(const struct engine *e);
/* Hand in an order that lives in the memory of the turn; the last one closes the turn. */
bool engine_seal(struct engine *e, int seat, const game_order *order) must_check;
/* Let the bots play as far as they can. */
bool engine_let_bots_play(struct engine *e) must_check;
/* Free the memory of composing. */
void engine_stop_composing(struct engine *e);
/* Drop the orders handed in and begun. */
void engine_forget_orders(struct engine *e);
#endif
