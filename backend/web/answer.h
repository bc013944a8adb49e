/* answer.h - prints every reply, with all of its headers. */
#ifndef QUAD_ANSWER_H
#define QUAD_ANSWER_H
#include "web/route.h"

/* Print the reply, or 304 when the request has its etag already. */
struct outgoing answer_print(struct ctx *c, const struct request *rq, const struct reply *rp);
#endif
