/* rebuild.h - recomputes derived data: snapshots, standing and result of every match from its events, results on
 * ladders and puzzles, then best runs and all ratings. For `quad rebuild`, while nobody plays or after a repair; not
 * for requests. */
#ifndef QUAD_REBUILD_H
#define QUAD_REBUILD_H
#include "base/ctx.h"

struct pg;

struct rebuild_report {
    int matches, events;
    /* Matches whose events do not lead to the hashes stored with them; they are left unchanged. */
    int bad;
    int rated; /* matches counted in the ratings */
    /* Public id and reason of the first bad match, NULL when there is none; in the ctx's pool. */
    const char *first_bad;
};

/* Rebuild all matches, each in a transaction of its own. */
bool rebuild_all(struct ctx *c, struct pg *db, struct rebuild_report *ret) must_check;
#endif
