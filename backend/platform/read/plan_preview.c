/* plan_preview.c - see plan_preview.h. */
#include "platform/read/plan_preview.h"
#include "platform/match/match.h"
#include "platform/match/plan.h"
#include "platform/read/analysis.h"

bool plan_preview_answer(struct ctx *c, struct pg *db, const struct plan_preview *preview,
                         json_object **ret_answer)
{
    struct match m;
    const struct match_wanted wanted = {
        .id = preview->match, .account = preview->who->account, .seated = true};
    if (!match_load(c, db, &wanted, &m) || !plan_check_match(c, &m, m.seat, preview->turn)) return false;
    if (__builtin_popcount(m.standing.owes) != 1)
        return fail(c, FAULT_PLAN_NOT_NOW, "lines can be tried when only one side is to move");
    return analysis_preview(c, preview->who, &m, preview->line, preview->partial, ret_answer);
}
