/* offer.h - consent: draw, truce, resume, takeback. An offer stands until answered, where turns alternate also until an opponent
 * completes one; who is out of the game is not asked; every step is in the log, for the players alone until it is accepted or the game
 * over. Inside the caller's transaction. */
#ifndef QUAD_OFFER_H
#define QUAD_OFFER_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;
struct match;

/* Make an offer ("draw", "truce" with hours 1..720 or 0 for 24, "resume", "takeback"): {"offer":{…},"seq"}. */
bool offer_make(struct ctx *c, struct pg *db, const char *match, int64_t account, const char *kind,
                int64_t hours, json_object **ret) must_check;
/* Answer one (its maker may only withdraw it): the same shape. */
bool offer_answer(struct ctx *c, struct pg *db, const char *id, int64_t account, int64_t number, bool accept,
                  json_object **ret) must_check;
/* The open offers as a seat sees them: [{"id","kind","from","hours"?,"you_may_answer"}]. */
json_object *offer_list(struct ctx *c, const struct match *m, int seat);
/* End a truce whose time is over; nothing when it is not. */
bool truce_expire(struct ctx *c, struct pg *db, const char *match) must_check;
#endif
