/* selftest.h - hooks for requests to self-test matches (platform/contest/selftest.h). */
#ifndef QUAD_WEB_SELFTEST_H
#define QUAD_WEB_SELFTEST_H
#include "web/http.h"

/* Call before a request is handled that hands in orders (`orders`) or reads the view. False with the refusal to send;
 * *ret_lose: handle it and reply with selftest_lose. Costs nothing in other matches. */
bool selftest_request_meets(struct ctx *c, const struct request *rq, bool orders, bool *ret_lose) must_check;
/* Turn the reply into one that nginx drops together with the connection. */
void selftest_lose(struct ctx *c, struct reply *rp);
#endif
