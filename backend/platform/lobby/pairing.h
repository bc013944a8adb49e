/* pairing.h - the queue of players looking for an opponent, one per game, variant and speed. A waiting player sits at a table of their own
 * (lobby.h); when players are found who fit each other (rating_band.h) they sit down at the table of the one who came first, and the match
 * starts in the same transaction. Bots are offered after a while and come only when they are asked. */
#ifndef QUAD_PLATFORM_PAIRING_H
#define QUAD_PLATFORM_PAIRING_H
#include "platform/model/terms.h"

struct pg;
enum { PAIRING_BOTS_AFTER = 30, PAIRING_PATIENCE = 90, PAIRING_PATIENCE_SLOW = 7 * 24 * 3600 }; /* seconds */

/* Look for an opponent, inside the caller's transaction. `exact`: the clock was told to the second. An account that waits for the same
 * already keeps its place; waiting for something else ends. Exactly one of *ret_match and *ret_lobby is set. */
bool pairing_ask(struct ctx *c, struct pg *db, int64_t account, const struct terms *terms, bool exact,
                 const char **ret_match, const char **ret_lobby) must_check;
/* The account's wait, and that it is still there: {"lobby","game","variant","speed","clock","rated","since","waited_seconds",
 * "position","waiting","rating","band":{"from","to"}|null,"widens_in_seconds","bots_in_seconds","bots":[...]}; NULL: it does not
 * wait. */
bool pairing_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret_wait) must_check;
/* Stop looking; nothing happens when the account does not wait. FAULT_LOBBY_STARTED: an opponent was found just before. */
bool pairing_leave(struct ctx *c, struct pg *db, int64_t account) must_check;
/* Queue: the account is still there. */
void pairing_seen(struct ctx *c, struct pg *db, int64_t account);

/* For the clock daemon: go through all queues once, each change in a transaction of its own; accounts not seen for too long are
 * dropped. `renew`: the arena was down and nobody could be seen, so that time starts anew. *ret_started: matches that began. */
bool pairing_look(struct ctx *c, struct pg *db, bool renew, int *ret_started) must_check;
#endif
