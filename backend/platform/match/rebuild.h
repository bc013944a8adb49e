/* rebuild.h - derived data made again from the truth: snapshots, standing and result of every match from its
 * events, what was achieved on ladders and at puzzles, then best runs and all ratings from the results. For `quad rebuild`, while nobody
 * plays or after a repair; not for requests. */
#ifndef QUAD_REBUILD_H
#define QUAD_REBUILD_H
#include "base/ctx.h"

struct pg;

struct rebuild_report {
    int matches, events;
    int bad;   /* matches whose events do not lead to the hashes stored with them; left as they are */
    int rated; /* matches whose results made the ratings */
    const char *first_bad; /* public id and reason of the first, NULL when there is none; in the ctx's pool */
};

/* Go through all matches, each in a transaction of its own. */
bool rebuild_all(struct ctx *c, struct pg *db, struct rebuild_report *ret) must_check;
#endif
