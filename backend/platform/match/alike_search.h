/* alike_search.h - finds how often people's turns are those of the engine, in finished rated matches between two. The
 * processes of the bots do it in short steps when they have nothing else to do. It is shown to the staff alone
 * (desk_alike.h), and nothing follows from it by itself. */
#ifndef QUAD_ALIKE_SEARCH_H
#define QUAD_ALIKE_SEARCH_H
#include "platform/match/match.h"

/* Queue: a match has ended. Only rated matches of two seats in a variant whose turns an engine judges are looked at. */
void alike_end(struct ctx *c, struct pg *db, const struct match *m);
/* Do a step; *ret_worked says whether there was one. False: the database is unavailable or the step failed; it is tried
 * again when its lease of half a minute ends, three times in all. */
bool alike_work(struct ctx *c, struct pg *db, bool *ret_worked) must_check;
#endif
