/* club.h - clubs: registered people who like to play with each other. A club has one owner, officers and members; others
 * have asked to join, were invited, or are banned (docs/decisions/030-clubs.md). Reading is in read/clubs.h.
 *
 * Every function is called inside a transaction, holds the people it is about and then the club, and looks again at what
 * each of them is. FAULT_NOT_FOUND for a club that is not there for the account. */
#ifndef QUAD_CLUB_H
#define QUAD_CLUB_H
#include "base/ctx.h"

struct pg;
enum {
    CLUB_ABOUT = 1000,  /* characters of the description */
    CLUB_MESSAGE = 200, /* characters of a request */
    CLUBS_OWNED = 3,    /* clubs of one owner */
    CLUBS_JOINED = 50,  /* clubs of one person, with those they have asked to join */
    CLUBS_FOUNDED_DAY = 2,
    CLUBS_JOIN_DAY = 20, /* one person joins and asks, in a day */
    CLUBS_JOIN_PAIR_DAY = 3,
    CLUBS_INVITE_DAY = 50, /* one officer invites, in a day */
    CLUBS_INVITE_PAIR_DAY = 2,
    CLUBS_INVITE_NETWORK_DAY = 200,
    CLUBS_ACTS_HOUR = 300, /* one officer does to others, in an hour */
    CLUBS_PERSON_DAY = 20, /* a club's officers do to one player, in a day */
    CLUB_MEMBERS = 1000,
    CLUB_OFFICERS_MAX = 20,
    CLUB_WAITING = 200, /* requests without answer; invitations likewise */
    CLUB_BANS = 1000
};

struct club_wish {
    const char *name, *about, *language, *joining; /* NULL: not said */
    const char *forum;                             /* who reads it: members, everybody */
};
/* Found a club, whose owner the account is. FAULT_REGISTERED_ONLY, FAULT_BAD_REQUEST, FAULT_BAD_NAME, FAULT_NAME_TAKEN,
 * FAULT_MUTED, FAULT_TOO_MANY_REQUESTS (clubs.owned, clubs.account, clubs.day). */
bool club_found(struct ctx *c, struct pg *db, int64_t account, const struct club_wish *wish,
                const char **ret_club) must_check;
/* Change description, language and way of joining, as its owner. FAULT_FORBIDDEN, FAULT_BAD_REQUEST, FAULT_MUTED. */
bool club_change(struct ctx *c, struct pg *db, int64_t account, const char *club,
                 const struct club_wish *wish) must_check;

/* Join, ask to join with a message ("": none), or accept an invitation, whichever the club allows; does nothing where that
 * was done before. FAULT_REGISTERED_ONLY, FAULT_INVITATION_NEEDED, FAULT_BANNED_FROM_CLUB, FAULT_BAD_REQUEST, FAULT_MUTED,
 * FAULT_TOO_MANY_REQUESTS (clubs.account, clubs.members, clubs.requests, clubs.join, clubs.pair). */
bool club_join(struct ctx *c, struct pg *db, int64_t account, const char *club,
               const char *message) must_check;
/* Leave, withdraw a request or decline an invitation. An owner is followed by the officer who became a member first,
 * else by such a member; the club ends with its last one. */
bool club_leave(struct ctx *c, struct pg *db, int64_t account, const char *club) must_check;
/* Put a player into a `state` as an officer: invite them (invited), accept their request (member), ban them (banned); as
 * the owner also appoint officers (officer) or hand the club over (owner). FAULT_FORBIDDEN, FAULT_BAD_REQUEST for oneself and other words,
 * FAULT_REGISTERED_ONLY, FAULT_NOT_A_MEMBER, FAULT_NO_REQUEST, FAULT_TOO_MANY_REQUESTS (clubs.members, clubs.officers,
 * clubs.invited, clubs.bans, clubs.other, clubs.invite, clubs.invite_pair, clubs.invite_network, clubs.acts, clubs.person). */
struct club_actor {
    int64_t account;
    const char *remote; /* the client's address */
};
bool club_place(struct ctx *c, struct pg *db, const struct club_actor *actor, const char *club,
                const char *name, const char *state) must_check;
/* Remove a member, decline a request, withdraw an invitation or lift a ban, as an officer; an officer, as the owner.
 * FAULT_FORBIDDEN, FAULT_BAD_REQUEST for oneself, FAULT_TOO_MANY_REQUESTS (clubs.acts, clubs.person). */
bool club_remove(struct ctx *c, struct pg *db, int64_t account, const char *club,
                 const char *name) must_check;
/* The account has read that it was accepted or owns the club now. Waits for no lock where there is nothing to read. */
bool club_mark_read(struct ctx *c, struct pg *db, int64_t account, const char *club) must_check;
#endif
