/* failpoint.c - see failpoint.h. */
#include "base/failpoint.h"
#include "base/clock.h"
#include "base/log.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { POINTS = 8, NAME = 48 };
static struct point {
    char name[NAME], what[8];
    long nth, seen;
} points[POINTS];
static int count = -1;

static void read_points(void)
{
    const char *at = getenv("QUADRIVIUM_FAIL");
    count = 0;
    while (at && *at && count < POINTS) {
        struct point *p = &points[count];
        char nth[8];
        if (sscanf(at, "%47[^:]:%7[0-9]:%7[a-z]", p->name, nth, p->what) == 3) {
            p->nth = strtol(nth, NULL, 10);
            count++;
        }
        at = strchr(at, ',');
        at += at != NULL;
    }
}

static volatile int never; /* volatile, so that the compiler cannot see that the loops never end */

static int sink(int depth)
{
    volatile char ballast[4096];
    ballast[0] = (char)depth;
    return never ? 0 : sink(depth + 1) + ballast[0];
}

/* Crash, hang or exhaust the process. */
static void misbehave(struct ctx *c, const char *what)
{
    if (strcmp(what, "kill") == 0) kill(getpid(), SIGKILL);
    if (strcmp(what, "sleep") == 0) usleep(1500000);
    for (int64_t from = clock_cpu_time(); strcmp(what, "work") == 0 && clock_cpu_time() - from < 1500000;)
        continue;
    if (strcmp(what, "claim") == 0) must(never);
    while (strcmp(what, "loop") == 0 && !never) continue;
    while (strcmp(what, "hoard") == 0) pool_take(c->pool, 1 << 20);
    if (strcmp(what, "deep") == 0) never = sink(0);
}

bool fail_point_of(struct ctx *c, const char *name, const char *which)
{
    return count == 0 || fail_point(c, pool_print(c->pool, "%s.%s", name, which));
}

bool fail_point(struct ctx *c, const char *name)
{
    if (count < 0) read_points();
    for (int i = 0; i < count; i++) {
        struct point *p = &points[i];
        if (strcmp(p->name, name) != 0 || (++p->seen != p->nth && p->nth)) continue;
        log_line(LOG_WARNING, "fail_point_reached", "\"name\":\"%s\",\"what\":\"%s\"", p->name, p->what);
        misbehave(c, p->what);
        if (strcmp(p->what, "error") == 0) return fail(c, FAULT_UNAVAILABLE, "told to fail at %s", name);
    }
    return true;
}
