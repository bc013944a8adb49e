/* takeback.h - going back to an earlier turn by consent: which turn that is, and the way there. The consent itself is an offer
 * (offer.c). Only where nothing is hidden and nothing is rated. Inside the caller's transaction. */
#ifndef QUAD_TAKEBACK_H
#define QUAD_TAKEBACK_H
#include "base/ctx.h"

struct pg;
struct match;

/* Which turn the seat may ask back: its latest one that stands, with whatever followed it. A turn of several seats (a setup)
 * is none: what was hidden then is known now. FAULT_OFFER_NOT_ALLOWED where the match knows no takeback,
 * FAULT_NOTHING_TO_TAKE_BACK. */
bool takeback_find(struct ctx *c, struct pg *db, const struct match *m, int seat, int *ret_to) must_check;
/* Take it back: position, clock, log; what was drafted, offered or being thought about for the present turn is dropped. */
bool takeback_make(struct ctx *c, struct pg *db, struct match *m, int seat) must_check;
#endif
