/* tournament_view.h - tournaments as JSON, for the files of tournaments. */
#ifndef QUAD_TOURNAMENT_VIEW_H
#define QUAD_TOURNAMENT_VIEW_H
#include "base/json.h"
#include "platform/contest/tournament_load.h"

/* The tournament without `mine`; `account` is whose `you_host` it is. */
json_object *tournament_json(struct ctx *c, const struct tournament_row *row, int64_t account);
json_object *tournament_standings_json(struct ctx *c, const struct tournament *t);
json_object *tournament_round_json(struct ctx *c, const struct tournament *t, const struct round_row *round);
#endif
