/* search.h - shared by the files of Marshal, the strong bot (R19.3): search over whole turns, evaluation, and
 * transposition table. All values are integers and depend on the position alone, so that the same question has the
 * same answer.
 *
 * A node is one movement (or pass) tried on the board. A turn of the search is a pass, a movement, or the two of an
 * operation. */
#ifndef STRATIC_SEARCH_H
#define STRATIC_SEARCH_H
#include "games/stratic/state.h"

enum { PLIES = 32, WON = 100000, WON_LEAST = WON - 1000, ENDLESS = WON + 1 };

struct turn {
    int n; /* movements; 0: a pass */
    struct movement m[2];
};
enum { PROMISING = 1 << 20 };
struct choice {
    struct turn turn;
    int order; /* the highest is tried first; PROMISING and more: not a quiet turn */
};
struct choices {
    int n, room;
    struct choice *at;
};

/* The kinds of pieces that attack each square, bits 1 << kind per seat: a ray reaches up to and including the first
 * piece. */
struct field {
    uint8_t *hit[2];
    square *touched; /* the squares to clear before the next use */
    int n;
};

struct entry {
    uint64_t key;
    int score;
    int16_t depth;
    uint8_t bound;
    struct movement best; /* kind NO_KIND: a pass or unknown */
};

struct line {
    int n;
    struct turn turn[ADVICE_PLIES];
};

/* One of the best turns with the line that is expected. */
struct root {
    struct turn turn;
    int score; /* exact for the best ones, for the others a bound from above */
    struct line line;
};

struct search {
    struct pool *pool;
    struct position *p;
    int turn_limit; /* 0: none */
    int contempt;   /* value that the root side subtracts from a draw; 0 for analysis */
    int root_side;
    int64_t nodes, budget;
    bool spent;    /* the budget is used up: scores returned from here on are invalid */
    uint64_t hash; /* of the squares */
    struct field field;
    struct movements list, second;
    struct choices choices[PLIES];
    struct turn killer[PLIES][2];
    int history[2][FORTIFIER + 1][1024]; /* by side, kind and a hash of where it goes */
    struct entry *table;
    uint64_t table_mask;
    struct line line[PLIES + 1];
    int roots;
    struct root *root; /* the turns to choose from */
};

/* What undoes a turn. */
struct played {
    struct edits edits[2];
    struct turn_end end;
    uint64_t hash;
    int n;
    bool ended; /* the side has changed; not when a Commander fell */
};

/* evaluate.c */

/* What a piece is worth, in hundredths of a Fortifier. */
int piece_worth(int kind);
/* The static evaluation for the side to move, in hundredths of a Fortifier; fills the field. */
int evaluate(struct search *s);
/* The cheapest kind of a seat's pieces that could capture a piece of that kind on the square, or NO_KIND. */
int cheapest_taker(const struct field *f, int seat, square at, int kind);
/* An empty field for this board. */
struct field field_new(struct pool *pool, const struct position *p);

/* search_play.c: making and unmaking turns */

/* The hash of everything that affects the rest of the game. */
uint64_t position_key(const struct search *s);
/* The hash of the squares, computed from scratch. */
uint64_t squares_hash(const struct position *p);
/* Do a movement and count a node. */
void node_do(struct search *s, const struct movement *m, struct edits *ret_edits);
/* Do a whole turn and end it, unless a Commander was captured. */
void turn_do(struct search *s, const struct turn *turn, struct played *ret_played);
/* Undo turn_do. */
void turn_undo(struct search *s, const struct played *played);
/* Whether the node budget is used up. */
bool budget_spent(struct search *s);

/* search_order.c: move ordering */

enum wanted { ALL_TURNS, LOUD_TURNS }; /* loud: captures that do not lose, promotions */
/* List the movements in s->list and the pass as choices; `field` must be that of the position. False: mated, so that
 * every movement is allowed (R7.5). */
bool list_choices(struct search *s, int ply, enum wanted wanted, const struct movement *best);
/* Add the `most` most promising operations; inside the search only those that begin with a loud movement. */
void list_operations(struct search *s, int ply, int most, enum wanted wanted);
/* Move the most promising choice from index `i` on to index i. */
void choice_next(struct choices *list, int i);
/* The material that the movement gains at once: captures and promotion, less a possible recapture. */
int movement_gain(const struct search *s, const struct movement *m);
/* Whether it captures or promotes. */
bool movement_is_loud(const struct movement *m);
/* Record a turn that refuted another, to be tried early (killer heuristic). */
void killer_store(struct search *s, int ply, const struct turn *turn, int depth);
/* Whether two movements are the same, chain and promotion included. */
bool same_movement(const struct movement *a, const struct movement *b);

/* search_mate.c: capture of the Commander in one turn */

/* Whether the side to move, whose movements are in s->list, can capture the Commander in this turn, also by an
 * operation. Returns the turn and its score: WON less the plies, or a draw by the reply. */
bool take_commander(struct search *s, int ply, struct turn *ret_turn, int *ret_score);
/* The score of a draw for a side. */
int draw_score(const struct search *s, int side);
/* Whether the piece would attack the Commander from where the movement ends; a quick test that counts no node. */
bool strikes_at_commander(const struct search *s, const struct movement *m);

/* search_table.c: the transposition table */

enum bound { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT };
/* Create the empty table, in the search's pool. */
void transposition_make(struct search *s);
/* The entry of a position, NULL when it is not there. */
const struct entry *transposition_find(const struct search *s, uint64_t key);
/* Store the score of a position at `ply`, searched to `depth`, unless the table has a deeper entry of the same
 * position. */
void transposition_keep(struct search *s, uint64_t key, int ply, int depth, int score, enum bound bound,
                        const struct movement *best);
/* The score of an entry, adjusted to distance `ply` from the root. */
int transposition_score(const struct entry *e, int ply);

/* search.c */

/* Alpha-beta over whole turns. */
int search_turns(struct search *s, int depth, int alpha, int beta, int ply);

/* search_root.c */

/* A copy of the position with room for a search and for the reserve of its side to move. */
struct position *search_copy(struct pool *pool, const struct position *p);
/* A search of that position, which it changes and restores; resting pieces do not move in the first turn. `need`: the
 * result of must_end_safe at the start of the turn; `rng` (or NULL) orders equal choices. s->roots is the number of
 * root turns; 0: nothing is legal. */
struct search *search_new(struct pool *pool, struct position *p, int turn_limit, bool need, struct rng *rng,
                          int budget);
/* Iterative deepening up to `budget` nodes in all: s->root then starts with the `most` best turns in order. */
void search_best(struct search *s, int budget, int most);

#endif
