/* waiting.h - the matches that wait for an account in words, for whoever reads them away from the pages: feeds,
 * calendars, mail. */
#ifndef QUAD_WAITING_H
#define QUAD_WAITING_H
#include "base/ctx.h"

struct pg;

struct waiting {
    const char *match, *title, *others; /* the game's title; names, NULL when nobody else sits there */
    int64_t turn, since, deadline;      /* deadline 0: none */
};

/* Those that wait for an order, the most pressing first. */
bool waiting_list(struct ctx *c, struct pg *db, int64_t account, struct waiting **ret,
                  int *ret_count) must_check;
/* "Your turn in Stratic against Ada" */
const char *waiting_words(struct ctx *c, const struct waiting *w);
#endif
