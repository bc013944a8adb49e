/* ladder.h - a game's ladder: its levels, the leaderboard of runs on each (run.h), and starting a run. */
#ifndef QUAD_LADDER_H
#define QUAD_LADDER_H
#include "base/json.h"
#include "base/secret.h"
#include "games/game.h"

struct pg;

/* A game with measures; FAULT_UNKNOWN_GAME. */
bool ladder_game(struct ctx *c, const char *game, const struct game **ret_game) must_check;
/* [{"id","title"}] */
json_object *ladder_measures(struct ctx *c, const struct game *game);
/* {"measures":{"errors":3,...},"counts","stars"} from a text "{3,...}"; NULL text: NULL. */
json_object *ladder_run(struct ctx *c, const struct game *game, const char *measures, bool counts,
                        int64_t stars);
/* The levels of a game's ladder with the results of the account (0: none) on each:
 * {"game","title","measures","levels"}. */
bool ladder_show(struct ctx *c, struct pg *db, const char *game, int64_t account,
                 json_object **ret_ladder) must_check;

struct ladder_wish { /* as requested; NULL: not given */
    const char *game, *level, *pool, *runs, *cursor;
    int64_t limit, account;
};
/* A page of the leaderboard of a level. Only players who have finished a run on it get links to replays, because these
 * reveal the hidden rule. */
bool ladder_board(struct ctx *c, struct pg *db, const struct ladder_wish *wish,
                  json_object **ret_board) must_check;
/* Continue the account's run on this level, or start one: *ret_fresh. */
bool ladder_play(struct ctx *c, struct pg *db, const char *game, const char *level, int64_t account,
                 char ret_match[PUBLIC_ID], bool *ret_fresh) must_check;
#endif
