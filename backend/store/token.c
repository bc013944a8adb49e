/* token.c - see token.h. */
#include "store/token.h"

bool token_insert(struct ctx *c, struct pg *db, struct token_row *row)
{
    struct rows *r;
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    row->public_id = pool_copy(c->pool, public_id);
    if (!pg_one(c, db, &r, TOKEN_INSERT, "tiihtii", row->public_id, row->owner, row->account, row->hash,
                (size_t)TOKEN_HASH, row->label, (int64_t)row->scopes, (int64_t)row->days))
        return false;
    row->created_at = rows_int(r, 0, "created_at");
    row->expires_at = rows_int(r, 0, "expires_at");
    return true;
}

bool token_by_hash(struct ctx *c, struct pg *db, const unsigned char hash[TOKEN_HASH], bool *ret_found,
                   struct token_holder *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, TOKEN_BY_HASH, "h", hash, (size_t)TOKEN_HASH)) return false;
    *ret_found = rows_count(r) == 1;
    if (*ret_found)
        *ret = (struct token_holder){
            .account = rows_int(r, 0, "id"),
            .token = rows_int(r, 0, "token"),
            .expires_at = rows_int(r, 0, "expires_at"),
            .public_id = rows_text(r, 0, "public_id"),
            .name = rows_text(r, 0, "name"),
            .kind = account_kind_read(r, 0, "kind"),
            .scopes = (unsigned)rows_int(r, 0, "scopes"),
            .old_sight = rows_bool(r, 0, "old_sight"),
        };
    return true;
}

bool token_seen(struct ctx *c, struct pg *db, int64_t token)
{
    return pg_run(c, db, NULL, TOKEN_SEEN, "i", token);
}

bool token_refused(struct ctx *c, struct pg *db, int64_t token, unsigned scope, const char *method,
                   const char *path)
{
    return pg_run(c, db, NULL, TOKEN_REFUSED, "iitt", token, (int64_t)scope, method, path);
}

bool tokens_of(struct ctx *c, struct pg *db, int64_t owner, int max, struct token_row **ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, TOKENS_OF, "ii", owner, (int64_t)max)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count, sizeof **ret);
    for (int i = 0; i < *ret_count; i++)
        (*ret)[i] = (struct token_row){
            .owner = owner,
            .created_at = rows_int(r, i, "created_at"),
            .seen_at = rows_int(r, i, "seen_at"),
            .expires_at = rows_int(r, i, "expires_at"),
            .public_id = rows_text(r, i, "public_id"),
            .label = rows_text(r, i, "label"),
            .name = rows_text(r, i, "name"),
            .kind = account_kind_read(r, i, "kind"),
            .scopes = (unsigned)rows_int(r, i, "scopes"),
            .refused = {.at = rows_int(r, i, "refused_at"),
                        .times = rows_int(r, i, "refused_times"),
                        .scope = (unsigned)rows_int(r, i, "refused_scope"),
                        .method = rows_text(r, i, "refused_method"),
                        .path = rows_text(r, i, "refused_path")},
        };
    return true;
}

bool tokens_count(struct ctx *c, struct pg *db, int64_t owner, int64_t *ret_count)
{
    struct rows *r;
    if (!pg_one(c, db, &r, TOKENS_COUNT, "i", owner)) return false;
    *ret_count = rows_int(r, 0, "n");
    return true;
}

bool token_end(struct ctx *c, struct pg *db, int64_t owner, const char *public_id)
{
    int64_t ended;
    if (!pg_run(c, db, &ended, TOKEN_END, "it", owner, public_id)) return false;
    return ended > 0 || fail(c, FAULT_NOT_FOUND, "not found");
}

bool token_end_itself(struct ctx *c, struct pg *db, int64_t token)
{
    int64_t ended;
    if (!pg_run(c, db, &ended, TOKEN_END_ITSELF, "i", token)) return false;
    return ended > 0 || fail(c, FAULT_NOT_FOUND, "not found");
}

bool token_is_alone(struct ctx *c, struct pg *db, int64_t token, int scopes, bool *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, TOKEN_IS_ALONE, "ii", token, (int64_t)scopes)) return false;
    *ret = rows_bool(r, 0, "alone");
    return true;
}

void token_refusals_trim(struct ctx *c, struct pg *db, int64_t owner)
{
    pg_tell(c, db, TOKEN_REFUSALS_TRIM, "i", owner);
}

void tokens_end(struct ctx *c, struct pg *db, int64_t account)
{
    pg_tell(c, db, OAUTH_GRANTS_END, "i", account);
    pg_tell(c, db, TOKENS_END, "i", account);
}
