/* leaderboard.h - ratings shown: the boards of a game, the ratings of one player and how they went. */
#ifndef QUAD_LEADERBOARD_H
#define QUAD_LEADERBOARD_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

struct board_wish { /* as asked; NULL: not said */
    const char *game, *variant, *speed, *ladder, *pool, *season, *cursor;
    int64_t limit;
};

/* A page of a leaderboard: {"game",...,"items","next"}. FAULT_UNKNOWN_GAME, FAULT_BAD_REQUEST, FAULT_BAD_CURSOR. */
bool leaderboard_read(struct ctx *c, struct pg *db, const struct board_wish *wish,
                      json_object **ret) must_check;
/* What somebody is rated everywhere, and the way one of these ratings went (the one that fits the wish and was
 * played most), newest first: {"player","ratings","board","items","next"}. FAULT_NOT_FOUND. */
bool leaderboard_player(struct ctx *c, struct pg *db, const char *name, const struct board_wish *wish,
                        json_object **ret) must_check;
#endif
