/* pairing.h - the queue of players looking for an opponent, one per game, variant and speed. A waiting player has a
 * lobby of their own (lobby.h). When suitable players are found (rating_band.h), they join one of their lobbies and
 * the match starts in the same transaction. Bots are suggested after a while and play only when asked. */
#ifndef QUAD_PLATFORM_PAIRING_H
#define QUAD_PLATFORM_PAIRING_H
#include "platform/model/terms.h"

struct pg;
/* seconds */
enum { PAIRING_BOTS_AFTER = 30, PAIRING_PATIENCE = 90, PAIRING_PATIENCE_SLOW = 7 * 24 * 3600 };

/* Look for an opponent, inside the caller's transaction. `exact`: the player chose the clock to the second. An
 * account that already waits for the same game keeps its place; a wait for a different game ends. Sets exactly one
 * of *ret_match and *ret_lobby. */
bool pairing_ask(struct ctx *c, struct pg *db, int64_t account, const struct terms *terms, bool exact,
                 const char **ret_match, const char **ret_lobby) must_check;
/* The account's wait: {"lobby","game","variant","speed","clock","rated","since","waited_seconds","position",
 * "waiting","rating","band":{"from","to"}|null,"widens_in_seconds","bots_in_seconds","bots":[...]}, or NULL when it
 * is not in a queue. Also records that the account is still there. */
bool pairing_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret_wait) must_check;
/* Leave the queue; does nothing when the account is not in it. FAULT_LOBBY_STARTED: an opponent has just been found. */
bool pairing_leave(struct ctx *c, struct pg *db, int64_t account) must_check;
/* Queue: record that the account is still there. */
void pairing_seen(struct ctx *c, struct pg *db, int64_t account);

/* For the clock daemon: go through all queues once, each change in a transaction of its own. Accounts not seen for
 * too long are dropped. `renew`: after an outage, in which no account could be seen, that time starts again.
 * *ret_started: the number of matches started. */
bool pairing_look(struct ctx *c, struct pg *db, bool renew, int *ret_started) must_check;
#endif
