/* solo.h - matches for one player, started at once. */
#ifndef QUAD_SOLO_H
#define QUAD_SOLO_H
#include "base/json.h"
#include "base/secret.h"
#include "store/match.h"

struct pg;

struct solo_wish {
    enum purpose purpose;
    const char *game, *variant; /* variant NULL: the first */
    int rules_version;          /* 0: the newest */
    json_object *options;
    /* 16 hex digits, or NULL for a random seed. A match with a chosen seed is private. */
    const char *seed;
    bool sealed; /* see struct match_row */
};

/* Start the match, without a clock where the variant allows that. FAULT_BAD_REQUEST for a variant that is not for
 * one player, FAULT_BAD_OPTIONS. */
bool solo_start(struct ctx *c, struct pg *db, int64_t account, const struct solo_wish *wish, int64_t *ret_id,
                char ret_public_id[PUBLIC_ID]) must_check;
#endif
