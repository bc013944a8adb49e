/* tournament_pair.h - the boards of a tournament's next round, from everything that was played. Pure computation. */
#ifndef QUAD_TOURNAMENT_PAIR_H
#define QUAD_TOURNAMENT_PAIR_H
#include "platform/contest/tournament_load.h"

enum { SWISS_ROUNDS_MAX = 40 };

struct pairing_round {
    struct board *boards; /* players are indexes; a board with one player is a bye */
    int *number;          /* the number of each board */
    int count;
};
/* Pair round `round`. False: no pairing is possible any more. */
bool tournament_pair(struct ctx *c, const struct tournament *t, int round,
                     struct pairing_round *ret) must_check;
/* Pair players of an arena who are free now (indexes into the entries), at `now`. */
void tournament_pair_free(struct ctx *c, const struct tournament *t, int64_t now, struct pairing_round *ret);
/* How many rounds there are with these players; 0: an arena. */
int tournament_rounds(const struct tournament *t);
/* The most rounds that so many players of a Swiss can play without meeting twice, and the fewest players that so many
 * rounds need. With more than two seats opponents can meet again: SWISS_ROUNDS_MAX, and `seats`. */
int tournament_rounds_most(int seats, int players);
int tournament_players_least(int seats, int rounds);
/* What a bye is worth, in halves. */
int tournament_bye_points(const struct tournament_row *row);
#endif
