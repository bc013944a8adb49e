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

/* Claim the key; call first inside the request's transaction. A new key belongs to this transaction until it ends:
 * handle the request, then call idempotency_store. A key already answered for the same route and body returns that
 * answer (replay). A second request waits for a first one that is still running. Keys belong to an account and expire
 * after a day. FAULT_IDEMPOTENCY_KEY_REUSED: other route or body; FAULT_BAD_REQUEST: the key is empty or longer than
 * 200 bytes. */
bool idempotency_claim(struct ctx *c, struct pg *db, int64_t account, const char *key, const char *route,
                       const char *body, struct stored_answer *ret) must_check;
/* Store the answer, in the same transaction. */
bool idempotency_store(struct ctx *c, struct pg *db, int64_t account, const char *key, int status,
                       const char *body) must_check;
#endif
