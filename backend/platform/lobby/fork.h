/* fork.h - going on from a turn of a finished match: a private, unrated match of one's own that begins with the same events. */
#ifndef QUAD_FORK_H
#define QUAD_FORK_H
#include "base/secret.h"
#include "games/game.h"

struct pg;

struct fork_wish {
    int64_t turn;       /* the position it was played from */
    int64_t seat;       /* the caller's; -1: that which owes there */
    const char *versus; /* the bot in all other seats; NULL: the game's strongest */
};

/* Start it; inside the caller's transaction. FAULT_NOT_FINISHED, FAULT_GAME_OVER (nothing is left to play there), FAULT_UNKNOWN_BOT,
 * FAULT_TOO_LONG, FAULT_BAD_REQUEST. */
bool fork_match(struct ctx *c, struct pg *db, const char *match, int64_t account,
                const struct fork_wish *wish, char ret_public_id[PUBLIC_ID]) must_check;
#endif
