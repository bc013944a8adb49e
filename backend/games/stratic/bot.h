/* bot.h - what the files of the house's players share (R19): the board they think on, their dice, their lists. */
#ifndef STRATIC_BOT_H
#define STRATIC_BOT_H
#include "games/stratic/state.h"

enum { RECRUIT = 1, SERGEANT = 2, MARSHAL = 3 };

struct player {
    struct ctx *c;
    struct position *p;
    struct rng *rng;
    int level;
    struct movements list, answers, scratch;
};

/* 0 to n - 1 */
static inline int dice(const struct player *b, int n) { return (int)rng_below(b->rng, (uint64_t)n); }

/* bot_place.c */

/* King's distance of two squares; 0 when either is NOWHERE. */
int distance(const struct position *p, square a, square b);
/* A setup for that seat. */
game_order *choose_setup(const struct player *b, int seat, int dims);
/* Place all there is to place on the player's board and write it into the order. */
void place_all(const struct player *b, game_order *order, bool at_random);

/* bot_give.c: the player of antistratic, who wants to lose every piece (R12.5) */

/* The best of the movements in b->list, or -1 to pass. */
int choose_giveaway(struct player *b, bool may_pass);
/* Will the enemy take a piece that was just placed there? */
bool is_taken(const struct player *b, square at);

#endif
