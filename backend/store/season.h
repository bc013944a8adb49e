/* season.h - rows of the tables computed for a season. */
#ifndef QUAD_STORE_SEASON_H
#define QUAD_STORE_SEASON_H
#include "store/pg.h"

/* Queue, inside a transaction: delete the tables of a season, to be written again. */
void season_drop(struct ctx *c, struct pg *db, const char *season);
/* Queue: the n-th table of a season, a line of JSON; `at`: the moment whose results it holds. */
void season_insert(struct ctx *c, struct pg *db, const char *season, const char *board, int n,
                   const char *body, int64_t at);
#endif
