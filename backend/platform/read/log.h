/* log.h - the turn log as a viewer can see it. Lines are numbered per viewer, so that a number never reveals how
 * many lines others have. The record of a whole match is in match/export.h. */
#ifndef QUAD_PLATFORM_LOG_H
#define QUAD_PLATFORM_LOG_H
#include "base/ctx.h"
#include "base/json.h"
#include "games/tale.h"

struct audience_viewer;
struct pg;

/* The lines after number `after` that the viewer can read:
 * {"items":[{"n","turn","at","kind","seat","text",...facts}],"next"}. The refusals of audience.h. */
bool log_read(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
              int64_t after, int64_t limit, json_object **ret_log) must_check;
/* The same as text, one line each. */
bool log_print(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
               int64_t after, const char **ret_text) must_check;
/* Add the content of a line to its item: kind, seat (null for none), text, and its facts as members of their own. */
void log_say(json_object *item, const struct tale_line *line);
#endif
