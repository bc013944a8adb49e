/* idempotency.h - a POST sent twice under one Idempotency-Key has one effect and one answer. */
#ifndef QUAD_IDEMPOTENCY_H
#define QUAD_IDEMPOTENCY_H
#include "base/ctx.h"

struct pg;

struct stored_answer {
    bool replay;
    int status;
    const char *body;
};

/* Inside the request's transaction, before anything else. A fresh key is ours until the transaction ends:
 * go on, then idempotency_store. A key that was answered with the same route and body gives that answer
 * (replay). A second request that comes while the first is running waits for it.
 * FAULT_IDEMPOTENCY_KEY_REUSED: other route or body; FAULT_BAD_REQUEST: the key is empty or longer than
 * 200 bytes. Keys are each account's own and live a day. */
bool idempotency_claim(struct ctx *c, struct pg *db, int64_t account, const char *key, const char *route,
                       const char *body, struct stored_answer *ret) must_check;
/* Keep the answer, in the same transaction. */
bool idempotency_store(struct ctx *c, struct pg *db, int64_t account, const char *key, int status,
                       const char *body) must_check;
#endif
