/* receipt.h - what is answered to who ordered something. */
#ifndef QUAD_RECEIPT_H
#define QUAD_RECEIPT_H
#include "base/ctx.h"
#include "base/json.h"

struct match;
struct verdicts;

/* {"seq","turn","accepted":[{"i","text"}],"rejected":[{"i","path","code","hint"}],"ready"}: what became of each item of an order
 * for the turn. `seq` is the one the seat's view will have once the order is kept. */
json_object *receipt_orders(struct ctx *c, const struct match *m, int seat, int64_t turn, bool ready,
                            const struct verdicts *v);
/* Add "standing": {"status","stage","turn","result"}, of a match that the order itself moved on. */
void receipt_standing(struct ctx *c, const struct match *m, json_object *receipt);
/* {"seq","result"?}: of an act, or of leaving. */
json_object *receipt_brief(struct ctx *c, const struct match *m, int seat, json_object *result);
#endif
