/* tell.h - shared by the files for views and log lines. */
#ifndef COSAIR_TELL_H
#define COSAIR_TELL_H
#include "base/divide.h"
#include "games/cosair/state.h"

/* R7.2, R7.5, R10.1 */
enum { TAX_LEAST = 20, TAX_MOST = 80, TAX_STEP = 10, DEBT_STEP = 400, RECRUIT_TURNS = 10 };
/* R21.3a: reports on planets in the brief view, characters of the whole, and of a report's key with its signs. */
enum { REPORTS_LEAST = 4, REPORTS_MOST = 20, BRIEF_ROOM = 5800, REPORT_KEY = 6 };

/* Turns until an expedition that starts now founds its colony (R6.3). */
static inline int colony_turns(const struct space *w, int seat)
{
    return nation_knows(w, seat, FUSION_DRIVE) ? 12 : 15;
}

/* Audiences of news (know.c) */

/* The viewers (bits) that can know of an event before the end (R15.3). */
uint32_t news_audience(const struct happening *h);

/* Rows of the view (rows.c): the nation and the planets a viewer knows fully */

/* How much a view has (R21.3, R21.4): what a turn needs, all that R17 names, or also the numbers of a page. */
enum detail { BRIEF, WHOLE, PAGE };

/* A nation; BRIEF: without what its row in `nations` has, and what only the save needs. */
json_object *nation_row(struct ctx *c, const struct space *w, int seat, enum detail detail);
/* All planets of that seat, NONE: of all seats. BRIEF: without what their rows in `planets` have, and without members
 * that are false or 0. */
json_object *planet_rows(struct ctx *c, const struct space *w, int seat, enum detail detail);
/* The reports of the nation `seat`; PAGE: with the age of each. BRIEF: of other nations' planets only, and of these
 * the newest as far as they fit into `room` characters; states that are false are left out. */
json_object *report_rows(struct ctx *c, const struct space *w, const struct reports *reports, int seat,
                         enum detail detail, int room);

/* News (events.c, news.c) */

/* The event arrays of R21.3, added to a list: those of one nation. `chronicle` NULL: none. */
void own_events(struct ctx *c, const struct chronicle *chronicle, int seat, json_object *ret_list);
/* Add the public events of a resolution to the list (R15). */
void public_events(struct ctx *c, const struct chronicle *chronicle, json_object *ret_list);
/* "success" "fled" "caught". */
const char *outcome_name(int outcome);
/* The members of a battle in the order of R21.3, added to `row`. */
void add_battle(json_object *row, const struct battle *battle);
/* One happening as a line of the log: its kind, the archive's notation (R18), a sentence and the facts; its audience
 * is left 0. `target`: as shown to the nation that discovered the agent. */
struct tale_line news_line(struct ctx *c, const struct space *w, const struct chronicle *chronicle,
                           const struct happening *h, bool target);
/* The members of a line as JSON: kind, seat, text and the facts. */
json_object *news_json(struct ctx *c, const struct tale_line *line);

/* Log lines outside a resolution (tale.c); `tale` can be NULL. A resignation: until the next resolution only the nation
 * itself can read it, unless it ends the game (R15.1). */
void tell_resignation(struct ctx *c, const game_state *after, int seat, struct tale *tale);
/* The line that ends the game, with its reason (R13). */
void tell_ending(struct ctx *c, const game_state *after, struct tale *tale);

/* Notation */

/* Read a line in notation (R18) into a list of orders (R14). Nothing is judged: unknown words become orders that
 * judging refuses. */
json_object *orders_read(struct ctx *c, const char *line);
#endif
