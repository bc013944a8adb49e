/* stalemate.h - decides whether a rule set can leave a player with pieces and no legal move (R10).
 *
 * A rule set without atoms that may come and go with the memory is decided exactly: starting from the full board,
 * every piece in every cell, remove what can be removed until nothing more can be (R10.3); what stays, Fin(W), is
 * the union of all positions nobody can move in. With disappearing atoms the answer is built from closures that
 * remove too much or too little (R10.4), from going through the memories a game can stand still with, and from
 * playing small boards to their ends. "Cannot" and "can" are proofs, "can" with a board to play; "unknown" says how
 * far the search went. */
#ifndef RULEGAME_STALEMATE_H
#define RULEGAME_STALEMATE_H
#include "base/json.h"
#include "games/rulegame/episode.h"

enum { TYPES_MAX = 256, NAMES_MAX = 16, OBJECT_LACKS_MAX = 2 * NAMES_MAX };

/* Remaining pieces (R10) */

struct object_types {
    int count;                 /* 1..TYPES_MAX */
    int colors;                /* plain pieces: type = shape * colors + color; 0: a list of objects */
    const struct piece *piece; /* by type; their cell means nothing */
};

/* Plain pieces of every shape in every colour (1..NAMES_MAX names each, upper case), in the order given. */
const struct object_types *object_types_plain(struct ctx *c, const char *const *shapes, int n_shape,
                                              const char *const *colors, int n_color);
/* The sixteen pieces of R1.3. */
const struct object_types *object_types_legacy(void);
/* The names that the rules' plain conditions mention, in alphabetical order; legacy ones where there are none or too
 * many. */
const struct object_types *object_types_mentioned(struct ctx *c, const struct rule_set *rules);
/* The shapes and colours the rules ask for by name and no piece has, in upper case: slips of the pen, mostly.
 * Answers how many. */
int object_types_lack(struct ctx *c, const struct rule_set *rules, const struct object_types *types,
                      const char *ret_name[OBJECT_LACKS_MAX]);
/* The different pieces among those of some boards, by their properties; the first TYPES_MAX of them. */
const struct object_types *object_types_found(struct ctx *c, const struct piece *piece, int count);

/* The answer */

enum stalemate_verdict { STALEMATE_CANNOT, STALEMATE_CAN, STALEMATE_UNKNOWN };
enum stalemate_proof {
    PROOF_NONE,
    PROOF_CLOSURE,
    PROOF_START,
    PROOF_MUST,
    PROOF_FROZEN_MEMORY,
    PROOF_WITNESS,
    PROOF_PLAYED
};
enum stalemate_fate { FATE_OPEN, FATE_INEVITABLE, FATE_AVOIDABLE };

struct stalemate_move {
    int8_t piece, bucket; /* piece: index on the witness's board */
};
struct stalemate_line {
    int count;
    struct stalemate_move move[PIECES_MAX];
};

struct stalemate_witness {
    int count; /* pieces, by ascending cell; 0: there is none */
    struct piece piece[PIECES_MAX];
    int16_t type[PIECES_MAX];
    struct stalemate_line stuck; /* how to get stuck, possibly without a move */
    struct stalemate_line clear; /* AVOIDABLE: how to clear it */
    enum stalemate_fate fate;    /* OPEN: no way to clear it was found, and not all were tried */
};

struct stalemate {
    enum stalemate_verdict verdict;
    enum stalemate_proof proof;
    bool without_disappearing; /* WODA: every atom always gives a bucket */
    const bool *unsteady;      /* by number of the atom: it does not */
    const uint64_t *fin;       /* by type: cells it stays in, everything removed that may ever be removed */
    const uint64_t *reference_fin; /* the same by the published procedure (R10.9) */
    bool reference_can;
    struct stalemate_witness witness;
    int64_t memories, nodes; /* gone through on the way */
    int64_t steps;           /* taken, about; also set when the answer is false */
};

enum { STALEMATE_STEPS = 1 << 28 }; /* of working out; about a second */
struct stalemate_bounds {
    int64_t memories, nodes; /* of the search beyond the closures */
    int64_t steps;           /* in all, 0: STALEMATE_STEPS; the search gets no more of them than the rest */
};
extern const struct stalemate_bounds STALEMATE_BOUNDS; /* R10.7: 200 000 memories and nodes */

/* Decide for all boards of these pieces. False: FAULT_TOO_COSTLY, a rule set built to keep a computer busy. */
bool stalemate_decide(struct ctx *c, const struct program *program, const struct object_types *types,
                      struct stalemate_bounds bounds, struct stalemate *ret_stalemate) must_check;
/* Decide for one board (R10.8); the types of its witness are the different pieces of the board, in the order of its
 * cells. */
bool stalemate_decide_board(struct ctx *c, const struct program *program, const struct board *board,
                            struct stalemate_bounds bounds, const struct object_types **ret_types,
                            struct stalemate *ret_stalemate) must_check;
/* The name of the verdict in JSON. */
const char *stalemate_verdict_name(enum stalemate_verdict verdict);
/* R10, with "clear" moves beside the witness's own and the "bounds" of an unknown. */
json_object *stalemate_json(struct ctx *c, const struct rule_set *rules, const struct object_types *types,
                            const struct stalemate *stalemate);
/* 36 masks of types in hexadecimal, cell 1 first, empty texts where nothing stays. */
json_object *stalemate_masks(struct ctx *c, const struct object_types *types, const uint64_t *fin);
#endif
