/* stalemate_parts.h - what the files of the stalemate tester share. */
#ifndef RULEGAME_STALEMATE_PARTS_H
#define RULEGAME_STALEMATE_PARTS_H
#include "games/rulegame/stalemate.h"

enum { SITUATIONS = 1 + BUCKETS, UNDEFINED = 0 }; /* a variable's value: undefined, or 1 + bucket */

/* R10.2. STEADY: gives a bucket in every situation. DISAPPEARING: in some. DEAD: in none. CONDITIONAL: that hangs on
 * more of the memory than p, pc and ps. */
enum role { ROLE_STEADY, ROLE_DISAPPEARING, ROLE_DEAD, ROLE_CONDITIONAL };

/* Cells an atom takes a type from, positions by orders aside: [type * atoms + atom], so that types an atom treats
 * alike have equal columns. */
typedef uint64_t *columns;

/* The rule set in its lite form (R10.1) over a set of types. */
struct takers {
    const struct program *program;
    const struct object_types *types;
    int atoms, count;        /* atoms; types */
    uint32_t orders;         /* that positions ask for */
    enum role *role;         /* by atom */
    columns may, must;       /* at some time; at any time */
    columns start;           /* while nothing was removed; NULL: like must */
    bool plain;              /* the published procedure sees every atom as we do */
    bool woda, gs4;          /* no atom disappears; none is conditional */
    int colors, shapes;      /* classes of equal properties */
    int16_t *color, *shape;  /* by type, -1: it has none */
    uint64_t work, work_max; /* steps done; more is too costly */
    uint64_t once;           /* steps to work out every atom for one piece */
};

/* Look at every atom, in at most so many steps. False: FAULT_TOO_COSTLY. */
bool takers_find(struct ctx *c, const struct program *program, const struct object_types *types,
                 uint64_t steps, struct takers *ret_takers) must_check;
/* Columns of the published procedure (R10.9): no buckets, no code, no postpos; conditions by expression hold for
 * nobody. */
columns takers_reference(struct ctx *c, const struct takers *takers);
/* The same properties with the same texts. */
bool piece_alike(const struct piece *a, const struct piece *b);
/* The bucket expression reads nothing of the past but buckets of it (p, pc, ps, p.K), and gives a bucket whatever
 * they are. */
bool is_total(const struct expr *bucket);
/* The cells of the quadrants in a mask of buckets (R1.7). */
uint64_t quadrant_cells(uint8_t quadrants);
/* For an atom with a table: the quadrants in which it gives a bucket, each variable 0 or 1 + bucket. */
uint8_t quadrants_on(const struct bucket_table *table, int p, int color, int shape);

/* Remove from `left` (by type: cells) whatever can be removed, until nothing can. True: something stays. */
bool fin(struct takers *takers, const uint64_t *cells, uint64_t *left);
/* The same from the full board. */
bool fin_full(struct takers *takers, const uint64_t *cells, uint64_t *ret_left);
/* An ordinary board of what stays, as small as leaving out cell after cell makes it (R10.3). */
void fin_thin(struct takers *takers, const uint64_t *cells, const uint64_t *left,
              struct stalemate_witness *ret_witness);

enum { STANDS_MAX = 64 };
/* Memories a game may stand still with, and a small board stuck with each. */
struct stands {
    int count;
    struct stalemate_witness board[STANDS_MAX];
    int64_t memories;
    bool complete; /* all were gone through */
};
/* Go through the boards that could stand still, at most `memories` of them: *ret_stands holds the first STANDS_MAX
 * (R10). */
void stands_find(struct ctx *c, struct takers *takers, int64_t memories, struct stands *ret_stands);

/* What an atom takes once that piece was removed last, into the bucket that is its number: worked out exactly for an
 * atom that asks nothing else of the past. Fills the atom's entry in each column. */
void takers_after(struct takers *takers, int atom, const struct value *last, columns frozen);
/* Go through what may have been removed last, at most so many cases; what asks more of the past is taken to remove
 * only what it always removes. True: nothing stays with any, so nothing can get stuck (R10.5). */
bool last_frees(struct ctx *c, struct takers *takers, int64_t most, int64_t *ret_tried);

/* What a search may still use; counted down. */
struct allowance {
    int64_t nodes; /* positions gone on from */
    int64_t steps;
    int64_t once; /* steps that working out every atom for one piece takes */
};
/* Play a board to its ends, as far as it is allowed. True: it can get stuck, and the witness says how. */
bool ends_find(struct ctx *c, const struct board *board, struct allowance *left,
               struct stalemate_witness *witness);
/* Look for a board that gets stuck: those of `stands` and a few pieces more, or any small boards. */
bool witness_find(struct ctx *c, struct takers *takers, const struct stands *stands, struct allowance *left,
                  struct stalemate_witness *ret_witness);
#endif
