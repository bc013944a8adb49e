/* plan_preview.h - tries a line of conditional moves before it is queued: the rules alone, from what its seat knows. */
#ifndef QUAD_PLAN_PREVIEW_H
#define QUAD_PLAN_PREVIEW_H
#include "base/ctx.h"
#include "base/json.h"

struct analyst;
struct pg;

struct plan_preview {
    const char *match;
    const struct analyst *who;
    int64_t turn;         /* must be the current one; -1: not checked */
    json_object *line;    /* [theirs, mine, …], NULL for none */
    json_object *partial; /* unfinished orders for `legal`, NULL for none */
};

/* The position after the line, played from the current one, and the legal orders there. Nothing is stored and nobody is
 * told. The faults of plan_queue, and FAULT_TOO_MANY_REQUESTS. */
bool plan_preview_answer(struct ctx *c, struct pg *db, const struct plan_preview *preview,
                         json_object **ret_answer) must_check;
#endif
