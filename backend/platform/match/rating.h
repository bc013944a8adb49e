/* rating.h - ratings change when a rated match ends. What counts how much: backend/docs/decisions/005-ratings.md. */
#ifndef QUAD_PLATFORM_RATING_H
#define QUAD_PLATFORM_RATING_H
#include "base/ctx.h"
#include "platform/model/glicko.h"
#include "store/rating.h"

enum { RATING_SEATS = 16, RATING_PROVISIONAL = 110 };

struct rated { /* a rated match that is over */
    int64_t match, at;
    int64_t n; /* its place in the order, 0: to be drawn, as the match ends now */
    const char *game, *variant, *speed, *ladder;
    int seats;
    const int *place;
};

/* Queue what a rated match begins with: owners of programs, ratings of all seats. `programs`: how many seats are programs. */
void rating_start(struct ctx *c, struct pg *db, const struct rated *match, int programs);
/* The match ends: change the ratings of those who played it, in the match's own transaction. Holds their accounts. */
bool rating_finish(struct ctx *c, struct pg *db, const struct rated *match) must_check;
/* All ratings again, from the results of all rated matches; one transaction. */
bool rating_rebuild(struct ctx *c, struct pg *db, int *ret_matches) must_check;

/* "2026Q4". */
const char *rating_season(struct ctx *c, int64_t at);
/* Which board the page of a match speaks of: humans, programs, or all when both sat there. */
const char *rating_pool(int seats, int programs);

#include "platform/model/fair.h"
/* The place a seat is rated by: behind everybody when somebody else has played for its founder. */
int rating_place(int place, bool stood_in);
/* The outcome between two seats: places and how often its weight is halved. */
struct bout rating_bout(struct glicko against, int own_place, int other_place, int halvings);
#endif
