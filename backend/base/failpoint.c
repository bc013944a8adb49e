/* failpoint.c - see failpoint.h. */
#include "base/failpoint.h"
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

bool fail_point(struct ctx *c, const char *name)
{
    if (count < 0) read_points();
    for (int i = 0; i < count; i++) {
        struct point *p = &points[i];
        if (strcmp(p->name, name) != 0 || ++p->seen != p->nth) continue;
        log_line(LOG_WARNING, "fail_point", "\"name\":\"%s\",\"what\":\"%s\"", p->name, p->what);
        if (strcmp(p->what, "kill") == 0) kill(getpid(), SIGKILL);
        if (strcmp(p->what, "sleep") == 0) usleep(1500000);
        if (strcmp(p->what, "error") == 0) return fail(c, FAULT_UNAVAILABLE, "told to fail at %s", name);
    }
    return true;
}
