/* session.c - see session.h. */
#include "store/session.h"
#include "base/secret.h"

bool session_insert(struct ctx *c, struct pg *db, int64_t account, const unsigned char hash[SESSION_HASH],
                    const char *user_agent, int64_t *ret_id)
{
    struct rows *rows;
    char public_id[PUBLIC_ID];
    secret_public_id(public_id);
    if (!pg_one(c, db, &rows, SESSION_INSERT, "tiht", public_id, account, hash, (size_t)SESSION_HASH,
                user_agent))
        return false;
    *ret_id = rows_int(rows, 0, "id");
    return true;
}

bool session_by_token(struct ctx *c, struct pg *db, const unsigned char hash[SESSION_HASH], bool *ret_found,
                      struct session_holder *ret)
{
    struct rows *r;
    if (!pg_maybe(c, db, &r, SESSION_BY_TOKEN, "h", hash, (size_t)SESSION_HASH)) return false;
    *ret_found = rows_count(r) == 1;
    if (*ret_found)
        *ret = (struct session_holder){
            .account = rows_int(r, 0, "id"),
            .session = rows_int(r, 0, "session"),
            .public_id = rows_text(r, 0, "public_id"),
            .name = rows_text(r, 0, "name"),
            .kind = account_kind_read(r, 0, "kind"),
            .old_sight = rows_bool(r, 0, "old_sight"),
            .closed = rows_bool(r, 0, "closed"),
        };
    return true;
}

bool session_lasts(struct ctx *c, struct pg *db, int64_t session, int64_t account, bool *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, SESSION_LASTS, "ii", session, account)) return false;
    *ret = rows_bool(r, 0, "lasts");
    return true;
}

bool session_is_fresh(struct ctx *c, struct pg *db, int64_t session, int64_t account, int seconds, bool *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, SESSION_IS_FRESH, "iii", session, account, (int64_t)seconds)) return false;
    *ret = rows_bool(r, 0, "fresh");
    return true;
}

bool session_seen(struct ctx *c, struct pg *db, int64_t session)
{
    return pg_run(c, db, NULL, SESSION_SEEN, "i", session);
}

bool sessions_of(struct ctx *c, struct pg *db, int64_t account, struct session_row **ret, int *ret_count)
{
    struct rows *r;
    if (!pg_each(c, db, &r, SESSIONS_OF, "i", account)) return false;
    *ret_count = rows_count(r);
    *ret = pool_take_many(c->pool, (size_t)*ret_count, sizeof **ret);
    for (int i = 0; i < *ret_count; i++)
        (*ret)[i] = (struct session_row){
            .id = rows_int(r, i, "id"),
            .created_at = rows_int(r, i, "created_at"),
            .seen_at = rows_int(r, i, "seen_at"),
            .public_id = rows_text(r, i, "public_id"),
            .user_agent = rows_text(r, i, "user_agent"),
        };
    return true;
}

void session_end(struct ctx *c, struct pg *db, int64_t session) { pg_tell(c, db, SESSION_END, "i", session); }

void sessions_end_others(struct ctx *c, struct pg *db, int64_t account, int64_t session)
{
    pg_tell(c, db, SESSIONS_END_OTHERS, "ii", account, session);
}

bool session_end_named(struct ctx *c, struct pg *db, int64_t account, const char *public_id)
{
    int64_t ended;
    if (!pg_run(c, db, &ended, SESSION_END_NAMED, "it", account, public_id)) return false;
    return ended > 0 || fail(c, FAULT_NOT_FOUND, "not found");
}
