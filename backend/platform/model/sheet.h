/* sheet.h - results of matches, sorted by board, and the ratings that follow from them alone: what `quad rate` prints of
 * files and `quad season` stores of the database. The order of the results changes no byte of the output. */
#ifndef QUAD_SHEET_H
#define QUAD_SHEET_H
#include "base/json.h"
#include "platform/model/strength.h"

struct sheet_name {
    const char *name, *kind;
};

struct sheet_result {         /* a finished game */
    const char *seed, *match; /* match: its commitment, "" for a result line */
    int seats, place[SEATS_MAX];
    struct sheet_name who[SEATS_MAX];
    const char *faction[SEATS_MAX]; /* NULL: none */
};

struct sheet { /* the results of a board */
    const char *game, *variant;
    int count, room, unfinished;
    struct sheet_result *result;
    int players;
    struct sheet_name *player;
    struct strengths strengths;
    struct strength_range *range;
    struct sheet *next;
};

struct sheets {
    struct ctx *c;      /* everything belongs to its pool */
    const char *season; /* results of other seasons are left out; NULL: all count */
    struct sheet *first, **last;
};

/* No results yet; they belong to the ctx's pool. */
void sheets_begin(struct ctx *c, const char *season, struct sheets *ret);
/* Add a result: an export, or a line of `quad simulate`. Exports of unrated matches are left out. `c` holds what is needed
 * only during the call. FAULT_BAD_REQUEST: it is no result. */
bool sheets_take(struct ctx *c, struct sheets *s, json_object *result) must_check;
/* The tables: a line for each board, and one of all games if there are several. */
json_object *sheets_tables(struct sheets *s);

/* sheet_seats.c: parts of a board's table */

/* The order of players: by name, then by kind; for qsort and bsearch. */
int sheet_by_name(const void *one, const void *other);
/* The player's number on the board, -1 for none. */
int sheet_player(const struct sheet *s, const struct sheet_name *who);
/* Who finished ahead of whom: [{"player","against","games","won","drawn"}], each pair from both sides. */
json_object *sheet_pairs(struct ctx *c, const struct sheet *s);
/* What a seat is worth: [{"seats","seat","games","points","low","high"}]. `points` is how much stronger than their ratings
 * its players were; null when the results do not bound it. */
json_object *sheet_seats(struct ctx *c, const struct sheet *s);
/* The same of factions: [{"seats","faction","games","points","low","high"}], by number of seats and name. A game counts
 * once, however many of its seats play the faction. */
json_object *sheet_factions(struct ctx *c, const struct sheet *s);
#endif
