/* tournament_place.h - the places of a tournament and its waiting list. All of it needs the lock of the tournament. */
#ifndef QUAD_TOURNAMENT_PLACE_H
#define QUAD_TOURNAMENT_PLACE_H
#include "platform/contest/tournament_load.h"

/* Whether a running one can still be entered: an arena until its end, a Swiss until its last round for late entries. */
bool tournament_takes_late(const struct tournament_row *row);
/* The fewest players it starts with: min_players, and in a Swiss of two seats never fewer than its rounds need. */
int tournament_needs(const struct tournament_row *row);
/* Whether those who have entered can begin: as many as it takes still can play, and in a team match some of each team.
 * *ret_players: how many can. */
bool tournament_can_begin(const struct tournament *t, int *ret_players);
/* The least `max_players` that has room for those who can play, and in a team match for one of a team that has none. */
int tournament_room_needed(const struct tournament *t);
/* Whether there is a place for one more, of a team or -1. The last place of a team match is kept for a team that has
 * nobody, because it could never begin otherwise. */
bool tournament_fits(const struct tournament *t, int team);
/* Give free places to the waiting list, in its order. Before the start, those who cannot play at present lose their
 * place, and wait; later they keep their starting number, but take no place. Reads `t` again if something changed. */
bool tournament_fill(struct ctx *c, struct pg *db, struct tournament *t) must_check;
#endif
