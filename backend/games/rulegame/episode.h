/* episode.h - one board played under a rule set (R6): its constant data, and the state that attempts change.
 *
 * program: a compiled rule set, shared by all boards. board: the pieces of one board with everything about them that
 * can be precomputed. episode: the state, flat and without pointers into itself, so that a search can copy it
 * (episode_copy).
 *
 * Acceptance is stored as masks of slots. Without `crowded`, slot s is cell s+1, so masks of cells are masks of
 * slots; in a crowded board slot s is piece s. */
#ifndef RULEGAME_EPISODE_H
#define RULEGAME_EPISODE_H
#include "games/rulegame/eval.h"

enum { PIECES_MAX = CELLS };

enum response { /* R6.4, R6.5: the numbers of the reference */
                RESPONSE_ACCEPT = 0,
                RESPONSE_EMPTY_CELL = 3,
                RESPONSE_DENY = 4,
                RESPONSE_IMMOVABLE = 7,
                RESPONSE_INVALID_ARGUMENTS = -2,
                RESPONSE_NO_GAME = -4,
                RESPONSE_ATTEMPT_MISMATCH = -7,
                RESPONSE_INVALID_OBJECT = -10,
                RESPONSE_MULTIPLE_OBJECTS = -11
};

enum finish {
    FINISH_NONE,
    FINISH_CLEARED,
    FINISH_STALEMATE,
    FINISH_GIVEN_UP,
    FINISH_LOST,
    FINISH_WON_EARLY,
    FINISH_WALKED_AWAY,
    FINISH_ABANDONED
};

/* The buckets an expression over p, pc, ps and the quadrant gives in every situation: buckets[p*step.. + ...], each
 * of the three 0 (undefined) or 1 + bucket. A step of 0: it does not read that. */
struct bucket_table {
    const uint8_t *buckets;
    int step_p, step_color, step_shape, step_place;
};

struct program {
    const struct rule_set *rules;
    const struct bucket_table *table; /* by number of the atom; buckets NULL where there is none */
    const struct atom *const *atom;   /* by number */
    int widest;                       /* atoms of the longest line */
};

struct board {
    const struct program *program;
    int count; /* pieces 0..count-1, by ascending cell */
    bool crowded;
    const struct piece *piece;
    int8_t slot[PIECES_MAX], piece_in[CELLS];    /* piece to slot and back, -1 */
    int8_t color[PIECES_MAX], shape[PIECES_MAX]; /* by slot: class of equal property, -1: it has none */
    uint8_t place[CELLS];                        /* by slot: Nearby */
    const uint64_t (
        *fit)[BUCKETS];  /* by atom: slots of pieces that meet, for that bucket, all that never changes */
    const uint8_t *live; /* by atom: what has to be worked out anew (LIVE_...) */
};
enum { LIVE_TABLE = 1, LIVE_BUCKET = 2, LIVE_CODE = 4, LIVE_CONDITION = 8, LIVE_TRIED = 16 };

struct episode {
    const struct board *board;
    uint64_t here;      /* slots of the pieces left */
    int line;           /* active, from 0 */
    int counter;        /* of the line */
    int attempts, done; /* counted ones; accepted moves */
    enum finish finish;
    int8_t last;                                       /* p: -1 undefined */
    int8_t by_color[PIECES_MAX], by_shape[PIECES_MAX]; /* by class: bucket of the last one, -1 */
    int8_t removed[PIECES_MAX], into[PIECES_MAX]; /* the `done` pieces removed, in order, and their buckets */
    uint64_t any[BUCKETS];                        /* slots accepted by some atom */
    int atom_counter[ATOMS_MAX];                  /* from here on only the first `widest` are in use */
    uint64_t accepts[ATOMS_MAX][BUCKETS];
};

/* Compile a rule set; the program lives in the pool. */
const struct program *program_new(struct ctx *c, const struct rule_set *rules);
/* A board of 1..36 pieces by ascending cell; the caller guarantees at most one per cell unless `crowded`. `piece` is
 * borrowed; the board lives in the pool. */
const struct board *board_new(struct ctx *c, const struct program *program, const struct piece *piece,
                              int count, bool crowded);
/* Start on line 1; this can already be a stalemate (R6.2). */
void episode_start(struct episode *e, const struct board *board);
/* Copy the part that is in use. */
void episode_copy(struct episode *ret, const struct episode *e);
/* Try to move a piece (by id) to a bucket, with the checks of R6.4 in their order. */
enum response episode_move(struct episode *e, int piece, int bucket);
/* The same for the only piece of a cell. */
enum response episode_move_cell(struct episode *e, int cell, int bucket);
/* Try to pick up a piece (R6.7). */
enum response episode_pick(struct episode *e, int piece);
/* Whether the piece of that id is still on the board. */
bool episode_has(const struct episode *e, int piece);
/* Buckets that accept the piece now, a mask; 0: it cannot move, or is gone. */
uint8_t episode_buckets(const struct episode *e, int piece);
/* The number of pieces left on the board. */
int episode_left(const struct episode *e);
/* The number of remaining pieces that can be moved now (R6). */
int episode_movable(const struct episode *e);
/* Whether for some bucket every atom of some line accepts the piece before anything is removed (R7.4). */
bool board_satisfies(struct ctx *c, const struct board *board, int piece);
#endif
