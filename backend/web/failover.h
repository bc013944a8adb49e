/* failover.h - which database answers a request, and what happens to the request while none can. */
#ifndef QUAD_FAILOVER_H
#define QUAD_FAILOVER_H
#include "web/http.h"

/* One attempt to answer the request with rq->db. False: a failure, which is in the ctx. It can be called up to three
 * times, each time with an empty reply. */
struct attempt {
    bool (*answer)(struct ctx *c, struct request *rq, struct reply *rp, void *thing);
    void *thing;     /* passed to `answer` */
    bool at_replica; /* the answer can be two seconds old, so a standby can give it */
};

/* Answer at a standby if one is good enough, else at the primary, else, when the primary cannot be reached, at a standby
 * of any age. False: the primary's failure. */
bool failover_answer(struct ctx *c, struct request *rq, struct reply *rp,
                     const struct attempt *attempt) must_check;

/* After a failure: if the request was decided by a server that only reads, which can lack what was written just before,
 * a refusal counts as if the database were away. The match that it does not find may have begun. */
void failover_doubt(struct ctx *c, const struct request *rq);
/* After a failure: while another server becomes the primary, nginx keeps the request, which occupies no worker there,
 * and sends it here again after a moment. `admitted`: it passed all checks, so it may have changed something. True: the
 * failure is cleared and `rp` tells nginx to do this. */
bool failover_hold(struct ctx *c, const struct request *rq, bool admitted, struct reply *rp) must_check;
#endif
