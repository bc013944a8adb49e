/* episode.h - one board played under a rule set (R6): what is constant while it is played, and what an attempt changes.
 *
 * program: a rule set made ready (once for all boards). board: the pieces of one board and what about them can be
 * worked out beforehand. episode: the state, flat and without pointers into itself, so that a search may copy it
 * (episode_copy).
 *
 * Acceptance is kept as masks of slots. Without `crowded` slot s is cell s+1, so positions and fronts are masks of
 * slots as they stand; in a crowded board slot s is piece s. */
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

/* Make a rule set ready to be played; lives in the pool. */
const struct program *program_new(struct ctx *c, const struct rule_set *rules);
/* A board of 1..36 pieces by ascending cell (at most one in a cell unless crowded; the caller has seen to it).
 * `piece` is borrowed; the board lives in the pool. */
const struct board *board_new(struct ctx *c, const struct program *program, const struct piece *piece,
                              int count, bool crowded);
/* Begin: line 1 is entered and settled; it may be a stalemate at once (R6.2). */
void episode_start(struct episode *e, const struct board *board);
/* Copy what is in use. */
void episode_copy(struct episode *ret, const struct episode *e);
/* A move of a piece (by id) to a bucket, in the order of checks of R6.4. */
enum response episode_move(struct episode *e, int piece, int bucket);
/* The same for the only piece of a cell. */
enum response episode_move_cell(struct episode *e, int cell, int bucket);
/* A piece is touched (R6.7). */
enum response episode_pick(struct episode *e, int piece);
/* The piece of that id is still there. */
bool episode_has(const struct episode *e, int piece);
/* Buckets that accept the piece now, a mask; 0: it cannot move, or is gone. */
uint8_t episode_buckets(const struct episode *e, int piece);
/* Pieces left on the board. */
int episode_left(const struct episode *e);
/* How many of the remaining pieces can be moved now (R6). */
int episode_movable(const struct episode *e);
/* R7.4: for some bucket every atom of some line accepts the piece, with nothing removed yet. */
bool board_satisfies(struct ctx *c, const struct board *board, int piece);
#endif
