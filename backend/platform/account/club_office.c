/* club_office.c - what officers of a club do to others: see club.h. */
#include "platform/account/club.h"
#include "platform/account/club_hold.h"
#include "platform/account/player.h"
#include "platform/runtime/limit.h"
#include "store/account.h"
#include "store/friend.h"

enum { DAY = 24 * 3600, HOUR = 3600 };

struct office { /* one officer's act on one player */
    int64_t me, them;
    const char *remote;
    struct club_hold hold;
};

static bool is_member(enum club_state state)
{
    return state == CLUB_OWNER || state == CLUB_OFFICER || state == CLUB_MEMBER;
}

/* Officers act on members and on people outside; only the owner acts on officers, and nobody on the owner. */
static bool outranks(struct ctx *c, const struct club_hold *hold)
{
    enum club_state me = hold->mine.state, them = hold->theirs.state;
    return club_needs_officer(c, hold) &&
           (me == CLUB_OWNER || (them != CLUB_OFFICER && them != CLUB_OWNER) ||
            fail(c, FAULT_FORBIDDEN, "only the owner of a club can decide about its officers"));
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
    return club_hold(c, db, club, account, other.account, outranks, &ret->hold) &&
           account_by_id(c, db, other.account, &them) && club_lets_in(c, them.kind);
}

/* What officers do reaches somebody who has not asked for it, so it counts for the officer, and for the club and the player. */
static bool finish(struct ctx *c, struct pg *db, const struct office *o)
{
    const char *pair = pool_print(c->pool, "%s-%s", pool_print_int(c->pool, o->hold.club),
                                  pool_print_int(c->pool, o->them));
    return club_count(c, db, "clubs.acts", pool_print_int(c->pool, o->me), CLUBS_ACTS_HOUR, HOUR) &&
           club_count(c, db, "clubs.person", pair, CLUBS_PERSON_DAY, DAY) && pg_flush(c, db);
}

/* Mark the inboxes that show something of it: the player's, unless they are nothing in the club so far as they see, and
 * those of the officers, when a request ends. */
static bool tell(struct ctx *c, struct pg *db, const struct office *o, bool invites)
{
    enum club_state now = o->hold.theirs.state;
    bool sees = invites || (now != CLUB_NONE && now != CLUB_BANNED && !o->hold.theirs.hidden);
    return club_tell(c, db, &o->hold, sees ? o->them : 0, now == CLUB_ASKED);
}

/* `news`: the player is to be told. */
static bool put(struct ctx *c, struct pg *db, const struct office *o, enum club_state state, bool news)
{
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
    return club_takes_members(c, &o->hold.mine) && tell(c, db, o, false) &&
           put(c, db, o, CLUB_MEMBER, true) && finish(c, db, o);
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
    return tell(c, db, o, !between.theirs) && put(c, db, o, CLUB_INVITED, false) &&
           club_count(c, db, "clubs.invite", me, CLUBS_INVITE_DAY, DAY) &&
           club_count(c, db, "clubs.invite_pair", pair, CLUBS_INVITE_PAIR_DAY, DAY) &&
           club_count(c, db, "clubs.invite_network", limit_address(c, o->remote), CLUBS_INVITE_NETWORK_DAY,
                      DAY) &&
           finish(c, db, o);
}

static bool admit(struct ctx *c, struct pg *db, const struct office *o)
{
    enum club_state now = o->hold.theirs.state;
    if (now == CLUB_ASKED) return accept(c, db, o);
    if (now == CLUB_MEMBER) return true;
    if (now == CLUB_OFFICER)
        return tell(c, db, o, false) && put(c, db, o, CLUB_MEMBER, false) && finish(c, db, o);
    return fail(c, FAULT_NO_REQUEST, "this player is no longer asking to join; invite them instead");
}

static bool needs_owner(struct ctx *c, const struct office *o)
{
    if (o->hold.mine.state != CLUB_OWNER)
        return fail(c, FAULT_FORBIDDEN, "only the owner of a club can appoint officers or hand it over");
    return is_member(o->hold.theirs.state) ||
           fail(c, FAULT_NOT_A_MEMBER, "only a member can become an officer or the owner");
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
    return has_desk(c, db, o) && tell(c, db, o, false) && put(c, db, o, CLUB_OFFICER, false) &&
           finish(c, db, o);
}

/* The owner before stays an officer. */
static bool hand_over(struct ctx *c, struct pg *db, const struct office *o)
{
    int64_t owns, joined;
    if (!needs_owner(c, o) || !has_desk(c, db, o) || !club_rows_count(c, db, o->them, &owns, &joined))
        return false;
    if (owns >= CLUBS_OWNED)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.other", HOUR,
                          "this player already owns 3 clubs");
    if (!tell(c, db, o, false) || !put(c, db, o, CLUB_OFFICER, true)) return false;
    club_row_hand_over(c, db, o->hold.club, o->them);
    return finish(c, db, o);
}

static bool ban(struct ctx *c, struct pg *db, const struct office *o)
{
    if (o->hold.theirs.state == CLUB_BANNED) return true;
    if (o->hold.mine.banned >= CLUB_BANS)
        return fail_limit(c, FAULT_TOO_MANY_REQUESTS, "clubs.bans", HOUR,
                          "a club has at most 1000 bans; lift one first");
    return tell(c, db, o, false) && put(c, db, o, CLUB_BANNED, false) && finish(c, db, o);
}

bool club_place(struct ctx *c, struct pg *db, const struct club_actor *actor, const char *club,
                const char *name, const char *state)
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
    if (!begin(c, db, actor->account, club, name, &o)) return false;
    o.remote = actor->remote;
    return ACTS[wanted](c, db, &o);
}

bool club_remove(struct ctx *c, struct pg *db, int64_t account, const char *club, const char *name)
{
    struct office o;
    if (!begin(c, db, account, club, name, &o)) return false;
    if (o.hold.theirs.state == CLUB_NONE) return true;
    if (!tell(c, db, &o, false)) return false;
    club_member_drop(c, db, o.hold.club, o.them);
    return finish(c, db, &o);
}
