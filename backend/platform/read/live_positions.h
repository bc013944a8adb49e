/* live_positions.h - the current positions of an account's own running matches, which analysis refuses. */
#ifndef QUAD_LIVE_POSITIONS_H
#define QUAD_LIVE_POSITIONS_H
#include "base/ctx.h"

struct pg;

enum { LIVE_POSITIONS_MAX = 200, LIVE_POSITIONS_HASH = 17 };

struct live_positions {
    int n;
    char (*hash)[LIVE_POSITIONS_HASH]; /* of position texts */
};

/* The positions of the running matches of a game in which the account has a seat; none for account 0. */
bool live_positions_list(struct ctx *c, struct pg *db, int64_t account, const char *game,
                         struct live_positions *ret) must_check;
/* FAULT_STILL_RUNNING when this position is one of them; NULL, no text, never is. */
bool live_positions_allow(struct ctx *c, const struct live_positions *live, const char *position) must_check;
#endif
