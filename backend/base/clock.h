/* clock.h - reads the clocks and prints times. Games must not include it. */
#ifndef QUAD_CLOCK_H
#define QUAD_CLOCK_H
#include <stdint.h>

struct ctx;

enum { CLOCK_TEXT = 28 };

/* Microseconds since 1970 UTC. */
int64_t clock_now(void);
/* Microseconds of the monotonic clock, for measuring durations. */
int64_t clock_ticks(void);
/* Microseconds of processor time this process has used so far. */
int64_t clock_cpu_time(void);
/* RFC 3339 in UTC with milliseconds, e.g. 2026-11-21T03:58:00.123Z, into `ret_text`. */
void clock_print(int64_t microseconds, char ret_text[CLOCK_TEXT]);
/* The same in the pool; NULL for 0, which means "no time". */
const char *clock_text(struct ctx *c, int64_t microseconds);
#endif
