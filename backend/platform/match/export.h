/* export.h - the record of a match: its settings, its seed and every event. Anyone can replay the match from it. */
#ifndef QUAD_EXPORT_H
#define QUAD_EXPORT_H
#include "base/ctx.h"
#include "base/json.h"

struct match_row;
struct audience_viewer;
struct pg;

/* The record of a finished match for the API; FAULT_NOT_FINISHED before the end. */
bool export_read(struct ctx *c, struct pg *db, const char *match, const struct audience_viewer *who,
                 json_object **ret_record) must_check;
/* The record of any match, also a running one, for the server's own use: it holds the seed and every order. */
bool export_record(struct ctx *c, struct pg *db, const struct match_row *match,
                   json_object **ret_record) must_check;
/* The record as NDJSON: a head line, one line per event, an end line. */
const char *export_ndjson(struct ctx *c, json_object *record);
#endif
