/* hold.h - requests that meet no database that takes writes, as while another server becomes the primary
 * (docs/decisions/019-nodes.md). */
#ifndef QUAD_HOLD_H
#define QUAD_HOLD_H
#include "web/http.h"

/* Whether the ctx says that no database takes writes. */
bool hold_is_away(const struct ctx *c);
/* After a failure: if the request was decided by a server that only reads, which can lack what was written just before,
 * a refusal counts as if the database were away. The match that it does not find may have begun. */
void hold_doubt(struct ctx *c, const struct request *rq);
/* After a failure of a request that can be decided twice: when the database is away, let nginx keep it, where it
 * occupies no worker, and send it here again after a moment. False: it is refused; it has waited long enough, nginx
 * does not keep such requests, or it failed for another reason. */
bool hold_again(struct ctx *c, const struct request *rq, struct reply *rp) must_check;
#endif
