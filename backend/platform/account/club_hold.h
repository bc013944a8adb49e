/* club_hold.h - what all changes of a club begin with and count: shared by club.c and club_office.c. */
#ifndef QUAD_CLUB_HOLD_H
#define QUAD_CLUB_HOLD_H
#include "base/ctx.h"
#include "store/club.h"

struct club_hold {
    int64_t club;
    enum club_joining joining;
    struct club_place mine, theirs; /* of the account, and of the other one */
};
/* Read what an account and another one (0: none) are in a club, without a lock. FAULT_NOT_FOUND. */
bool club_look(struct ctx *c, struct pg *db, const char *club, int64_t account, int64_t other,
               struct club_hold *ret) must_check;
/* Whether what was read allows what is asked for; a fault if not. */
typedef bool club_check(struct ctx *c, const struct club_hold *hold);
/* Hold an account, another one (0: none) and then the club, and read what they are now. `check` (NULL: none) is asked
 * before and under the locks, so that nobody waits for a lock, or makes others wait, without a right to what they ask
 * for. FAULT_NOT_FOUND, and those of `check`. */
bool club_hold(struct ctx *c, struct pg *db, const char *club, int64_t account, int64_t other,
               club_check *check, struct club_hold *ret) must_check;
/* A check: the account is an officer. FAULT_FORBIDDEN. */
bool club_needs_officer(struct ctx *c, const struct club_hold *hold);

/* The club of a public id, whose forum the account reads. FAULT_NOT_FOUND, FAULT_FORBIDDEN. */
bool club_forum_find(struct ctx *c, struct pg *db, const char *club, int64_t account,
                     int64_t *ret_club) must_check;
/* Check that an account of that kind can be in clubs: FAULT_REGISTERED_ONLY. */
bool club_lets_in(struct ctx *c, enum account_kind kind) must_check;
/* Check that somebody who is in, or has asked, so many clubs can join another one: limit_key clubs.account. */
bool club_has_time(struct ctx *c, int64_t joined) must_check;
/* Check that the club has room for another member: limit_key clubs.members. */
bool club_takes_members(struct ctx *c, const struct club_place *place) must_check;
/* Count something a person does within some seconds, last of all because of the order of locks; a refusal undoes the rest. */
bool club_count(struct ctx *c, struct pg *db, const char *limit, const char *whom, int max,
                int seconds) must_check;
/* Queue: mark the inbox of an account (0: nobody's) as changed; with `requests`, those of all officers too. Before what
 * changes them is queued, because officers are read now. */
bool club_tell(struct ctx *c, struct pg *db, const struct club_hold *hold, int64_t account,
               bool requests) must_check;
/* Queue: mark the inboxes of two accounts (the second 0: nobody's) as changed. */
void club_tell_both(struct ctx *c, struct pg *db, int64_t account, int64_t other);
#endif
