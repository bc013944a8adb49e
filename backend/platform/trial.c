/* trial.c - see trial.h. */
#include "platform/trial.h"
#include "platform/analysis.h"
#include "platform/match.h"
#include "platform/plan.h"

bool trial_answer(struct ctx *c, struct pg *db, const struct trial *trial, json_object **ret_answer)
{
    struct match m;
    int seat;
    if (!plan_open_seated(c, db, trial->match, trial->who->account, false, &m, &seat) ||
        !plan_check_match(c, &m, seat, trial->turn))
        return false;
    if (__builtin_popcount(m.standing.owes) != 1)
        return fail(c, FAULT_PLAN_NOT_NOW, "lines can be tried once one side alone is to move");
    return analysis_preview(c, trial->who, &m, trial->line, trial->partial, ret_answer);
}
