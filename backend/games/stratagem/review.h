/* review.h - comparing a seat's orders with better ones from what it knew: what they cost, and why. */
#ifndef STRATAGEM_REVIEW_H
#define STRATAGEM_REVIEW_H
#include "games/stratagem/bot.h"

/* Two orders of a seat, and the guessed worlds that both are carried out in. */
struct trial_of_orders {
    struct ctx *c;
    const game_known *known;
    const game_order *played, *best;
    struct foresight worlds;
    int value[GUESSES_MAX]; /* of the orders played */
};

/* How much better an order is than the one played, on average over the worlds, in hundredths of a province. */
int review_gain(struct trial_of_orders *t, const game_order *order);
/* What decides between the two orders: {"code"} and its facts. Provinces, buildings, units and techs have the ids of
 * orders; every number in it is one that the viewer knew. */
json_object *review_why(struct trial_of_orders *t);
/* game_review.compare. FAULT_NOT_YOUR_TURN for viewers that owe no order. */
bool strat_compare(struct ctx *, const game_known *, const game_order *played, int tries, struct review *ret);
#endif
