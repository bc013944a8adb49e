/* session.c - see session.h. */
#include "platform/account/session.h"
#include "base/clock.h"
#include "base/text.h"
#include "platform/runtime/wake.h"
#include "store/session.h"

enum { USER_AGENT_MAX = 200 };

static void hash_token(const char *token, unsigned char ret_hash[SESSION_HASH])
{
    secret_blake2b(token, strlen(token), ret_hash);
}

bool session_find(struct ctx *c, struct pg *db, const char *token, struct person_facts *ret)
{
    unsigned char hash[SESSION_HASH];
    struct session_holder holder;
    bool found;
    hash_token(token, hash);
    if (!session_by_token(c, db, hash, &found, &holder)) return false;
    *ret = (struct person_facts){.account = 0};
    if (!found) return true;
    if (holder.old_sight && !session_seen(c, db, holder.session)) return false;
    *ret = (struct person_facts){.account = holder.account,
                                 .session = holder.session,
                                 .public_id = holder.public_id,
                                 .name = holder.name,
                                 .kind = holder.kind,
                                 .closed = holder.closed};
    return true;
}

/* At most so many bytes, cut between characters. */
static const char *cut(struct ctx *c, const char *text)
{
    const char *at = text ? text : "", *end = at;
    struct text_point point;
    for (const char *next = at; text_next(&next, &point) && next - at <= USER_AGENT_MAX;) end = next;
    return pool_copy_bytes(c->pool, at, (size_t)(end - at));
}

bool session_begin(struct ctx *c, struct pg *db, int64_t account, const char *user_agent,
                   char ret_token[TOKEN_TEXT])
{
    char token[TOKEN_TEXT];
    unsigned char hash[SESSION_HASH];
    int64_t id;
    secret_token(token);
    hash_token(token, hash);
    if (!session_insert(c, db, account, hash, cut(c, user_agent), &id)) return false;
    memcpy(ret_token, token, TOKEN_TEXT);
    return true;
}

bool session_close(struct ctx *c, struct pg *db, int64_t session)
{
    session_end(c, db, session);
    wake_revoke(c);
    return pg_flush(c, db);
}

bool session_close_named(struct ctx *c, struct pg *db, int64_t account, const char *public_id)
{
    if (!session_end_named(c, db, account, public_id)) return false;
    wake_revoke(c);
    return true;
}

bool session_list(struct ctx *c, struct pg *db, int64_t account, int64_t session, json_object **ret_list)
{
    struct session_row *rows;
    int count;
    if (!sessions_of(c, db, account, &rows, &count)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < count; i++) {
        json_object *item = json_new_object(c);
        char made[CLOCK_TEXT], seen[CLOCK_TEXT];
        clock_print(rows[i].created_at, made);
        clock_print(rows[i].seen_at, seen);
        json_add_text(item, "id", rows[i].public_id);
        json_add_text(item, "created_at", made);
        json_add_text(item, "seen_at", seen);
        json_add_text(item, "user_agent", rows[i].user_agent);
        json_add_bool(item, "current", rows[i].id == session);
        json_push(items, item);
    }
    json_add(list, "items", items);
    json_add(list, "next", NULL);
    *ret_list = list;
    return true;
}
