/* leaderboard.h - leaderboards of a game, and one player's ratings with their history. */
#ifndef QUAD_LEADERBOARD_H
#define QUAD_LEADERBOARD_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

struct board_wish { /* as requested; NULL: not given */
    const char *game, *variant, *speed, *ladder, *pool, *season, *cursor;
    int64_t limit;
};

/* A page of a leaderboard: {"game",...,"items","next"}. FAULT_UNKNOWN_GAME, FAULT_BAD_REQUEST, FAULT_BAD_CURSOR. */
bool leaderboard_read(struct ctx *c, struct pg *db, const struct board_wish *wish,
                      json_object **ret) must_check;
/* A player's ratings on all boards, and the history of one of them (of those that match the wish, the most played),
 * newest first: {"player","ratings","board","items","next"}. FAULT_NOT_FOUND. */
bool leaderboard_player(struct ctx *c, struct pg *db, const char *name, const struct board_wish *wish,
                        json_object **ret) must_check;
#endif
