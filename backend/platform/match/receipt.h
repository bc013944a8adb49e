/* receipt.h - the answers to orders and acts. */
#ifndef QUAD_RECEIPT_H
#define QUAD_RECEIPT_H
#include "base/ctx.h"
#include "base/json.h"

struct match;
struct pg;
struct verdicts;

/* Refuse an order: every verdict with a code becomes a problem, with `path` in front of its own path ("" for an
 * order that is the whole request). FAULT_BAD_REQUEST unless the game has failed with a fault of its own. Returns
 * false. */
bool receipt_refuse(struct ctx *c, const char *path, const struct verdicts *v);
/* What became of each item of an order for the turn:
 * {"seq","turn","accepted":[{"i","text"}],"rejected":[{"i","path","code","hint"}],"ready"}. `seq` is the one the
 * seat's view has once the order is saved. */
json_object *receipt_orders(struct ctx *c, const struct match *m, int seat, int64_t turn, bool ready,
                            const struct verdicts *v);
/* Add "standing": {"status","stage","turn","result"}, for an order that itself moved the match on. */
void receipt_standing(struct ctx *c, const struct match *m, json_object *receipt);
/* The answer to an act or a resignation: {"seq","result"?}. */
json_object *receipt_brief(struct ctx *c, const struct match *m, int seat, json_object *result);
/* The receipt stored for the same canonical body of a seat's order for a turn, even if the turn is over; NULL when
 * there is none. */
bool receipt_find(struct ctx *c, struct pg *db, const struct match *m, int seat, int64_t turn,
                  const char *body, json_object **ret_receipt) must_check;
#endif
