/* idempotency.c - see idempotency.h.
 *
 * An answer can contain a secret that is shown only once, such as the link of a private lobby. So the database stores
 * the hash of the key, and the answer encrypted with the key: a repeated request brings the key along, and without it
 * nobody can read the answer. */
#include "platform/runtime/idempotency.h"
#include "base/secret.h"
#include "store/idempotency.h"

static const char *name_of(struct ctx *c, const char *key)
{
    char *name = pool_take(c->pool, HASH_TEXT);
    secret_sha256(key, strlen(key), name);
    return name;
}

static bool read_answer(struct ctx *c, const char *key, const struct idempotency_row *row,
                        const char **ret_body)
{
    *ret_body = row->answer;
    if (!row->sealed) return true;
    size_t room = strlen(row->answer) + 1;
    char *text = pool_take(c->pool, room);
    *ret_body = text;
    return secret_open(key, row->answer, text, room) ||
           fail(c, FAULT_INTERNAL, "a stored answer cannot be decrypted");
}

bool idempotency_claim(struct ctx *c, struct pg *db, int64_t account, const char *key, const char *route,
                       const char *body, struct stored_answer *ret)
{
    unsigned char hash[32];
    struct idempotency_row row;
    size_t length = strlen(key);
    if (length < 1 || length > 200)
        return fail(c, FAULT_BAD_REQUEST, "the Idempotency-Key must have 1 to 200 bytes");
    secret_blake2b(body, strlen(body), hash);
    if (!idempotency_take(c, db, account, name_of(c, key), route, hash, &row)) return false;
    *ret = (struct stored_answer){.replay = false};
    if (row.ours) return true;
    if (!row.same)
        return fail(c, FAULT_IDEMPOTENCY_KEY_REUSED,
                    "this key was used with another body or on another route");
    if (!row.status)
        return fail(c, FAULT_IN_PROGRESS, "the first request with this key did not finish; send it again");
    *ret = (struct stored_answer){.replay = true, .status = row.status};
    return read_answer(c, key, &row, &ret->body);
}

bool idempotency_store(struct ctx *c, struct pg *db, int64_t account, const char *key, int status,
                       const char *body)
{
    const char *text = body ? body : "";
    size_t room = secret_sealed_room(strlen(text));
    char *sealed = pool_take(c->pool, room);
    secret_seal(key, text, pool_take(c->pool, room), sealed);
    idempotency_answer(c, db, account, name_of(c, key), status, sealed);
    return pg_flush(c, db);
}
