/* api_worker.c - see api_worker.h. The only place where FastCGI and the web floor meet.
 *
 * The connection is ours, not libfcgi's: it accepts and closes inside blocking calls that a signal may miss. So the worker waits
 * with ppoll, where SIGTERM is let in, hands libfcgi a connection that has something to read, and takes it back afterwards. */
#include "main/api_worker.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/secret.h"
#include "platform/metrics.h"
#include "platform/wake.h"
#include "store/pg.h"
#include "web/route.h"
#include <errno.h>
#include <fcgiapp.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

struct worker {
    int listener, connection, epoll;
    sigset_t waiting; /* the mask while nothing is going on: SIGTERM may come */
    FCGX_Request fcgi;
    struct pool *pool;
    struct pg *db;
    int64_t spent; /* pg_spent() before this request */
};

static volatile sig_atomic_t is_stopping;
static void stop(int number) { (void)number, is_stopping = 1; }

/* ---- connections --------------------------------------------------------------------------------------------- */

static void hang_up(struct worker *w)
{
    if (w->connection >= 0) close(w->connection);
    w->connection = -1;
}

/* Only some of the idle workers are woken for a connection (EPOLLEXCLUSIVE), and only one gets it. */
static void wait_for_connection(struct worker *w)
{
    struct epoll_event event;
    if (epoll_pwait(w->epoll, &event, 1, -1, &w->waiting) == 1)
        w->connection = accept4(w->listener, NULL, NULL, SOCK_CLOEXEC);
}

/* Does nginx wait with new connections for a worker to become free? */
static bool is_crowded(const struct worker *w)
{
    struct pollfd one = {.fd = w->listener, .events = POLLIN};
    return poll(&one, 1, 0) == 1;
}

/* Close our ear: what nginx sent before that is still to be answered (true), what it sends later fails at once and is sent to
 * another worker. */
static bool has_request_left(struct worker *w)
{
    char byte;
    return shutdown(w->connection, SHUT_RD) == 0 &&
           recv(w->connection, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 1;
}

/* A kept connection that rests must not hold a worker while others wait for one. */
static void make_room(struct worker *w)
{
    if (w->connection >= 0 && is_crowded(w) && !has_request_left(w)) hang_up(w);
}

/* True: the connection has something to read. */
static bool wait_for_request(struct worker *w)
{
    static const struct timespec A_WHILE = {.tv_nsec = 100000000};
    struct pollfd one = {.fd = w->connection, .events = POLLIN};
    int ready = ppoll(&one, 1, &A_WHILE, &w->waiting);
    if (ready == 0) make_room(w);
    if (ready != 1) return false;
    if (one.revents & (POLLHUP | POLLERR | POLLNVAL)) hang_up(w);
    return w->connection >= 0;
}

/* When leaving: is there another request to answer? A connection in use is served until it rests for a moment, or for some
 * seconds at most; then we close our ear. */
static bool has_last_request(struct worker *w, int64_t stopped)
{
    enum { REST_MS = 100, PATIENCE = 3000000 };
    struct pollfd one = {.fd = w->connection, .events = POLLIN};
    if (w->connection < 0) return false;
    if (clock_ticks() - stopped < PATIENCE && poll(&one, 1, REST_MS) == 1 && one.revents == POLLIN)
        return true;
    return has_request_left(w);
}

/* ---- one request --------------------------------------------------------------------------------------------- */

static size_t read_body(void *from, char *bytes, size_t max)
{
    int got = FCGX_GetStr(bytes, max > 1 << 20 ? 1 << 20 : (int)max, ((FCGX_Request *)from)->in);
    return got > 0 ? (size_t)got : 0;
}

static void read_parameters(char *const *envp, struct incoming *in, const char **ret_id)
{
    const char *https = NULL;
    const struct {
        const char *name;
        const char **slot;
    } wanted[] = {
        {"REQUEST_METHOD=", &in->method},
        {"DOCUMENT_URI=", &in->path},
        {"QUERY_STRING=", &in->query},
        {"CONTENT_TYPE=", &in->content_type},
        {"HTTPS=", &https},
        {"CONTENT_LENGTH=", &in->content_length},
        {"REMOTE_ADDR=", &in->remote},
        {"REQUEST_ID=", ret_id},
        {"HTTP_HOST=", &in->host},
        {"HTTP_ORIGIN=", &in->origin},
        {"HTTP_COOKIE=", &in->cookie},
        {"HTTP_SEC_FETCH_SITE=", &in->fetch_site},
        {"HTTP_ACCEPT=", &in->accept},
        {"HTTP_AUTHORIZATION=", &in->authorization},
        {"HTTP_USER_AGENT=", &in->user_agent},
        {"HTTP_IF_NONE_MATCH=", &in->if_none_match},
        {"HTTP_IDEMPOTENCY_KEY=", &in->idempotency_key},
    };
    for (; *envp; envp++) {
        for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
            size_t length = strlen(wanted[i].name);
            if (strncmp(*envp, wanted[i].name, length) != 0) continue;
            *wanted[i].slot = *envp + length;
            break;
        }
    }
    in->https = https && strcmp(https, "on") == 0;
}

/* nginx's own id for the request, shortened; without nginx one of ours. */
static void take_id(struct ctx *c, const char *id)
{
    size_t length = sizeof c->request_id - 1;
    if (id && strlen(id) >= length && strspn(id, "0123456789abcdef") >= length)
        memcpy(c->request_id, id, length);
    else secret_random_hex(c->request_id, length);
    c->request_id[length] = 0;
}

/* Records of this request that nobody read must not be taken for the next one's. */
static void drain(FCGX_Request *fcgi)
{
    char rest[4096];
    while (FCGX_GetStr(rest, sizeof rest, fcgi->in) > 0) continue;
}

static void tell(struct worker *w, const struct ctx *c, const struct outgoing *out, int64_t us)
{
    int64_t database_us = pg_spent(w->db) - w->spent;
    metrics_request(out->status, us, database_us);
    log_line(out->status >= 500 ? LOG_WARNING : LOG_INFO, "request",
             "\"id\":\"%s\",\"route\":\"%s\",\"status\":%d,\"us\":%lld,\"db_us\":%lld", c->request_id,
             out->route, out->status, (long long)us, (long long)database_us);
}

/* Take one request from the connection and answer it. */
static void serve(struct worker *w)
{
    w->fcgi.ipcFd = w->connection;
    w->fcgi.keepConnection = 1;
    if (FCGX_Accept_r(&w->fcgi) !=
        0) { /* nginx went away or talks nonsense; libfcgi has closed the connection */
        w->connection = -1;
        return;
    }
    struct ctx c = {.pool = w->pool, .now = clock_now(), .ticks = clock_ticks()};
    struct incoming in = {.read = read_body, .from = &w->fcgi};
    struct outgoing out;
    const char *id = NULL;
    read_parameters(w->fcgi.envp, &in, &id);
    take_id(&c, id);
    w->spent = pg_spent(w->db);
    route_answer(&c, w->db, &in, &out);
    must(out.length <= INT32_MAX);
    FCGX_PutStr(out.bytes, (int)out.length, w->fcgi.out);
    drain(&w->fcgi);
    /* Asked before nginx hears that the answer is complete: a connection closed in the same breath is never used again, one closed
     * later might just be. */
    bool keep = w->fcgi.keepConnection != 0 && !is_crowded(w);
    w->fcgi.keepConnection = 1; /* closing is ours */
    FCGX_Finish_r(&w->fcgi);
    if (w->fcgi.ipcFd < 0) w->connection = -1; /* closed by libfcgi: the stream had failed */
    w->fcgi.ipcFd = -1;
    if (!keep) hang_up(w);
    tell(w, &c, &out, clock_ticks() - c.ticks);
    pg_rollback(w->db); /* a handler that failed halfway may have left questions in the queue */
    pool_wipe(w->pool);
}

/* ---- life ---------------------------------------------------------------------------------------------------- */

static void start(struct worker *w, int listener, int connection)
{
    struct sigaction on_stop = {.sa_handler = stop};
    sigaction(SIGTERM, &on_stop, NULL);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGINT, SIG_IGN); /* Ctrl-C reaches the whole group; the master decides */
    sigprocmask(SIG_SETMASK, NULL, &w->waiting);
    sigdelset(&w->waiting, SIGTERM);
    *w = (struct worker){.listener = listener, .connection = connection, .waiting = w->waiting};
    must(FCGX_Init() == 0);
    sigaction(SIGTERM, &on_stop, NULL);
    must(FCGX_InitRequest(&w->fcgi, -1, 0) == 0);
    w->epoll = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN | EPOLLEXCLUSIVE};
    must(w->epoll >= 0 && epoll_ctl(w->epoll, EPOLL_CTL_ADD, listener, &event) == 0);
    /* A request's memory is let go at its end and wanted again at once: no need to give it back to the kernel in between. */
    mallopt(M_TRIM_THRESHOLD, 4 << 20);
    mallopt(M_TOP_PAD, 256 << 10);
    secret_start();
    wake_start(false);
    w->pool = pool_new();
    w->db = pg_new(NULL);
}

/* A fresh image of the same program, with the same process id, listener and connection. */
static void renew(struct worker *w)
{
    char listener[16], connection[16];
    snprintf(listener, sizeof listener, "%d", w->listener);
    snprintf(connection, sizeof connection, "%d", w->connection);
    pg_close(w->db);
    fcntl(w->listener, F_SETFD, 0);
    if (w->connection >= 0) fcntl(w->connection, F_SETFD, 0);
    execl("/proc/self/exe", "quad-api", "--worker", listener, connection, (char *)NULL);
    log_line(LOG_WARNING, "renew", "\"why\":%s", log_quote(strerror(errno)));
    exit(EXIT_SUCCESS); /* the master starts another */
}

int worker_run(int listener, int connection, long recycle)
{
    static struct worker w;
    start(&w, listener, connection);
    for (long served = 0; !is_stopping;) {
        if (w.connection < 0) {
            wait_for_connection(&w);
        } else if (wait_for_request(&w)) {
            serve(&w);
            if (++served == recycle) renew(&w);
        }
    }
    for (int64_t stopped = clock_ticks(); has_last_request(&w, stopped);) serve(&w);
    pg_close(w.db);
    return EXIT_SUCCESS;
}
