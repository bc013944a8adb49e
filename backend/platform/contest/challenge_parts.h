/* challenge_parts.h - shared by the files of challenges. */
#ifndef QUAD_CHALLENGE_PARTS_H
#define QUAD_CHALLENGE_PARTS_H
#include "games/game.h"
#include "platform/model/scored_run.h"
#include "store/pg.h"

enum { CHALLENGE_RUNS_MAX = 5000 }; /* of a rule: more are in no board and no curve */

struct challenge_season {
    int64_t number;
    const struct game *game; /* with challenges */
    bool revealed;
    json_object *head; /* as listed */
};
/* FAULT_NOT_FOUND. */
bool challenge_find(struct ctx *c, struct pg *db, int64_t number, struct challenge_season *ret) must_check;
/* The runs of a rule that count, in the pool, not ranked; `you` marks that of the account. */
bool challenge_runs_read(struct ctx *c, struct pg *db, int64_t number, int64_t rule, int64_t account,
                         struct scored_run **ret_runs, int *ret_count) must_check;
/* The score in the columns attempts and errors of a row. */
void challenge_score_read(const struct rows *r, int i, bool solved, struct challenge_score *ret);
#endif
