/* bot.h - shared by the files of the built-in bots (R19): their board, random numbers and lists. */
#ifndef STRATIC_BOT_H
#define STRATIC_BOT_H
#include "games/stratic/state.h"

enum { RECRUIT = 1, SERGEANT = 2, MARSHAL = 3, SKILLS_END = 9 };

/* What makes a level: whose play it is, and how well (R19.4). */
struct skill {
    int plays;  /* as a Recruit, a Sergeant or a Marshal */
    int lapses; /* turns out of a hundred that it plays as a Recruit */
    int nodes;  /* movements that a Marshal tries in a turn */
    int lines;  /* positions looked at for each movement where pieces are given away */
};

struct player {
    struct ctx *c;
    struct position *p;
    struct rng *rng;
    int level; /* RECRUIT, SERGEANT or MARSHAL */
    int lines;
    struct movements list, answers, scratch;
};

/* 0 to n - 1 */
static inline int dice(const struct player *b, int n) { return (int)rng_below(b->rng, (uint64_t)n); }

/* bot_place.c */

/* The distance of two squares in king's moves; 0 when either is NOWHERE. */
int distance(const struct position *p, square a, square b);
/* A setup for that seat. */
game_order *choose_setup(const struct player *b, int seat, int dims);
/* Place all of the player's pieces that can be placed on its board, and add them to the order. */
void place_all(const struct player *b, game_order *order, bool at_random);

/* bot_give.c: the player of antistratic, who wants to lose every piece (R12.5) */

/* The best of the movements in b->list, or -1 to pass. */
int choose_giveaway(struct player *b, bool may_pass);
/* Whether the enemy can capture a piece just placed there. */
bool is_taken(const struct player *b, square at);

#endif
