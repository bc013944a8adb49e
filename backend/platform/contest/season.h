/* season.h - ratings of a season with ranges, computed from all its results (platform/model/sheet.h) and stored. */
#ifndef QUAD_SEASON_H
#define QUAD_SEASON_H
#include "base/json.h"

struct pg;

/* Compute and store the tables of a season (such as 2026Q4) from the results known at a moment, `at`, in whole
 * milliseconds; *ret_boards: how many there are. */
bool season_compute(struct ctx *c, struct pg *db, const char *season, int64_t at, int *ret_boards) must_check;
/* The seasons that have tables: {"items":[{"season","computed_at","boards"}],"next":null}. */
bool season_all(struct ctx *c, struct pg *db, json_object **ret_list) must_check;
/* The tables of a season, or one of them: {"season","computed_at","items"}, each as `quad rate` prints it.
 * FAULT_NOT_FOUND: nothing was computed. */
bool season_show(struct ctx *c, struct pg *db, const char *season, const char *board,
                 json_object **ret_season) must_check;
#endif
