/* api_worker.c - see api_worker.h. The only file that connects FastCGI with backend/web.
 *
 * The worker manages the connections itself, because libfcgi accepts and closes them in blocking calls that a signal
 * can miss. It waits with epoll_pwait, which lets SIGTERM in, gives libfcgi a connection that has something to read,
 * and takes it back afterwards. */
#include "main/api_worker.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/secret.h"
#include "platform/runtime/guard.h"
#include "platform/runtime/metrics.h"
#include "platform/runtime/replica.h"
#include "platform/runtime/wake.h"
#include "store/pg.h"
#include "web/route.h"
#include <errno.h>
#include <fcgiapp.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { GRID_US = 10000, WORK_US = 10000 };

/* nginx keeps its connections open. A worker holds one connection of the common socket at a time and leaves the others
 * to other workers. Orders for the matches assigned to a worker arrive at its own socket; no other worker can accept
 * those connections, so it holds all of them. */
struct worker {
    struct worker_doors doors;
    int epoll;
    sigset_t waiting; /* the signal mask while waiting: SIGTERM is not blocked */
    FCGX_Request fcgi;
    struct pool *pool;
    struct pg *db, *replica;  /* replica: NULL for none */
    int64_t spent;            /* pg_spent() before this request */
    bool gave_common;         /* during this request it closed its connection of the common socket */
    int handovers;            /* how often it has handed over during this request */
    bool gives_way, gave_way; /* to the others' requests; it cannot take that back */
};

/* Read by jemalloc: one arena, because there is one thread. Orders allocate and free about a thousand small JSON
 * objects, for which jemalloc was measured to save a sixth of the worker's time compared with glibc. */
extern const char *malloc_conf;
const char *malloc_conf = "narenas:1,lg_tcache_max:13,dirty_decay_ms:100,muzzy_decay_ms:0";

static volatile sig_atomic_t is_stopping;
static void stop(int number) { (void)number, is_stopping = 1; }

/* Connections */

static bool watch(const struct worker *w, int fd, unsigned events)
{
    struct epoll_event event = {.events = events, .data.fd = fd};
    return epoll_ctl(w->epoll, EPOLL_CTL_ADD, fd, &event) == 0;
}

/* A new connection at the common socket wakes only some of the idle workers (EPOLLEXCLUSIVE), and one gets it. */
static void watch_common(const struct worker *w)
{
    must(watch(w, w->doors.common, EPOLLIN | EPOLLEXCLUSIVE));
}

static void accept_common(struct worker *w)
{
    int fd = accept4(w->doors.common, NULL, NULL, SOCK_CLOEXEC);
    if (fd < 0) return;
    must(epoll_ctl(w->epoll, EPOLL_CTL_DEL, w->doors.common, NULL) == 0 && watch(w, fd, EPOLLIN));
    w->doors.connection = fd;
}

/* A connection beyond WORKER_KEPT is closed at once, and nginx asks another worker. */
static void accept_own(struct worker *w)
{
    int fd = accept4(w->doors.own, NULL, NULL, SOCK_CLOEXEC);
    if (fd < 0) return;
    if (w->doors.kept_count == WORKER_KEPT || !watch(w, fd, EPOLLIN)) close(fd);
    else w->doors.kept[w->doors.kept_count++] = fd;
}

/* Close a connection that is still open, and forget it. */
static void let_go(struct worker *w, int fd, bool is_open)
{
    if (is_open) close(fd);
    for (int i = 0; i < w->doors.kept_count; i++)
        if (w->doors.kept[i] == fd) w->doors.kept[i] = w->doors.kept[--w->doors.kept_count];
    if (fd != w->doors.connection) return;
    w->doors.connection = -1;
    watch_common(w);
}

/* Whether new connections are waiting for a free worker. */
static bool is_crowded(const struct worker *w)
{
    struct pollfd one = {.fd = w->doors.common, .events = POLLIN};
    return poll(&one, 1, 0) == 1;
}

/* Stop receiving. True when nginx sent a request before that, which must still be answered; a later request fails at
 * once, and nginx sends it to another worker. */
static bool has_request_left(int fd)
{
    char byte;
    return shutdown(fd, SHUT_RD) == 0 && recv(fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 1;
}

/* An idle connection must not occupy the worker while new ones are waiting. */
static void make_room(struct worker *w)
{
    int fd = w->doors.connection;
    if (fd >= 0 && is_crowded(w) && !has_request_left(fd)) let_go(w, fd, true);
}

/* A connection with something to read, or -1 if anything else happened. */
static int wait_for_request(struct worker *w)
{
    enum { A_WHILE_MS = 100 };
    struct epoll_event event;
    int ready = epoll_pwait(w->epoll, &event, 1, w->doors.connection < 0 ? -1 : A_WHILE_MS, &w->waiting);
    if (ready == 0) make_room(w);
    if (ready != 1) return -1;
    if (event.data.fd == w->doors.common) accept_common(w);
    else if (event.data.fd == w->doors.own) accept_own(w);
    else if (event.events & (EPOLLHUP | EPOLLERR)) let_go(w, event.data.fd, true);
    else return event.data.fd;
    return -1;
}

/* Whether there is another request to answer before the worker exits. A busy connection is served until it is idle for
 * REST_MS, or for PATIENCE at most; then the worker stops receiving. */
static bool has_last_request(int fd, int64_t stopped)
{
    enum { REST_MS = 100, PATIENCE = 3000000 };
    struct pollfd one = {.fd = fd, .events = POLLIN};
    if (clock_ticks() - stopped < PATIENCE && poll(&one, 1, REST_MS) == 1 && one.revents == POLLIN)
        return true;
    return has_request_left(fd);
}

/* A request that computes for long */

/* The worker while it computes an answer. */
static struct worker *volatile computing;

static void close_others(struct worker_doors *doors, int current)
{
    int left = 0;
    for (int i = 0; i < doors->kept_count; i++)
        if (doors->kept[i] == current) doors->kept[left++] = current;
        else close(doors->kept[i]);
    doors->kept_count = left;
}

static void refuse_new(int listener)
{
    struct pollfd one = {.fd = listener, .events = POLLIN};
    while (poll(&one, 1, 0) == 1) {
        int fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        if (fd < 0) return;
        close(fd);
    }
}

/* Requests that wait for this worker would wait as long as this one computes, until its limit of processor time (guard.h)
 * in the worst case. Closes all connections but that of this request, those waiting at the own socket too, and nginx asks
 * other workers. After a second of processor time it gives way to them too. A signal handler: it makes nothing but system
 * calls, and route_answer does not touch what it changes. */
static void hand_over(int number)
{
    enum { VERY_LONG = 40, NICE = 10 }; /* a second in all */
    (void)number;
    struct worker *w = computing;
    if (!w) return;
    if (++w->handovers == VERY_LONG && w->gives_way) {
        setpriority(PRIO_PROCESS, 0, NICE);
        w->gave_way = true;
    }
    int kept_errno = errno, current = w->fcgi.ipcFd, common = w->doors.connection;
    close_others(&w->doors, current);
    if (common >= 0 && common != current) {
        close(common);
        w->doors.connection = -1;
        w->gave_common = true;
    }
    refuse_new(w->doors.own);
    errno = kept_errno;
}

/* After 200 ms of processor time, and again every 20 ms, for connections that have come since. */
static void compute_begins(struct worker *w)
{
    struct itimerval busy = {.it_value = {.tv_usec = 200000}, .it_interval = {.tv_usec = 20000}};
    w->handovers = 0;
    computing = w;
    setitimer(ITIMER_PROF, &busy, NULL);
}

static void compute_ends(struct worker *w)
{
    struct itimerval none = {.it_value = {.tv_usec = 0}};
    setitimer(ITIMER_PROF, &none, NULL);
    computing = NULL;
    if (w->gave_common) watch_common(w);
    w->gave_common = false;
}

/* One request */

static size_t read_body(void *from, char *bytes, size_t max)
{
    int got = FCGX_GetStr(bytes, max > 1 << 20 ? 1 << 20 : (int)max, ((FCGX_Request *)from)->in);
    return got > 0 ? (size_t)got : 0;
}

/* libfcgi gives all parameters as NAME=value; lengths are compared first, because most names differ in them. */
#define WANTED(name, slot)           \
    {                                \
        name, sizeof(name) - 1, slot \
    }
static void read_parameters(char *const *envp, struct incoming *in)
{
    const char *https = NULL, *near = NULL;
    const struct {
        const char *name;
        size_t length;
        const char **slot;
    } wanted[] = {
        WANTED("REQUEST_METHOD", &in->method),
        WANTED("DOCUMENT_URI", &in->path),
        WANTED("QUERY_STRING", &in->query),
        WANTED("CONTENT_TYPE", &in->content_type),
        WANTED("HTTPS", &https),
        WANTED("REMOTE_NEAR", &near),
        WANTED("CONTENT_LENGTH", &in->content_length),
        WANTED("REMOTE_ADDR", &in->remote),
        WANTED("HELD_SECONDS", &in->held),
        WANTED("HTTP_HOST", &in->host),
        WANTED("HTTP_ORIGIN", &in->origin),
        WANTED("HTTP_COOKIE", &in->cookie),
        WANTED("HTTP_SEC_FETCH_SITE", &in->fetch_site),
        WANTED("HTTP_ACCEPT", &in->accept),
        WANTED("HTTP_AUTHORIZATION", &in->authorization),
        WANTED("HTTP_USER_AGENT", &in->user_agent),
        WANTED("HTTP_IF_NONE_MATCH", &in->if_none_match),
        WANTED("HTTP_IDEMPOTENCY_KEY", &in->idempotency_key),
        WANTED("HTTP_MCP_PROTOCOL_VERSION", &in->mcp_version),
        WANTED("HTTP_MCP_METHOD", &in->mcp_method),
        WANTED("HTTP_MCP_NAME", &in->mcp_name),
    };
    for (; *envp; envp++) {
        const char *mark = strchr(*envp, '=');
        size_t length = mark ? (size_t)(mark - *envp) : 0;
        for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
            if (wanted[i].length != length || memcmp(*envp, wanted[i].name, length) != 0) continue;
            *wanted[i].slot = mark + 1;
            break;
        }
    }
    in->https = https && strcmp(https, "on") == 0;
    in->is_near = near && strcmp(near, "1") == 0;
}
#undef WANTED

/* An id for the log and for the answer: the number of the request, scrambled with this process's secret, so that nobody
 * who reads ids learns how many others there were. (nginx's $request_id asks OpenSSL for random bytes each
 * time, which was a tenth of nginx's processor time for an order.) */
static void make_id(struct ctx *c)
{
    static const char DIGITS[] = "0123456789abcdef";
    static uint64_t number, secret[2];
    if (!secret[1]) secret[0] = secret_random64(), secret[1] = secret_random64() | 1;
    uint64_t mixed = (++number ^ secret[0]) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 32) * secret[1];
    mixed ^= mixed >> 32;
    for (size_t i = 0; i < sizeof c->request_id - 1; i++, mixed >>= 4) c->request_id[i] = DIGITS[mixed & 15];
    c->request_id[sizeof c->request_id - 1] = 0;
}

/* Unread records of this request must not be taken for the next request. */
static void drain(FCGX_Request *fcgi)
{
    char rest[4096];
    while (FCGX_GetStr(rest, sizeof rest, fcgi->in) > 0) continue;
}

static void tell(struct worker *w, const struct ctx *c, const struct outgoing *out, int64_t us)
{
    int64_t database_us = pg_spent(w->db) - w->spent;
    metrics_request(out->route_number, out->status, us, database_us);
    log_line(out->status >= 500 ? LOG_WARNING : LOG_INFO, "request",
             "\"id\":\"%s\",\"route\":\"%s\",\"status\":%d,\"us\":%lld,\"db_us\":%lld", c->request_id,
             out->route, out->status, (long long)us, (long long)database_us);
}

/* Where the time of an answer could reveal a secret, every answer takes at least as long as WORK_US of processor time:
 * cheaper answers sleep for the difference. Rounding the time up to the next multiple of GRID_US hides what remains,
 * such as reading a longer text from the database. `spent`: clock_cpu_time() at the start of the request. */
static void pad_timing(const struct ctx *c, int64_t spent)
{
    int64_t saved = WORK_US - (clock_cpu_time() - spent), age = clock_ticks() - c->ticks;
    int64_t ready = age + (saved > 0 ? saved : 0);
    int64_t left = ready - ready % GRID_US + GRID_US - age;
    struct timespec sleep = {.tv_sec = left / 1000000, .tv_nsec = left % 1000000 * 1000};
    nanosleep(&sleep, NULL);
}

/* Take one request from a connection and answer it. */
static void serve(struct worker *w, int fd)
{
    w->fcgi.ipcFd = fd;
    w->fcgi.keepConnection = 1;
    if (FCGX_Accept_r(&w->fcgi) !=
        0) { /* nginx closed it or broke the protocol; libfcgi has closed the connection */
        let_go(w, fd, false);
        return;
    }
    struct ctx c = {.pool = w->pool, .now = clock_now(), .ticks = clock_ticks()};
    struct incoming in = {.read = read_body, .from = &w->fcgi, .replica = w->replica};
    int64_t spent = clock_cpu_time();
    struct outgoing out;
    read_parameters(w->fcgi.envp, &in);
    make_id(&c);
    w->spent = pg_spent(w->db);
    compute_begins(w);
    route_answer(&c, w->db, &in, &out);
    compute_ends(w);
    must(out.length <= INT32_MAX);
    if (out.pad_timing) pad_timing(&c, spent);
    FCGX_PutStr(out.bytes, (int)out.length, w->fcgi.out);
    drain(&w->fcgi);
    /* Decided before nginx knows that the answer is complete: nginx does not reuse a connection that is closed
     * together with the end of the answer, but could send a request before a later close. */
    bool keep = w->fcgi.keepConnection != 0 && (fd != w->doors.connection || !is_crowded(w));
    w->fcgi.keepConnection = 1; /* the worker closes the connection, not libfcgi */
    FCGX_Finish_r(&w->fcgi);
    bool is_open = w->fcgi.ipcFd >= 0; /* otherwise libfcgi closed it after an error */
    w->fcgi.ipcFd = -1;
    if (!keep || !is_open) let_go(w, fd, is_open);
    tell(w, &c, &out, clock_ticks() - c.ticks);
    pg_rollback(w->db); /* a failed handler can have left queries in the queue */
    pool_wipe(w->pool);
}

/* Start and stop */

/* The extra workers (api.c) run at lower priority anyway. */
static bool may_give_way(void)
{
    const char *setting = getenv("QUADRIVIUM_NICE"), *process = getenv("QUADRIVIUM_PROCESS");
    return !(setting && strcmp(setting, "0") == 0) && process && strcmp(process, "quad-api") == 0;
}

static void start(struct worker *w, const struct worker_doors *doors)
{
    struct sigaction on_stop = {.sa_handler = stop};
    struct sigaction on_long = {.sa_handler = hand_over, .sa_flags = SA_RESTART};
    sigaction(SIGTERM, &on_stop, NULL);
    sigaction(SIGPROF, &on_long, NULL);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGINT, SIG_IGN); /* Ctrl-C reaches the whole group; the master decides */
    *w = (struct worker){.doors = *doors};
    sigprocmask(SIG_SETMASK, NULL, &w->waiting);
    sigdelset(&w->waiting, SIGTERM);
    must(FCGX_Init() == 0);
    sigaction(SIGTERM, &on_stop, NULL);
    must(FCGX_InitRequest(&w->fcgi, -1, 0) == 0);
    w->epoll = epoll_create1(EPOLL_CLOEXEC);
    must(w->epoll >= 0 && watch(w, doors->own, EPOLLIN));
    for (int i = 0; i < doors->kept_count; i++) must(watch(w, doors->kept[i], EPOLLIN));
    if (doors->connection >= 0) must(watch(w, doors->connection, EPOLLIN));
    else watch_common(w);
    secret_start();
    wake_start(false);
    w->gives_way = may_give_way();
    guard_start(GUARD_SECONDS);
    w->pool = pool_new();
    w->db = pg_new(NULL, PATIENCE_REQUEST);
    w->replica = replica_open();
}

static void close_databases(struct worker *w)
{
    pg_close(w->db);
    if (w->replica) pg_close(w->replica);
}

/* The descriptors as one argument for the exec below, to be read by worker_doors_read. */
static char *worker_doors_print(struct pool *pool, const struct worker_doors *doors)
{
    char *text = pool_print(pool, "%d,%d,%d", doors->common, doors->own, doors->connection);
    for (int i = 0; i < doors->kept_count; i++) text = pool_print(pool, "%s,%d", text, doors->kept[i]);
    return text;
}

/* Execute the program anew in the same process, keeping its sockets and connections. */
static void renew(struct worker *w)
{
    char *const arguments[] = {"quad-api", "--worker", worker_doors_print(w->pool, &w->doors), NULL};
    close_databases(w);
    fcntl(w->doors.common, F_SETFD, 0);
    fcntl(w->doors.own, F_SETFD, 0);
    if (w->doors.connection >= 0) fcntl(w->doors.connection, F_SETFD, 0);
    for (int i = 0; i < w->doors.kept_count; i++) fcntl(w->doors.kept[i], F_SETFD, 0);
    execv("/proc/self/exe", arguments);
    log_line(LOG_WARNING, "renewal_failed", "\"why\":%s", log_quote(strerror(errno)));
    exit(EXIT_SUCCESS); /* the master starts another */
}

/* Listening addresses */

static int next_number(const char **at)
{
    char *end;
    long number = strtol(*at, &end, 10);
    must(end != *at);
    *at = *end == ',' ? end + 1 : end;
    if (number >= 0) fcntl((int)number, F_SETFD, FD_CLOEXEC);
    return (int)number;
}

struct worker_doors worker_doors_read(const char *text)
{
    struct worker_doors doors = {.common = next_number(&text)};
    doors.own = next_number(&text);
    doors.connection = next_number(&text);
    while (*text && doors.kept_count < WORKER_KEPT) doors.kept[doors.kept_count++] = next_number(&text);
    return doors;
}

/* From start to end */

static bool is_held(const struct worker *w, int fd)
{
    bool held = fd == w->doors.connection;
    for (int i = 0; i < w->doors.kept_count; i++) held |= w->doors.kept[i] == fd;
    return held;
}

static void serve_last(struct worker *w)
{
    int64_t stopped = clock_ticks();
    int common = w->doors.connection;
    while (common >= 0 && is_held(w, common) && has_last_request(common, stopped)) serve(w, common);
    while (w->doors.kept_count) {
        int fd = w->doors.kept[0];
        while (is_held(w, fd) && has_request_left(fd)) serve(w, fd);
        if (is_held(w, fd)) let_go(w, fd, true);
    }
}

int worker_run(const struct worker_doors *doors, long recycle)
{
    static struct worker w;
    start(&w, doors);
    for (long served = 0; !is_stopping && !w.gave_way;) {
        int fd = wait_for_request(&w);
        if (fd < 0) continue;
        serve(&w, fd);
        if (++served == recycle) renew(&w);
    }
    if (w.gave_way)
        log_line(LOG_WARNING, "worker_gave_way", "\"pid\":%d", getpid()); /* the master starts another */
    serve_last(&w);
    close_databases(&w);
    return EXIT_SUCCESS;
}
