/* replay.h - verifies an export: re-executes its events and compares every hash in it. Used by `quad replay` and
 * POST /verify; needs no database and trusts nothing in the record.
 *
 * "hashes" has one entry per turn number with events, in rising order: the hash of the state after the last event of
 * that number, also where the numbers of several seats are interleaved (PACE_OWN). A takeback's event carries the
 * number it was made in; `to` is the number whose first position is restored, and numbers keep counting up. */
#ifndef QUAD_REPLAY_H
#define QUAD_REPLAY_H
#include "platform/model/fold.h"

struct replay_report {
    bool ok;
    int turns;            /* events of kind turn after the setup, up to where replay stopped */
    char hash[FOLD_HASH]; /* of the last state reached */
    int first_bad_turn; /* the first turn whose hash differs; -1: none, or the difference is in seed or result */
    const char *why;    /* one sentence when not ok, else NULL; in the ctx's pool */
    const char *reason; /* its reason, of replay_lie.def; NULL: replay has found nothing */
};

/* Limits for untrusted records; the command line passes NULL. */
struct replay_bound {
    int events;           /* maximum number of events */
    int kept;             /* maximum number of turns where turns were taken back: each keeps its position */
    int64_t microseconds; /* of processor time, from the call on */
};

/* Re-execute an export (an object of GET /matches/{id}/export). False, with the failure, when it is not a valid
 * record (a missing member, an unknown game, a rules_version newer than this build's) or costs more than the bound (FAULT_TOO_LONG).
 * True with report.ok false when it is valid but a hash or result differs. */
bool replay_verify(struct ctx *c, json_object *record, const struct replay_bound *bound,
                   struct replay_report *ret) must_check;
/* The report as JSON: {"ok","turns","hash","first_bad_turn"} and, when not ok, "why" and "reason"; no bad turn is
 * null. */
json_object *replay_report_json(struct ctx *c, const struct replay_report *report);
#endif
