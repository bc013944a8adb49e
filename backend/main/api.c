/* api.c - the API's master process: owns the socket, keeps QUADRIVIUM_WORKERS workers alive. Serves nothing itself. */
#include "base/clock.h"
#include "base/log.h"
#include "main/api_worker.h"
#include "main/service.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    WORKERS_MAX = 512,
    SECOND = 1000000,
    PATIENCE = 30 * SECOND,
    DELAY_FIRST = SECOND / 10,
    DELAY_MAX = 5 * SECOND
};
static const char NAME[] = "api.sock"; /* the common door; a worker's own is api-N.sock */

static struct child {
    pid_t pid;
    int own; /* its own door, which outlives it */
    int64_t born, due, delay;
} children[WORKERS_MAX]; /* pid 0: to be started at `due` */

static void spawn(struct child *child, int listener, long recycle)
{
    pid_t master = getpid(), pid = fork();
    if (pid < 0) {
        child->due = clock_ticks() + SECOND;
        return;
    }
    if (pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != master) _exit(EXIT_FAILURE);
        exit(worker_run(&(struct worker_doors){.common = listener, .own = child->own, .connection = -1},
                        recycle));
    }
    child->pid = pid;
    child->born = clock_ticks();
}

/* Who dies young comes back later and later. */
static void note_death(struct child *child, int status)
{
    bool is_young = clock_ticks() - child->born < SECOND;
    child->delay = !is_young ? 0 : child->delay == 0 ? DELAY_FIRST : child->delay * 2;
    if (child->delay > DELAY_MAX) child->delay = DELAY_MAX;
    child->due = clock_ticks() + child->delay;
    if (WIFSIGNALED(status))
        log_line(LOG_ERROR, "worker_died", "\"pid\":%d,\"signal\":%d", child->pid, WTERMSIG(status));
    else if (WEXITSTATUS(status))
        log_line(LOG_ERROR, "worker_died", "\"pid\":%d,\"status\":%d", child->pid, WEXITSTATUS(status));
    child->pid = 0;
}

static void reap(long count)
{
    int status;
    pid_t pid;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0)
        for (long i = 0; i < count; i++)
            if (children[i].pid == pid) note_death(&children[i], status);
}

static long alive(long count)
{
    long n = 0;
    for (long i = 0; i < count; i++) n += children[i].pid > 0;
    return n;
}

static void signal_all(long count, int number)
{
    for (long i = 0; i < count; i++)
        if (children[i].pid > 0) kill(children[i].pid, number);
}

/* Requests under way are finished; who needs longer than the patience is ended. */
static void stop_all(long count)
{
    sigset_t child_ended;
    sigemptyset(&child_ended);
    sigaddset(&child_ended, SIGCHLD);
    struct timespec tenth = {.tv_nsec = 100000000};
    int64_t begun = clock_ticks();
    signal_all(count, SIGTERM);
    for (reap(count); alive(count) > 0; reap(count)) {
        if (clock_ticks() - begun > PATIENCE) signal_all(count, SIGKILL);
        sigtimedwait(&child_ended, NULL, &tenth);
    }
}

static void keep_alive(int listener, long count, long recycle)
{
    sigset_t signals;
    sigprocmask(SIG_SETMASK, NULL, &signals);
    struct timespec tenth = {.tv_nsec = 100000000}, long_time = {.tv_sec = 3600};
    for (;;) {
        for (long i = 0; i < count; i++)
            if (!children[i].pid && clock_ticks() >= children[i].due) spawn(&children[i], listener, recycle);
        int number = sigtimedwait(&signals, NULL, alive(count) == count ? &long_time : &tenth);
        if (number == SIGTERM || number == SIGINT) return;
        reap(count);
    }
}

static const char *own_name(long i)
{
    static char name[32];
    snprintf(name, sizeof name, "api-%ld.sock", i);
    return name;
}

int main(int argc, char **argv)
{
    long recycle = service_setting("QUADRIVIUM_RECYCLE", 10000, 0, 1000000000);
    if (argc == 3 && strcmp(argv[1], "--worker") == 0) { /* a worker that renewed itself: api_worker.c */
        struct worker_doors doors = worker_doors_read(argv[2]);
        prctl(PR_SET_NAME, "quad-api"); /* /proc/self/exe would have it called "exe" */
        return worker_run(&doors, recycle);
    }
    long count = service_setting("QUADRIVIUM_WORKERS", 12, 1, WORKERS_MAX);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGCHLD);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    int listener = service_listen(NAME);
    for (long i = 0; i < count; i++) children[i].own = service_listen(own_name(i));
    log_line(LOG_INFO, "start", "\"workers\":%ld", count);
    keep_alive(listener, count, recycle);
    log_line(LOG_INFO, "stop", "\"workers\":%ld", alive(count));
    service_unlink(NAME);
    for (long i = 0; i < count; i++) service_unlink(own_name(i));
    stop_all(count);
    return EXIT_SUCCESS;
}
