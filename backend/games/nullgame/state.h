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
json_object *null_save(struct ctx *c, const game_state *state);
game_state *null_load(struct ctx *c, json_object *saved, int version);
game_state *null_copy(struct ctx *c, const game_state *state);

/* order.c */
game_order *null_parse(struct ctx *c, json_object *sent, struct verdicts *verdicts);
game_order *null_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                       struct verdicts *verdicts);
bool null_is_act(const game_order *order);
game_order *null_rider(struct ctx *c, const game_order *order, const game_order **ret_rest);
json_object *null_talk(struct ctx *c, json_object *to, const char *text);
json_object *null_write(struct ctx *c, const game_order *order);
/* Why the order does not stand, FAULT_NONE when it does: judge() and apply() ask the same question. */
enum fault null_fault(const game_known *known, const game_order *order);
const char *null_text(struct ctx *c, const game_order *order);

/* rules.c */
json_object *null_options(struct ctx *c, const struct variant *variant, json_object *sent, int seats,
                          const struct seat_fact *facts);
game_state *null_setup(struct ctx *c, const struct setting *setting);
bool null_apply(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                struct outcome *outcome);
struct standing null_standing(const game_state *state);
/* Seats that owe an order now. */
uint32_t null_owes(const game_state *state);

/* know.c */
game_known *null_know(struct ctx *c, const game_state *state, int viewer, struct table table);
/* True when the viewer owes an order now. */
bool known_owes(const game_known *known);
/* True when the viewer may say something now (R7.1). */
bool known_may_talk(const game_known *known);
/* True when the viewer may look at that seat's number now (R3.1). */
bool known_may_peek(const game_known *known, int seat);

/* view.c */
json_object *null_view(struct ctx *c, const game_known *known, bool compact, json_object *window);
json_object *null_legal(struct ctx *c, const game_known *known, const game_order *partial);

/* picture.c */
const char *null_picture(struct ctx *c, const game_known *known);

/* bot.c */
game_order *null_choose(struct ctx *c, const game_known *known, int level, struct rng *rng,
                        json_object **memory);
bool null_choose_act(struct ctx *c, const game_known *known, int level, struct rng *rng, json_object **memory,
                     const game_order **ret_act);
#endif
