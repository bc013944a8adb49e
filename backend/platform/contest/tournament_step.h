/* tournament_step.h - what a tournament does by itself: it starts, starts matches, records results, pairs the next round
 * and ends. tournament.h has the step of the clock daemon. Everything runs under the lock of the tournament. */
#ifndef QUAD_TOURNAMENT_STEP_H
#define QUAD_TOURNAMENT_STEP_H
#include "platform/contest/tournament_load.h"
#include "store/lobby.h"

/* Start it with those who are in, if tournament_can_begin. */
bool tournament_begin(struct ctx *c, struct pg *db, const struct tournament_row *row) must_check;
/* A lobby with the tournament's terms and demands, without players: for the conditions and the matches. */
struct lobby_row tournament_lobby(const struct tournament_row *row);
#endif
