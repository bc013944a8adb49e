/* api.c - the API's master process: owns the sockets and keeps the workers running. Serves no requests itself. */
#include "base/clock.h"
#include "base/log.h"
#include "main/api_worker.h"
#include "main/service.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/wake.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
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

/* The groups of workers, each with a common socket; nginx chooses the group of a request (COSTS in web/routes.def).
 * Long computations get few workers with a lower priority and a short queue; when it is full, clients must retry. Those
 * that wait for another server are kept apart from all others in the same way. */
static struct door {
    const char *name;    /* of the common socket; each worker's own is api-N.sock */
    const char *process; /* the process name of its workers */
    long workers;
    int nice, queue, listener;
} doors[] = {{.name = "api.sock", .process = "quad-api", .queue = SERVICE_QUEUE},
             {.name = "costly.sock", .process = "quad-costly", .workers = 2, .nice = 10, .queue = 16},
             {.name = "hashing.sock", .process = "quad-hashing", .workers = 1, .nice = 15, .queue = 32},
             {.name = "calling.sock", .process = "quad-calling", .workers = 2, .queue = 16}};
enum { DOORS = sizeof doors / sizeof *doors };

static struct child {
    pid_t pid;
    const struct door *door;
    int own; /* its own socket, which outlives it */
    int64_t born, due, delay;
} children[WORKERS_MAX]; /* pid 0: to be started at `due` */

/* QUADRIVIUM_NICE=0 gives all workers the same priority, for tests that measure no times. */
static void give_way(int nice)
{
    static const char *const OFF = "0";
    const char *setting = getenv("QUADRIVIUM_NICE");
    if (nice && (!setting || strcmp(setting, OFF) != 0)) (void)setpriority(PRIO_PROCESS, 0, nice);
}

/* Without this, a worker renewed through /proc/self/exe would be named "exe". */
static void take_name(void)
{
    const char *name = getenv("QUADRIVIUM_PROCESS");
    prctl(PR_SET_NAME, name ? name : "quad-api");
}

static void spawn(struct child *child, long recycle)
{
    pid_t master = getpid(), pid = fork();
    if (pid < 0) {
        child->due = clock_ticks() + SECOND;
        return;
    }
    if (pid == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != master) _exit(EXIT_FAILURE);
        give_way(child->door->nice);
        setenv("QUADRIVIUM_PROCESS", child->door->process, 1); /* kept across its renewal */
        take_name();
        exit(worker_run(
            &(struct worker_doors){.common = child->door->listener, .own = child->own, .connection = -1},
            recycle));
    }
    child->pid = pid;
    child->born = clock_ticks();
}

/* A worker that dies soon after its start is restarted after a growing delay. */
static void note_death(struct child *child, int status)
{
    bool is_young = clock_ticks() - child->born < SECOND;
    child->delay = !is_young ? 0 : child->delay == 0 ? DELAY_FIRST : child->delay * 2;
    if (child->delay > DELAY_MAX) child->delay = DELAY_MAX;
    child->due = clock_ticks() + child->delay;
    if (WIFSIGNALED(status) || WEXITSTATUS(status)) metrics_count(METRICS_CRASH);
    if (WIFSIGNALED(status))
        log_line(LOG_ERROR, "worker_died", "\"pid\":%d,\"signal\":%d", child->pid, WTERMSIG(status));
    else if (WEXITSTATUS(status))
        log_line(LOG_ERROR, "worker_died", "\"pid\":%d,\"status\":%d", child->pid, WEXITSTATUS(status));
    child->pid = 0;
}

/* A stopped worker (SIGSTOP) keeps its connections without serving them, so it is killed and replaced; nginx asks
 * another one. */
static void reap(long count)
{
    int status;
    pid_t pid;
    while ((pid = waitpid(-1, &status, WNOHANG | WUNTRACED)) > 0)
        for (long i = 0; i < count; i++) {
            if (children[i].pid != pid) continue;
            if (!WIFSTOPPED(status)) {
                note_death(&children[i], status);
            } else {
                log_line(LOG_ERROR, "worker_stopped", "\"pid\":%d", pid);
                kill(pid, SIGKILL);
            }
        }
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

/* Workers finish their requests in progress; those that take longer than PATIENCE are killed. */
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

static void keep_alive(long count, long recycle)
{
    sigset_t signals;
    sigprocmask(SIG_SETMASK, NULL, &signals);
    struct timespec tenth = {.tv_nsec = 100000000}, long_time = {.tv_sec = 3600};
    for (;;) {
        for (long i = 0; i < count; i++)
            if (!children[i].pid && clock_ticks() >= children[i].due) spawn(&children[i], recycle);
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

/* Returns the number of workers to start, those of the first group first. */
static long open_doors(void)
{
    long count = 0;
    for (int i = 0; i < DOORS; i++) {
        doors[i].listener = service_listen(doors[i].name, doors[i].queue);
        for (long n = 0; n < doors[i].workers; n++, count++)
            children[count] = (struct child){.door = &doors[i],
                                             .own = service_listen(own_name(count), SERVICE_QUEUE)};
    }
    return count;
}

int main(int argc, char **argv)
{
    long recycle = service_setting("QUADRIVIUM_RECYCLE", 10000, 0, 1000000000);
    if (argc == 3 && strcmp(argv[1], "--worker") == 0) { /* a worker that renewed itself, see api_worker.c */
        struct worker_doors own = worker_doors_read(argv[2]);
        take_name();
        return worker_run(&own, recycle);
    }
    wake_start(false);
    doors[0].workers = service_setting("QUADRIVIUM_WORKERS", 12, 1, WORKERS_MAX - 8);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGCHLD);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    long count = open_doors();
    service_unlink("draining"); /* a start ends it */
    log_line(LOG_INFO, "api_started", "\"workers\":%ld", doors[0].workers);
    keep_alive(count, recycle);
    log_line(LOG_INFO, "api_stopped", "\"workers\":%ld", alive(count));
    for (int i = 0; i < DOORS; i++) service_unlink(doors[i].name);
    for (long i = 0; i < count; i++) service_unlink(own_name(i));
    stop_all(count);
    return EXIT_SUCCESS;
}
