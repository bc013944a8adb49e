/* opening.h - the openings of finished matches: read from their events, kept, and counted. The matches of ordinary play
 * count; those that anybody can see are in the counts for everybody (platform/read/explorer.h). */
#ifndef QUAD_PLATFORM_OPENING_H
#define QUAD_PLATFORM_OPENING_H
#include "games/openings.h"

struct match;
struct match_row;
struct pg;

/* A key of steps: 32 hex digits. */
enum { OPENING_KEY = 33 };
/* Bands of mean ratings, from 1, and the least rating of each but the first, in points. */
enum { OPENING_BANDS = 4, OPENING_BAND_FIRST = 1400, OPENING_BAND_POINTS = 200 };

/* The key of the first `n` steps of an opening in a game of so many seats; n -1: of what is before all openings. */
void opening_key(struct ctx *c, const struct game *game, const struct variant *variant, int seats,
                 const struct opening *opening, int n, char ret_key[OPENING_KEY]);

/* Queue: the match is over, and its opening is to be read if it is to be compared with others. */
void opening_end(struct ctx *c, struct pg *db, const struct match *m);
/* Read the openings of matches that have ended, for the clock daemon: some each time, in transactions of their own. */
bool opening_step(struct ctx *c, struct pg *db) must_check;

/* For a rebuild, in the transaction of a finished match: read its opening again. The counts are made afterwards. */
bool opening_rebuild(struct ctx *c, struct pg *db, const struct match_row *row) must_check;
/* Then make all counts again, in a transaction of its own. */
bool opening_rebuild_counts(struct ctx *c, struct pg *db) must_check;
#endif
