/* friend.h - friends: two registered people, one of whom has asked and the other has accepted. There is one row for a
 * pair, so two who ask each other are friends, whatever the order.
 *
 * Nobody learns that they were declined or are blocked: their request stays as it is until they withdraw it, and
 * reaches nobody (docs/decisions/026-friends.md). Called inside a transaction. */
#ifndef QUAD_FRIEND_H
#define QUAD_FRIEND_H
#include "base/ctx.h"

struct pg;
struct friendship_row;
/* Friends of one account; its requests that were not accepted; its requests of a day, in all and to one person; those from
 * one network. */
enum {
    FRIENDS_MAX = 200,
    FRIENDS_SENT = 100,
    FRIENDS_DAY = 20,
    FRIENDS_PAIR_DAY = 3,
    FRIENDS_NETWORK_DAY = 300
};

/* Ask a player, or accept their request; does nothing where it was done before. FAULT_NOT_FOUND; FAULT_BAD_REQUEST for
 * oneself; FAULT_REGISTERED_ONLY unless both are registered people; FAULT_FORBIDDEN for a player one has blocked;
 * FAULT_TOO_MANY_REQUESTS (friends.account, friends.other, friends.sent, friends.day, friends.pair, friends.network). `remote`: the client's
 * address. */
bool friend_ask(struct ctx *c, struct pg *db, int64_t account, const char *remote,
                const char *name) must_check;
/* End a friendship and the open games to which the two have invited each other, withdraw a request or decline one; does nothing where there is none. FAULT_NOT_FOUND. */
bool friend_end(struct ctx *c, struct pg *db, int64_t account, const char *name) must_check;

/* A block does the same. Queue the end of open invitations and the news of the end of what was read as `row`, then, after
 * the block in the order of locks, the end itself. */
void friend_part_tell(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                      const struct friendship_row *row);
void friend_part(struct ctx *c, struct pg *db, int64_t account, int64_t other,
                 const struct friendship_row *row);
#endif
