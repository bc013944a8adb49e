/* tell.h - shared by the files for views and log lines: the audience of events, and the lines (R9.3, R10). */
#ifndef STRATAGEM_TELL_H
#define STRATAGEM_TELL_H
#include "games/stratagem/state.h"

/* know.c: the viewers (bits) who can know of a happening (R9.3). */
uint32_t happening_audience(const struct chronicle *chronicle, bool fog, const struct happening *h);
/* The happening without the parts that this viewer must not know (-1); `all`: for the archive, with all parts. */
struct happening happening_as_seen(const struct happening *h, int viewer, bool all);

/* tell_words.c: one happening as a line; its audience is left 0. `w`: any world with civilizations and
 * capitals. */
struct tale_line happening_line(struct ctx *c, const struct world *w, const struct chronicle *chronicle,
                                const struct happening *h);
/* The members of a line as JSON: kind, seat, text and the facts. */
json_object *line_json(struct ctx *c, const struct tale_line *line);

/* story.c: log lines of the diplomacy phase; each function returns the audience of its line (bits of viewers) */

enum answer { ANSWER_PROPOSED, ANSWER_WITHDRAWN, ANSWER_REJECTED, ANSWER_LAPSED };
/* A message; `to` NOBODY: to all. */
uint32_t story_message(struct ctx *c, struct tale *tale, int turn, int from, int to, const char *text);
/* A change of the proposal that `from` made to `to`; rejections come from `to`, the others from `from`. */
uint32_t story_proposal(struct ctx *c, struct tale *tale, int turn, enum answer answer, int from, int to,
                        enum relation kind);
/* `by` accepted the proposal of `with`; `until`: the last turn of a ceasefire, else 0. */
uint32_t story_signed(struct ctx *c, struct tale *tale, int turn, int by, int with, enum relation kind,
                      int until);
/* The seat agreed to end the diplomacy phase (R3). */
uint32_t story_ready(struct ctx *c, struct tale *tale, int turn, int seat);
/* The seat left between resolutions; `why`: "resign" "flag" "timeout". */
void story_left(struct ctx *c, struct tale *tale, int turn, int seat, const char *why);
/* The end of a game outside a resolution: all but one left, or a draw was agreed. */
void story_ended(struct ctx *c, struct tale *tale, const struct world *w);

/* notation.c, tell_words.c */
/* The valid items of an order (`judgement` NULL: all items) in the notation of the archive; NULL order: "-". */
const char *orders_notation(struct ctx *c, const game_order *o, const struct judgement *judgement);
/* A text in quotation marks, escaped as in JSON, so that it stays on one line. */
const char *quoted(struct ctx *c, const char *text);
/* "2 Infantry", "1 Huscarl". */
const char *units_words(struct ctx *c, enum civ civ, const int units[UNIT_KINDS]);
#endif
