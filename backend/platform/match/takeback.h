/* takeback.h - takebacks: finds the turn to go back to, and goes back. The consent itself is an offer (offer.c).
 * Only for unrated matches in which nothing is hidden. Runs inside the caller's transaction. */
#ifndef QUAD_TAKEBACK_H
#define QUAD_TAKEBACK_H
#include "base/ctx.h"

struct pg;
struct match;

/* The turn the seat can ask to take back: its latest one still in effect, together with everything after it. A turn
 * that several seats played at once (a setup) cannot be taken back, nor anything before it, because what was hidden
 * then is known now. FAULT_OFFER_NOT_ALLOWED where the match has no takebacks, FAULT_NOTHING_TO_TAKE_BACK. */
bool takeback_find(struct ctx *c, struct pg *db, const struct match *m, int seat, int *ret_to) must_check;
/* Take that turn back: position, clock and log. Drops drafts, queued orders, offers
 * and bot jobs of the present turn. */
bool takeback_make(struct ctx *c, struct pg *db, struct match *m, int seat) must_check;
#endif
