/* guard.h - keeps a match that crashes one process from crashing the next ones.
 *
 * A process that opens a match marks it in shared memory and gets a limit of processor time for the request. Exceeding
 * it ends the process with SIGVTALRM, exhausted memory or a failed must() with SIGABRT, endless recursion with SIGSEGV.
 * The mark outlives the process; the clock daemon finds it and counts it against the match like a failed resolution.
 * The third one quarantines the match. */
#ifndef QUAD_GUARD_H
#define QUAD_GUARD_H
#include "base/ctx.h"

enum { GUARD_SECONDS = 10 };

/* Take a slot in the shared table and limit this process to `seconds` of processor time per request; call once, after
 * fork. QUADRIVIUM_CPU_SECONDS (1 to 600) overrides `seconds`. */
void guard_start(int seconds);
/* The limit per request in seconds of processor time; GUARD_SECONDS where no guard was started. */
int guard_seconds(void);
/* Mark this process as working on a match (row id) that has that many events, until the ctx's pool is wiped or dropped.
 * A later call replaces the mark. */
void guard_match(struct ctx *c, int64_t match, int events);
struct crashed_match {
    int64_t match, events; /* events at the time: if the match has more now, the crash did it no harm */
};
/* Matches that dead processes were working on, each reported once; returns how many, at most `room`. */
int guard_crashed(struct crashed_match *ret_crashed, int room);
#endif
