/* idempotency.c - see idempotency.h. */
#include "platform/idempotency.h"
#include "base/secret.h"
#include "store/idempotency.h"

bool idempotency_claim(struct ctx *c, struct pg *db, int64_t account, const char *key, const char *route,
                       const char *body, struct stored_answer *ret)
{
    unsigned char hash[32];
    struct idempotency_row row;
    size_t length = strlen(key);
    if (length < 1 || length > 200)
        return fail(c, FAULT_BAD_REQUEST, "the Idempotency-Key must have 1 to 200 bytes");
    secret_blake2b(body, strlen(body), hash);
    if (!idempotency_take(c, db, account, key, route, hash, &row)) return false;
    *ret = (struct stored_answer){.replay = false};
    if (row.ours) return true;
    if (!row.same)
        return fail(c, FAULT_IDEMPOTENCY_KEY_REUSED,
                    "the key was used with another body or on another route");
    if (!row.status)
        return fail(c, FAULT_IN_PROGRESS, "the first request with this key left no answer; send it again");
    *ret = (struct stored_answer){.replay = true, .status = row.status, .body = row.answer};
    return true;
}

bool idempotency_store(struct ctx *c, struct pg *db, int64_t account, const char *key, int status,
                       const char *body)
{
    idempotency_answer(c, db, account, key, status, body ? body : "");
    return pg_flush(c, db);
}
