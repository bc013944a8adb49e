/* guard.h - a match that brings a process down must not bring the next one down for ever.
 *
 * Whoever opens a match notes it in memory shared with the other processes, and may spend only so much processor time until the
 * request is over: who needs more is ended by SIGVTALRM, who takes too much memory or breaks a claim by SIGABRT, who recurses without
 * end by SIGSEGV. The note outlives its writer; the clock daemon finds it and counts it against the match like a failed resolution.
 * The third holds the match in quarantine. */
#ifndef QUAD_GUARD_H
#define QUAD_GUARD_H
#include "base/ctx.h"

enum { GUARD_SECONDS = 10 };

/* Take a place in the shared table and bound what this process may spend on one request; to be called once, after fork.
 * QUADRIVIUM_CPU_SECONDS (1 to 600) overrules `seconds`. */
void guard_start(int seconds);
/* From here until the ctx's pool is wiped or dropped this process is busy with a match (its row id) that has so many events. The last
 * one named counts. */
void guard_match(struct ctx *c, int64_t match, int events);
struct fallen {
    int64_t match, events; /* as many as there were: if there are more now, it did no harm */
};
/* Matches that dead processes were busy with, at most `room` of them, each told once; returns how many. */
int guard_fallen(struct fallen *ret_fallen, int room);
#endif
