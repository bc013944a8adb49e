/* rating.h - rating changes at the end of a rated match. The weights are described in
 * backend/docs/decisions/005-ratings.md. */
#ifndef QUAD_PLATFORM_RATING_H
#define QUAD_PLATFORM_RATING_H
#include "base/ctx.h"
#include "platform/model/glicko.h"
#include "store/rating.h"

enum { RATING_SEATS = 16, RATING_PROVISIONAL = 110 };

struct rated { /* a finished rated match */
    int64_t match, at;
    /* Its number in the order of rated matches; 0: drawn now, because the match ends now. */
    int64_t n;
    bool settled; /* n, speed and ladder are stored already */
    const char *game, *variant, *speed, *ladder;
    int seats;
    const int *place;
};

/* Queue what is recorded at the start of a rated match: owners of programs and the ratings of all seats. `programs`:
 * how many seats are programs. */
void rating_start(struct ctx *c, struct pg *db, const struct rated *match, int programs);
/* Change the players' ratings at the end of the match, in the match's own transaction. Locks their accounts. */
bool rating_finish(struct ctx *c, struct pg *db, const struct rated *match) must_check;
/* Recompute all ratings from the results of all rated matches, in one transaction. */
bool rating_rebuild(struct ctx *c, struct pg *db, int *ret_matches) must_check;
/* The same for one board, of all pools and seasons, inside the caller's transaction, which holds an account;
 * matches that end on the board wait. */
bool rating_rebuild_board(struct ctx *c, struct pg *db, const struct board *board) must_check;

/* The season of a time, for example "2026Q4". */
const char *rating_season(struct ctx *c, int64_t at);
/* The leaderboard that the match's page refers to: humans, programs, or all when both played. */
enum rating_pool rating_pool(int seats, int programs);

#include "platform/model/fair.h"
/* The place used to rate a seat: behind everyone when somebody else has played for its original player. */
int rating_place(int place, bool stood_in);
/* The outcome between two seats, from their places and the number of times its weight is halved. */
struct bout rating_bout(struct glicko against, int own_place, int other_place, int halvings);
#endif
