/* tell.h - shared by the files for views and log lines. */
#ifndef COSAIR_TELL_H
#define COSAIR_TELL_H
#include "base/divide.h"
#include "games/cosair/state.h"

/* R7.2, R7.5, R10.1 */
enum { TAX_LEAST = 20, TAX_MOST = 80, TAX_STEP = 10, DEBT_STEP = 400, RECRUIT_TURNS = 10 };

/* Turns until a colony is founded that sets out now (R6.3). */
static inline int colony_turns(const struct space *w, int seat)
{
    return nation_knows(w, seat, FUSION_DRIVE) ? 12 : 15;
}

/* Audiences of news (know.c) */

/* The viewers (bits) that can know of an event before the end (R15.3). */
uint32_t news_audience(const struct happening *h);

/* Rows of the view (rows.c): the nation and the planets a viewer knows fully */

/* A nation as R17 and R21.3 write it; `extras`: with what a page counts with. */
json_object *nation_row(struct ctx *c, const struct space *w, int seat, bool extras);
/* All planets of that seat, NONE: of everybody. */
json_object *planet_rows(struct ctx *c, const struct space *w, int seat, bool extras);
/* What a nation's agents have brought home; `extras`: with the age of each look. */
json_object *report_rows(struct ctx *c, const struct space *w, const struct reports *reports, bool extras);

/* News (events.c, news.c) */

/* The event arrays of R21.3, added to a list: a nation's own ones, and those that are everybody's. `chronicle` NULL:
 * none. */
void own_events(struct ctx *c, const struct chronicle *chronicle, int seat, json_object *ret_list);
/* Add to the list what everybody may hear of a resolution (R15). */
void public_events(struct ctx *c, const struct chronicle *chronicle, json_object *ret_list);
/* "success" "fled" "caught". */
const char *outcome_name(int outcome);
/* The members of a battle in the order of R21.3, added to `row`. */
void add_battle(json_object *row, const struct battle *battle);
/* One happening as a line of the log: its kind, the archive's notation (R18), a sentence and the facts; its audience
 * is left 0. `target`: as the nation reads it that discovered the agent. */
struct tale_line news_line(struct ctx *c, const struct space *w, const struct chronicle *chronicle,
                           const struct happening *h, bool target);
/* The members of a line as JSON: kind, seat, text and the facts. */
json_object *news_json(struct ctx *c, const struct tale_line *line);

/* What is told outside a resolution (tale.c): a resignation, to the nation itself until the next one unless it ends
 * the game (R15.1); and the end by the arena. `tale` can be NULL. */
void tell_resignation(struct ctx *c, const game_state *after, int seat, struct tale *tale);
/* The line that ends the game, with its reason (R13). */
void tell_ending(struct ctx *c, const game_state *after, struct tale *tale);

/* Notation */

/* The list of R14 that a line of text says (R18). Nothing is judged: words that say nothing become orders that the
 * judge refuses. */
json_object *orders_read(struct ctx *c, const char *line);
#endif
