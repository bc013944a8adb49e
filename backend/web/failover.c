/* failover.c - see failover.h. */
#include "web/failover.h"
#include "platform/runtime/replica.h"
#include "web/route.h"
#include "web/session.h"
#include <stdlib.h>
#include <string.h>

enum { HELD_MAX = 4 }; /* seconds */

/* Let a standby answer, unless the sender may just have written something. Only its success counts: what it does not
 * know, the primary may. Programs keep no cookies, so they ask the primary. `alone`: there is no primary, so nothing is
 * newer than what the standby has. */
static bool answer_at_replica(struct ctx *c, struct request *rq, struct reply *rp,
                              const struct attempt *attempt, bool alone)
{
    struct pg *replica = rq->incoming->replica, *primary = rq->db;
    if (!attempt->at_replica || !replica || rq->who.token || session_wrote(rq->incoming) ||
        !(alone || replica_is_fresh(c, replica)))
        return false;
    rq->db = replica;
    bool fine = attempt->answer(c, rq, rp, attempt->thing);
    replica_release(replica, fine);
    rq->db = primary;
    if (fine) return true;
    forgive(c);
    *rp = (struct reply){.status = 0};
    return false;
}

static bool is_away(const struct ctx *c)
{
    const char *limit = c->failure.limit_key;
    return c->failure.fault == FAULT_UNAVAILABLE && limit && strcmp(limit, "database") == 0;
}

bool failover_answer(struct ctx *c, struct request *rq, struct reply *rp, const struct attempt *attempt)
{
    if (answer_at_replica(c, rq, rp, attempt, false) || attempt->answer(c, rq, rp, attempt->thing))
        return true;
    if (!is_away(c)) return false;
    struct failure first = c->failure;
    forgive(c);
    if (answer_at_replica(c, rq, rp, attempt, true)) return true;
    c->failure = first;
    return false;
}

/* A sealed thing is refused for what the request lacks, not for what the server lacks. */
void failover_doubt(struct ctx *c, const struct request *rq)
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

/* Whether it can be repeated although its first attempt may have been committed. */
static bool is_repeatable(const struct request *rq)
{
    return strcmp(rq->method, "PUT") == 0 || !request_is_write(rq) || request_is_idempotent_post(rq);
}

bool failover_hold(struct ctx *c, const struct request *rq, bool admitted, struct reply *rp)
{
    const char *held = rq->incoming->held;
    bool is_late = !held || !*held || strtod(held, NULL) >= HELD_MAX;
    if (is_late || !is_away(c) || (admitted && !is_repeatable(rq))) return false;
    forgive(c);
    reply_empty(rp, 200);
    reply_header(c, rp, "X-Accel-Redirect", "@again");
    return true;
}
