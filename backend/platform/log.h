/* log.h - the turn log as a viewer may see it, and the export of a finished match. Lines are numbered per viewer, so that a
 * number never tells how many lines others have. */
#ifndef QUAD_PLATFORM_LOG_H
#define QUAD_PLATFORM_LOG_H
#include "base/ctx.h"
#include "base/json.h"
#include "games/tale.h"

struct match_row;
struct audience_viewer;
struct pg;

/* Lines after number `after`, as far as the viewer may read them: {"items":[{"n","turn","at","kind","seat","text",...facts}],"next"}.
 * What audience.h may refuse. */
bool log_read(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
              int64_t after, int64_t limit, json_object **ret_log) must_check;
/* The same as text, one line each. */
bool log_print(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
               int64_t after, const char **ret_text) must_check;
/* Add to a line's item what it says: kind, seat (null for nobody), text, and its facts as members of their own. */
void log_say(json_object *item, const struct tale_line *line);
/* The record of a finished match as the contract gives it: FAULT_NOT_FINISHED before. */
bool log_export(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
                json_object **ret_record) must_check;
/* The same of a match that may still be played, for our own eyes: it holds the seed and every order. */
bool log_record(struct ctx *c, struct pg *db, const struct match_row *match, json_object **ret_record) must_check;
/* The export as NDJSON: a head line, one line per event, an end line. */
const char *log_ndjson(struct ctx *c, json_object *record);
#endif
