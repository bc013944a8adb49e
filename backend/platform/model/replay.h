/* replay.h - verify an export: re-execute its events and compare every hash in it. Used by
 * `quad replay` and POST /verify; needs no database, trusts nothing in the record.
 *
 * What "hashes" means: one entry per turn number that has events, numbers rising: the hash of the state after
 * the last event of that number. (Under one's own pace the numbers of several seats are interleaved; the
 * sentence stays true.) A takeback's event carries the number it was made in; `to` is the number whose first
 * position is taken up again, and numbers go on counting. */
#ifndef QUAD_REPLAY_H
#define QUAD_REPLAY_H
#include "platform/model/fold.h"

struct replay_report {
    bool ok;
    int turns;            /* events of kind turn after the setup, as far as it was followed */
    char hash[FOLD_HASH]; /* of the last state reached */
    int first_bad_turn; /* the first turn whose hash differs; -1: nowhere, or not in a turn (seed, result) */
    const char *why;    /* one sentence when not ok, else NULL; in the ctx's pool */
};

/* Limits for records sent by strangers; NULL on the command line. */
struct replay_bound {
    int events;           /* at most so many */
    int kept;             /* at most so many turns where turns were taken back: each keeps its position */
    int64_t microseconds; /* of processor time, from the call on */
};

/* Re-execute an export (an object as GET /matches/{id}/export gives it). False, with the failure, when it is
 * no such record (a member is missing, an unknown game, another rules_version) or costs more than the bound
 * (FAULT_TOO_LONG); true with report.ok false when it is one and a hash or result differs. */
bool replay_verify(struct ctx *c, json_object *record, const struct replay_bound *bound,
                   struct replay_report *ret) must_check;
/* The report as JSON: {"ok","turns","hash","first_bad_turn"} and, when not ok, "why"; no bad turn is null. */
json_object *replay_report_json(struct ctx *c, const struct replay_report *report);
#endif
