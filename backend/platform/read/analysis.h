/* analysis.h - a position, a line played from it, what may follow and what a strong player thinks of it. Nothing is
 * stored. A running match is out of reach: neither its record nor a position that stands in one of the caller's own
 * is taken; its own seats may try the rules on it, without advice. */
#ifndef QUAD_ANALYSIS_H
#define QUAD_ANALYSIS_H
#include "base/ctx.h"
#include "base/json.h"
#include "games/game.h"

struct match;
struct pg;

enum { ANALYSIS_LINE = 400, ANALYSIS_TEXT = 16384, ANALYSIS_TURNS = 20 };

struct analyst {     /* who asks */
    int64_t account; /* 0: nobody */
    const char *remote;
};

struct analysis_wish {
    const char *game, *variant; /* variant NULL: the first, or the match's */
    json_object *options;       /* NULL: the defaults, or the match's */
    const char *match;          /* begin at the beginning of `turn` of this finished match ... */
    int64_t turn;
    const char *position; /* ... or in this position; both NULL: in the opening */
    json_object *line;    /* entries, NULL for none */
    json_object *partial; /* unfinished orders for `legal`, NULL for none */
    struct question question;
    bool advise;
};

/* Replay the line and describe where it ends, as POST /analysis answers it. An entry of the line that the rules
 * refuse has the game's code under "/line/N/..."; FAULT_BAD_POSITION, FAULT_STILL_RUNNING, FAULT_TOO_MANY_REQUESTS. */
bool analysis_answer(struct ctx *c, struct pg *db, const struct analyst *who,
                     const struct analysis_wish *wish, json_object **ret_answer) must_check;
/* The same from where a match stands, for a seat of it: what the rules say (plan_preview_answer), neither the
 * position's text nor advice. An entry of `line` is the orders themselves. The caller has made sure that nothing in
 * the match is hidden. */
bool analysis_preview(struct ctx *c, const struct analyst *who, const struct match *m, json_object *line,
                      json_object *partial, json_object **ret_answer) must_check;
/* One short search per turn of a finished match, from turn `from` on: {"items","next"}. The same answer for ever. */
bool analysis_evaluations(struct ctx *c, struct pg *db, const struct analyst *who, const char *match,
                          int64_t from, int64_t limit, json_object **ret_list) must_check;
#endif
