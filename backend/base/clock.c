/* clock.c - see clock.h. The only file that may ask the operating system for the time. */
#include "base/clock.h"
#include "base/ctx.h"
#include <stdio.h>
#include <string.h>
#include <time.h>

static int64_t read_clock(clockid_t id)
{
    struct timespec t;
    clock_gettime(id, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

int64_t clock_now(void) { return read_clock(CLOCK_REALTIME); }
int64_t clock_ticks(void) { return read_clock(CLOCK_MONOTONIC); }
int64_t clock_cpu_time(void) { return read_clock(CLOCK_PROCESS_CPUTIME_ID); }

void clock_print(int64_t microseconds, char ret_text[CLOCK_TEXT])
{
    time_t seconds = (time_t)(microseconds / 1000000);
    struct tm t;
    gmtime_r(&seconds, &t);
    enum { DAY = 19 }; /* 2026-11-21T03:58:00 */
    if (strftime(ret_text, CLOCK_TEXT, "%Y-%m-%dT%H:%M:%S", &t) != DAY) *ret_text = 0;
    unsigned millis = (unsigned)(microseconds / 1000 % 1000) % 1000;
    snprintf(ret_text + strlen(ret_text), CLOCK_TEXT - DAY, ".%03uZ", millis);
}

const char *clock_text(struct ctx *c, int64_t microseconds)
{
    if (!microseconds) return NULL;
    char *text = pool_take(c->pool, CLOCK_TEXT);
    clock_print(microseconds, text);
    return text;
}
