/* inbox.h - the one call a bot loop needs: what waits for an account, over all its matches. */
#ifndef QUAD_INBOX_H
#define QUAD_INBOX_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* {"seq","waiting":[{"match","game","turn","deadline"}],"matches":[…],"offers":[{"match","offer","kind"}],"unread"}.
 * `seq` is the sum of what its seats may see (plus what finished matches left behind), so no account row is written
 * per order. */
struct inbox {
    json_object *json;
    int64_t seq;
    bool told; /* a letter was written since the last visit */
};
bool inbox_read(struct ctx *c, struct pg *db, int64_t account, struct inbox *ret) must_check;
/* The person is here and looks: letters that wait are not needed, and later ones may be written. */
bool inbox_visit(struct ctx *c, struct pg *db, int64_t account) must_check;
#endif
