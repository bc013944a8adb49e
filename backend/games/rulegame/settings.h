/* settings.h - the options of a series (R7), read: constant while it is played. */
#ifndef RULEGAME_SETTINGS_H
#define RULEGAME_SETTINGS_H
#include "games/rulegame/pieces.h"
#include "base/rng.h"

enum {
    BOARDS_MAX = 20,
    SERIES_MAX = 10,
    KINDS_MAX = 16, /* shapes, colors */
    IMAGES_MAX = 200,
    INITIAL_MAX = 50,  /* predefined boards */
    REDRAWS_MAX = 1000 /* R7.4 */
};

enum incentive { INCENTIVE_NONE, INCENTIVE_DOUBLING, INCENTIVE_LIKELIHOOD, INCENTIVE_BONUS };
enum initial_order { INITIAL_LISTED, INITIAL_ALPHA, INITIAL_RANDOM };

struct names {
    int count;
    const char *name[KINDS_MAX];
};

struct initial_board {
    const char *name;
    int count;
    struct piece *piece; /* by cell */
};

struct settings {
    const char *level; /* id of the ladder's level, NULL: another rule set */
    bool standard;     /* the level with all other options at their defaults, so that runs are comparable */
    const char *rules; /* the text */
    const struct program *program, *cond_train, *cond_test; /* the conditions can be NULL */
    int series; /* R8.7: how often so many boards are played, where two share them */
    int boards, min_objects, max_objects, min_shapes, max_shapes, min_colors, max_colors;
    struct names shapes, colors;
    int n_image;
    const struct piece *image; /* their cell is not used */
    int n_initial;
    const struct initial_board *initial;
    enum initial_order initial_order;
    bool crowded, fixed, reveal; /* reveal: the rules are told at the end */
    bool until_mastered;         /* R8.11: the series ends once the rule is mastered */
    int until_flawless;          /* R8.12: or after so many boards in a row without an error; 0: not so */
    int pick_cost, min_points, max_points;
    enum incentive incentive;
    int x2_after, x4_after; /* R8.4: a streak; likelihood: whole multiples */
    int activate_bonus_at, clear_how_many, bonus_extra_pts, give_up_at;
};

/* Fill in the defaults of the options (NULL: none given), in schema order. NULL: FAULT_BAD_OPTIONS, with the path
 * and, for a rule text, the parser's code, line and column. */
json_object *settings_complete(struct ctx *c, json_object *sent);
/* The same for two on one board: with the option `series`, with this default; `until_mastered` is true by default, and
 * rivals do not have it. */
json_object *settings_complete_series(struct ctx *c, json_object *sent, int series, bool rivals);
/* Read complete options; fails as above. */
bool settings_read(struct ctx *c, json_object *options, struct settings *ret_settings) must_check;

/* The bounds of the integer option of that name; false: there is none. */
bool settings_bounds(const char *name, int *ret_min, int *ret_max);

/* The pieces of board number `number` of series number `series` (R7.1 to R7.4): they depend on nothing but settings,
 * seed and these. `piece` has room for PIECES_MAX; returns how many. */
int deal(struct ctx *c, const struct settings *s, uint64_t seed, int series, int number, struct piece *piece);
/* False when a thousand draws did not meet cond_train and cond_test. */
bool deal_meets(struct ctx *c, const struct settings *s, struct rng *rng, struct piece *piece,
                int *ret_count);

/* The ladder: rule sets made by hand, from gentle to fiendish */

/* The text of a level must not change once it has been played, because old matches replay from it. */
struct level {
    const char *id, *text;
};
/* Level number i from 0, NULL past the last; the one with that id, or NULL. */
const struct level *level_at(int i);
/* The level with that id, NULL when there is none (R9). */
const struct level *level_find(const char *id);
/* Errors a level allows for three stars (R9.2); NULL: any other rule set. */
int level_par(const char *id);
#endif
