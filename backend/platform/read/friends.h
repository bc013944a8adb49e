/* friends.h - an account's friends and requests, with what the friends let it see: whether they are here, what they are
 * playing, when they were last seen. They consent in their settings (`friends_status`: true); it is read from what the
 * arena notes anyway (presence.h, sessions). */
#ifndef QUAD_FRIENDS_H
#define QUAD_FRIENDS_H
#include "base/json.h"

struct pg;

/* {"items":[{"name","state","since","asked_at","status"}],"next":null}. `state`: friends, received, sent. `status` is null
 * without consent, else {"online","match":{"id","game","variant"},"seen_on"}; `match` is null for a match that strangers
 * cannot watch at this moment (audience.h). */
bool friends_list(struct ctx *c, struct pg *db, int64_t account, json_object **ret_list) must_check;
/* One of them, or with the state "none". FAULT_NOT_FOUND. */
bool friends_show(struct ctx *c, struct pg *db, int64_t account, const char *name,
                  json_object **ret_friend) must_check;
#endif
