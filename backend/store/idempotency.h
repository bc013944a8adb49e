/* idempotency.h - rows of answers kept for requests that may be sent twice. */
#ifndef QUAD_STORE_IDEMPOTENCY_H
#define QUAD_STORE_IDEMPOTENCY_H
#include "store/pg.h"

struct idempotency_row {
    bool ours;  /* the key was free and now belongs to this transaction */
    bool same;  /* same route, same body */
    int status; /* 0: no answer was stored */
    const char *answer;
    /* the answer is encrypted with the key; answers of older servers are plain text until they expire */
    bool sealed;
};

/* Take the key for this transaction, or wait for the transaction that has it and read its answer. */
bool idempotency_take(struct ctx *c, struct pg *db, int64_t account, const char *key, const char *route,
                      const unsigned char body_hash[32], struct idempotency_row *ret) must_check;
/* Queue the answer. */
void idempotency_answer(struct ctx *c, struct pg *db, int64_t account, const char *key, int status,
                        const char *answer);
/* Queue: delete all keys of an account, whose answers can hold what it wrote. The first lock of a transaction. */
void idempotency_end(struct ctx *c, struct pg *db, int64_t account);
#endif
