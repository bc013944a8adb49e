/* review.h - comparing a nation's orders with better ones from what it knew: what they cost, and why.
 *
 *   review_world.c   what is hidden, guessed: a world that the nation could be in
 *   review_change.c  orders that differ from others in one respect, each with the reason it gives
 *   review.c         carries out orders in guessed worlds and measures them */
#ifndef COSAIR_REVIEW_H
#define COSAIR_REVIEW_H
#include "games/cosair/bot.h"

enum {
    WORLDS_SEARCHED = 8,
    WORLDS_MEASURED = 16,
    WORLDS_MOST = WORLDS_SEARCHED + WORLDS_MEASURED,
    AHEAD = 24,       /* turns that a world is played on: a colony is founded after 15 (R6.3) */
    CHANGES_MOST = 6, /* to the orders that were given */
    DANGER_FAR = 8    /* squared distance from which others attack in guessed worlds */
};

struct candidate { /* orders, and the reason of the last change to them: {"code"} and its facts */
    int count;
    struct command command[ORDERS_MAX];
    json_object *why;
};

struct trial { /* of one nation's orders */
    struct ctx *c;
    const game_known *known;
    const struct space *after; /* what the nation knows after its orders so far */
    int seat, tries;           /* orders that can still be tried */
    int64_t steps;             /* turns resolved */
    struct space world[WORLDS_MOST];
    int64_t value[WORLDS_MOST]; /* of the orders that were given */
    game_known future;          /* in which orders are carried out; shares no fleets with the worlds */
    struct candidate best, trying, found;
    int64_t most;       /* the gain of `found` over the orders that were given */
    struct fleet *room; /* of the future */
};

/* A world that fits what the viewer knows, drawn by the dice `number`; nothing else goes in. In some places others
 * attack. */
void review_guess(struct ctx *c, const game_known *known, int number, struct space *ret);
/* In how many of the worlds searched the nation has that planet at the end. */
int review_holds(struct trial *t, const struct candidate *orders, int planet);
/* Measure t->trying, if it is legal, against t->best; the best of a round is in t->found. */
void review_try(struct trial *t);
/* Try all orders that differ from t->best in one respect, while there are tries left. */
void review_changes(struct trial *t);
/* game_review.compare, with the number of turns resolved in *ret_steps. FAULT_NOT_YOUR_TURN for viewers that owe no
 * order. */
bool review_compare(struct ctx *c, const game_known *known, const game_order *played, int tries,
                    struct review *ret, int64_t *ret_steps);
bool cosair_compare(struct ctx *, const game_known *, const game_order *played, int tries,
                    struct review *ret);
#endif
