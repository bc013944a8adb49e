/* problem.h - a failure as application/problem+json. */
#ifndef QUAD_PROBLEM_H
#define QUAD_PROBLEM_H
#include "web/http.h"

/* Make the reply that tells the ctx's failure. What happened inside on our own mistakes is logged, not told. */
void problem_reply(struct ctx *c, struct reply *rp);
#endif
