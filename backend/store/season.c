/* season.c - see season.h. */
#include "store/season.h"

void season_drop(struct ctx *c, struct pg *db, const char *season)
{
    pg_tell(c, db, SEASON_CLEAR, "t", season);
}

void season_insert(struct ctx *c, struct pg *db, const char *season, const char *board, int n,
                   const char *body, int64_t at)
{
    pg_tell(c, db, SEASON_PUT, "ttiti", season, board, (int64_t)n, body, at);
}
