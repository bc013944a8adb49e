/* pairing_dutch.h - Swiss pairings for two seats by FIDE's Dutch system (Handbook C.04.3, in force since February 2026):
 * score brackets, absolute and quality criteria C.1 to C.21, the rules for colours. A bracket gets the best pairing that
 * lets everybody below it be paired, by the criteria in their order and then by the order of transpositions and
 * exchanges. */
#ifndef QUAD_PAIRING_DUTCH_H
#define QUAD_PAIRING_DUTCH_H
#include <stdbool.h>
#include <stdint.h>

enum { DUTCH_PLAYERS = 200, DUTCH_ROUNDS = 40 };
enum colour { COLOUR_NONE = -1, WHITE = 0, BLACK = 1 }; /* the first and the second seat; NONE: not played */

struct dutch_player {
    int number;  /* starting number, from 1 */
    int points;  /* halves */
    bool no_bye; /* had a bye or a win without play */
    int rounds;  /* how many there were */
    struct {
        int opponent; /* starting number of the opponent in a game that was played, 0: none */
        enum colour colour;
        int floated; /* 1: met somebody with more points, -1: with fewer, or got points without play; 0: neither */
    } round[DUTCH_ROUNDS];
};

struct dutch_pair {
    int white, black; /* indexes of players */
};

/* Pair players, who are sorted by points (most first) and number. `is_last`: it is the last round. ret_pairs has room for
 * half of them, sorted by the board; *ret_bye is the index of the player without an opponent, -1 for none. False: there
 * is no pairing without a repeated game, a second bye or two absolute wishes for one colour. */
bool dutch_pair(const struct dutch_player *players, int count, bool is_last, struct dutch_pair *ret_pairs,
                int *ret_bye);
#endif
