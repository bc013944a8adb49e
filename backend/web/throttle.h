/* throttle.h - request limits of an account and of an access token. nginx limits addresses. */
#ifndef QUAD_WEB_THROTTLE_H
#define QUAD_WEB_THROTTLE_H
#include "web/http.h"

/* The classes of routes, each with a measure of its own: reading, writing, and calls of tools, each of which reads
 * or writes once more. */
enum throttle_class {
    THROTTLE_BY_METHOD,
    THROTTLE_READS,
    THROTTLE_WRITES,
    THROTTLE_TOOLS
}; /* the first: not said, never counted */

/* Count one request of whoever is signed in. FAULT_TOO_MANY_REQUESTS names reads.account, reads.token and their
 * like. Requests from this machine (rq->is_near) are held back only when the measure was set by hand
 * (QUADRIVIUM_LIMIT_READS, _WRITES, _TOOLS: per account and minute). */
bool throttle(struct ctx *c, const struct request *rq, enum throttle_class class) must_check;
/* Count games that a request may begin, for its account and for its network, also of requests from this machine:
 * each game with bots is work that others wait for. FAULT_TOO_MANY_REQUESTS names starts.account or starts.network.
 * QUADRIVIUM_LIMIT_STARTS: per account and minute; a network gets eight times as many. */
bool throttle_starts(struct ctx *c, const struct request *rq, int starts) must_check;
#endif
