/* guard.h - keeps a match that crashes one process from crashing the next ones.
 *
 * A process that opens a match marks it in shared memory and gets a limit of processor time for the request. Exceeding
 * it ends the process with SIGVTALRM, exhausted memory or a failed must() with SIGABRT, endless recursion with SIGSEGV.
 * The mark outlives the process; the clock daemon finds it and counts it against the match like a failed resolution.
 * The third one quarantines the match. */
#ifndef QUAD_GUARD_H
#define QUAD_GUARD_H
#include "base/ctx.h"

enum { GUARD_SECONDS = 10, GUARD_EVENT = 1 << 15 };

/* Take a slot in the shared table and limit this process to `seconds` of processor time per request; call once, after
 * fork. QUADRIVIUM_CPU_SECONDS (1 to 600) overrides `seconds`. */
void guard_start(int seconds);
/* The limit per request in seconds of processor time; GUARD_SECONDS where no guard was started. */
int guard_seconds(void);
/* Mark this process as working on a match (row id) that has that many events, until the ctx's pool is wiped or dropped.
 * A later call replaces the mark. */
void guard_match(struct ctx *c, int64_t match, int events);
/* A transaction begins: what was marked and noted in the one before does not describe it. The next mark is made even if
 * it is of the same match; the limit of processor time stays that of the request. */
void guard_forget(void);
/* Note the event, number n of the match, that is about to be applied to the state as stored: what a crash is traced to.
 * Later ones of the same mark build on states that are not stored and are ignored, as are texts of GUARD_EVENT bytes or
 * more, and events of a match that is not the marked one. */
void guard_event(int64_t match, int64_t n, const char *text);
/* The event noted of the match: its number and text, in memory that lasts until the next mark; 0 and NULL if there is
 * none. */
const char *guard_noted(int64_t match, int64_t *ret_n);
struct crashed_match {
    int64_t match, events;   /* events at the time: if the match has more now, the crash did it no harm */
    int64_t n;               /* the event noted, 0: none */
    char event[GUARD_EVENT]; /* its text */
};
/* Matches that dead processes were working on, each reported once; returns how many, at most `room`. */
int guard_crashed(struct crashed_match *ret_crashed, int room);
#endif
