/* search.h - what the files of Marshal, the strong player, share (R19.3): the search over whole turns, its eye for a
 * position and its memory. Everything is integers and depends on the position alone: the same question has the same
 * answer.
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
    int order; /* what promises most is tried first; PROMISING and more: not one of the many quiet ones */
};
struct choices {
    int n, room;
    struct choice *at;
};

/* Who reaches which square, bits 1 << kind per seat: a piece's ray reaches up to and into the first piece. */
struct field {
    uint8_t *hit[2];
    square *touched; /* the squares to clear for the next look */
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
    int contempt;   /* how little the side at the root thinks of a draw; 0 for an honest opinion */
    int root_side;
    int64_t nodes, budget;
    bool spent;    /* the budget is: every score on the way up is void */
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
    struct root *root; /* the turns that may be chosen */
};

/* What stays of a turn to take it back. */
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
/* How good the position looks for the side to move, quiet as it is; fills the field. */
int evaluate(struct search *s);
/* Could a seat's pieces that reach the square take a piece of that kind there? The kind of the cheapest taker, or
 * NO_KIND. */
int cheapest_taker(const struct field *f, int seat, square at, int kind);
/* An empty field for this board. */
struct field field_new(struct pool *pool, const struct position *p);

/* search_play.c: making and unmaking turns */

/* The hash of everything that decides how the game goes on. */
uint64_t position_key(const struct search *s);
/* The hash of the squares from nothing. */
uint64_t squares_hash(const struct position *p);
/* Try a movement: a node. */
void node_do(struct search *s, const struct movement *m, struct edits *ret_edits);
/* Do a whole turn and hand the move over, unless a Commander fell. */
void turn_do(struct search *s, const struct turn *turn, struct played *ret_played);
/* Undo turn_do. */
void turn_undo(struct search *s, const struct played *played);
/* No more nodes; true from then on. */
bool budget_spent(struct search *s);

/* search_order.c: move ordering */

enum wanted { ALL_TURNS, LOUD_TURNS }; /* loud: captures that do not lose, promotions */
/* Make choices of the movements in s->list and of passing; `field` must be that of the position. False: mated, so
 * that R7.5 lets every movement pass. */
bool list_choices(struct search *s, int ply, enum wanted wanted, const struct movement *best);
/* Add the most promising operations, at most so many; those in the midst of a search begin with a loud movement. */
void list_operations(struct search *s, int ply, int most, enum wanted wanted);
/* The most promising choice from `i` on comes to place i. */
void choice_next(struct choices *list, int i);
/* What the movement wins at once: pieces taken, promotion, less what may be retaken. */
int movement_gain(const struct search *s, const struct movement *m);
/* It takes or promotes. */
bool movement_is_loud(const struct movement *m);
/* A turn that refuted another will be tried early. */
void killer_store(struct search *s, int ply, const struct turn *turn, int depth);
/* Whether two movements are the same, chain and promotion included. */
bool same_movement(const struct movement *a, const struct movement *b);

/* search_mate.c: capture of the Commander in one turn */

/* Can the side to move, whose movements are in s->list, take the Commander in this turn, by an operation where it
 * has one? The turn and what comes of it: WON less the plies, or a draw by the reply. */
bool take_commander(struct search *s, int ply, struct turn *ret_turn, int *ret_score);
/* What a draw is worth to a side. */
int draw_score(const struct search *s, int side);
/* Would a piece of the side to move that arrives on the square attack the Commander from there? A glance, no node. */
bool strikes_at_commander(const struct search *s, const struct movement *m);

/* search_table.c: the transposition table */

enum bound { BOUND_NONE, BOUND_LOWER, BOUND_UPPER, BOUND_EXACT };
/* Make the empty table of positions, in the search's pool. */
void transposition_make(struct search *s);
/* The entry of a position, NULL when it is not there. */
const struct entry *transposition_find(const struct search *s, uint64_t key);
/* Keep the score of a position at `ply`, searched to `depth`; only a deeper entry of the same position is kept
 * instead. */
void transposition_keep(struct search *s, uint64_t key, int ply, int depth, int score, enum bound bound,
                        const struct movement *best);
/* A score kept at another distance from the root. */
int transposition_score(const struct entry *e, int ply);

/* search.c */

/* Alpha-beta over whole turns. */
int search_turns(struct search *s, int depth, int alpha, int beta, int ply);

/* search_root.c */

/* A copy of the position with room for a search and for the reserve of its side to move. */
struct position *search_copy(struct pool *pool, const struct position *p);
/* A search of that position, which it changes and restores; what rests there may not move this turn. `need`: as
 * must_end_safe says of the start of the turn; `rng` (or NULL) orders what looks equal. s->roots turns to look at;
 * none: nothing is legal. */
struct search *search_new(struct pool *pool, struct position *p, int turn_limit, bool need, struct rng *rng,
                          int budget);
/* Look deeper and deeper until it has tried so many nodes in all: s->root holds the best turns, `most` of them in
 * order. */
void search_best(struct search *s, int budget, int most);

#endif
