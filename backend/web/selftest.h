/* selftest.h - requests to matches that put a program to the test, on their way to the handler. */
#ifndef QUAD_WEB_SELFTEST_H
#define QUAD_WEB_SELFTEST_H
#include "web/http.h"

/* Before a request is handled: `orders` are handed in, or (false) the view is looked at. False with the refusal to
 * be told; *ret_lose: handle it and answer with selftest_lose. Costs nothing in matches of any other kind. */
bool selftest_request_meets(struct ctx *c, const struct request *rq, bool orders, bool *ret_lose) must_check;
/* Make the reply one that nginx drops together with the connection. */
void selftest_lose(struct ctx *c, struct reply *rp);
#endif
