/* alone.h - a match for one, begun at once. */
#ifndef QUAD_ALONE_H
#define QUAD_ALONE_H
#include "base/json.h"
#include "base/secret.h"
#include "store/match.h"

struct pg;

struct alone_wish {
    enum purpose purpose;
    const char *game, *variant; /* variant NULL: the first */
    json_object *options;
    const char *
        seed; /* 16 hex digits, or NULL: drawn; who looks a match with a seed of somebody's up needs its address */
};

/* Begin it, without a clock where the variant allows that. FAULT_BAD_REQUEST for a variant that one cannot play, FAULT_BAD_OPTIONS. */
bool alone_start(struct ctx *c, struct pg *db, int64_t account, const struct alone_wish *wish,
                 int64_t *ret_id, char ret_public_id[PUBLIC_ID]) must_check;
#endif
