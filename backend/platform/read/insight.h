/* insight.h - what an account's own results have in common: how it fares by seat, opponent, length and more. */
#ifndef QUAD_INSIGHT_H
#define QUAD_INSIGHT_H
#include "base/json.h"

struct pg;

/* The results of the account's latest finished matches against others, private ones included:
 * {"counted","variants":[{"game","variant","played","won","drawn","lost","groups":[{"by","rows":[{"key",...}]}]}]}.
 * `phases`, {"searched","turns","rows":[{"key","turns","cost"}]} or null, says in which third of the games the costliest turns
 * lay, of those that were searched for them. Rows are in the order of their keys. Matches that are still sealed are left out. */
bool insight_show(struct ctx *c, struct pg *db, int64_t account, json_object **ret) must_check;
#endif
