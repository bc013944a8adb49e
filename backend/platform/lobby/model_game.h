/* model_game.h - games of people against language models whose owners let people play them (program.h). They are
 * unrated. The model finds its game in its inbox, like any program. */
#ifndef QUAD_MODEL_GAME_H
#define QUAD_MODEL_GAME_H
#include "platform/lobby/lobby.h"

/* Start a match against the model `wish->model` at once, with built-in bots (`wish->versus`) in the other seats of a
 * game for more than two. Its clock and what happens to an absent player are such that the game comes to an end.
 * FAULT_UNKNOWN_BOT when nobody can play such a model, or its owner has blocked the account; FAULT_MODEL_GAME_RUNS when
 * the account plays one already; FAULT_MODEL_BUSY; FAULT_FORBIDDEN for the model itself and when the account has blocked
 * its owner. Inside the caller's transaction. */
bool model_game_start(struct ctx *c, struct pg *db, int64_t account, const struct play_wish *wish,
                      const char **ret_match) must_check;
/* Let models take seats of public blind lobbies whose moment has come, each in a transaction of its own. Outside a
 * transaction; what failed is logged and tried again at the next look. */
void model_game_look(struct ctx *c, struct pg *db);
#endif
