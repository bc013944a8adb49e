/* problem.h - a failure as application/problem+json. */
#ifndef QUAD_PROBLEM_H
#define QUAD_PROBLEM_H
#include "web/http.h"

/* Make the reply for the ctx's failure. The detail of an internal error is logged and not sent. */
void problem_reply(struct ctx *c, struct reply *rp);
#endif
