/* bench.h - the table of language models: ratings of the season, and what their games cost, how many of their answers
 * did not count, and how many promises they kept. */
#ifndef QUAD_BENCH_H
#define QUAD_BENCH_H
#include "base/json.h"

struct pg;

/* Count what language models did in the public matches of a season that were known at a moment, `at` (that of
 * season_compute), where that is not done; *ret_seats: how many seats were counted. A match that cannot be read is left out, with a line in the log. */
bool bench_count(struct ctx *c, struct pg *db, const char *season, int64_t at, int *ret_seats) must_check;
/* The table of a board such as stratagem/base, or "all": {"season","board","items","next":null}. season NULL: the
 * present one. FAULT_BAD_REQUEST: no such season. */
bool bench_show(struct ctx *c, struct pg *db, const char *season, const char *board,
                json_object **ret_table) must_check;
#endif
