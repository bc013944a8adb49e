/* replica.h - whether a standby is recent enough to answer a request that only reads (docs/decisions/019-nodes.md). */
#ifndef QUAD_REPLICA_H
#define QUAD_REPLICA_H
#include "base/ctx.h"

struct pg;

/* A connection to a standby where there is one, by QUADRIVIUM_DATABASE_URL_REPLICA; NULL when that is not set. */
struct pg *replica_open(void);
/* Whether the standby has replayed all that the primary had written two seconds ago. The primary's position comes from the
 * waiter's reader, so no clocks of two machines are compared. While that reader hears nothing of the primary, whether the
 * standby has replayed all that was last heard of. False too when the standby or the waiter does not answer. Outside of
 * any transaction. */
bool replica_is_fresh(struct ctx *c, struct pg *replica);
/* How many bytes the primary had written a second ago that the standby has not replayed; -1: no standby answers, or
 * the primary itself does in its place. Outside of any transaction. */
int64_t replica_lag(struct ctx *c, struct pg *replica);
/* Whether this connection, meant for the primary, is to a server that only reads: none that takes writes was found. It
 * can lack the newest commits. */
bool replica_stands_in(const struct pg *db);
/* Give up after an answer; `served`: it was used, which is counted. */
void replica_release(struct pg *replica, bool served);
#endif
