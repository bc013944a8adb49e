/* splits.h - how a player does in each seat, with each faction and with each number of players. */
#ifndef QUAD_SPLITS_H
#define QUAD_SPLITS_H
#include "base/ctx.h"
#include "base/json.h"

struct pg;

/* The results of a player's rated public matches of a variant, split: {"player","kind","game","variant","since",
 * "items":[{"seats","seat","faction","games","score","low","high"}],"next":null}. First by number of seats, then by
 * seat, then by faction; what an item is not about is null in it. `score` is in thousandths, with a range of 95 percent,
 * null for too few games. `since`: no earlier match was counted, null when all were. FAULT_NOT_FOUND,
 * FAULT_UNKNOWN_GAME. */
bool splits_show(struct ctx *c, struct pg *db, const char *name, const char *game, const char *variant,
                 json_object **ret) must_check;
/* The range of 95 percent of a share in 0..1 seen in n > 0 games: Wilson's score interval (E. Wilson, Journal of the
 * American Statistical Association 22, 1927). A game with more than two results varies less than it assumes, so the
 * range is at least as wide as it has to be. */
void splits_range(double share, int64_t n, double *ret_low, double *ret_high);
#endif
