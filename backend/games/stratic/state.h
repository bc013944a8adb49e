/* state.h - what the files of Stratic share: the position the rules work on, the turn, and the three structs of the door.
 *
 * A position is made for speed: one byte per square in a bordered grid with room for coming expansions, a list of occupied
 * squares per side, no pool and no JSON while it is played on. Squares inside are grid indices (type `square`), which sort
 * like (z, y, x); orders and texts carry coordinates (`struct spot`), which never change their meaning (R2.1). */
#ifndef STRATIC_STATE_H
#define STRATIC_STATE_H
#include "games/game.h"

enum { SOUTH, NORTH };
enum kind { NO_KIND, COMMANDER, INTERDICTOR, AGGRESSOR, FORTIFIER };            /* in canonical order, R15.4 */
enum act { NO_ACT, MOVE, CAPTURE, OCCUPY, BREACH, SWAP, CRUSH };                /* in canonical order, R15.4 */
enum { START_SIDE = 10, HOME_ROWS = 2, SOUTH_LINE = 2, NORTH_LINE = 8, ARMY = 19, HOME = 20 };
enum { EXPANSIONS_GUARD = 1000, DIRECTIONS_MAX = 26, NAME_MAX = 64 };

typedef int32_t square;
enum { NOWHERE = -1 };

struct spot { int x, y, z; }; /* coordinates, R2.1; z is 0 on the flat board */

/* ---- cells: what one square holds, in one byte ------------------------------------------------------------------- */
enum { EMPTY, CELL_SOUTH = 1, CELL_NORTH = 5, CELL_STACK = 9, OFF_BOARD = 21, CELLS };

struct cell_fact { int8_t base_seat, base_kind, top_seat, top_kind; }; /* no piece: seat -1, NO_KIND */
extern const struct cell_fact CELL[CELLS];
extern const char *const CELL_LETTERS[CELLS];

static inline uint8_t cell_single(int seat, int kind) { return (uint8_t)(1 + 4 * seat + kind - 1); }
static inline uint8_t cell_stack(int base_seat, int top_seat, int kind)
{
    return (uint8_t)(CELL_STACK + 6 * base_seat + 3 * top_seat + kind - 1);
}
static inline bool is_stack(uint8_t cell) { return cell >= CELL_STACK && cell < OFF_BOARD; }

/* ---- the position ------------------------------------------------------------------------------------------------ */
struct squares { int n, room; square *at; }; /* room for twice as many: stacks may part */
struct resting { square at; int kind; }; /* R4.4 */

struct position {
    int dims, expansions, max_expansions; /* max_expansions: the option or the guard, never unset */
    int turns, side;
    int passes[2], reserve[2], score[2];
    square commander[2]; /* NOWHERE once captured */
    int jumpers[2];      /* Interdictors standing on Fortifiers: only they look past other pieces */
    struct squares own[2];
    int resting_n, resting_room;
    struct resting *resting; /* what the side to move placed this turn */
    int room, shift;         /* expansions the grid can hold; log2 of its stride */
    int straight, directions;
    square step[DIRECTIONS_MAX]; /* the straight ones first */
    size_t cells;
    uint8_t *cell;
};

static inline int grid_origin(const struct position *p) { return p->room + 1; }
static inline int square_x(const struct position *p, square s) { return (s & ((1 << p->shift) - 1)) - grid_origin(p); }
static inline int square_y(const struct position *p, square s)
{
    return ((s >> p->shift) & ((1 << p->shift) - 1)) - grid_origin(p);
}
static inline int square_z(const struct position *p, square s)
{
    return p->dims == 2 ? 0 : (s >> (2 * p->shift)) - grid_origin(p);
}
/* R2.4: behind the enemy's starting line. */
static inline bool past_line(int seat, int y) { return seat == SOUTH ? y >= NORTH_LINE : y < SOUTH_LINE; }
/* The game is over on the board when a Commander fell (R10.1). */
static inline bool commander_fell(const struct position *p) { return p->commander[0] < 0 || p->commander[1] < 0; }

struct movement {
    square from, to, then; /* then: the chained capture, or NOWHERE */
    uint8_t kind, act, then_act, promote;
};
struct movements { int n, room; struct movement *at; struct pool *pool; };
struct placement { square at; uint8_t kind, promote; };
struct placements { int n, room; struct placement *at; struct pool *pool; };

struct edits { /* what undoes a movement or a placement */
    int n;
    square at[6];
    uint8_t was[6];
    square commander[2];
    int score[2], reserve[2];
};

/* board.c: grid, geometry, names */
struct position *position_new(struct pool *pool, int dims, int expansions, int room);
struct position *position_copy(struct pool *pool, const struct position *from, int more_room);
void position_expand(struct pool *pool, struct position *p); /* R8.1, the ring only; pool NULL: the room must suffice */
void position_shrink(struct position *p);                    /* undoes position_expand when the room sufficed */
void position_put(struct position *p, square s, uint8_t cell);
void squares_need(struct pool *pool, struct squares *list, int room); /* make room for so many */
square square_at(const struct position *p, struct spot spot); /* NOWHERE when off the board */
struct spot spot_of(const struct position *p, square s);
bool is_midboard(const struct position *p, square s);
int expansion_turn(int k); /* turns completed at the k-th expansion */

/* turn.c */
int count_midboard(const struct position *p, int seat);
bool turn_count(struct pool *pool, struct position *p, bool passed); /* true: the board has grown */

/* names.c: text of squares and positions */
const char *spot_name(struct spot spot, int dims, char ret_name[NAME_MAX]);
bool spot_read(const char **text, struct spot *ret_spot, bool *ret_has_level);
const char *position_text(struct ctx *c, const struct position *p);
struct position *position_read(struct ctx *c, const char *text, int max_expansions, int more_room);
char kind_letter(int kind);
int kind_of_letter(char letter); /* NO_KIND when it is none of C I A F */

/* check.c: R7.1, R7.4, R7.5 */
struct lines {
    bool in_check;
    int pins, pairs;
    square pinned[DIRECTIONS_MAX], paired[2 * DIRECTIONS_MAX];
};
bool in_check(const struct position *p, int seat);
void check_lines(const struct position *p, int seat, struct lines *ret_lines);
bool is_safe(const struct position *p, int seat);
bool movement_is_safe(struct position *p, const struct movement *m);
bool movement_into_check(struct position *p, const struct movement *m);
bool must_end_safe(struct position *p, struct movements *scratch);

/* moves.c: the generator */
enum role { ROLE_FORTIFIER, ROLE_CARRIER, ROLE_AGGRESSOR, ROLE_INTERDICTOR, ROLE_COMMANDER, ROLE_STILL, ROLES };
extern const uint8_t TARGET[2][CELLS];         /* seat, cell -> kind of target */
enum target { T_NONE, T_EMPTY, T_OWN_F, T_OWN_C, T_OWN_FC, T_FOE_F, T_FOE, T_FOE_C, T_FOE_TOP, T_FOE_TOP_C, TARGETS };
extern const uint8_t ACTS[ROLES][TARGETS];     /* role, target -> bits 1 << act */
struct unit { square at; int kind; enum role role; bool raised; };
int units_at(const struct position *p, square s, bool may_step, struct unit ret_units[2]);
void unit_movements(struct position *p, const struct unit *u, struct movements *list);
void all_movements(struct position *p, struct movements *list);
void chain_movements(struct position *p, const struct movement *first, struct movements *list); /* R5.2 */
void movements_sort(struct movements *list);
void movements_push(struct movements *list, struct movement m);
bool unit_reaches(const struct position *p, const struct unit *u, square to);
int unit_range(const struct position *p, const struct unit *u, int direction);
struct movements movements_new(struct pool *pool, int room);

/* make.c: movements done and undone */
void movement_do(struct position *p, const struct movement *m, struct edits *ret_edits);
void movement_undo(struct position *p, const struct edits *edits);
void movement_try(struct position *p, const struct movement *m, struct edits *ret_edits); /* cells only, no lists */
void movement_untry(struct position *p, const struct edits *edits);
int kind_value(int kind);

/* place.c: R8 */
bool placement_legal(const struct position *p, struct placement at);
bool placement_exists(const struct position *p);
void all_placements(const struct position *p, struct placements *list);
void placement_do(struct position *p, struct placement what, struct edits *ret_edits);
void placement_undo(struct position *p, const struct edits *edits);
bool placement_extra(const struct position *p, square s); /* R8.4 */
struct placements placements_new(struct pool *pool, int room);
void rest_begin(struct pool *pool, struct position *p); /* nothing placed yet; makes room for the whole reserve */

/* count.c: legal movements counted, not listed */
int64_t count_movements(struct position *p, bool must_be_safe, struct movements *scratch);

/* ---- orders ------------------------------------------------------------------------------------------------------ */
struct order_place { struct spot at; int kind, promote; };
struct order_move { struct spot from, to, then; int kind, act, then_act, promote; bool chain; };

struct game_order {
    bool is_setup, is_text; /* is_text: acts of chains were stated too */
    int dims;               /* 2, 3, or 0 when no square told */
    int place_n, move_n;
    struct order_place *place; /* the pieces of a setup, too */
    struct order_move *move;
    const char *front, *back; /* a setup in rows, else NULL */
};

/* notation.c */
const char *movement_text(struct ctx *c, const struct position *p, const struct movement *m);
const char *order_move_text(struct ctx *c, const struct order_move *m, int dims);
const char *order_place_text(struct ctx *c, const struct order_place *m, int dims);
const char *turn_text(struct ctx *c, const struct game_order *order, int dims);
bool turn_read(struct ctx *c, const char *text, struct game_order *order, const char **ret_wrong);

/* ---- the door's structs ------------------------------------------------------------------------------------------ */
enum status { IN_SETUP, IN_PLAY, IS_OVER };
struct result { int winner; const char *reason; }; /* winner -1: a draw; reason NULL: none yet */

struct game_state {
    int dims, max_expansions, idle_limit, turn_limit; /* max_expansions -1: null */
    bool skip_reinforcement;
    enum status status;
    struct position *position; /* NULL before the reveal */
    int idle[2];
    const char *last; /* text of the last turn, or NULL */
    struct result result;
};

struct game_known { /* all but the setups is public: the state and what the platform says of the setups */
    int viewer;
    struct game_state state;
    uint32_t handed_in;
    const game_order *own;
};

/* setup.c: R3 */
enum { PRESETS = 3 };
struct formation { const char *name, *front, *back; };
extern const struct formation PRESET[PRESETS]; /* the first one fills a missing setup */
bool setup_judge(struct ctx *c, const game_order *order, int seat, struct verdicts *v, game_order **ret_canonical);
void setup_lay(struct position *p, int seat, const char *front, const char *back);
game_order *setup_order(struct ctx *c, const char *front, const char *back);

/* referee.c: R13.5 */
bool refuse(struct ctx *c, struct verdicts *v, int item, const char *path, enum fault fault, const char *hint);
/* Play the order's placements and movements on `p`, filling in acts left out; false: refused, `p` is spoilt. `whole`: also
 * what a finished turn must satisfy. */
bool referee_turn(struct ctx *c, struct position *p, game_order *order, bool whole, struct verdicts *v);
game_order *order_copy(struct ctx *c, const game_order *from);
struct movement movement_of(const struct position *p, const struct order_move *m);
struct order_move order_of_movement(const struct position *p, const struct movement *m);

/* the slots */
game_state *stratic_setup(struct ctx *, const struct setting *);
json_object *stratic_options(struct ctx *, const struct variant *, json_object *, int, const struct seat_fact *);
bool stratic_apply(struct ctx *, game_state *, const struct event *, struct tale *, struct outcome *);
struct standing stratic_standing(const game_state *);
game_order *stratic_parse(struct ctx *, json_object *, struct verdicts *);
game_order *stratic_judge(struct ctx *, const game_known *, const game_order *, bool, struct verdicts *);
json_object *stratic_write(struct ctx *, const game_order *);
game_known *stratic_know(struct ctx *, const game_state *, int, struct table);
json_object *stratic_view(struct ctx *, const game_known *, bool, json_object *);
json_object *stratic_legal(struct ctx *, const game_known *, const game_order *);
game_order *stratic_choose(struct ctx *, const game_known *, int, struct rng *, json_object **);
json_object *stratic_save(struct ctx *, const game_state *);
game_state *stratic_load(struct ctx *, json_object *, int);
game_state *stratic_copy(struct ctx *, const game_state *);
json_object *stratic_perft(struct ctx *, const struct variant *, json_object *, const char *, int, bool);
json_object *result_json(struct ctx *, struct result);
json_object *presets_json(struct ctx *);
json_object *options_json(struct ctx *, const game_state *);
json_object *pair_json(struct ctx *, int one, int other);
json_object *spot_json(struct ctx *, struct spot at, int dims);
#endif
