/* tell.h - shared by the files for views and log lines: the audience of events, and the lines (R9.3, R10). */
#ifndef STRATAGEM_TELL_H
#define STRATAGEM_TELL_H
#include "games/stratagem/state.h"

/* know.c: who may hear of a happening (R9.3), as bits of viewers. */
uint32_t happening_audience(const struct chronicle *chronicle, bool fog, const struct happening *h);
/* The happening with what this viewer may not know of it blanked (-1); `all`: the archive's eyes. */
struct happening happening_as_seen(const struct happening *h, int viewer, bool all);

/* tell_words.c: one happening as a line; its audience is left 0. `w`: any world that knows civilizations and
 * capitals. */
struct tale_line happening_line(struct ctx *c, const struct world *w, const struct chronicle *chronicle,
                                const struct happening *h);
/* The members of a line as JSON: kind, seat, text and the facts. */
json_object *line_json(struct ctx *c, const struct tale_line *line);

/* story.c: what is done in the diplomacy phase. They answer the audience of the line: who has news. */
enum answer { ANSWER_PROPOSED, ANSWER_WITHDRAWN, ANSWER_REJECTED, ANSWER_LAPSED };
uint32_t story_message(struct ctx *c, struct tale *tale, int turn, int from, int to,
                       const char *text); /* NOBODY: all */
/* `from` made the proposal to `to`; a refusal is the doing of `to`. */
uint32_t story_proposal(struct ctx *c, struct tale *tale, int turn, enum answer answer, int from, int to,
                        enum relation kind);
/* `by` accepted what `with` had proposed; `until`: last turn of a ceasefire, else 0. */
uint32_t story_signed(struct ctx *c, struct tale *tale, int turn, int by, int with, enum relation kind,
                      int until);
/* The seat says that the diplomacy phase may end (R3). */
uint32_t story_ready(struct ctx *c, struct tale *tale, int turn, int seat);
/* The seat left between resolutions; `why`: "resign" "flag" "timeout". */
void story_left(struct ctx *c, struct tale *tale, int turn, int seat, const char *why);
/* The end of a game outside a resolution: all but one left, or a draw was agreed. */
void story_ended(struct ctx *c, struct tale *tale, const struct world *w);

/* notation.c, tell_words.c */
/* The items of an order that stand (`judgement` NULL: all that are named) as the archive's line; NULL order: "-". */
const char *orders_notation(struct ctx *c, const game_order *o, const struct judgement *judgement);
/* A text between quotation marks, escaped as in JSON: it stays on one line. */
const char *quoted(struct ctx *c, const char *text);
/* "2 Infantry", "1 Huscarl". */
const char *units_words(struct ctx *c, enum civ civ, const int units[UNIT_KINDS]);
#endif
