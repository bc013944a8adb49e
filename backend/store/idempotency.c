/* idempotency.c - see idempotency.h. */
#include "store/idempotency.h"

bool idempotency_take(struct ctx *c, struct pg *db, int64_t account, const char *key, const char *route,
                      const unsigned char body_hash[32], struct idempotency_row *ret)
{
    struct rows *taken, *kept;
    pg_tell(c, db, IDEMPOTENCY_EXPIRE, "it", account, key);
    pg_ask(c, db, &taken, IDEMPOTENCY_TAKE, "itth", account, key, route, body_hash, (size_t)32);
    pg_ask(c, db, &kept, IDEMPOTENCY_READ, "ith", account, key, body_hash, (size_t)32);
    if (!pg_flush(c, db)) return false;
    *ret = (struct idempotency_row){.ours = rows_changed(taken) == 1};
    if (rows_count(kept) == 0) return true; /* swept in this very moment: no answer, not ours */
    ret->same = rows_bool(kept, 0, "same_body") && strcmp(rows_text(kept, 0, "route"), route) == 0;
    ret->status = (int)rows_int(kept, 0, "status");
    ret->sealed = rows_bool(kept, 0, "sealed");
    ret->answer = rows_text(kept, 0, "answer");
    return true;
}

void idempotency_end(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, IDEMPOTENCY_END, "i", account);
}

void idempotency_answer(struct ctx *c, struct pg *db, int64_t account, const char *key, int status,
                        const char *answer)
{
    pg_tell(c, db, IDEMPOTENCY_ANSWER, "itit", account, key, (int64_t)status, answer);
}
