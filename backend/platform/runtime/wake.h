/* wake.h - who is told of a commit, and the shared table that answers polls when nothing has changed.
 *
 * The table is one memory-mapped file (QUADRIVIUM_SHM) of atomics, made by the waiter and shared by every process of
 * the node: per match the `seq` of each viewer's view and messages, per account a bump counter for its inbox, a
 * counter of session revocations, a heartbeat. It holds hints: a missing or stale entry means "ask the database". A
 * writer notes its match before COMMIT (readers then ask the database) and calls wake_send after it. What is noted
 * belongs to the unit of work (transact.h); outside of one nothing is sent, and the mark of doubt alone tells the
 * keeper to look. */
#ifndef QUAD_WAKE_H
#define QUAD_WAKE_H
#include "base/ctx.h"
#include "games/game.h"

/* Map the table named by QUADRIVIUM_SHM; `create` (the waiter) makes or re-makes it. Without it everything still works,
 * slower: every look-up answers "unknown". */
void wake_start(bool create);

/* Note, inside a transaction, that the match's counters will be these (VIEWERS numbers each: seats, strangers at index
 * SPECTATOR) and that these accounts' inboxes change. Marks the match as in doubt in the table until wake_send. */
void wake_match(struct ctx *c, const char *match, const uint32_t seqs[VIEWERS],
                const uint32_t message_seqs[VIEWERS]);
void wake_account(struct ctx *c, int64_t account);
/* A built-in bot owes an order, or a deadline came nearer: wake the clock daemon too. */
void wake_clock(struct ctx *c);
/* After COMMIT: write the table, send the datagrams. */
void wake_send(struct ctx *c);
/* After ROLLBACK: forget what was noted (the mark of doubt goes by itself). */
void wake_drop(struct ctx *c);

/* What the table knows: false = unknown, in doubt, or the waiter's heartbeat is older than 3 s. */
bool wake_seq(const char *match, int viewer, uint32_t *ret_seq);
bool wake_message_seq(const char *match, int viewer, uint32_t *ret_seq);
/* The account's bump counter: changes with every wake_account; compare for equality only. */
uint32_t wake_bump(int64_t account);
/* What a reader found in the database fills the table, unless the match is in doubt. */
void wake_learn(const char *match, const uint32_t seqs[VIEWERS], const uint32_t message_seqs[VIEWERS]);

/* Session caches are valid while this number stands still. */
uint32_t wake_revocations(void);
void wake_revoke(struct ctx *c); /* raised by wake_send, after the commit */
#endif
