/* children.c - see children.h. */
#include "main/children.h"
#include "base/clock.h"
#include "base/log.h"
#include "main/service.h"
#include "platform/runtime/guard.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/wake.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { STOP_LOOK_US = 700000, PAUSE_MS = 200 };

volatile sig_atomic_t children_stopping;
static void note_stop(int signal_number)
{
    (void)signal_number;
    children_stopping = 1;
}

void children_catch_stops(void)
{
    struct sigaction action = {.sa_handler = note_stop};
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
}

struct ctx worker_ctx(struct worker *w)
{
    pool_wipe(w->pool);
    return (struct ctx){.pool = w->pool, .now = clock_now()};
}

void child_start(struct child *child)
{
    pid_t master = getpid();
    child->pid = fork();
    if (child->pid != 0) return;
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != master) _exit(EXIT_FAILURE);
    wake_start(false);
    guard_start(child->cpu_seconds);
    struct worker w = {.db = pg_new(NULL, child->patience), .pool = pool_new(), .share = child->share};
    child->run(&w, child->bell);
    pg_close(w.db);
    pool_drop(w.pool);
    exit(EXIT_SUCCESS);
}

static void revive(struct child *children, int count)
{
    pid_t pid;
    while ((pid = waitpid(-1, NULL, WNOHANG)) > 0)
        for (int i = 0; i < count; i++) {
            if (children[i].pid != pid || children_stopping) continue;
            metrics_count(METRICS_CRASH);
            log_line(LOG_WARNING, "child_died", "\"child\":\"%s\"", children[i].name);
            poll(NULL, 0, PAUSE_MS);
            child_start(&children[i]);
        }
}

/* A stopped child does no work, and others wait for it. Only one that is stopped at two successive checks is killed, so
 * that a child that continues soon is left alone. */
static void end_stopped(struct child *children, int count)
{
    for (int i = 0; i < count; i++) {
        bool is_stopped = service_is_stopped(children[i].pid);
        if (is_stopped && children[i].looked_stopped) {
            log_line(LOG_ERROR, "child_stopped", "\"child\":\"%s\"", children[i].name);
            kill(children[i].pid, SIGKILL);
        }
        children[i].looked_stopped = is_stopped;
    }
}

void children_look(struct child *children, int count)
{
    static int64_t looked;
    if (!looked) looked = clock_ticks();
    revive(children, count);
    if (clock_ticks() - looked < STOP_LOOK_US) return;
    looked = clock_ticks();
    end_stopped(children, count);
}

void children_stop(const struct child *children, int count)
{
    for (int i = 0; i < count; i++) kill(children[i].pid, SIGTERM);
    while (wait(NULL) > 0 || errno == EINTR) continue;
}
