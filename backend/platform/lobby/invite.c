/* invite.c - see invite.h. */
#include "platform/lobby/invite.h"
#include "base/clock.h"
#include "store/invite.h"
#include "store/pg.h"
#include <string.h>

enum { INVITE_LETTERS = 22, RETRY = 3600 }; /* 132 bits */

static const char *hash_of(struct ctx *c, const char *token)
{
    char *hash = pool_take(c->pool, HASH_TEXT);
    secret_sha256(token, strlen(token), hash);
    return hash;
}

/* Creating */

bool invite_make(struct ctx *c, struct pg *db, int64_t lobby, const char *lobby_id,
                 const struct invite_wish *wish, const char **ret_url, const char **ret_id)
{
    char id[PUBLIC_ID], token[TOKEN_TEXT];
    struct rows *count;
    if (!pg_one(c, db, &count, INVITES_COUNT, "i", lobby)) return false;
    if (rows_int(count, 0, "n") >= INVITES_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "lobbies.invites", RETRY,
                          "this game already has 20 invite links; use one of them or create a new game");
    secret_public_id(id);
    secret_token(token);
    token[INVITE_LETTERS] = 0;
    struct invite_row row = {
        .lobby = lobby, .uses = wish->uses, .hours = wish->hours, .public_id = id, .hash = hash_of(c, token)};
    if (!invite_row_insert(c, db, &row)) return false;
    *ret_url = pool_print(c->pool, "/lobbies/%s?invite=%s", lobby_id, token);
    if (ret_id) *ret_id = pool_copy(c->pool, id);
    return true;
}

/* Showing and using */

bool invite_look(struct ctx *c, struct pg *db, int64_t lobby, const char *token, int64_t account,
                 struct invite_seen *ret)
{
    struct rows *r;
    *ret = (struct invite_seen){.state = INVITE_UNKNOWN};
    if (!token || !*token) return true;
    if (!pg_maybe(c, db, &r, INVITE_LOOK, "iti", lobby, hash_of(c, token), account)) return false;
    if (rows_count(r) == 0) return true;
    ret->id = rows_int(r, 0, "id");
    ret->state = rows_bool(r, 0, "revoked")   ? INVITE_TAKEN_BACK
                 : rows_bool(r, 0, "expired") ? INVITE_OVER
                 : rows_bool(r, 0, "mine") || rows_int(r, 0, "used") < rows_int(r, 0, "uses") ? INVITE_GOOD
                                                                                              : INVITE_SPENT;
    return true;
}

bool invite_holds(struct ctx *c, enum invite_state state)
{
    if (state == INVITE_SPENT)
        return fail(c, FAULT_INVITE_USED, "this invite link is used up; ask for a new one");
    if (state == INVITE_TAKEN_BACK)
        return fail(c, FAULT_INVITE_REVOKED, "this invite link was revoked; ask for a new one");
    if (state == INVITE_OVER)
        return fail(c, FAULT_INVITE_EXPIRED, "this invite link has expired; ask for a new one");
    return true;
}

void invite_use(struct ctx *c, struct pg *db, int64_t invite, int64_t account)
{
    invite_row_use(c, db, invite, account);
}

/* For the creator */

static json_object *invite_json(struct ctx *c, const struct rows *r, int i)
{
    json_object *one = json_new_object(c);
    char made[CLOCK_TEXT], ends[CLOCK_TEXT];
    int64_t uses = rows_int(r, i, "uses"), used = rows_int(r, i, "used");
    clock_print(rows_int(r, i, "created_at"), made);
    clock_print(rows_int(r, i, "expires_at"), ends);
    json_add_text(one, "id", rows_text(r, i, "public_id"));
    json_add_int(one, "uses", uses);
    json_add_int(one, "used", used);
    json_add_int(one, "left", used < uses ? uses - used : 0);
    json_add_text(one, "status",
                  rows_bool(r, i, "revoked")   ? "revoked"
                  : rows_bool(r, i, "expired") ? "expired"
                  : used >= uses               ? "used"
                                               : "open");
    json_add_text(one, "created_at", made);
    json_add_text(one, "expires_at", ends);
    return one;
}

bool invite_list(struct ctx *c, struct pg *db, int64_t lobby, json_object **ret_list)
{
    struct rows *r;
    if (!pg_each(c, db, &r, INVITES_OF, "i", lobby)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    for (int i = 0; i < rows_count(r); i++) json_push(items, invite_json(c, r, i));
    json_add(list, "items", items);
    *ret_list = list;
    return true;
}

bool invite_show(struct ctx *c, struct pg *db, int64_t lobby, const char *id, json_object **ret_invite)
{
    struct rows *r;
    if (!pg_each(c, db, &r, INVITES_OF, "i", lobby)) return false;
    for (int i = 0; i < rows_count(r); i++) {
        if (strcmp(rows_text(r, i, "public_id"), id) != 0) continue;
        *ret_invite = invite_json(c, r, i);
        return true;
    }
    return fail(c, FAULT_NOT_FOUND, "not found");
}

bool invite_revoke(struct ctx *c, struct pg *db, int64_t lobby, const char *id)
{
    bool found;
    if (!invite_row_revoke(c, db, lobby, id, &found)) return false;
    return found || fail(c, FAULT_NOT_FOUND, "not found");
}
