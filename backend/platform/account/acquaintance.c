/* acquaintance.c - see acquaintance.h. */
#include "platform/account/acquaintance.h"
#include "base/text.h"
#include "platform/account/friend.h"
#include "platform/account/player.h"
#include "store/account.h"
#include "store/acquaintance.h"
#include "store/friend.h"
#include <string.h>

/* Showing */

static json_object *acquaintance_json(struct ctx *c, const struct rows *r, int i)
{
    static const char *const MARKS[] = {"following", "blocked", "muted"};
    json_object *one = json_new_object(c);
    json_add_text(one, "name", rows_text(r, i, "name"));
    json_add_text(one, "kind", rows_text(r, i, "kind"));
    for (size_t n = 0; n < sizeof MARKS / sizeof *MARKS; n++)
        json_add_bool(one, MARKS[n], rows_bool(r, i, MARKS[n]));
    json_add_text(one, "note", rows_text(r, i, "note"));
    return one;
}

static bool show(struct ctx *c, struct pg *db, int64_t account, int64_t other, json_object **ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, ACQUAINTANCE_OF, "ii", account, other)) return false;
    *ret = acquaintance_json(c, r, 0);
    return true;
}

bool acquaintance_show(struct ctx *c, struct pg *db, int64_t account, const char *name, json_object **ret)
{
    struct player_facts other;
    return player_find(c, db, name, &other) && show(c, db, account, other.account, ret);
}

bool acquaintance_list(struct ctx *c, struct pg *db, int64_t account, const char *cursor, int64_t limit,
                       json_object **ret_list)
{
    struct rows *r;
    int64_t before;
    if (!player_cursor(c, cursor, &before)) return false;
    if (!pg_each(c, db, &r, ACQUAINTANCES_OF, "iii", account, before, limit)) return false;
    json_object *list = json_new_object(c), *items = json_new_array(c);
    int count = rows_count(r);
    for (int i = 0; i < count; i++) json_push(items, acquaintance_json(c, r, i));
    json_add(list, "items", items);
    json_add_text(list, "next",
                  count == limit ? pool_print(c->pool, "%lld", (long long)rows_int(r, count - 1, "other_id"))
                                 : NULL);
    *ret_list = list;
    return true;
}

/* Changing */

static bool opinion_fits(struct ctx *c, int64_t account, const struct player_facts *other,
                         const struct opinion *opinion)
{
    if (other->account == account)
        return fail(c, FAULT_BAD_REQUEST, "you cannot follow, mute or block yourself");
    if (opinion->blocked && *opinion->blocked && other->kind == ACCOUNT_BUILTIN)
        return fail(c, FAULT_BAD_REQUEST, "built-in bots only play when invited, so they cannot be blocked");
    if (!opinion->note || text_length(opinion->note) <= ACQUAINTANCE_NOTE) return true;
    fail_at(c, "/note", "bad_request", "at most 2000 characters");
    return fail(c, FAULT_BAD_REQUEST, "the note is too long");
}

/* The account is locked, so that concurrent requests count each other. */
bool acquaintance_change(struct ctx *c, struct pg *db, int64_t account, const char *name,
                         const struct opinion *opinion, json_object **ret)
{
    static const bool NO = false;
    struct player_facts other;
    struct account_row me;
    struct friendship_row friendship = {.asker = 0};
    struct rows *count;
    bool blocks = opinion->blocked && *opinion->blocked;
    const bool *following = blocks ? &NO : opinion->following;
    if (!player_find(c, db, name, &other) || !opinion_fits(c, account, &other, opinion)) return false;
    if (!account_lock(c, db, account, &me) ||
        !pg_one(c, db, &count, ACQUAINTANCES_COUNT, "ii", account, other.account))
        return false;
    if (rows_int(count, 0, "n") >= ACQUAINTANCES_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "players.account", 3600,
                          "you keep 1000 players in your lists; remove one first");
    if (blocks && !friendship_between(c, db, account, other.account, &friendship)) return false;
    friend_part_tell(c, db, account, other.account, &friendship);
    acquaintance_put(c, db, account, other.account,
                     &(struct acquaintance_row){following, opinion->blocked, opinion->muted, opinion->note});
    friend_part(c, db, account, other.account, &friendship);
    return show(c, db, account, other.account, ret);
}

/* Blocks */

bool apart_read(struct ctx *c, struct pg *db, int64_t account, struct apart *ret)
{
    struct rows *r;
    *ret = (struct apart){.count = 0};
    if (!account) return true;
    if (!pg_each(c, db, &r, ACQUAINTANCES_APART, "i", account)) return false;
    int count = rows_count(r);
    int64_t *ids = pool_take_many(c->pool, (size_t)count + 1, sizeof *ids);
    bool *theirs = pool_take_many(c->pool, (size_t)count + 1, sizeof *theirs);
    for (int i = 0; i < count; i++) {
        ids[i] = rows_int(r, i, "id");
        theirs[i] = rows_bool(r, i, "theirs");
    }
    *ret = (struct apart){ids, theirs, count};
    return true;
}

enum apartness apart_of(const struct apart *apart, int64_t other)
{
    for (int i = 0; i < apart->count; i++)
        if (apart->account[i] == other) return apart->theirs[i] ? APART_THEIRS : APART_OURS;
    return APART_NOT;
}
