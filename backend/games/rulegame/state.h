/* state.h - shared by the files of the Rule Game, with the three structs that game.h leaves open. Nothing outside this
 * folder includes it. */
#ifndef RULEGAME_STATE_H
#define RULEGAME_STATE_H
#include "games/game.h"
#include "games/rulegame/duo.h"

enum { RACERS_MAX = 8, GUESS_MAX = 255 };

struct guess {
    int board, confidence; /* boards finished when it was made; 1..7 */
    const char *text;      /* NULL: none */
};

struct game_state {
    const struct variant *variant;
    const char *options; /* JSON text, complete */
    const struct settings *settings;
    uint64_t seed;
    int seats;
    struct duo duo; /* of mode MODE_APART: not in use */
    struct series series[RACERS_MAX];
    /* By the number of finished boards: the last guess made at that time. */
    struct guess guess[RACERS_MAX][RESULTS_MAX + 1];
    const char *reason;
};

/* What a viewer knows of one seat. Everything here follows from the responses given: no rule, line, counter or
 * bucket. */
struct known_seat {
    /* Public: boards finished, counted attempts, pieces removed, score so far. */
    int board, counted, removed, points;
    bool over, left;
    int stars; /* of a series that is over and open (R9.3), else -1 */
    bool open; /* the members below are set */
    int n_result;
    const struct board_result *result;
    int n_action, first;
    const struct action *action;
    const struct piece *piece;
    int pieces;
    uint64_t here, movable; /* bits by piece number; movable: UINT64_MAX where not shown (feedback free) */
    int attempts, done, own, errors, streak, promised, factor, mastery;
    enum finish finish;
    bool bonus, may_bonus, may_give_up;
    const struct guess *guess;
    const uint8_t *accepts; /* buckets that accept each piece now; NULL before the rule is revealed (R12.4) */
};

/* The options that everybody can see. */
struct known_terms {
    const char *level;
    int series, boards, pick_cost, min_points, max_points;
    enum incentive incentive;
    bool fixed, crowded;
};

struct game_known {
    const struct variant *variant;
    int viewer, seats;
    enum mode mode;
    int mover, round; /* of a duo: the seat whose attempt is next; the number of finished series */
    bool over;
    uint32_t owes;
    struct known_terms terms;
    struct known_seat seat[RACERS_MAX];
    const game_order *own;
    const char *rules; /* after the end, else NULL */
    const char *reason;
};

enum order_type { ORDER_MOVE, ORDER_PICK, ORDER_GIVE_UP, ORDER_GUESS, ORDER_BONUS };

struct game_order {
    enum order_type type;
    int piece, cell, bucket; /* one of piece and cell, the other is -1 */
    int attempt;             /* -1: not given */
    const char *text;
    int confidence;
};

extern const struct game GAME_rulegame;

/* rules.c */
/* The options with defaults filled in. NULL: FAULT_BAD_OPTIONS says which and why. */
json_object *rulegame_options(struct ctx *c, const struct variant *variant, json_object *sent, int seats,
                              const struct seat_fact *facts);
/* The state before turn 0 or 1, drawn from the seed; the options are complete. */
game_state *rulegame_setup(struct ctx *c, const struct setting *setting);
/* Apply an event to the state and add its log lines to `tale` (can be NULL). False: the event does not fit, and the
 * state is unusable (R6 to R8). */
bool rulegame_apply(struct ctx *c, game_state *state, const struct event *event, struct tale *tale,
                    struct outcome *outcome);
/* The result of a series: its measures and stars (R9.2, R9.3). */
struct run rulegame_run(const game_state *state, const struct series *s);
/* The standing: stage, turns, seats that owe an order, places and scores (R7, R8). */
struct standing rulegame_standing(const game_state *state);
/* The first state for complete options; NULL when they cannot be read. */
game_state *rulegame_begin(struct ctx *c, const struct variant *variant, const char *options, int seats,
                           uint64_t seed);

/* know.c */
/* What a viewer knows of the state (R12). */
game_known *rulegame_know(struct ctx *c, const game_state *state, int viewer, struct table table);
/* The buckets (bits) that have refused each piece since the last accepted move, by piece number; all four if it could
 * not move. */
void known_refused(const struct known_seat *seat, uint8_t ret_refused[PIECES_MAX]);

/* order.c */
/* Read an order; only its shape is checked. NULL: the failure names the place. */
game_order *rulegame_parse(struct ctx *c, json_object *sent, struct verdicts *verdicts);
/* Whether the order is an act (applied at once) rather than an order for the turn. */
bool rulegame_is_act(const game_order *order);
/* Check the order against what the seat knows, with a verdict per item. NULL: the seat cannot order now, or `strict`
 * is set and an item was refused (R12). */
game_order *rulegame_judge(struct ctx *c, const game_known *known, const game_order *order, bool strict,
                           struct verdicts *verdicts);
/* The order as JSON that parse reads back. */
json_object *rulegame_write(struct ctx *c, const game_order *order);
/* The order as one line of text. */
const char *rulegame_text(struct ctx *c, const game_order *order);
/* Why the order is not legal, FAULT_NONE when it is; *ret_piece is the piece meant. */
enum fault rulegame_fault(const game_known *known, const game_order *order, int *ret_piece);

/* view.c, picture.c */
/* What the viewer knows as JSON. */
json_object *rulegame_view(struct ctx *c, const game_known *known, bool compact, json_object *window);
/* What the seat can order now, after the choices in `partial` (NULL: none made yet). */
json_object *rulegame_legal(struct ctx *c, const game_known *known, const game_order *partial);
/* What the viewer knows as SVG text. */
const char *rulegame_picture(struct ctx *c, const game_known *known);
/* The word of a response to an attempt in views (R6). */
const char *response_name(int response);
/* The word for how a board ended in views (R7). */
const char *finish_name(enum finish finish);

/* bot.c */
/* The bot's order for its seat, which owes one. */
game_order *rulegame_choose(struct ctx *c, const game_known *known, int level, struct rng *rng,
                            json_object **memory);

/* items.c: attempts as items (games/items.h). */
extern const struct game_items RULEGAME_ITEMS;

/* ladder.c, puzzle.c */
/* Level `i` of the ladder, from 0; false past the last. */
bool rulegame_rung(struct ctx *c, int i, struct rung *ret);
/* The options of the puzzle that a seed draws; the same seed gives the same puzzle. */
json_object *rulegame_puzzle(struct ctx *c, uint64_t seed);
/* The text of the rules hidden in complete options; NULL where they cannot be read. */
const char *rulegame_reveal(struct ctx *c, json_object *options);

/* challenge.c: sealed challenges (R9.7); see struct game_challenge. */
enum { CHALLENGE_BOARDS = 20, CHALLENGE_ROW = 10 };
json_object *rulegame_challenge(struct ctx *c, const char *rule, uint64_t seed);
void rulegame_challenge_score(const game_state *state, struct challenge_score *ret);

/* save.c */
/* The state as JSON; equal states give equal bytes. */
json_object *rulegame_save(struct ctx *c, const game_state *state);
/* The state from a save of that version or an older one. NULL: FAULT_BAD_REQUEST says what is wrong. */
game_state *rulegame_load(struct ctx *c, json_object *saved, int version);
/* A deep copy, in the pool of the ctx. */
game_state *rulegame_copy(struct ctx *c, const game_state *state);
/* An action as written in saved states and in a view's history: "72-", "5?x"; or "!" bonus, "^" given up, "~" left. */
void action_print(const struct action *action, char ret_text[4]);
#endif
