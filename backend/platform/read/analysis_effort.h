/* analysis_effort.h - what answers of POST /analysis cost: positions, and nodes that a search visits. Each account and
 * each address has so many a minute. All fail with FAULT_TOO_MANY_REQUESTS. */
#ifndef QUAD_ANALYSIS_EFFORT_H
#define QUAD_ANALYSIS_EFFORT_H
#include "base/ctx.h"
#include <json-c/json.h>

struct analyst {     /* who asks */
    int64_t account; /* 0: nobody */
    const char *remote;
};

/* Spend what so many answers with lines of fewer than 100 turns of two seats cost, before any is asked for with
 * is_paid; more than 600 at once always fail. */
bool analysis_pay(struct ctx *c, const struct analyst *who, int units) must_check;
/* Spend what the answer to a line (an array, or NULL) costs: more for a longer one, and for one of more seats. */
bool analysis_pay_line(struct ctx *c, const struct analyst *who, json_object *line) must_check;
/* Spend what a search of so many nodes costs. */
bool analysis_pay_nodes(struct ctx *c, const struct analyst *who, int nodes) must_check;
#endif
