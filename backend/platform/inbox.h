/* inbox.h - the one call a bot loop needs: what waits for an account, over all its matches. */
#ifndef QUAD_INBOX_H
#define QUAD_INBOX_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* {"seq","waiting":[{"match","game","turn","deadline"}],"matches":[…],"offers":[{"match","offer","kind"}],"unread"}. `seq` is the sum of
 * what its seats may see (plus what finished matches left behind), so no account row is written per order. */
bool inbox_read(struct ctx *c, struct pg *db, int64_t account, json_object **ret_inbox,
                int64_t *ret_seq) must_check;
#endif
