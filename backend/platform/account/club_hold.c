/* club_hold.c - see club_hold.h. */
#include "platform/account/club_hold.h"
#include "platform/account/club.h"
#include "platform/runtime/limit.h"
#include "platform/runtime/wake.h"
#include "store/account.h"
#include "store/friend.h"
#include <string.h>

enum { HOUR = 3600, SECOND = 1000000 };

static bool find(struct ctx *c, struct pg *db, const char *club, int64_t account, struct club_hold *ret)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_FIND, "ti", club, account)) return false;
    ret->club = rows_int(r, 0, "id");
    ret->joining = club_joining_read(r, 0, "joining");
    return true;
}

bool club_look(struct ctx *c, struct pg *db, const char *club, int64_t account, int64_t other,
               struct club_hold *ret)
{
    *ret = (struct club_hold){.club = 0};
    return find(c, db, club, account, ret) && club_place_read(c, db, ret->club, account, &ret->mine) &&
           (!other || club_place_read(c, db, ret->club, other, &ret->theirs));
}

bool club_hold(struct ctx *c, struct pg *db, const char *club, int64_t account, int64_t other,
               club_check *check, struct club_hold *ret)
{
    if (!club_look(c, db, club, account, other, ret) || (check && !check(c, ret))) return false;
    if (other) friends_hold(c, db, account, other);
    else account_hold(c, db, account);
    return club_row_lock(c, db, ret->club) && club_look(c, db, club, account, other, ret) &&
           (!check || check(c, ret));
}

bool club_needs_officer(struct ctx *c, const struct club_hold *hold)
{
    return hold->mine.state == CLUB_OWNER || hold->mine.state == CLUB_OFFICER ||
           fail(c, FAULT_FORBIDDEN, "only officers of a club can do this");
}

bool club_forum_find(struct ctx *c, struct pg *db, const char *club, int64_t account, int64_t *ret_club)
{
    struct rows *r;
    if (!pg_one(c, db, &r, CLUB_FIND, "ti", club, account)) return false;
    *ret_club = rows_int(r, 0, "id");
    enum club_state state = club_state_read(r, 0, "state");
    return strcmp(rows_text(r, 0, "forum"), "everybody") == 0 || state == CLUB_OWNER ||
           state == CLUB_OFFICER || state == CLUB_MEMBER ||
           fail(c, FAULT_FORBIDDEN, "only members can read this club's forum");
}

bool club_lets_in(struct ctx *c, enum account_kind kind)
{
    if (kind == ACCOUNT_HUMAN) return true;
    if (kind == ACCOUNT_GUEST)
        return fail(c, FAULT_REGISTERED_ONLY, "guests must register before they can join clubs");
    return fail(c, FAULT_REGISTERED_ONLY, "programs cannot join clubs");
}

bool club_has_time(struct ctx *c, int64_t joined)
{
    return joined < CLUBS_JOINED || fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.account", HOUR,
                                               "50 clubs are the most for one person; leave one first");
}

bool club_takes_members(struct ctx *c, const struct club_place *place)
{
    return place->members < CLUB_MEMBERS || fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.members", HOUR,
                                                       "this club has 1000 members, which is the most");
}

bool club_count(struct ctx *c, struct pg *db, const char *limit, const char *whom, int max, int seconds)
{
    return limit_count_within(c, db, &(struct limit){limit, max, seconds}, whom,
                              "you have done this too often; try again later");
}

bool club_tell(struct ctx *c, struct pg *db, const struct club_hold *hold, int64_t account, bool requests)
{
    int64_t *officers;
    int count = 0;
    if (requests && !club_officers(c, db, hold->club, &officers, &count)) return false;
    int64_t *all = pool_take_many(c->pool, (size_t)count + 1, sizeof *all);
    for (int i = 0; i < count; i++) all[i] = officers[i];
    if (account) all[count++] = account;
    accounts_raise_all(c, db, all, count);
    for (int i = 0; i < count; i++) wake_account(c, all[i]);
    return true;
}

void club_tell_both(struct ctx *c, struct pg *db, int64_t account, int64_t other)
{
    int64_t both[] = {account, other};
    int count = other ? 2 : 1;
    accounts_raise_all(c, db, both, count);
    for (int i = 0; i < count; i++) wake_account(c, both[i]);
}
