/* challenge_parts.h - shared by the files of challenges. */
#ifndef QUAD_CHALLENGE_PARTS_H
#define QUAD_CHALLENGE_PARTS_H
#include "games/game.h"
#include "platform/contest/challenge.h"
#include "platform/model/scored_run.h"
#include "store/pg.h"

struct challenge_season {
    int64_t number;
    const struct game *game; /* with challenges */
    bool revealed;
    json_object *head; /* as listed */
};
/* FAULT_NOT_FOUND. */
bool challenge_find(struct ctx *c, struct pg *db, int64_t number, struct challenge_season *ret) must_check;
struct challenge_runs {
    struct scored_run *run; /* in the pool */
    int count;
    int64_t total; /* with those that are not here */
};
/* The best `limit` runs of a rule that count, ranked: of all (pool -1), people (0) or programs (1). `you` marks that of the
 * account. */
bool challenge_runs_read(struct ctx *c, struct pg *db, const struct challenge_look *look, int pool,
                         struct challenge_runs *ret) must_check;
/* The learning curves of a rule. */
bool challenge_curves(struct ctx *c, struct pg *db, const struct challenge_season *season, int64_t rule,
                      json_object **ret_curves) must_check;
/* The score in the columns attempts and errors of a row. */
void challenge_score_read(const struct rows *r, int i, bool solved, struct challenge_score *ret);
#endif
