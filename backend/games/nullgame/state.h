/* state.h - shared by the files of the template: the three structs that game.h leaves open, and the functions of each
 * file. Nothing outside this folder includes it. Rule numbers are those of RULES.md. */
#ifndef NULLGAME_STATE_H
#define NULLGAME_STATE_H
#include "games/game.h"

enum { NULL_SEATS = 4, NUMBERS = 10, TAKE_MAX = 3, WIND = 3, SAY_MAX = 4, SAY_CHARACTERS = 200 };
enum { UNKNOWN = -1 }; /* a number not picked yet, or hidden from the viewer */

enum stage { STAGE_SETUP, STAGE_PEEK, STAGE_TALK, STAGE_PLAY, STAGE_OVER };
enum { TO_ALL = NULL_SEATS }; /* recipient of a message: every seat */

struct null_seat {
    int turns; /* turns this seat has completed: the number in the path */
    int number, wish;
    int taken;
    int peeks;     /* remaining */
    uint32_t seen; /* seats whose numbers it has looked at */
    int left;      /* 0: still playing; 1: left first, 2: second ... */
    int said;      /* messages in this turn (R7.1) */
    bool ready;    /* agreed to end the talk (R7.2) */
};

struct game_state {
    const struct variant *variant;
    int seats, pile, bonus;
    enum stage stage;
    int to_move; /* used only where turns alternate */
    struct null_seat seat[NULL_SEATS];
    const char *reason; /* why it ended, else NULL */
    struct rng rng;
};

/* What one viewer knows. What is not in here cannot leak into a view, a legal list, a verdict or a bot. */
struct game_known {
    const struct variant *variant;
    int viewer, seats, pile;
    enum stage stage;
    uint32_t owes;
    int turns[NULL_SEATS], taken[NULL_SEATS], left[NULL_SEATS];
    int number[NULL_SEATS]; /* UNKNOWN where hidden from the viewer */
    int peeks, said;        /* the viewer's own; 0 for spectators */
    uint32_t quiet;         /* seats that have agreed to end the talk (R7.2) */
    int bonus;              /* UNKNOWN before the end */
    uint32_t ready;         /* seats that have handed in, where the variant shows them */
    int ready_count;        /* their number, where the variant shows it */
    const game_order *own;  /* what the viewer has handed in */
    const char *reason;
};

enum order_type { ORDER_PICK, ORDER_PEEK, ORDER_TAKE, ORDER_SAY, ORDER_READY };

struct game_order {
    enum order_type type;
    int value;        /* the number, the seat, the stones or the recipient, by type */
    const char *text; /* the message (R7.1), also one sent with a take (R7.3); else NULL */
};

/* The game as game.h wants it; its members are the functions below. */
extern const struct game GAME_nullgame;

/* save.c */
/* The name of a stage, as in standing.stage. */
const char *null_stage_name(enum stage stage);
/* The state as JSON; equal states give equal bytes. */
json_object *null_save(struct ctx *c, const game_state *state);
/* The state from a save of that version or an older one. NULL: FAULT_BAD_REQUEST says what is wrong. */
game_state *null_load(struct ctx *c, json_object *saved, int version);
/* A deep copy, in the pool of the ctx. */
game_state *null_copy(struct ctx *c, const game_state *state);

/* order.c */
/* An order from JSON; checks the shape only. NULL: the failure names the member (R2 to R7). */
game_order *null_parse(struct ctx *c, json_object *sent, struct verdicts *verdicts);
/* Check the order against what the seat knows, with a verdict per item. NULL: the seat cannot order now, or `strict` is
 * set and an item was refused (R2 to R7). */
game_order *null_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                       struct verdicts *verdicts);
/* Whether the order is an act (applied at once) rather than an order for the turn. */
bool null_is_act(const game_order *order);
/* The act contained in an order, NULL for none; *ret_rest is the order without it (R7.3). */
game_order *null_rider(struct ctx *c, const game_order *order, const game_order **ret_rest);
/* A message as JSON of an act; `to` has the form of POST /messages (R7.1). */
json_object *null_talk(struct ctx *c, json_object *to, const char *text);
/* The order as JSON that parse reads back. */
json_object *null_write(struct ctx *c, const game_order *order);
/* Why the order is not legal, FAULT_NONE when it is. judge() and apply() both use it. */
enum fault null_fault(const game_known *known, const game_order *order);
/* The order as one line of text. */
const char *null_text(struct ctx *c, const game_order *order);

/* rules.c */
/* The options with defaults filled in. NULL: FAULT_BAD_OPTIONS (R2). */
json_object *null_options(struct ctx *c, const struct variant *variant, json_object *sent, int seats,
                          const struct seat_fact *facts);
/* The state before turn 0 or 1, drawn from the seed; the options are complete. */
game_state *null_setup(struct ctx *c, const struct setting *setting);
/* Apply an event to the state and add its log lines to `tale` (can be NULL). False: the event does not fit, and the
 * state is unusable (R2 to R7). */
bool null_apply(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                struct outcome *outcome);
/* The standing: stage, turns, seats that owe an order, places and scores (R6). */
struct standing null_standing(const game_state *state);
/* Seats that owe an order now. */
uint32_t null_owes(const game_state *state);

/* know.c */
/* What a viewer knows of the state. */
game_known *null_know(struct ctx *c, const game_state *state, int viewer, struct table table);
/* Whether the viewer owes an order now. */
bool null_viewer_owes(const game_known *known);
/* Whether the viewer can send a message now (R7.1). */
bool null_can_talk(const game_known *known);
/* Whether the viewer can look at that seat's number now (R3.1). */
bool null_can_peek(const game_known *known, int seat);

/* view.c */
/* What the viewer knows as JSON. */
json_object *null_view(struct ctx *c, const game_known *known, bool compact, json_object *window);
/* What the seat can order now, after the choices in `partial` (NULL: none made yet). */
json_object *null_legal(struct ctx *c, const game_known *known, const game_order *partial);

/* picture.c */
/* What the viewer knows as SVG text. */
const char *null_picture(struct ctx *c, const game_known *known);

/* bot.c */
/* The bot's order for its seat, which owes one. */
game_order *null_choose(struct ctx *c, const game_known *known, int level, struct rng *rng,
                        json_object **memory);
/* The act the bot does now, NULL in *ret_act for none: it agrees to end the talk (R7.2). */
bool null_choose_act(struct ctx *c, const game_known *known, int level, struct rng *rng, json_object **memory,
                     const game_order **ret_act);
#endif
