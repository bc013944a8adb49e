/* plan_preview.h - a line of queued orders tried on a board before it is queued: the rules alone, from what its seat
 * knows. */
#ifndef QUAD_PLAN_PREVIEW_H
#define QUAD_PLAN_PREVIEW_H
#include "base/ctx.h"
#include "base/json.h"

struct analyst;
struct pg;

struct plan_preview {
    const char *match;
    const struct analyst *who;
    int64_t turn;         /* the present one, -1: whichever it is */
    json_object *line;    /* [theirs, mine, …], NULL for none */
    json_object *partial; /* unfinished orders for `legal`, NULL for none */
};

/* Where the line leads from where the match stands, and what may follow there. Nothing is stored, nobody hears of
 * it. The faults of plan_queue, and FAULT_TOO_MANY_REQUESTS. */
bool plan_preview_answer(struct ctx *c, struct pg *db, const struct plan_preview *preview,
                         json_object **ret_answer) must_check;
#endif
