/* hold.c - see hold.h. */
#include "web/hold.h"
#include "platform/runtime/replica.h"
#include "web/route.h"
#include <stdlib.h>
#include <string.h>

enum { HELD_MAX = 4 /* seconds */ };

bool hold_is_away(const struct ctx *c)
{
    const char *limit = c->failure.limit_key;
    return c->failure.fault == FAULT_UNAVAILABLE && limit && strcmp(limit, "database") == 0;
}

/* A sealed thing is refused for what the request lacks, not for what the server lacks. */
void hold_doubt(struct ctx *c, const struct request *rq)
{
    enum { FIRST_CERTAIN = 429 }; /* limits and faults of the server do not depend on what was written */
    enum fault fault = c->failure.fault;
    if (!rq->db || !replica_stands_in(rq->db) || fault == FAULT_SEALED ||
        fault_fact(fault)->status >= FIRST_CERTAIN)
        return;
    forgive(c);
    (void)fail_limit(c, FAULT_UNAVAILABLE, "database", 1,
                     "the database takes no writes at the moment; try again in a moment");
}

bool hold_again(struct ctx *c, const struct request *rq, struct reply *rp)
{
    const char *held = rq->incoming->held;
    if (!held || !*held || strtod(held, NULL) >= HELD_MAX || !hold_is_away(c)) return false;
    forgive(c);
    reply_empty(rp, 200);
    reply_header(c, rp, "X-Accel-Redirect", "@again");
    return true;
}
