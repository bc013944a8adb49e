/* oauth.c - see oauth.h. */
#include "store/oauth.h"

bool oauth_client_insert(struct ctx *c, struct pg *db, const char *name, const char *redirects,
                         const char **ret_public_id, int64_t *ret_created_at)
{
    struct rows *r;
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    if (!pg_one(c, db, &r, OAUTH_CLIENT_INSERT, "ttt", public_id, name, redirects)) return false;
    *ret_public_id = pool_copy(c->pool, public_id);
    *ret_created_at = rows_int(r, 0, "created_at");
    return true;
}

bool oauth_client_by_id(struct ctx *c, struct pg *db, const char *public_id, const char *redirect,
                        bool *ret_found, struct oauth_client_row *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, OAUTH_CLIENT_BY_ID, "tt", public_id, redirect)) return false;
    *ret_found = rows_count(r) == 1;
    if (*ret_found)
        *ret = (struct oauth_client_row){.id = rows_int(r, 0, "id"),
                                         .public_id = rows_text(r, 0, "public_id"),
                                         .name = rows_text(r, 0, "name"),
                                         .redirect_fits = rows_bool(r, 0, "redirect_fits")};
    return true;
}

bool oauth_client_hold(struct ctx *c, struct pg *db, int64_t client)
{
    struct rows *r;
    return pg_one(c, db, &r, OAUTH_CLIENT_HOLD, "i", client);
}

bool oauth_grants_count(struct ctx *c, struct pg *db, int64_t owner, int64_t *ret_count)
{
    struct rows *r;
    if (!pg_one(c, db, &r, OAUTH_GRANTS_COUNT, "i", owner)) return false;
    *ret_count = rows_int(r, 0, "n");
    return true;
}

bool oauth_grant_insert(struct ctx *c, struct pg *db, int64_t client, struct oauth_grant_row *row)
{
    struct rows *r;
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    if (!pg_one(c, db, &r, OAUTH_GRANT_INSERT, "tiiii", public_id, client, row->owner, row->account,
                (int64_t)row->scopes))
        return false;
    row->id = rows_int(r, 0, "id");
    return true;
}

void oauth_secret_put(struct ctx *c, struct pg *db, int64_t grant, const struct oauth_secret_row *secret)
{
    pg_tell(c, db, OAUTH_SECRET_INSERT, "hittti", secret->hash, (size_t)OAUTH_HASH, grant, secret->kind,
            secret->redirect_uri, secret->challenge, (int64_t)secret->seconds);
}

static bool secret_read(struct ctx *c, struct pg *db, int64_t grant, struct oauth_secret_row *secret,
                        bool *ret_found)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, OAUTH_SECRET_GET, "hi", secret->hash, (size_t)OAUTH_HASH, grant)) return false;
    *ret_found = rows_count(r) == 1;
    if (!*ret_found) return true;
    secret->redirect_uri = rows_text(r, 0, "redirect_uri");
    secret->challenge = rows_text(r, 0, "challenge");
    secret->spent = rows_bool(r, 0, "spent");
    secret->expired = rows_bool(r, 0, "expired");
    return true;
}

/* The grant can end between the two reads: then there is none. */
bool oauth_secret_take(struct ctx *c, struct pg *db, struct oauth_secret_row *secret, bool *ret_found,
                       struct oauth_grant_row *ret)
{
    struct rows *r;
    *ret_found = false;
    if (!pg_maybe(c, db, &r, OAUTH_GRANT_OF_SECRET, "ht", secret->hash, (size_t)OAUTH_HASH, secret->kind))
        return false;
    if (rows_count(r) == 0) return true;
    if (!pg_maybe(c, db, &r, OAUTH_GRANT_LOCK, "i", rows_int(r, 0, "grant_id"))) return false;
    if (rows_count(r) == 0) return true;
    *ret = (struct oauth_grant_row){.id = rows_int(r, 0, "id"),
                                    .owner = rows_int(r, 0, "owner_id"),
                                    .account = rows_int(r, 0, "account_id"),
                                    .public_id = rows_text(r, 0, "public_id"),
                                    .client = rows_text(r, 0, "client"),
                                    .scopes = (unsigned)rows_int(r, 0, "scopes")};
    return secret_read(c, db, ret->id, secret, ret_found);
}

void oauth_secret_spend(struct ctx *c, struct pg *db, int64_t grant, const unsigned char hash[OAUTH_HASH])
{
    pg_tell(c, db, OAUTH_SECRET_SPEND, "h", hash, (size_t)OAUTH_HASH);
    pg_tell(c, db, OAUTH_GRANT_USED, "i", grant);
    pg_tell(c, db, OAUTH_SECRETS_TRIM, "i", grant);
    pg_tell(c, db, OAUTH_ACCESS_END, "i", grant);
}

void oauth_access_put(struct ctx *c, struct pg *db, int64_t grant, const unsigned char hash[OAUTH_HASH],
                      unsigned scopes)
{
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    pg_tell(c, db, OAUTH_ACCESS_INSERT, "thii", pool_copy(c->pool, public_id), hash, (size_t)OAUTH_HASH,
            (int64_t)scopes, grant);
}

void oauth_grant_end(struct ctx *c, struct pg *db, int64_t grant)
{
    pg_tell(c, db, OAUTH_GRANT_END, "i", grant);
}

bool oauth_grant_end_own(struct ctx *c, struct pg *db, int64_t owner, const char *public_id)
{
    int64_t ended;
    if (!pg_run(c, db, &ended, OAUTH_GRANT_END_OWN, "it", owner, public_id)) return false;
    return ended > 0 || fail(c, FAULT_NOT_FOUND, "not found");
}

bool oauth_grants_of(struct ctx *c, struct pg *db, int64_t owner, int max, struct oauth_grant_row **ret,
                     int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, OAUTH_GRANTS_OF, "ii", owner, (int64_t)max)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count, sizeof **ret);
    for (int i = 0; i < *ret_count; i++)
        (*ret)[i] = (struct oauth_grant_row){.owner = owner,
                                             .created_at = rows_int(r, i, "created_at"),
                                             .used_at = rows_int(r, i, "used_at"),
                                             .public_id = rows_text(r, i, "public_id"),
                                             .client = rows_text(r, i, "client"),
                                             .scopes = (unsigned)rows_int(r, i, "scopes"),
                                             .redirect_uri = rows_text(r, i, "redirect_uri"),
                                             .name = rows_text(r, i, "name"),
                                             .kind = account_kind_read(r, i, "kind")};
    return true;
}
