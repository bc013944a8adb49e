/* club_office.c - what officers of a club do to others: see club.h. */
#include "platform/account/club.h"
#include "platform/account/club_hold.h"
#include "platform/account/player.h"
#include "store/account.h"
#include "store/friend.h"

enum { DAY = 24 * 3600, HOUR = 3600 };

struct office { /* one officer's act on one player */
    int64_t me, them;
    struct club_hold hold;
};

static bool is_member(enum club_state state)
{
    return state == CLUB_OWNER || state == CLUB_OFFICER || state == CLUB_MEMBER;
}

/* Officers act on members and on people outside; only the owner acts on officers, and nobody on the owner. */
static bool outranks(struct ctx *c, const struct office *o)
{
    enum club_state me = o->hold.mine.state, them = o->hold.theirs.state;
    if (me != CLUB_OWNER && me != CLUB_OFFICER)
        return fail(c, FAULT_FORBIDDEN, "only officers of a club can do this");
    return me == CLUB_OWNER || (them != CLUB_OFFICER && them != CLUB_OWNER) ||
           fail(c, FAULT_FORBIDDEN, "only the owner of a club can decide about its officers");
}

/* Both are held, and read again: the other one can have been closed since its name was found. */
static bool begin(struct ctx *c, struct pg *db, int64_t account, const char *club, const char *name,
                  struct office *ret)
{
    struct player_facts other;
    struct account_row them;
    if (!player_find(c, db, name, &other)) return false;
    if (other.account == account)
        return fail(c, FAULT_BAD_REQUEST, "you cannot decide about yourself; leave the club instead");
    *ret = (struct office){.me = account, .them = other.account};
    return club_hold(c, db, club, account, other.account, &ret->hold) && outranks(c, ret) &&
           account_by_id(c, db, other.account, &them) && club_lets_in(c, them.kind);
}

/* `news`: the player is to be told. */
static bool put(struct ctx *c, struct pg *db, const struct office *o, enum club_state state, bool news)
{
    if (!club_tell(c, db, &o->hold, o->them, o->hold.theirs.state == CLUB_ASKED)) return false;
    club_member_put(c, db,
                    &(struct club_member_row){.club = o->hold.club,
                                              .account = o->them,
                                              .by = state == CLUB_INVITED || state == CLUB_BANNED ? o->me : 0,
                                              .state = state,
                                              .message = "",
                                              .news = news});
    return true;
}

/* One act for each state */

static bool accept(struct ctx *c, struct pg *db, const struct office *o)
{
    return club_takes_members(c, &o->hold.mine) && put(c, db, o, CLUB_MEMBER, true) && pg_flush(c, db);
}

/* An officer's block is told to the officer; the player's own only hides the invitation from the player (club_find). */
static bool invite(struct ctx *c, struct pg *db, const struct office *o)
{
    struct friendship_row between;
    const char *me = pool_print_int(c->pool, o->me);
    if (o->hold.theirs.state == CLUB_ASKED) return accept(c, db, o);
    if (o->hold.theirs.state == CLUB_BANNED)
        return fail(c, FAULT_FORBIDDEN, "this player is banned; lift the ban first");
    if (o->hold.theirs.state != CLUB_NONE) return true;
    if (!friendship_between(c, db, o->me, o->them, &between)) return false;
    if (between.ours) return fail(c, FAULT_FORBIDDEN, "you have blocked this player");
    if (o->hold.mine.invited >= CLUB_WAITING)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.invited", HOUR,
                          "200 invitations of this club have no answer; withdraw one first");
    const char *pair = pool_print(c->pool, "%s-%s", pool_print_int(c->pool, o->hold.club),
                                  pool_print_int(c->pool, o->them));
    return put(c, db, o, CLUB_INVITED, false) &&
           club_count(c, db, "clubs.invite", me, CLUBS_INVITE_DAY, DAY) &&
           club_count(c, db, "clubs.invite_pair", pair, CLUBS_INVITE_PAIR_DAY, DAY) && pg_flush(c, db);
}

static bool admit(struct ctx *c, struct pg *db, const struct office *o)
{
    enum club_state now = o->hold.theirs.state;
    if (now == CLUB_ASKED) return accept(c, db, o);
    if (now == CLUB_MEMBER) return true;
    if (now == CLUB_OFFICER) return put(c, db, o, CLUB_MEMBER, false) && pg_flush(c, db);
    return fail(c, FAULT_NO_REQUEST, "this player has not asked to join; invite them instead");
}

static bool needs_owner(struct ctx *c, const struct office *o)
{
    if (o->hold.mine.state != CLUB_OWNER)
        return fail(c, FAULT_FORBIDDEN, "only the owner of a club can appoint officers or hand it over");
    return is_member(o->hold.theirs.state) ||
           fail(c, FAULT_NOT_A_MEMBER, "only a member can become officer or owner");
}

static bool has_desk(struct ctx *c, struct pg *db, const struct office *o)
{
    int64_t *officers;
    int count;
    if (o->hold.theirs.state == CLUB_OFFICER) return true;
    if (!club_officers(c, db, o->hold.club, &officers, &count)) return false;
    return count < CLUB_OFFICERS_MAX || fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.officers", HOUR,
                                                   "a club has at most 20 officers, its owner included");
}

static bool appoint(struct ctx *c, struct pg *db, const struct office *o)
{
    if (!needs_owner(c, o)) return false;
    if (o->hold.theirs.state == CLUB_OFFICER) return true;
    return has_desk(c, db, o) && put(c, db, o, CLUB_OFFICER, false) && pg_flush(c, db);
}

/* The owner before stays an officer. */
static bool hand_over(struct ctx *c, struct pg *db, const struct office *o)
{
    int64_t owns, joined;
    if (!needs_owner(c, o) || !has_desk(c, db, o) || !club_rows_count(c, db, o->them, &owns, &joined))
        return false;
    if (owns >= CLUBS_OWNED)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.other", HOUR,
                          "this player owns 3 clubs already");
    if (!put(c, db, o, CLUB_OFFICER, true)) return false;
    club_row_hand_over(c, db, o->hold.club, o->them);
    return pg_flush(c, db);
}

static bool ban(struct ctx *c, struct pg *db, const struct office *o)
{
    if (o->hold.theirs.state == CLUB_BANNED) return true;
    if (o->hold.mine.banned >= CLUB_BANS)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.bans", HOUR,
                          "a club has at most 1000 bans; lift one first");
    return put(c, db, o, CLUB_BANNED, false) && pg_flush(c, db);
}

bool club_place(struct ctx *c, struct pg *db, int64_t account, const char *club, const char *name,
                const char *state)
{
    static bool (*const ACTS[])(struct ctx *, struct pg *, const struct office *) = {
        [CLUB_OWNER] = hand_over, [CLUB_OFFICER] = appoint, [CLUB_MEMBER] = admit,
        [CLUB_ASKED] = NULL,      [CLUB_INVITED] = invite,  [CLUB_BANNED] = ban,
    };
    enum club_state wanted;
    struct office o;
    if (!club_state_find(state, &wanted) || !ACTS[wanted]) {
        fail_at(c, "/state", "bad_request", "owner, officer, member, invited or banned");
        return fail(c, FAULT_BAD_REQUEST, "the state is unknown");
    }
    return begin(c, db, account, club, name, &o) && ACTS[wanted](c, db, &o);
}

bool club_remove(struct ctx *c, struct pg *db, int64_t account, const char *club, const char *name)
{
    struct office o;
    if (!begin(c, db, account, club, name, &o)) return false;
    enum club_state now = o.hold.theirs.state;
    if (now == CLUB_NONE) return true;
    if (!club_tell(c, db, &o.hold, o.them, now == CLUB_ASKED)) return false;
    club_member_drop(c, db, o.hold.club, o.them);
    return pg_flush(c, db);
}
