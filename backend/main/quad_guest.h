/* quad_guest.h - programs of other people's at the seats of a local game: each a process of its own that is told
 * what its seat may know and answers orders, one JSON object a line (frontend/docs/agents/protocol.md). Whatever
 * such a program does, the game goes on: a turn without a good answer in time is a fault and a turn without orders;
 * after GUEST_FAULTS in a row the program is ended. */
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

/* Add "NAME=CMD". False: the name is no name, is taken or there are too many. */
bool guest_add(struct ctx *c, struct guest_list *list, const char *text) must_check;
/* The program of that name, or NULL. */
const struct guest_program *guest_find(const struct guest_list *list, const char *name);

/* Start the party's program for a seat and shake hands, in the memory of the ctx; NULL: it did not start. */
struct guest *guest_start(struct ctx *c, const struct party *party, int seat);
/* Send what the seat sees; the answer is awaited by guest_answer. Programs at other seats think meanwhile. */
void guest_ask(struct guest *guest, struct ctx *c, const game_state *state, int turn, const char *stage,
               struct table table);
/* The order it gives, judged as in a match, in the memory of `c`; NULL: none (the fault is counted). */
const game_order *guest_answer(struct guest *guest, struct ctx *c, const game_state *state, int turn,
                               struct table table);
/* Tell it how the game ended, and see that the process ends. NULL is allowed. */
void guest_end(struct guest *guest, struct ctx *c, json_object *result);
/* Turns without a good answer so far. */
int guest_faults(const struct guest *guest);
#endif
