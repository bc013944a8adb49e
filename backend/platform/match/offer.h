/* offer.h - offers: draw, truce, resume, takeback. An offer is open until it is answered; where turns alternate, a
 * completed turn can also end it. Players who are out of the game are not asked.
 * Each step is logged for the players only, the effect of an accepted offer for everyone. Runs inside the caller's
 * transaction. */
#ifndef QUAD_OFFER_H
#define QUAD_OFFER_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
struct match;

/* Make an offer: "draw", "truce" (with 1 to 720 hours, or 0 for 24), "resume" or "takeback". Returns
 * {"offer":{…},"seq"}. */
bool offer_make(struct ctx *c, struct pg *db, const char *match, int64_t account, const char *kind,
                int64_t hours, json_object **ret) must_check;
/* Answer an offer (its maker can only withdraw it). Returns the same shape. */
bool offer_answer(struct ctx *c, struct pg *db, const char *id, int64_t account, int64_t number, bool accept,
                  json_object **ret) must_check;
/* The open offers as a seat sees them: [{"id","kind","from","hours"?,"status","you_may_answer"}]. */
json_object *offer_list(struct ctx *c, const struct match *m, int seat);
/* End a truce whose time is over; does nothing before. */
bool truce_expire(struct ctx *c, struct pg *db, const char *match) must_check;
#endif
