/* friend.c - see friend.h. */
#include "platform/account/friend.h"
#include "platform/account/player.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/friend.h"

enum { DAY = 24 * 3600, HOUR = 3600 };

static void tell(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    accounts_raise(c, db, account, other);
    if (account) wake_account(c, account);
    if (other) wake_account(c, other);
}

/* Who can be friends */

static bool are_people(struct ctx *c, const struct account_row *me, const struct account_row *other)
{
    if (me->kind == ACCOUNT_GUEST)
        return fail(c, FAULT_REGISTERED_ONLY, "register to have friends; your games stay yours");
    if (me->kind != ACCOUNT_HUMAN) return fail(c, FAULT_REGISTERED_ONLY, "programs cannot have friends");
    if (other->kind == ACCOUNT_GUEST)
        return fail(c, FAULT_REGISTERED_ONLY, "guests must register before they can have friends");
    return other->kind == ACCOUNT_HUMAN || fail(c, FAULT_REGISTERED_ONLY, "programs cannot have friends");
}

/* Hold both, and read them as they are now: one can have been closed since its name was found. */
static bool hold_both(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                      struct friendship_row *ret)
{
    struct account_row me, them;
    friends_hold(c, db, account, other);
    return account_by_id(c, db, account, &me) && account_by_id(c, db, other, &them) &&
           are_people(c, &me, &them) && friendship_between(c, db, account, other, ret);
}

/* Asking */

static bool has_room(struct ctx *c, const struct friendship_row *row, bool accepts)
{
    if (row->mine >= FRIENDS_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "friends.account", HOUR,
                          "you have 200 friends, which is the most");
    if (accepts && row->others >= FRIENDS_MAX)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "friends.other", HOUR,
                          "this player has too many friends already");
    if (!accepts && row->sent >= FRIENDS_SENT)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "friends.sent", HOUR,
                          "too many of your requests have no answer yet; withdraw one first");
    return true;
}

/* Requests count although they are withdrawn, because each of them is news for the other one. */
static bool count(struct ctx *c, struct pg *db, const char *limit, const char *whom, int max)
{
    return limit_count_within(c, db, &(struct limit){limit, max, DAY}, whom,
                              "you have sent too many requests today");
}

static bool count_all(struct ctx *c, struct pg *db, int64_t account, const char *remote, int64_t other)
{
    const char *me = pool_print_int(c->pool, account);
    const char *pair = pool_print(c->pool, "%s-%s", me, pool_print_int(c->pool, other));
    return count(c, db, "friends.day", me, FRIENDS_DAY) &&
           count(c, db, "friends.pair", pair, FRIENDS_PAIR_DAY) &&
           count(c, db, "friends.network", limit_address(c, remote), FRIENDS_NETWORK_DAY);
}

bool friend_ask(struct ctx *c, struct pg *db, int64_t account, const char *remote, const char *name)
{
    struct player_facts other;
    struct friendship_row row;
    if (!player_find(c, db, name, &other)) return false;
    int64_t them = other.account;
    if (them == account) return fail(c, FAULT_BAD_REQUEST, "you cannot be your own friend");
    if (!hold_both(c, db, account, them, &row)) return false;
    if (row.ours) return fail(c, FAULT_FORBIDDEN, "you have blocked this player");
    if (row.friends || row.asker == account) return true;
    if (!has_room(c, &row, row.asker != 0)) return false;
    if (row.asker) {
        tell(c, db, account, them);
        friendship_accept(c, db, account, them);
        return pg_flush(c, db);
    }
    bool hidden = row.theirs || row.refused;
    if (!hidden) tell(c, db, them, 0);
    friendship_ask(c, db, account, them, hidden);
    return count_all(c, db, account, remote, them);
}

/* Ending */

/* Only the end of a friendship, and the end of a request that the other one has seen, are news for them. Invitations end
 * with the friendship, so that no host waits for somebody who cannot come. */
void friend_part_tell(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                      const struct friendship_row *row)
{
    if (row->friends) invitations_cancel(c, db, account, other);
    bool seen = row->friends || (row->asker == account && !row->declined);
    if (row->asker) tell(c, db, account, seen ? other : 0);
}

void friend_part(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                 const struct friendship_row *row)
{
    bool ours = row->asker == account;
    if (ours && row->declined) friendship_withdraw(c, db, account, other);
    else if (row->friends || ours) friendship_end(c, db, account, other);
    else if (row->asker) friendship_decline(c, db, account, other);
}

bool friend_end(struct ctx *c, struct pg *db, int64_t account, const char *name)
{
    struct player_facts other;
    struct friendship_row row;
    if (!player_find(c, db, name, &other)) return false;
    friends_hold(c, db, account, other.account);
    if (!friendship_between(c, db, account, other.account, &row)) return false;
    friend_part_tell(c, db, account, other.account, &row);
    friend_part(c, db, account, other.account, &row);
    return pg_flush(c, db);
}
