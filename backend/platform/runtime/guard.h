/* guard.h - keep a match that crashes a process from crashing the next ones.
 *
 * A process that opens a match marks it in shared memory and gets a limit of processor time for the request.
 * Exceeding it ends the process with SIGVTALRM, too much memory or a broken claim with SIGABRT, endless recursion
 * with SIGSEGV. The mark outlives the process; the clock daemon finds it and counts it against the match like a
 * failed resolution. The third holds the match in quarantine. */
#ifndef QUAD_GUARD_H
#define QUAD_GUARD_H
#include "base/ctx.h"

enum { GUARD_SECONDS = 10 };

/* Take a place in the shared table and bound what this process may spend on one request; to be called once, after fork.
 * QUADRIVIUM_CPU_SECONDS (1 to 600) overrules `seconds`. */
void guard_start(int seconds);
/* What this process may spend on one request, in seconds of processor time; GUARD_SECONDS where no guard was
 * started. */
int guard_seconds(void);
/* From here until the ctx's pool is wiped or dropped this process is busy with a match (its row id) that has so many
 * events. The last one named counts. */
void guard_match(struct ctx *c, int64_t match, int events);
struct crashed_match {
    int64_t match, events; /* as many as there were: if there are more now, it did no harm */
};
/* Matches that dead processes were busy with, at most `room` of them, each told once; returns how many. */
int guard_crashed(struct crashed_match *ret_crashed, int room);
#endif
