/* quad_guest.h - external programs at the seats of a local game: each is a process that receives what its seat knows
 * and answers with orders, one JSON object per line (frontend/docs/agents/protocol.md). Nothing such a program does
 * stops the game: a turn without a valid answer in time is a fault and a turn without orders; after GUEST_FAULTS in
 * a row the program is ended. */
#ifndef QUAD_GUEST_H
#define QUAD_GUEST_H
#include "games/game.h"

enum { GUESTS_MAX = 32, GUEST_FAULTS = 20 };

struct guest_program { /* --extern NAME=CMD */
    const char *name, *command;
};
struct guest_list {
    int count;
    int64_t timeout_ms;
    struct guest_program at[GUESTS_MAX];
};

struct party;
struct guest; /* one program at one seat */

/* Add "NAME=CMD". False: the name is invalid or taken, or there are too many. */
bool guest_add(struct ctx *c, struct guest_list *list, const char *text) must_check;
/* The program of that name, or NULL. */
const struct guest_program *guest_find(const struct guest_list *list, const char *name);

/* Start the party's program for a seat and exchange greetings, in the memory of the ctx; NULL: it did not start. */
struct guest *guest_start(struct ctx *c, const struct party *party, int seat);
/* Send the seat's view without waiting for the answer (guest_answer does), so that several programs think at once. */
void guest_ask(struct guest *guest, struct ctx *c, const game_state *state, int turn, const char *stage,
               struct table table);
/* Wait for the program's order, judged as in a match, in the memory of `c`; NULL: none (the fault is counted). */
const game_order *guest_answer(struct guest *guest, struct ctx *c, const game_state *state, int turn,
                               struct table table);
/* Send the result and make sure that the process ends. NULL is allowed. */
void guest_end(struct guest *guest, struct ctx *c, json_object *result);
/* The number of turns without a valid answer so far. */
int guest_faults(const struct guest *guest);
#endif
