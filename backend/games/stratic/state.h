/* state.h - shared by the files of Stratic: the position, the turn, and the three structs that game.h leaves open. Rule
 * numbers are those of RULES.md.
 *
 * A position is built for speed: one byte per square in a bordered grid with room for future expansions, a list of
 * occupied squares per side, no pool and no JSON while playing. Code uses grid indices (type `square`), which sort
 * like (z, y, x); orders and texts use coordinates (`struct spot`), which never change their meaning (R2.1). */
#ifndef STRATIC_STATE_H
#define STRATIC_STATE_H
#include "games/game.h"

enum { SOUTH, NORTH };
enum kind { NO_KIND, COMMANDER, INTERDICTOR, AGGRESSOR, FORTIFIER }; /* in canonical order, R15.4 */
enum act { NO_ACT, MOVE, CAPTURE, OCCUPY, BREACH, SWAP, CRUSH };     /* in canonical order, R15.4 */
enum { START_SIDE = 10, HOME_ROWS = 2, SOUTH_LINE = 2, NORTH_LINE = 8, ARMY = 19, HOME = 20 };
enum { DIRECTIONS_MAX = 26, NAME_MAX = 64 };
/* Limits of growth where no option sets one (R3, R12.8). */
enum { FLAT_GUARD = 1000, CUBE_GUARD = 120 };
enum { LEVEL_USUAL = 4 }; /* z of the rows of a setup in the cube, called level 5 (R12.8) */

typedef int32_t square;
enum { NOWHERE = -1 };

struct spot {    /* coordinates (R2.1) */
    int x, y, z; /* z is 0 on the flat board */
};

/* law.c: differences between the variants (R12) */

/* The rules ask for these facts, never for a variant's name. */
struct law {
    const char *variant;
    bool royal;     /* check, swap and breach exist (R7); otherwise the Commander is a piece that steps */
    bool mortal;    /* a captured Commander ends the game (R7.4, and the grace of turn 1, R3.3) */
    bool returns;   /* removed pieces go to their owner's hand (R12.1) */
    bool forced;    /* captures are mandatory, and passing is limited (R12.6) */
    bool points;    /* an agreed end is decided by points (R12.4) */
    bool giveaway;  /* losing everything wins (R12.5), idle seats are given pieces (R12.7) */
    int turn_limit; /* default of the option */
};

/* The law of a variant (NULL: of the base game), or NULL when there is none of that name. */
const struct law *law_find(const char *variant);
/* The maximum number of expansions: the option (-1: none), limited by the guard. */
int expansions_most(int option, int dims);

/* Cells: what one square holds, in one byte */

enum { EMPTY, CELL_SOUTH = 1, CELL_NORTH = 5, CELL_STACK = 9, OFF_BOARD = 21, CELLS };

struct cell_fact { /* no piece: seat -1, NO_KIND */
    int8_t base_seat, base_kind, top_seat, top_kind;
};
extern const struct cell_fact CELL[CELLS];
extern const char *const CELL_LETTERS[CELLS];

/* The cell with one piece of that seat and kind. */
static inline uint8_t cell_single(int seat, int kind) { return (uint8_t)(1 + 4 * seat + kind - 1); }
/* The cell with a Fortifier of `base_seat` and on it a piece of `top_seat`: an Aggressor, an Interdictor or a
 * Commander (R6). */
static inline uint8_t cell_stack(int base_seat, int top_seat, int kind)
{
    return (uint8_t)(CELL_STACK + 6 * base_seat + 3 * top_seat + kind - 1);
}
/* Whether the cell holds two pieces. */
static inline bool is_stack(uint8_t cell) { return cell >= CELL_STACK && cell < OFF_BOARD; }

/* The position */

enum { HAND_KINDS = FORTIFIER + 1 };
struct squares {
    int n, room; /* room is twice the number of squares needed, because stacks can part */
    square *at;
};
struct resting { /* a piece that cannot move this turn (R4.4) */
    square at;
    int kind;
};

struct position {
    int dims, expansions, max_expansions; /* max_expansions: the option or the guard, never unset */
    int turns, side;
    int passes[2], reserve[2], score[2];
    square commander[2]; /* NOWHERE once captured; only where `royal` */
    int jumpers[2];      /* Interdictors on Fortifiers, the only pieces that reach past others */
    struct squares own[2];
    int resting_n, resting_room;
    struct resting *resting; /* pieces that the side to move placed this turn */
    int room, shift;         /* expansions the grid can hold; log2 of its stride */
    int straight, directions;
    square step[DIRECTIONS_MAX]; /* the straight ones first */
    size_t cells;
    uint8_t *cell;
    const uint8_t (*target)[CELLS]; /* TARGET of the law */
    const struct law *law;
    int hand[2][HAND_KINDS]; /* returned pieces by kind (R12.1); index NO_KIND is their sum */
};

/* The grid index of coordinate 0 on each axis. */
static inline int grid_origin(const struct position *p) { return p->room + 1; }
/* The first coordinate of a square (R2.1). */
static inline int square_x(const struct position *p, square s)
{
    return (s & ((1 << p->shift) - 1)) - grid_origin(p);
}
static inline int square_y(const struct position *p, square s)
{
    return ((s >> p->shift) & ((1 << p->shift) - 1)) - grid_origin(p);
}
static inline int square_z(const struct position *p, square s)
{
    return p->dims == 2 ? 0 : (s >> (2 * p->shift)) - grid_origin(p);
}
/* Whether a row is past the enemy's starting line (R2.4). */
static inline bool past_line(int seat, int y) { return seat == SOUTH ? y >= NORTH_LINE : y < SOUTH_LINE; }
/* Whether a captured Commander has ended the game (R10.1). */
static inline bool commander_fell(const struct position *p)
{
    return (p->commander[0] < 0 || p->commander[1] < 0) && p->law->mortal;
}
/* The number of pieces a side has to place: its reserve and its hand (R8.2, R12.3). */
static inline int to_place(const struct position *p, int seat)
{
    return p->reserve[seat] + p->hand[seat][NO_KIND];
}

struct movement {
    square from, to, then; /* then: the chained capture, or NOWHERE */
    uint8_t kind, act, then_act, promote;
};
struct movements {
    int n, room;
    struct movement *at;
    struct pool *pool;
};
struct placement {
    square at;
    uint8_t kind, promote;
};
struct placements {
    int n, room;
    struct placement *at;
    struct pool *pool;
};

struct edits { /* undoes a movement or a placement */
    int n, hands;
    square at[6];
    uint8_t was[6];
    square commander[2];
    int score[2], reserve[2];
    struct {
        int8_t seat, kind, by;
    } hand[3]; /* additions to hands */
};

/* board.c: the grid */

/* An empty board of 2 or 3 dimensions after `expansions`, with room for `room` expansions in all. */
struct position *position_new(struct pool *pool, const struct law *law, int dims, int expansions, int room);
/* A copy with room for `more_room` further expansions and no resting pieces. */
struct position *position_copy(struct pool *pool, const struct position *from, int more_room);
/* Add one ring of squares (R8.1), nothing else. With pool NULL the room must suffice. */
void position_expand(struct pool *pool, struct position *p);
/* Undo position_expand where the room sufficed. */
void position_shrink(struct position *p);
/* Set a square's cell and update lists, Commanders and jumpers. The caller records a captured Commander. */
void position_put(struct position *p, square s, uint8_t cell);
/* Make room for `room` squares. */
void squares_need(struct pool *pool, struct squares *list, int room);
/* The square with these coordinates, NOWHERE when off the board. */
square square_at(const struct position *p, struct spot spot);
/* The coordinates of a square. */
struct spot spot_of(const struct position *p, square s);
/* Whether the square is in the midboard (R2.5). */
bool is_midboard(const struct position *p, square s);
/* The number of completed turns at which expansion k comes (R8.1). */
int expansion_turn(int k);

/* turn.c: the end of a turn */

/* The number of a seat's pieces in the midboard (R8.1). */
int count_midboard(const struct position *p, int seat);
/* The number of a seat's pieces, on the board and to be placed (R12.5). */
int count_all(const struct position *p, int seat);
/* The seat that has lost everything and so has won, checking first the one that just moved; -1: none, or another law
 * (R12.5). */
int given_away(const struct position *p);
/* End a turn (R4.7 (1), (2), (3), (5)): count passes and turns, expand with the reward, change sides. True: the
 * board has grown. */
bool turn_count(struct pool *pool, struct position *p, bool passed);
/* What undoes the end of a turn. */
struct turn_end {
    int passes[2], reserve[2], turns, expansions, resting_n, resting_room;
};
/* The same, to be undone: the grid must have room for a ring, and `resting` for all placements. */
void turn_end(struct position *p, bool passed, struct turn_end *ret_end);
/* Undo turn_end; restores everything but the cells. */
void turn_take_back(struct position *p, const struct turn_end *end);

/* names.c: texts of squares and positions */

/* Print a square's name (R2.2) into ret_name and return that. */
const char *spot_name(struct spot spot, int dims, char ret_name[NAME_MAX]);
/* Read a square's name (R2.2) and move *text past it. */
bool spot_read(const char **text, struct spot *ret_spot, bool *ret_has_level);
/* All occupied squares, sorted like (z, y, x). */
square *position_squares(struct ctx *c, const struct position *p, int *ret_n);
/* The canonical text (R15.1). */
const char *position_text(struct ctx *c, const struct position *p);
/* 'C' 'I' 'A' or 'F'. */
char kind_letter(int kind);
/* NO_KIND when the letter is none of these. */
int kind_of_letter(char letter);

/* position.c: positions from text */

/* Requirements on a text: dims 0 for either, max_expansions as in the option (-1: none). */
struct terms {
    const struct law *law;
    int dims, max_expansions;
};
/* Read the text of position_text, with pieces in any order (R15.1). NULL: FAULT_BAD_POSITION. The caller checks that
 * each side has its Commander and that the numbers are consistent. `more_room`: further expansions that grid and
 * lists must hold. */
struct position *position_read(struct ctx *c, const char *text, struct terms terms, int more_room);

/* check.c: R7 */

/* Pinned pieces: squares that must not be vacated because of a line to the Commander, and pairs of squares (two entries
 * each) that one chain must not both vacate. */
struct lines {
    bool in_check;
    int pins, pairs;
    square pinned[DIRECTIONS_MAX], paired[2 * DIRECTIONS_MAX];
};

/* Whether a seat's Commander is in check (R7.1). */
bool in_check(const struct position *p, int seat);
/* Check and pins in one pass; the pins are complete only when there is no check. */
void check_lines(const struct position *p, int seat, struct lines *ret_lines);
/* Whether a turn of that seat can end in this position (R7.4, second half). */
bool is_safe(const struct position *p, int seat);
/* The same after a movement of the side to move. */
bool movement_is_safe(struct position *p, const struct movement *m);
/* Whether this movement of the Commander, or swap, places it in check (R7.4, first half). */
bool movement_into_check(struct position *p, const struct movement *m);
/* Whether the turn must end with a safe Commander: false when the side to move is mated (R7.5). Call at the start of a
 * turn; overwrites the scratch list. */
bool must_end_safe(struct position *p, struct movements *scratch);

/* moves.c: the generator */

enum role {
    ROLE_FORTIFIER,
    ROLE_CARRIER,
    ROLE_AGGRESSOR,
    ROLE_INTERDICTOR,
    ROLE_COMMANDER,
    ROLE_STILL,
    ROLES
};
enum target {
    T_NONE,
    T_EMPTY,
    T_OWN_F,
    T_OWN_C,
    T_OWN_FC,
    T_FOE_F,
    T_FOE,
    T_FOE_C,
    T_FOE_TOP,
    T_FOE_TOP_C,
    TARGETS
};
struct unit {
    square at;
    int kind;
    enum role role;
    bool raised;
};

extern const uint8_t TARGET[2][2][CELLS];  /* royal, seat, cell -> kind of target */
extern const uint8_t ACTS[ROLES][TARGETS]; /* role, target -> bits 1 << act */

/* An empty list that grows in the pool. */
struct movements movements_new(struct pool *pool, int room);
/* Sort into canonical order (R15.4). */
void movements_sort(struct movements *list);
/* Whether the Commander of the side to move can step (R7.2, R12.5). */
bool commander_steps(const struct position *p);
/* The units of the side to move on a square, 0 to 2, without resting ones. `may_step`: the Commander can step. */
int units_at(const struct position *p, square s, bool may_step, struct unit ret_units[2]);
/* Whether the unit's geometry reaches the square (R5). */
bool unit_reaches(const struct position *p, const struct unit *u, square to);
/* Add every movement of a unit that satisfies the first half of R7.4. */
void unit_movements(struct position *p, const struct unit *u, struct movements *list);
/* Add the chains that begin with this capture (R5.2). */
void chain_movements(struct position *p, const struct movement *first, struct movements *list);
/* Add all movements of the side to move, unsorted; only captures where they are forced and one exists. */
void all_movements(struct position *p, struct movements *list);
/* Whether the movement is a capture or crush (R12.6). */
bool movement_takes(const struct movement *m);
/* Whether the side to move can pass (R4.2, R12.6); if not, *ret_fault says why. Overwrites the scratch list. */
bool pass_is_legal(struct position *p, struct movements *scratch, enum fault *ret_fault);
/* The number of movements of the side to move; with `must_be_safe`, of those that can end its turn (count.c). */
int64_t count_movements(struct position *p, bool must_be_safe, struct movements *scratch);

/* make.c: making and unmaking movements, without checking rules */

/* The points of a kind (R1). */
int kind_value(int kind);
/* Add `by` pieces of a kind to a seat's hand (R12.1), recorded in the edits. */
void hand_add(struct position *p, struct edits *e, int seat, int kind, int by);
/* Do a movement, and record how to undo it. */
void movement_do(struct position *p, const struct movement *m, struct edits *ret_edits);
/* Undo movement_do; edits are undone in the reverse order. */
void movement_undo(struct position *p, const struct edits *edits);
/* Do a movement on the cells only, to examine the result; the lists of squares are invalid until movement_untry. */
void movement_try(struct position *p, const struct movement *m, struct edits *ret_edits);
/* Undo movement_try. */
void movement_untry(struct position *p, const struct edits *edits);

/* place.c: R8 */

/* An empty list that grows in the pool. */
struct placements placements_new(struct pool *pool, int room);
/* Clear the resting pieces at the start of a turn, with room for the whole reserve. */
void rest_begin(struct pool *pool, struct position *p);
/* Whether the placement is legal (R8.3, R8.4). */
bool placement_legal(const struct position *p, struct placement at);
/* Whether any placement is legal. */
bool placement_exists(const struct position *p);
/* All single placements in canonical order. */
void all_placements(const struct position *p, struct placements *list);
/* Add the placements on one square. */
void placements_on(const struct position *p, square s, struct placements *list);
/* Place a piece, which then rests, and record how to undo it. */
void placement_do(struct position *p, struct placement what, struct edits *ret_edits);
/* Undo placement_do. */
void placement_undo(struct position *p, const struct edits *edits);
/* Whether the square is open to placements only because of the Commander (R8.4). */
bool placement_extra(const struct position *p, square s);
/* Whether a piece of that kind can be placed next, from the hand or the reserve (R12.3). */
bool placement_kind(const struct position *p, int kind);
/* Whether a Commander placed there would be in check (R12.3). */
bool placement_checked(const struct position *p, square s);

/* Orders */

struct order_place {
    struct spot at;
    int kind, promote;
};
struct order_move {
    struct spot from, to, then;
    int kind, act, then_act, promote;
    bool chain;
};

struct game_order {
    bool is_setup, is_text; /* is_text: given as text, which also states the acts of chains */
    int dims;               /* 2, 3, or 0 when the order names no square */
    int place_n, move_n;
    struct order_place *place; /* also the pieces of a setup */
    struct order_move *move;
    const char *front, *back; /* a setup in rows, else NULL */
};

/* notation.c: R15.3 */

/* A movement in a position as text. */
const char *movement_text(struct ctx *c, const struct position *p, const struct movement *m);
/* A movement of an order as text (R13); `dims` 2 or 3. */
const char *order_move_text(struct ctx *c, const struct order_move *m, int dims);
/* The same for a placement. */
const char *order_place_text(struct ctx *c, const struct order_place *m, int dims);
/* The same for a whole turn. */
const char *turn_text(struct ctx *c, const struct game_order *order, int dims);
/* Read a turn into the order. False: *ret_wrong names the word, how far it was read, and what was expected. */
bool turn_read(struct ctx *c, const char *text, struct game_order *order, const char **ret_wrong);
/* The movement with coordinates instead of squares. */
struct order_move order_of_movement(const struct position *p, const struct movement *m);
/* The movement with squares instead of coordinates, NOWHERE off the board; checks no rule. */
struct movement movement_of(const struct position *p, const struct order_move *m);

/* The structs of game.h */

enum status { IN_SETUP, IN_PLAY, IS_OVER };
struct result {
    int winner;         /* -1: a draw */
    const char *reason; /* NULL: no result yet */
};

struct game_state {
    const struct law *law;
    int dims, max_expansions, idle_limit, turn_limit; /* max_expansions -1: null */
    bool skip_reinforcement;
    enum status status;
    struct position *position; /* NULL before the reveal */
    int idle[2];
    const char *last; /* text of the last turn, or NULL */
    struct result result;
};

/* The requested part of the board, including its corners. */
struct region {
    bool given;
    int x0, y0, x1, y1;
};

struct game_known { /* everything but the setups is public */
    int viewer;
    struct game_state state;
    uint32_t handed_in;
    const game_order *own;
    struct region region; /* limits the legal list */
};

/* region.c: boards too large to examine whole */

/* Read {"region":[x0,y0,x1,y1]}; `given` is false when the window has none. */
struct region region_of(json_object *window);
/* Whether a square is in it; every square is in one not given. */
bool in_region(const struct region *region, struct spot at);
/* Numbers of pieces over the whole board, for an overview map: {"cell":squares a side,"south":[[...]],"north":[[...]]},
 * lowest row first. */
json_object *overview_json(struct ctx *c, const struct position *p);

/* setup.c: R3 */

enum { PRESETS = 3 };
struct formation {
    const char *name, *front, *back;
};
extern const struct formation PRESET[PRESETS]; /* the first one fills a missing setup */

/* Check a setup (R3.1). The canonical form is rows on the flat board, and a sorted list of pieces in the cube. */
bool setup_judge(struct ctx *c, const game_order *order, int seat, int dims, struct verdicts *v,
                 game_order **ret_canonical);
/* Put a canonical setup on the board. */
void setup_lay(struct position *p, int seat, const game_order *setup);
/* An order from rows. */
game_order *setup_order(struct ctx *c, const char *front, const char *back);
/* A setup as one line of text: its rows, or its pieces. */
const char *setup_text(struct ctx *c, const game_order *setup);
/* Read the pieces of such a line. False: *ret_wrong says what is wrong. */
bool setup_read(struct ctx *c, const char *text, game_order *order, const char **ret_wrong);
/* Add the members of a setup to a JSON object: front and back, or pieces. */
void setup_members(struct ctx *c, const game_order *setup, json_object *o);

/* referee.c: R13.5 */

/* Record a refusal; `v` can be NULL when no verdicts are wanted. Always false. */
bool refuse(struct ctx *c, struct verdicts *v, int item, const char *path, enum fault fault,
            const char *hint);
/* Play the order's placements and movements on `p`, filling in omitted acts. False: refused, and `p` is unusable.
 * `whole`: also check what a complete turn must satisfy. */
bool referee_turn(struct ctx *c, struct position *p, game_order *order, bool whole, struct verdicts *v);
/* A copy with movements of its own. */
game_order *order_copy(struct ctx *c, const game_order *from);
/* The best turn that the strong bot (advise.c, search.h) finds within `nodes`, or NULL; `rng` chooses among equals.
 * Without `may_pass`, a pass only when nothing else is legal. */
game_order *marshal_turn(struct ctx *c, const game_state *state, struct rng *rng, int nodes, bool may_pass);

/* JSON shared by save.c, view.c and legal.c */

/* The result as JSON (R10.5), NULL while there is none. */
json_object *result_json(struct ctx *c, struct result result);
/* The preset setups (R3.4): name -> [front, back]. */
json_object *presets_json(struct ctx *c);
/* The complete options in the order of the schema. */
json_object *options_json(struct ctx *c, const game_state *s);
/* [x, y], with a third number on a board of three dimensions. */
json_object *spot_json(struct ctx *c, struct spot at, int dims);
/* A hand as text, letters in canonical order (R12.1). */
const char *hand_text(struct ctx *c, const struct position *p, int seat);
#endif
