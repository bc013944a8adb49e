/* pairing_score.h - standings of a tournament: points and tie-breaks. Players are indexes from 0. All points are halves:
 * for each opponent behind whom a player does not finish, 2 for being ahead and 1 for being level. */
#ifndef QUAD_PAIRING_SCORE_H
#define QUAD_PAIRING_SCORE_H
#include "platform/model/pairing_table.h"
#include <stdbool.h>

enum bout_kind { BOUT_GAME, BOUT_BYE, BOUT_FORFEIT }; /* forfeit: somebody did not show up */

struct bout_row { /* a game or a bye of the tournament */
    int round;
    enum bout_kind kind;
    bool finished;
    struct board board;
    int score[TABLE_SEATS];
};

/* The points by seat from the places, 1 being the first. */
void score_places(const int *places, int seats, int *ret_scores);

enum tie_break { TIE_BUCHHOLZ_CUT1, TIE_BUCHHOLZ, TIE_SONNEBORN_BERGER, TIE_DIRECT, TIE_WINS, TIE_BREAKS };
/* The name in answers; static. */
const char *tie_break_name(enum tie_break which);

struct score_line {
    int player, points, games, place; /* place: players who are level share one */
    int lead;            /* decides before the points, such as the round reached in a knock-out */
    int tie[TIE_BREAKS]; /* halves; Sonneborn-Berger in quarters */
};
/* Buchholz: the sum of the opponents' points; cut 1: without the weakest. Games that were not played count as if against
 * somebody with the player's own points. Sonneborn-Berger: the points taken from each opponent times the opponent's
 * points. Direct encounter: the points among those who are level so far, if all of them have met. Wins: games in which
 * nobody was ahead or level.
 * Fills in lines for `players` players, whose `lead` the caller has set by index, and sorts them by lead, points, the
 * `order` (which ends with TIE_BREAKS), and index. */
void score_lines(const struct bout_row *rows, int count, int players, const enum tie_break *order,
                 struct score_line *lines);
#endif
