/* botd.c - quad-bot: the turns of built-in bots, and searches in finished matches: for mistakes, and for turns that are the engine's. Deadlines are in clockd.c, requests in api.c.
 *
 * The database is the queue: any number of processes on any number of nodes claim jobs (platform/match/bot.h), and the
 * job of one that dies is claimed by another. The master keeps QUADRIVIUM_BOTS child processes, as many as there are
 * processors unless it is set, and thinks about nothing itself. All children read the same socket, bot.sock: a datagram
 * there is one new job of this node and wakes one child. Without one they look every second. */
#include "base/log.h"
#include "base/secret.h"
#include "main/children.h"
#include "main/service.h"
#include "platform/match/alike_search.h"
#include "platform/match/bot.h"
#include "platform/read/mistakes.h"
#include "platform/runtime/guard.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/wake.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

enum {
    BOTS_MAX = 256,
    JOBS_IN_A_ROW = 8 /* before a step of a search for mistakes */,
    LOOK_SECONDS = 1,
    LOOK_MS = 500,
    FAILED_MS = 50
};

/* Blocks, since the kernel wakes one of several blocked readers but all of several pollers. */
static void hear(int bell)
{
    char byte;
    if (recv(bell, &byte, sizeof byte, 0) < 0 && errno != EAGAIN && errno != EINTR) poll(NULL, 0, FAILED_MS);
}

/* A bot's job comes first, since somebody waits for it. A step of a search for mistakes is done when no bot is due, and
 * after many jobs in a row, so that neither kind of work stops the other. *ret_worked: whether there was any. */
static bool do_some(struct worker *w, int *in_a_row, bool *ret_worked)
{
    struct ctx c = worker_ctx(w);
    *ret_worked = false;
    if (*in_a_row < JOBS_IN_A_ROW) {
        if (!bot_work(&c, w->db, ret_worked)) return false;
        if (*ret_worked) return (*in_a_row)++, true;
    }
    bool was_due = *in_a_row == JOBS_IN_A_ROW, is_fine;
    *in_a_row = 0;
    c = worker_ctx(w);
    is_fine = mistakes_work(&c, w->db, ret_worked);
    if (is_fine && !*ret_worked && !was_due) is_fine = alike_work(&c, w->db, ret_worked); /* nobody waits */
    *ret_worked |= was_due; /* bots were not asked */
    return is_fine;
}

static void run_bots(struct worker *w, int bell)
{
    int in_a_row = 0;
    while (!children_stopping) {
        bool worked = false;
        if (do_some(w, &in_a_row, &worked) && worked) continue;
        if (worked) poll(NULL, 0, FAILED_MS);
        else hear(bell);
    }
}

static int open_bell(void)
{
    int bell = service_mailbox("bot.sock");
    struct timeval look = {.tv_sec = LOOK_SECONDS};
    if (fcntl(bell, F_SETFL, 0) != 0 || setsockopt(bell, SOL_SOCKET, SO_RCVTIMEO, &look, sizeof look) != 0)
        service_die("socket_failed", strerror(errno));
    return bell;
}

int main(void)
{
    static struct child children[BOTS_MAX];
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    int count = (int)service_setting("QUADRIVIUM_BOTS",
                                     cores < 1          ? 1
                                     : cores > BOTS_MAX ? BOTS_MAX
                                                        : cores,
                                     1, BOTS_MAX);
    secret_start();
    children_catch_stops();
    int bell = open_bell();
    wake_start(false);
    for (int i = 0; i < count; i++) {
        children[i] = (struct child){.run = run_bots,
                                     .name = "bot",
                                     .bell = bell,
                                     .cpu_seconds = GUARD_SECONDS,
                                     .patience = PATIENCE_WORK};
        child_start(&children[i]);
    }
    log_line(LOG_INFO, "bots_started", "\"pid\":%d,\"processes\":%d", (int)getpid(), count);
    while (!children_stopping) {
        metrics_bots_beat();
        poll(NULL, 0, LOOK_MS);
        children_look(children, count);
    }
    children_stop(children, count);
    service_unlink("bot.sock");
    log_line(LOG_INFO, "bots_stopped", "\"pid\":%d", (int)getpid());
    return EXIT_SUCCESS;
}
