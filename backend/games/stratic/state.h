/* state.h - what the files of Stratic share: the position the rules work on, the turn, and the three structs of the
 * door.
 *
 * A position is made for speed: one byte per square in a bordered grid with room for coming expansions, a list of
 * occupied squares per side, no pool and no JSON while it is played on. Squares inside are grid indices (type
 * `square`), which sort like (z, y, x); orders and texts carry coordinates (`struct spot`), which never change their
 * meaning (R2.1). */
#ifndef STRATIC_STATE_H
#define STRATIC_STATE_H
#include "games/game.h"

enum { SOUTH, NORTH };
enum kind { NO_KIND, COMMANDER, INTERDICTOR, AGGRESSOR, FORTIFIER }; /* in canonical order, R15.4 */
enum act { NO_ACT, MOVE, CAPTURE, OCCUPY, BREACH, SWAP, CRUSH };     /* in canonical order, R15.4 */
enum { START_SIDE = 10, HOME_ROWS = 2, SOUTH_LINE = 2, NORTH_LINE = 8, ARMY = 19, HOME = 20 };
enum { DIRECTIONS_MAX = 26, NAME_MAX = 64 };
/* Expansions that end growth where no option does (R3, R12.8). */
enum { FLAT_GUARD = 1000, CUBE_GUARD = 120 };
enum { LEVEL_USUAL = 4 }; /* where rows are laid in the cube: level 5 (R12.8) */

typedef int32_t square;
enum { NOWHERE = -1 };

struct spot {
    int x, y, z;
}; /* coordinates, R2.1; z is 0 on the flat board */

/* law.c: differences between the variants (R12) */

/* The rules ask these facts, never a variant's name. */
struct law {
    const char *variant;
    bool royal;     /* Commanders know check, swap and breach (R7); elsewhere they are pieces that step */
    bool mortal;    /* a captured Commander ends the game: R7.4, and the grace of turn 1, R3.3 */
    bool returns;   /* what is removed goes to its owner's hand (R12.1) */
    bool forced;    /* captures must be made and nobody passes for ever (R12.6) */
    bool points;    /* an agreed end goes by points (R12.4) */
    bool giveaway;  /* to have lost everything wins (R12.5), idlers are given pieces (R12.7) */
    int turn_limit; /* where no option says another */
};

/* The law of a variant (NULL: of the base game), or NULL when there is none of that name. */
const struct law *law_find(const char *variant);
/* How often such a board grows at most: the option, or -1 for none, and the guard of its memory. */
int expansions_most(int option, int dims);

/* Cells: what one square holds, in one byte */

enum { EMPTY, CELL_SOUTH = 1, CELL_NORTH = 5, CELL_STACK = 9, OFF_BOARD = 21, CELLS };

struct cell_fact {
    int8_t base_seat, base_kind, top_seat, top_kind;
}; /* no piece: seat -1, NO_KIND */
extern const struct cell_fact CELL[CELLS];
extern const char *const CELL_LETTERS[CELLS];

/* The cell with one piece of a kind, of that seat. */
static inline uint8_t cell_single(int seat, int kind) { return (uint8_t)(1 + 4 * seat + kind - 1); }
/* The cell with a Fortifier of `base_seat` and on it a piece of `top_seat`: an Aggressor, an Interdictor or a
 * Commander (R6). */
static inline uint8_t cell_stack(int base_seat, int top_seat, int kind)
{
    return (uint8_t)(CELL_STACK + 6 * base_seat + 3 * top_seat + kind - 1);
}
/* Whether two pieces stand there. */
static inline bool is_stack(uint8_t cell) { return cell >= CELL_STACK && cell < OFF_BOARD; }

/* The position */

enum { HAND_KINDS = FORTIFIER + 1 };
struct squares {
    int n, room;
    square *at;
}; /* room for twice as many: stacks may part */
struct resting {
    square at;
    int kind;
}; /* R4.4 */

struct position {
    int dims, expansions, max_expansions; /* max_expansions: the option or the guard, never unset */
    int turns, side;
    int passes[2], reserve[2], score[2];
    square commander[2]; /* where a royal one stands; NOWHERE once captured */
    int jumpers[2];      /* Interdictors standing on Fortifiers: only they look past other pieces */
    struct squares own[2];
    int resting_n, resting_room;
    struct resting *resting; /* what the side to move placed this turn */
    int room, shift;         /* expansions the grid can hold; log2 of its stride */
    int straight, directions;
    square step[DIRECTIONS_MAX]; /* the straight ones first */
    size_t cells;
    uint8_t *cell;
    const uint8_t (*target)[CELLS]; /* TARGET of the law */
    const struct law *law;
    int hand[2][HAND_KINDS]; /* R12.1: how many of each kind came back; number NO_KIND is their sum */
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
/* R2.4: behind the enemy's starting line. */
static inline bool past_line(int seat, int y) { return seat == SOUTH ? y >= NORTH_LINE : y < SOUTH_LINE; }
/* The game is over on the board when a Commander fell (R10.1), where that ends it. */
static inline bool commander_fell(const struct position *p)
{
    return (p->commander[0] < 0 || p->commander[1] < 0) && p->law->mortal;
}
/* R8.2, R12.3: what a side has to place, free pieces and those that came back. */
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

struct edits { /* what undoes a movement or a placement */
    int n, hands;
    square at[6];
    uint8_t was[6];
    square commander[2];
    int score[2], reserve[2];
    struct {
        int8_t seat, kind, by;
    } hand[3]; /* what was added to hands */
};

/* board.c: the grid */

/* An empty board after so many expansions, with room for `room` of them. */
struct position *position_new(struct pool *pool, const struct law *law, int dims, int expansions, int room);
/* A copy with room for so many expansions more; what rests is forgotten. */
struct position *position_copy(struct pool *pool, const struct position *from, int more_room);
/* R8.1: one ring more, nothing else. With pool NULL the room must suffice. */
void position_expand(struct pool *pool, struct position *p);
/* Undo position_expand where the room sufficed. */
void position_shrink(struct position *p);
/* Put a cell on a square and keep lists, Commanders and jumpers true. A captured Commander is the caller's to note. */
void position_put(struct position *p, square s, uint8_t cell);
/* Make room for so many squares. */
void squares_need(struct pool *pool, struct squares *list, int room);
/* The square with these coordinates, NOWHERE when off the board. */
square square_at(const struct position *p, struct spot spot);
/* The coordinates of a square. */
struct spot spot_of(const struct position *p, square s);
/* R2.5 */
bool is_midboard(const struct position *p, square s);
/* R8.1: how many turns are completed when expansion k comes. */
int expansion_turn(int k);

/* turn.c: the end of a turn */

/* R8.1: pieces of a seat in the midboard. */
int count_midboard(const struct position *p, int seat);
/* R12.5: all that a seat has, on the board and to be placed. */
int count_all(const struct position *p, int seat);
/* R12.5: the seat that has lost everything and so has won, the one that just moved first; -1: nobody, or another
 * law. */
int given_away(const struct position *p);
/* R4.7 (1), (2), (3), (5): passes, turns, expansion with its reward, the other side. True: the board has grown. */
bool turn_count(struct pool *pool, struct position *p, bool passed);
/* The same where it will be taken back: the grid has room for the ring, `resting` for whatever is placed on the way. */
struct turn_end {
    int passes[2], reserve[2], turns, expansions, resting_n, resting_room;
};
/* End the turn as turn_count does, and note what undoes it. */
void turn_end(struct position *p, bool passed, struct turn_end *ret_end);
/* Undo turn_end: everything but the squares is as it was. */
void turn_take_back(struct position *p, const struct turn_end *end);

/* names.c: texts of squares and positions */

/* Print a square's name (R2.2) into ret_name and return that. */
const char *spot_name(struct spot spot, int dims, char ret_name[NAME_MAX]);
/* Read a square's name and move *text behind it. */
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

/* What a text must fit: dims 0 for either, max_expansions as the option has it (-1: none). */
struct terms {
    const struct law *law;
    int dims, max_expansions;
};
/* Read what position_text prints, pieces in any order; NULL: FAULT_BAD_POSITION. A side may lack its Commander,
 * numbers need not fit each other: the caller's to judge. `more_room`: expansions the grid and the lists must hold
 * without growing. */
struct position *position_read(struct ctx *c, const char *text, struct terms terms, int more_room);

/* check.c: R7 */

/* What shields a Commander: squares whose emptying opens a line to it, and pairs of squares (two entries each) whose
 * emptying by one chain does. */
struct lines {
    bool in_check;
    int pins, pairs;
    square pinned[DIRECTIONS_MAX], paired[2 * DIRECTIONS_MAX];
};

/* R7.1 */
bool in_check(const struct position *p, int seat);
/* Check and shields in one pass; the shields are complete only when there is no check. */
void check_lines(const struct position *p, int seat, struct lines *ret_lines);
/* R7.4, second half: may a turn of that seat end like this? */
bool is_safe(const struct position *p, int seat);
/* The same after a movement of the side to move. */
bool movement_is_safe(struct position *p, const struct movement *m);
/* R7.4, first half: does this movement of the Commander, or swap, place it in check? */
bool movement_into_check(struct position *p, const struct movement *m);
/* R7.5: false when the side to move is mated and free. Asked at the start of a turn; the scratch list is
 * overwritten. */
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
/* R7.2, R12.5: may the Commander of the side to move step? */
bool commander_steps(const struct position *p);
/* The units of the side to move on a square: 0 to 2. `may_step`: the Commander is in check. What rests is left out. */
int units_at(const struct position *p, square s, bool may_step, struct unit ret_units[2]);
/* R5: does the unit's geometry reach the square? */
bool unit_reaches(const struct position *p, const struct unit *u, square to);
/* Add every movement of a unit that satisfies the first half of R7.4. */
void unit_movements(struct position *p, const struct unit *u, struct movements *list);
/* R5.2: add the chains that begin with this capture. */
void chain_movements(struct position *p, const struct movement *first, struct movements *list);
/* Add those of the whole side, unsorted; where captures are forced and one exists, nothing else. */
void all_movements(struct position *p, struct movements *list);
/* R12.6: a capture or crush. */
bool movement_takes(const struct movement *m);
/* R4.2, R12.6: may the side to move make no movement? What stops it is in *ret_fault. The scratch list is
 * overwritten. */
bool pass_is_legal(struct position *p, struct movements *scratch, enum fault *ret_fault);

/* count.c */

/* How many movements the side to move has; with `must_be_safe`, that may be the last of its turn. */
int64_t count_movements(struct position *p, bool must_be_safe, struct movements *scratch);

/* make.c: making and unmaking movements, without checking rules */

/* R1 */
int kind_value(int kind);
/* R12.1: so many more of a kind in a seat's hand, remembered in the edits. */
void hand_add(struct position *p, struct edits *e, int seat, int kind, int by);
/* Do a movement and undo it. */
void movement_do(struct position *p, const struct movement *m, struct edits *ret_edits);
/* Undo movement_do; edits are undone in the reverse order. */
void movement_undo(struct position *p, const struct edits *edits);
/* The same on the cells alone, to look at the result; the lists of squares are not true meanwhile. */
void movement_try(struct position *p, const struct movement *m, struct edits *ret_edits);
/* Undo movement_try. */
void movement_untry(struct position *p, const struct edits *edits);

/* place.c: R8 */

/* An empty list that grows in the pool. */
struct placements placements_new(struct pool *pool, int room);
/* Nothing is placed yet this turn; makes room for the whole reserve. */
void rest_begin(struct pool *pool, struct position *p);
/* R8.3, R8.4 */
bool placement_legal(const struct position *p, struct placement at);
/* Is there any? */
bool placement_exists(const struct position *p);
/* All single placements in canonical order. */
void all_placements(const struct position *p, struct placements *list);
/* Add those on one square. */
void placements_on(const struct position *p, square s, struct placements *list);
/* Place a piece (it rests) and take it back. */
void placement_do(struct position *p, struct placement what, struct edits *ret_edits);
/* Undo placement_do. */
void placement_undo(struct position *p, const struct edits *edits);
/* R8.4: a square open only because of the Commander. */
bool placement_extra(const struct position *p, square s);
/* R12.3: may a piece of that kind be placed next, out of the hand or the reserve? */
bool placement_kind(const struct position *p, int kind);
/* R12.3: would a Commander placed there stand in check? */
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
    bool is_setup, is_text; /* is_text: acts of chains were stated too */
    int dims;               /* 2, 3, or 0 when no square told */
    int place_n, move_n;
    struct order_place *place; /* the pieces of a setup, too */
    struct order_move *move;
    const char *front, *back; /* a setup in rows, else NULL */
};

/* notation.c: R15.3 */

/* A movement, a placement, a whole turn as text. */
const char *movement_text(struct ctx *c, const struct position *p, const struct movement *m);
/* A movement as text (R13); `dims` 2 or 3. */
const char *order_move_text(struct ctx *c, const struct order_move *m, int dims);
/* The same for a placement. */
const char *order_place_text(struct ctx *c, const struct order_place *m, int dims);
/* The same for a whole turn. */
const char *turn_text(struct ctx *c, const struct game_order *order, int dims);
/* Read a turn into the order; false with what is wrong: which word, how far it was read, what had to come there. */
bool turn_read(struct ctx *c, const char *text, struct game_order *order, const char **ret_wrong);
/* From squares to coordinates and back. */
struct order_move order_of_movement(const struct position *p, const struct movement *m);
/* The order's coordinates as squares, NOWHERE off the board; no rule is asked. */
struct movement movement_of(const struct position *p, const struct order_move *m);

/* The structs of game.h */

enum status { IN_SETUP, IN_PLAY, IS_OVER };
struct result {
    int winner;
    const char *reason;
}; /* winner -1: a draw; reason NULL: none yet */

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

/* The part of the board that somebody looks at, corners included. */
struct region {
    bool given;
    int x0, y0, x1, y1;
};

struct game_known { /* all but the setups is public: the state and what the platform says of the setups */
    int viewer;
    struct game_state state;
    uint32_t handed_in;
    const game_order *own;
    struct region region; /* of what may be ordered, only that */
};

/* region.c: boards too large to examine whole */

/* {"region":[x0,y0,x1,y1]} read; not given where the window has none. */
struct region region_of(json_object *window);
/* Whether a square is in it; every square is in one not given. */
bool in_region(const struct region *region, struct spot at);
/* How the whole board is peopled, for a map of it: {"cell":squares a side,"south":[[...]],"north":[[...]]}, lowest
 * row first. */
json_object *overview_json(struct ctx *c, const struct position *p);

/* setup.c: R3 */

enum { PRESETS = 3 };
struct formation {
    const char *name, *front, *back;
};
extern const struct formation PRESET[PRESETS]; /* the first one fills a missing setup */

/* R3.1: is it a setup? The canonical one is in rows on the flat board, and a sorted list of pieces in the cube. */
bool setup_judge(struct ctx *c, const game_order *order, int seat, int dims, struct verdicts *v,
                 game_order **ret_canonical);
/* Put a canonical setup on the board. */
void setup_lay(struct position *p, int seat, const game_order *setup);
/* An order from rows. */
game_order *setup_order(struct ctx *c, const char *front, const char *back);
/* A setup as one line of text: its rows, or its pieces. */
const char *setup_text(struct ctx *c, const game_order *setup);
/* Read the pieces of such a line; false with what is wrong. */
bool setup_read(struct ctx *c, const char *text, game_order *order, const char **ret_wrong);
/* Its members in a JSON object: front and back, or pieces. */
void setup_members(struct ctx *c, const game_order *setup, json_object *o);

/* referee.c: R13.5 */

/* Note a refusal; `v` may be NULL when nobody asks where. Always false. */
bool refuse(struct ctx *c, struct verdicts *v, int item, const char *path, enum fault fault,
            const char *hint);
/* Play the order's placements and movements on `p`, filling in acts left out; false: refused, `p` is spoilt.
 * `whole`: also what a finished turn must satisfy. */
bool referee_turn(struct ctx *c, struct position *p, game_order *order, bool whole, struct verdicts *v);
/* A copy whose movements may be changed. */
game_order *order_copy(struct ctx *c, const game_order *from);

/* advise.c: the strong player, whose search is in search.h */

/* The best turn it finds within so many nodes, or NULL; `rng` chooses among equals. Not `may_pass`: a pass only if
 * nothing else is left. */
game_order *marshal_turn(struct ctx *c, const game_state *state, struct rng *rng, int nodes, bool may_pass);

/* JSON shared by save.c, view.c and legal.c */

/* R10.5, NULL while there is none. */
json_object *result_json(struct ctx *c, struct result result);
/* R3.4: name -> [front, back]. */
json_object *presets_json(struct ctx *c);
/* The complete options in the order of the schema. */
json_object *options_json(struct ctx *c, const game_state *s);
/* [x, y], with a third number on a board of three dimensions. */
json_object *spot_json(struct ctx *c, struct spot at, int dims);
/* R12.1: a hand as text, letters in canonical order. */
const char *hand_text(struct ctx *c, const struct position *p, int seat);

/* Functions of `struct game`: game.h describes them */

game_state *stratic_setup(struct ctx *, const struct setting *);
bool stratic_apply(struct ctx *, game_state *, const struct event *, struct tale *, struct outcome *);
struct standing stratic_standing(const game_state *);
game_order *stratic_parse(struct ctx *, json_object *, struct verdicts *);
game_order *stratic_judge(struct ctx *, const game_known *, const game_order *, bool, struct verdicts *);
json_object *stratic_write(struct ctx *, const game_order *);
const char *stratic_notation(struct ctx *, const game_order *);
game_known *stratic_know(struct ctx *, const game_state *, int, struct table);
json_object *stratic_view(struct ctx *, const game_known *, bool, json_object *);
const char *stratic_picture(struct ctx *, const game_known *);
json_object *stratic_legal(struct ctx *, const game_known *, const game_order *);
game_order *stratic_choose(struct ctx *, const game_known *, int, struct rng *, json_object **);
game_order *stratic_elect(struct ctx *, const game_state *, int, struct ballots *);
bool stratic_advise(struct ctx *, const game_known *, struct question, struct advice *);
json_object *stratic_save(struct ctx *, const game_state *);
game_state *stratic_load(struct ctx *, json_object *, int);
game_state *stratic_copy(struct ctx *, const game_state *);
game_state *stratic_position(struct ctx *, const struct setting *, const char *);
const char *stratic_position_text(struct ctx *, const game_state *);
json_object *stratic_perft(struct ctx *, const struct variant *, json_object *, const char *, int, bool);
#endif
