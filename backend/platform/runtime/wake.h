/* wake.h - wake-ups after a commit, and the shared table that answers polls when nothing has changed.
 *
 * The table is one memory-mapped file (QUADRIVIUM_SHM) of atomics, made by the waiter and shared by every process of
 * the node: per match the `seq` of each viewer's view and messages, per account a counter for its inbox, a counter of
 * session revocations, a heartbeat. It holds hints: a missing or stale entry means "ask the database". A writer calls
 * wake_match before COMMIT, after which readers ask the database, and wake_send after it. Pending wake-ups belong to
 * the unit of work (transact.h); outside of one nothing is sent, and the keeper finds the match by its doubt mark. */
#ifndef QUAD_WAKE_H
#define QUAD_WAKE_H
#include "base/ctx.h"
#include "games/game.h"

struct pg;

/* Map the table named by QUADRIVIUM_SHM; `create` (the waiter) makes it anew. Without a table everything still works,
 * only slower: every look-up answers "unknown". */
void wake_start(bool create);

/* Inside a transaction: record the match's new counters (VIEWERS numbers each: seats, spectators at index
 * SPECTATOR), and that an account's inbox changes. The match is in doubt in the table until wake_send. */
void wake_match(struct ctx *c, const char *match, const uint32_t seqs[VIEWERS],
                const uint32_t message_seqs[VIEWERS]);
void wake_account(struct ctx *c, int64_t account);
/* Wake the clock daemons too, because a deadline is earlier. */
void wake_clock(struct ctx *c);
/* Wake that many of each node's bot processes too: one for each job queued. */
void wake_bots(struct ctx *c, int jobs);
/* After COMMIT: write the table, send the datagrams. */
void wake_send(struct ctx *c);
/* After ROLLBACK: drop the pending wake-ups; the keeper clears the doubt mark. */
void wake_drop(struct ctx *c);

/* What the table knows: false = unknown, in doubt, or the waiter's heartbeat is older than 3 s. */
bool wake_seq(const char *match, int viewer, uint32_t *ret_seq);
bool wake_message_seq(const char *match, int viewer, uint32_t *ret_seq);
/* The account's inbox counter: changes with every wake_account; compare for equality only. */
uint32_t wake_bump(int64_t account);
/* Fill the table with counters read from the database, unless the match is in doubt. */
void wake_learn(const char *match, const uint32_t seqs[VIEWERS], const uint32_t message_seqs[VIEWERS]);

/* Session caches are valid while this number stays the same and wake_hears() is true: revocations of other nodes arrive
 * here at once as a rule, at the latest after a second, and if they could not, caches are invalid after three. */
uint32_t wake_revocations(void);
bool wake_hears(void);
/* Inside a transaction: let that number rise after the commit, here and at the other nodes. */
void wake_revoke(struct ctx *c);
/* The last statement before COMMIT: what the transaction revokes, for the other nodes. */
void wake_commit(struct ctx *c, struct pg *db);
#endif
