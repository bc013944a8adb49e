/* waiting.h - the matches waiting for an account, in words, for feeds, calendars and mail. */
#ifndef QUAD_WAITING_H
#define QUAD_WAITING_H
#include "platform/model/wording.h"

struct pg;

struct waiting {
    const char *match, *title,
        *others; /* the game's title; the other players' names on a line each, NULL for none */
    int64_t turn, since, deadline; /* deadline 0: none */
    bool together;                 /* everybody plays at once */
    bool loses;                    /* missing the deadline loses the game, because nothing was ordered yet */
};

/* The matches waiting for an order, the most urgent first. */
bool waiting_list(struct ctx *c, struct pg *db, int64_t account, struct waiting **ret,
                  int *ret_count) must_check;
/* "Your turn in Stratic against Ada" */
const char *waiting_words(struct ctx *c, enum language language, const struct waiting *w);
/* "Turn 12, due by Friday, 27 November 2026, 14:05 UTC" */
const char *waiting_due_words(struct ctx *c, enum language language, const struct waiting *w);
#endif
