/* passkey.c - see passkey.h. */
#include "store/passkey.h"
#include "base/secret.h"
#include <string.h>

bool passkey_seconds(struct ctx *c, struct pg *db, int64_t *ret_seconds)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PASSKEY_NOW, "")) return false;
    *ret_seconds = rows_int(r, 0, "seconds");
    return true;
}

bool passkey_find(struct ctx *c, struct pg *db, struct webauthn_bytes id, bool *ret_found,
                  struct passkey_holder *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, PASSKEY_BY_CREDENTIAL, "h", id.at, id.length)) return false;
    *ret_found = rows_count(r) == 1;
    if (!*ret_found) return true;
    const char *text = rows_text(r, 0, "public_key");
    unsigned char *key = pool_take(c->pool, WEBAUTHN_KEY);
    *ret = (struct passkey_holder){
        .id = rows_int(r, 0, "id"),
        .account = rows_int(r, 0, "account_id"),
        .counter = rows_int(r, 0, "counter"),
        .account_id = rows_text(r, 0, "account"),
        .algorithm = (int)rows_int(r, 0, "algorithm"),
        .key = {key, secret_base64(text, strlen(text), key, WEBAUTHN_KEY)},
    };
    return ret->key.length || fail(c, FAULT_INTERNAL, "a stored public key cannot be read");
}

static struct passkey_row row_of(const struct rows *r, int i)
{
    return (struct passkey_row){.public_id = rows_text(r, i, "public_id"),
                                .name = rows_text(r, i, "name"),
                                .created_at = rows_int(r, i, "created_at"),
                                .used_at = rows_int(r, i, "used_at")};
}

bool passkey_rows(struct ctx *c, struct pg *db, int64_t account, struct passkey_row **ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, PASSKEYS_OF, "i", account)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count, sizeof **ret);
    for (int i = 0; i < *ret_count; i++) {
        (*ret)[i] = row_of(r, i);
        (*ret)[i].credential = rows_text(r, i, "credential");
    }
    return true;
}

bool passkey_challenge_use(struct ctx *c, struct pg *db, const unsigned char nonce[PASSKEY_NONCE],
                           int64_t seconds, bool *ret_first)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, PASSKEY_CHALLENGE_USE, "hi", nonce, (size_t)PASSKEY_NONCE, seconds))
        return false;
    *ret_first = changed == 1;
    return true;
}

bool passkey_row_add(struct ctx *c, struct pg *db, int64_t account, const struct webauthn_credential *made,
                     struct passkey_row *row, bool *ret_taken)
{
    struct rows *r;
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    row->public_id = pool_copy(c->pool, public_id);
    if (!pg_maybe(c, db, &r, PASSKEY_INSERT, "tihihit", row->public_id, account, made->id, made->id_length,
                  (int64_t)made->algorithm, made->key, made->key_length, (int64_t)made->counter, row->name))
        return false;
    *ret_taken = rows_count(r) == 0;
    if (!*ret_taken) row->created_at = rows_int(r, 0, "created_at");
    return true;
}

bool passkey_row_used(struct ctx *c, struct pg *db, int64_t id, uint32_t counter, bool *ret_found,
                      bool *ret_fits)
{
    struct rows *r;
    int64_t changed;
    if (!pg_run(c, db, &changed, PASSKEY_USED, "ii", id, (int64_t)counter)) return false;
    *ret_found = *ret_fits = changed == 1;
    if (*ret_fits) return true;
    if (!pg_one(c, db, &r, PASSKEY_EXISTS, "i", id)) return false;
    *ret_found = rows_bool(r, 0, "found");
    return true;
}

bool passkey_row_rename(struct ctx *c, struct pg *db, int64_t account, const char *public_id,
                        const char *name, struct passkey_row *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, PASSKEY_RENAME, "itt", account, public_id, name)) return false;
    *ret = row_of(r, 0);
    return true;
}

bool passkey_row_end(struct ctx *c, struct pg *db, int64_t account, const char *public_id)
{
    int64_t changed;
    if (!pg_run(c, db, &changed, PASSKEY_END, "it", account, public_id)) return false;
    return changed == 1 || fail(c, FAULT_NOT_FOUND, "you have no such passkey");
}

void passkey_rows_end(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, PASSKEYS_END, "i", account);
}
