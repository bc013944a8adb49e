/* scrub.h - check that every match still follows from its events. Run every night, so that a damaged row is found while the backups
 * still hold the intact one. For `quad scrub`; not for requests. */
#ifndef QUAD_SCRUB_H
#define QUAD_SCRUB_H
#include "base/ctx.h"

struct pg;

struct scrub_report {
    int matches, damaged; /* read this time, and found damaged among them */
};
/* Re-execute the events of every match that is not known to be damaged and compare all hashes, the seed with its commitment, and the
 * state or the result stored with it. A damaged one gets a row in the table damage and the log line match_damaged; one that still runs
 * is held (status quarantined) until its rows are repaired, the row of damage deleted, and `quad release` called. Each match is read
 * in a transaction of its own, which holds its row. False only where the database fails. */
bool scrub_all(struct ctx *c, struct pg *db, struct scrub_report *ret) must_check;
/* FAULT_UNVERIFIED with the reason when the match is known to be damaged. */
bool scrub_need_whole(struct ctx *c, struct pg *db, const char *match) must_check;
#endif
