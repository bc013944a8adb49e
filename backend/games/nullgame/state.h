/* state.h - what the files of the template share: the three structs the door leaves open, and a few questions
 * about them. Nothing outside this folder includes it. */
#ifndef NULLGAME_STATE_H
#define NULLGAME_STATE_H
#include "games/game.h"

enum { NULL_SEATS = 4, NUMBERS = 10, TAKE_MAX = 3, WIND = 3, SAY_MAX = 4, SAY_CHARACTERS = 200 };
enum { UNKNOWN = -1 }; /* a number nobody has picked yet, or that the viewer may not know */

enum stage { STAGE_SETUP, STAGE_PEEK, STAGE_TALK, STAGE_PLAY, STAGE_OVER };
enum { TO_ALL = NULL_SEATS }; /* whom something is said to */

struct null_seat {
    int turns; /* the turns this seat has behind it: the number in the path */
    int number, wish;
    int taken;
    int peeks;     /* left to use */
    uint32_t seen; /* whose numbers it looked at */
    int left;      /* 0: still in; 1: left first, 2: second ... */
    int said;      /* R7.1: in this turn */
    bool ready;    /* R7.2 */
};

struct game_state {
    const struct variant *variant;
    int seats, pile, bonus;
    enum stage stage;
    int to_move; /* only the pace of taking turns asks for it */
    struct null_seat seat[NULL_SEATS];
    const char *reason; /* why it ended, else NULL */
    struct rng rng;
};

/* One viewer's share. Whatever is not in here cannot leak into a view, a legal list, a verdict or a bot. */
struct game_known {
    const struct variant *variant;
    int viewer, seats, pile;
    enum stage stage;
    uint32_t owes;
    int turns[NULL_SEATS], taken[NULL_SEATS], left[NULL_SEATS];
    int number[NULL_SEATS]; /* UNKNOWN where the viewer may not know */
    int peeks, said;        /* the viewer's own; 0 for strangers */
    uint32_t quiet;         /* who has said that the talk may end (R7.2) */
    int bonus;              /* UNKNOWN before the end */
    uint32_t ready;         /* who has handed in, where the variant shows that */
    int ready_count;        /* how many, where it shows that */
    const game_order *own;  /* what the viewer has handed in */
    const char *reason;
};

enum order_type { ORDER_PICK, ORDER_PEEK, ORDER_TAKE, ORDER_SAY, ORDER_READY };

struct game_order {
    enum order_type type;
    int value;        /* the number, the seat or the stones; whom it is said to */
    const char *text; /* what is said (R7.1) or rides on a taking (R7.3), else NULL */
};

/* The struct of the door; its slots are the functions below. */
extern const struct game GAME_nullgame;

/* save.c */
const char *null_stage_name(enum stage stage);
/* The state as JSON; equal states give equal bytes. */
json_object *null_save(struct ctx *c, const game_state *state);
/* The state from a save of that version or an older one. NULL: FAULT_BAD_REQUEST says what is wrong. */
game_state *null_load(struct ctx *c, json_object *saved, int version);
/* A copy that shares nothing with the original, in the pool of the ctx. */
game_state *null_copy(struct ctx *c, const game_state *state);

/* order.c */
game_order *null_parse(struct ctx *c, json_object *sent, struct verdicts *verdicts);
/* What stands of the order by what the seat knows; a verdict per item. NULL: it cannot order now, or `strict` and an
 * item is refused (R2 to R7). */
game_order *null_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                       struct verdicts *verdicts);
/* Whether the order is an act, done at once, and not an order for the turn. */
bool null_is_act(const game_order *order);
/* The act that rides in an order, NULL for none; *ret_rest is the order without it (R7.3). */
game_order *null_rider(struct ctx *c, const game_order *order, const game_order **ret_rest);
/* A message as the JSON of an act; `to` as POST /messages takes it (R7.1). */
json_object *null_talk(struct ctx *c, json_object *to, const char *text);
/* The order as JSON that parse reads back. */
json_object *null_write(struct ctx *c, const game_order *order);
/* Why the order does not stand, FAULT_NONE when it does: judge() and apply() ask the same question. */
enum fault null_fault(const game_known *known, const game_order *order);
/* The order as one line of text. */
const char *null_text(struct ctx *c, const game_order *order);

/* rules.c */
json_object *null_options(struct ctx *c, const struct variant *variant, json_object *sent, int seats,
                          const struct seat_fact *facts);
/* The state before turn 0 or 1, drawn from the seed; the options are complete. */
game_state *null_setup(struct ctx *c, const struct setting *setting);
/* Apply an event to the state, with its lines in `tale` (may be NULL). False: the event does not fit and the state
 * is spoilt (R2 to R7). */
bool null_apply(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                struct outcome *outcome);
/* Where the game stands: who owes an order, the stage, places and scores (R6). */
struct standing null_standing(const game_state *state);
/* Seats that owe an order now. */
uint32_t null_owes(const game_state *state);

/* know.c */
game_known *null_know(struct ctx *c, const game_state *state, int viewer, struct table table);
/* True when the viewer owes an order now. */
bool null_viewer_owes(const game_known *known);
/* True when the viewer may say something now (R7.1). */
bool null_may_talk(const game_known *known);
/* True when the viewer may look at that seat's number now (R3.1). */
bool null_may_peek(const game_known *known, int seat);

/* view.c */
json_object *null_view(struct ctx *c, const game_known *known, bool compact, json_object *window);
/* What the seat can order now, after the choices in `partial` (NULL: none made yet). */
json_object *null_legal(struct ctx *c, const game_known *known, const game_order *partial);

/* picture.c */
const char *null_picture(struct ctx *c, const game_known *known);

/* bot.c */
game_order *null_choose(struct ctx *c, const game_known *known, int level, struct rng *rng,
                        json_object **memory);
/* The act the bot does now, NULL in *ret_act for none: it says that the talk may end (R7.2). */
bool null_choose_act(struct ctx *c, const game_known *known, int level, struct rng *rng, json_object **memory,
                     const game_order **ret_act);
#endif
