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

/* Write the last `digits` digits of the number and the letter behind it; returns where they end. */
static char *put(char *to, int digits, int number, char behind)
{
    for (int i = digits; i-- > 0; number /= 10) to[i] = (char)('0' + number % 10);
    to[digits] = behind;
    return to + digits + 1;
}

/* Every line of the log has a time, and strftime and snprintf would take half of what the line costs. */
void clock_print(int64_t microseconds, char ret_text[CLOCK_TEXT])
{
    enum { YEAR_ZERO = 1900, YEAR_FIRST = 1000, YEAR_LAST = 9999 };
    time_t seconds = (time_t)(microseconds / 1000000);
    struct tm t;
    char *at = ret_text;
    if (gmtime_r(&seconds, &t) && t.tm_year >= YEAR_FIRST - YEAR_ZERO && t.tm_year <= YEAR_LAST - YEAR_ZERO) {
        at = put(put(put(at, 4, t.tm_year + YEAR_ZERO, '-'), 2, t.tm_mon + 1, '-'), 2, t.tm_mday, 'T');
        at = put(put(put(at, 2, t.tm_hour, ':'), 2, t.tm_min, ':'), 2, t.tm_sec, '.');
    } else {
        *at++ = '.';
    }
    unsigned millis = (unsigned)(microseconds / 1000 % 1000) % 1000;
    *put(at, 3, (int)millis, 'Z') = 0;
}

const char *clock_text(struct ctx *c, int64_t microseconds)
{
    if (!microseconds) return NULL;
    char *text = pool_take(c->pool, CLOCK_TEXT);
    clock_print(microseconds, text);
    return text;
}
