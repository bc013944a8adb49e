/* scrub.h - checks that every match still follows from its events. It runs every night, so that a damaged row is
 * found while the backups still hold the intact one. For `quad scrub`; not for requests. */
#ifndef QUAD_SCRUB_H
#define QUAD_SCRUB_H
#include "base/ctx.h"

struct pg;

struct scrub_report {
    int matches, damaged; /* matches read this time, and those newly found damaged */
};
/* Re-execute the events of every match, and compare all hashes, the seed with its
 * commitment, and the stored state or result. A damaged match gets a row in the table damage and the log line
 * match_damaged, once. If it is still running, it is quarantined until `quad release` is called. A match that is whole
 * again loses that row (match_repaired), which `quad release` waits for. Each match is read in a transaction of its own, with its row locked. False only when
 * the database fails. */
bool scrub_all(struct ctx *c, struct pg *db, struct scrub_report *ret) must_check;
/* FAULT_UNVERIFIED with the reason when the match is known to be damaged. */
bool scrub_need_whole(struct ctx *c, struct pg *db, const char *match) must_check;
#endif
