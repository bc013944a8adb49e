/* pairing_table.h - pairings that do not depend on results: round robins by Berger's tables, team matches, brackets of
 * knock-outs; and games of several seats, with opponents and seats balanced. Players are indexes from 0. */
#ifndef QUAD_PAIRING_TABLE_H
#define QUAD_PAIRING_TABLE_H
#include <stdint.h>

struct pool;

enum { TABLE_SEATS = 11, TABLE_PLAYERS = 1024 };

struct board { /* players by seat; count 1: a bye */
    int count, player[TABLE_SEATS];
};

/* How many rounds a single round robin has. */
int berger_rounds(int players);
/* A round of it, from 1; rounds after the last are played again with the seats exchanged. Returns how many boards. */
int berger_round(int players, int round, struct board *ret);

/* Rounds of a team match, in which everybody of the first team meets everybody of the second; the players of the first
 * team come first. */
int team_rounds(int first, int second);
int team_round(int first, int second, int round, struct board *ret);

/* The first round of a knock-out: ret_slots[0..size) are the players in the order of the bracket, -1 for a bye, so that
 * neighbours meet and the best meet last. Returns size, a power of two; room for TABLE_PLAYERS. */
int bracket_slots(int players, int *ret_slots);

/* Games of several seats */

struct crew { /* who sits down, best first, and what was before */
    int count, seats;
    const int *points;                /* halves, NULL: scores play no part */
    const int *skipped;               /* byes had: those with the most are seated first */
    const uint8_t *met;               /* [count][count] games two have had with each other */
    const int (*seated)[TABLE_SEATS]; /* how often each has had each seat */
};
/* Form the tables of a round: few repeated opponents, similar scores, seats used equally often. Byes go to those with the
 * fewest, from the end. Returns how many boards, the byes last. */
int crew_round(struct pool *pool, const struct crew *crew, struct board *ret);
/* Form the tables of `rounds` rounds, at most `seats`, ret[round] an array of boards. In them nobody has a seat twice; so
 * after `seats` rounds without byes everybody has had each seat once. Scores play no part. Returns the boards per
 * round. */
int crew_block(struct pool *pool, const struct crew *crew, int rounds, struct board **ret);
#endif
