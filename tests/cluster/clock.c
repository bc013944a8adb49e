/* clock.c - preloaded into the programs of one machine of the cluster (faults.mjs): its clock is CLOCK_OFF seconds ahead. The library made for this,
 * libfaketime, allocates memory before it knows the real clock, and jemalloc asks for the time before it gives any. */
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

/* Read once, since nginx clears its environment; but memory is asked for before there is one. */
static time_t seconds_off(void)
{
    static time_t seconds;
    static int known;
    if (!known && environ) {
        const char *text = getenv("CLOCK_OFF");
        seconds = text ? strtol(text, NULL, 10) : 0;
        known = 1;
    }
    return seconds;
}

int clock_gettime(clockid_t id, struct timespec *ret)
{
    int status = (int)syscall(SYS_clock_gettime, id, ret);
    if (status == 0 && (id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE)) ret->tv_sec += seconds_off();
    return status;
}

int gettimeofday(struct timeval *restrict ret, void *restrict zone)
{
    struct timespec now;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    *ret = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *ret)
{
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    if (ret) *ret = now.tv_sec;
    return now.tv_sec;
}
