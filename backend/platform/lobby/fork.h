/* fork.h - continues a finished match from one of its turns, as a new private, unrated match that begins with the
 * same events: against bots at once, or in a lobby with people. */
#ifndef QUAD_FORK_H
#define QUAD_FORK_H
#include "base/secret.h"
#include "games/game.h"

struct pg;
struct lobby_row;
struct lobby_wish;
struct match_plan;

/* versus: the bot in all other seats; NULL: the game's strongest. seat: the caller's; -1: one that owes an order there,
 * their own of the old match if it does. */
struct fork_wish {
    int64_t turn; /* the new match continues from the position this turn was played from */
    int64_t seat;
    const char *versus;
};

/* Start the new match, inside the caller's transaction. FAULT_NOT_FINISHED, FAULT_GAME_OVER (no turn is left to play
 * from there), FAULT_UNKNOWN_BOT, FAULT_TOO_LONG, FAULT_BAD_REQUEST. */
bool fork_match(struct ctx *c, struct pg *db, const char *match, int64_t account,
                const struct fork_wish *wish, char ret_public_id[PUBLIC_ID]) must_check;
/* Create a private lobby, with a link, whose match continues `wish->forked_from`; the caller's transaction. Of the wish
 * counts only what names the match. Failures as above, and FAULT_BAD_REQUEST where nobody else can play. */
bool fork_lobby(struct ctx *c, struct pg *db, int64_t account, const struct lobby_wish *wish,
                json_object **ret_lobby) must_check;
/* Start the match of such a lobby, whose seats `plan` has. */
bool fork_start(struct ctx *c, struct pg *db, const struct lobby_row *lobby, struct match_plan *plan,
                int64_t *ret_id, char ret_public_id[PUBLIC_ID]) must_check;
#endif
