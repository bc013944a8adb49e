/* throttle.h - request limits of an account and of an access token. nginx limits addresses. */
#ifndef QUAD_WEB_THROTTLE_H
#define QUAD_WEB_THROTTLE_H
#include "web/http.h"

/* Classes of routes with a limit each: reads, writes, and tool calls (which in turn make a read or a write). BY_METHOD
 * stands for reads or writes, by the request's method, and is never counted itself. */
enum throttle_class { THROTTLE_BY_METHOD, THROTTLE_READS, THROTTLE_WRITES, THROTTLE_TOOLS };

/* Count one request of the signed-in account. FAULT_TOO_MANY_REQUESTS names the limit: reads.account, reads.token
 * and so on. Requests from this machine (rq->is_near) are limited only when the limit was configured
 * (QUADRIVIUM_LIMIT_READS, _WRITES, _TOOLS: per account and minute). */
bool throttle(struct ctx *c, const struct request *rq, enum throttle_class class) must_check;
/* Count the games that a request can start, by account and by network, also from this machine, because each game
 * with bots is work that delays others. FAULT_TOO_MANY_REQUESTS names starts.account or starts.network.
 * QUADRIVIUM_LIMIT_STARTS: per account and minute; a network gets eight times as many. */
bool throttle_starts(struct ctx *c, const struct request *rq, int starts) must_check;
#endif
