/* friends.h - an account's friends and requests, with what the friends let it see: whether they are here, what they are
 * playing, when they were last seen. They consent in their settings (`friends_status`: true); it is read from what the
 * arena notes anyway (presence.h, sessions). */
#ifndef QUAD_FRIENDS_H
#define QUAD_FRIENDS_H
#include "base/json.h"

struct pg;
struct rows;

/* {"items":[{"name","state","since","asked_at","status"}],"next":null}. `state`: friends, received, sent. `status` is null
 * without consent, else {"online","match":{"id","game","variant"},"seen_on"}; `match` is null for a match that strangers
 * cannot watch at this moment (audience.h). */
bool friends_list(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list) must_check;
/* One of them, or with the state "none". FAULT_NOT_FOUND. */
bool friends_show(struct ctx *c, struct pg *db, int64_t account, const char *name,
                  json_object **ret_friend) must_check;

/* What all friends of an account let it see, for lists of players. */
struct friend_statuses {
    const struct rows *friends, *matches;
};
/* Read it. Account 0 has no friends. */
bool friend_statuses_read(struct ctx *c, struct pg *db, int64_t account,
                          struct friend_statuses *ret) must_check;
/* The status of a player, as in friends_list; NULL for one who is no friend or does not consent. */
json_object *friend_status(struct ctx *c, const struct friend_statuses *statuses, int64_t other);
#endif
