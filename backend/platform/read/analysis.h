/* analysis.h - analyses a position: a line played from it, the legal orders after it, an engine's evaluation.
 * Nothing is stored. Running matches cannot be analysed: neither their record nor a position of one of the caller's
 * own is accepted. A seat of a running match can try the rules on it, without an evaluation. */
#ifndef QUAD_ANALYSIS_H
#define QUAD_ANALYSIS_H
#include "base/ctx.h"
#include "base/json.h"
#include "games/game.h"
#include "platform/read/analysis_effort.h"

struct match;
struct pg;

/* OPEN in place of a seat: the view of everything, without legal orders. */
enum { ANALYSIS_LINE = 400, ANALYSIS_TEXT = 16384, ANALYSIS_TURNS = 20, ANALYSIS_OPEN = -2 };

/* A seat, or nobody's, also chooses the moment: a turn of a match starts where its orders were carried out, not where it
 * began; and stages in which the seats only talk end by themselves. */
struct analysis_wish {
    const char *game, *variant; /* variant NULL: the first, or the match's */
    json_object *options;       /* NULL: the defaults, or the match's */
    int64_t seats;              /* 0: the fewest that the variant allows, or the match's */
    const char *match;          /* start at the beginning of `turn` of this finished match ... */
    int64_t turn;
    const char *position; /* ... or from this position; both NULL: from the opening */
    json_object *line;    /* entries, NULL for none */
    json_object *partial; /* unfinished orders for `legal`, NULL for none */
    bool seated;          /* `seat` was given: whose turn it is taken to be where several seats owe orders */
    int64_t seat;         /* else the first of them; ANALYSIS_OPEN: nobody's */
    json_object *compare; /* orders of that seat in a finished match, to be compared; NULL for none */
    struct question question;
    bool advise;
    bool is_paid; /* by analysis_pay */
};

/* Play the line and describe the position after it, in the form of POST /analysis. An illegal entry of the line
 * fails with the game's code under "/line/N/..."; FAULT_BAD_POSITION, FAULT_STILL_RUNNING, FAULT_TOO_MANY_REQUESTS. */
bool analysis_answer(struct ctx *c, struct pg *db, const struct analyst *who,
                     const struct analysis_wish *wish, json_object **ret_answer) must_check;
/* The same from the current position of a match, for one of its seats (plan_preview_answer): the rules alone, without
 * position text and evaluation. An entry of `line` is the orders themselves. The caller has checked that the match
 * hides nothing. */
bool analysis_preview(struct ctx *c, const struct analyst *who, const struct match *m, json_object *line,
                      json_object *partial, json_object **ret_answer) must_check;
/* One short search per turn of a finished match, from turn `from` on: {"items","next"}. The answer never changes. */
bool analysis_evaluations(struct ctx *c, struct pg *db, const struct analyst *who, const char *match,
                          int64_t from, int64_t limit, json_object **ret_list) must_check;
#endif
