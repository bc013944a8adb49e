/* waiterd.c - long polls: parks the requests that workers redirect here, and wakes them when the shared table changes.
 * Knows no games, credentials or database; its second process, waiterd_reader.c, does everything that can block.
 * Spectators of a public match get the answer that one worker gave (waiterd_shared.c).
 *
 * One epoll loop handles the few necessary FastCGI records itself; see docs/decisions/001-waiter.md. */
#include "base/clock.h"
#include "base/log.h"
#include "base/secret.h"
#include "main/service.h"
#include "main/waiterd_reader.h"
#include "main/waiterd_shared.h"
#include "platform/runtime/presence.h"
#include "platform/runtime/wake_table.h"
#include "web/fastcgi.h"
#include "web/parking.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    MILLI = 1000,
    BEAT = 500 * MILLI,
    CHECK = 1000 * MILLI,
    REQUEST_TIMEOUT = 5000 * MILLI,
    FOLLOW = 3 * MILLI / 2,
    READERS = 256,
    EVENTS = 256,
    LISTENER = -1,
    MAILBOX = -2,
    SIGNALS = -3
};

struct incoming {
    unsigned char bytes[FASTCGI_REQUEST];
    size_t length;
    int place;
    int64_t since;
};

struct waiter {
    int epoll, listener, mailbox, signals, bell, places;
    bool is_full; /* no place or buffer is free, so nothing is accepted */
    pid_t reader;
    int64_t next_beat, next_check, reader_born;
    uint64_t seen; /* the position in the ring up to which events were read */
    struct parking *parking;
    struct sharing sharing;
    struct incoming *incoming; /* READERS of them, for connections whose request is incomplete */
};

static struct wake_counters *counters(void) { return &wake_table()->counters; }

/* The second process */

static void start_reader(struct waiter *w)
{
    int ends[2];
    if (w->bell >= 0) close(w->bell);
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0)
        service_die("socket_failed", strerror(errno));
    pid_t parent = getpid();
    w->reader = fork();
    if (w->reader < 0) service_die("fork_failed", strerror(errno));
    if (w->reader == 0) {
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != parent) _exit(EXIT_FAILURE);
        close(w->listener);
        close(w->mailbox);
        close(ends[0]);
        exit(reader_run(ends[1]));
    }
    close(ends[1]);
    w->bell = ends[0];
    w->reader_born = clock_ticks();
}

/* A stopped reader (SIGSTOP) leaves doubts unread and other nodes uninformed, so it is killed; the next check starts
 * another. */
static void mind_reader(struct waiter *w)
{
    int status;
    pid_t changed = waitpid(-1, &status, WNOHANG | WUNTRACED);
    if (changed > 0 && WIFSTOPPED(status)) {
        log_line(LOG_ERROR, "reader_stopped", "\"pid\":%d", (int)changed);
        kill(changed, SIGKILL);
    } else if (changed == w->reader) {
        log_line(LOG_ERROR, "reader_died", "\"status\":%d", status);
        w->reader = 0;
    }
    if (!w->reader && clock_ticks() - w->reader_born > CHECK) start_reader(w);
}

/* Answering */

/* Accept again after a place or a buffer has become free. */
static void reopen(struct waiter *w)
{
    if (!w->is_full) return;
    struct epoll_event event = {.events = EPOLLIN, .data.fd = LISTENER};
    if (epoll_ctl(w->epoll, EPOLL_CTL_ADD, w->listener, &event) == 0) w->is_full = false;
}

static void expect(const struct parked *one, bool begins)
{
    wake_expect(one->wait.kind == 'a' ? NULL : one->wait.match, one->wait.account, begins);
}

static void leave(struct waiter *w, int place)
{
    if (parking_at(w->parking, place)->waits) expect(parking_at(w->parking, place), false);
    close(parking_at(w->parking, place)->fd);
    parking_leave(w->parking, place);
    atomic_store_explicit(&counters()->parked, (uint64_t)parking_count(w->parking), memory_order_relaxed);
    reopen(w);
}

static void send_bytes(void *waiter, int place, const unsigned char *bytes, size_t length)
{
    ssize_t sent = send(parking_at(((struct waiter *)waiter)->parking, place)->fd, bytes, length,
                        MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent != (ssize_t)length) atomic_fetch_add(&counters()->aborted, 1);
    leave(waiter, place);
}

static void answer(struct waiter *w, int place, const char *head)
{
    unsigned char bytes[FASTCGI_ANSWER];
    send_bytes(w, place, bytes, fastcgi_answer(parking_at(w->parking, place)->request, head, bytes));
}

/* Send the request back to a worker, because only workers know the client. */
static void send_back(struct waiter *w, int place, bool busy)
{
    char head[WAIT_BACK + 64];
    snprintf(head, sizeof head, "Status: 200\r\nX-Accel-Redirect: %s%s\r\n\r\n",
             parking_at(w->parking, place)->wait.back, busy ? "&busy=1" : "");
    answer(w, place, head);
}

/* The rest of a parked request's wait, in seconds, rounded up; at least one, because 0 would not be a long poll. */
static int seconds_left(const struct parked *one)
{
    enum { SECOND = MILLI * MILLI };
    int64_t left = (one->until - clock_ticks() + SECOND - 1) / SECOND;
    return left > 1 ? (int)left : 1;
}

/* Send a spectator's request to a worker, with the rest of its wait. */
static void refer(void *waiter, int place)
{
    struct waiter *w = waiter;
    const struct parked *one = parking_at(w->parking, place);
    const struct wait *wait = &one->wait;
    char head[WAIT_VARIANT + 192];
    snprintf(head, sizeof head,
             "Status: 200\r\nX-Accel-Redirect: /_ask/api/v1/matches/%s/spectate?%safter=%u&wait=%d\r\n\r\n",
             wait->match, wait->variant, wait->seq, seconds_left(one));
    answer(w, place, head);
}

/* Waking */

static void wake_one(struct waiter *w, int place)
{
    atomic_fetch_add_explicit(&counters()->woken, 1, memory_order_relaxed);
    send_back(w, place, false);
}

/* All spectators of a match get the same answer: the first is woken at once and brings it into nginx's cache, and the
 * others follow a moment later and find it there. */
static bool follows(const struct wait *wait, bool *led)
{
    bool is_one_of_many = wait->kind == 'm' && wait->viewer == SPECTATOR, has_leader = *led;
    if (is_one_of_many) *led = true;
    return is_one_of_many && has_leader;
}

static void wake_those(struct waiter *w, const char *match, int64_t account)
{
    bool led = false;
    for (int next, place = parking_first(w->parking, match, account); place >= 0; place = next) {
        struct parked *one = parking_at(w->parking, place);
        next = parking_next(w->parking, place);
        if (one->woken || !wait_is_over(&one->wait)) continue;
        if (one->wait.kind == 's') shared_news(&w->sharing, place);
        else if (follows(&one->wait, &led)) parking_hurry(w->parking, place, clock_ticks() + FOLLOW);
        else wake_one(w, place);
    }
}

/* A match that the table does not know is marked for re-reading. A player whose request is parked is here. */
static void note_waiting(const struct parked *one)
{
    if (one->wait.kind != 'a' && !(one->wait.kind == 's' && one->woken)) wake_watch(one->wait.match);
    if (one->wait.viewer >= 0 && one->wait.viewer != SPECTATOR)
        presence_keep(one->wait.match, one->wait.viewer, clock_now());
}

/* Compare every parked request with the table. */
static void check_all(struct waiter *w)
{
    for (int place = 0; place < w->places; place++) {
        struct parked *one = parking_at(w->parking, place);
        if (one->fd < 0 || !one->waits) continue;
        note_waiting(one);
        if (one->woken || !wait_is_over(&one->wait)) continue;
        if (one->wait.kind == 's') shared_news(&w->sharing, place);
        else wake_one(w, place);
    }
}

static void read_ring(struct waiter *w)
{
    bool any = false;
    for (;;) {
        struct wake_event event = wake_next(&w->seen);
        if (event.kind == WAKE_NOTHING) break;
        any = true;
        if (event.kind == WAKE_MATCH) wake_those(w, event.match, 0);
        if (event.kind == WAKE_ACCOUNT) wake_those(w, NULL, event.account);
        if (event.kind == WAKE_OVERRUN) check_all(w);
    }
    if (any && atomic_load(&wake_table()->peers) && write(w->bell, "", 1) < 0) return; /* full: it is awake */
}

/* Receiving requests */

static void park(struct waiter *w, int place, const struct fastcgi_request *request, int capacity)
{
    struct parked *one = parking_at(w->parking, place);
    one->request = request->id;
    if (!wait_read(request->uri, request->query, &one->wait)) {
        atomic_fetch_add(&counters()->wrong, 1);
        answer(w, place, "Status: 404\r\nContent-Length: 0\r\n\r\n");
        return;
    }
    expect(one, true);
    bool is_shared = one->wait.kind == 's'; /* nobody has checked yet whether there is such a match */
    if (one->wait.kind != 'a' && !is_shared) wake_watch(one->wait.match);
    bool is_over = !is_shared && wait_is_over(&one->wait),
         is_busy = !is_over && parking_count(w->parking) >= capacity;
    if (is_busy) atomic_fetch_add(&counters()->turned_away, 1);
    if (is_over || is_busy || one->wait.ms == 0) {
        expect(one, false);
        send_back(w, place, is_busy);
        return;
    }
    parking_wait(w->parking, place, clock_ticks() + (int64_t)one->wait.ms * MILLI);
    atomic_fetch_add_explicit(&counters()->parked_total, 1, memory_order_relaxed);
    atomic_store_explicit(&counters()->parked, (uint64_t)parking_count(w->parking), memory_order_relaxed);
    if (is_shared) shared_arrive(&w->sharing, place);
}

static struct incoming *incoming_of(struct waiter *w, int place)
{
    for (int i = 0; i < READERS; i++)
        if (w->incoming[i].place == place) return &w->incoming[i];
    return NULL;
}

/* Read more bytes of an incomplete request, and park it when it is complete. */
static void read_request(struct waiter *w, int place)
{
    static struct fastcgi_request request;
    struct parked *one = parking_at(w->parking, place);
    struct incoming *in = incoming_of(w, place);
    ssize_t got = recv(one->fd, in->bytes + in->length, sizeof in->bytes - in->length, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got > 0) in->length += (size_t)got;
    enum fastcgi_progress progress = got > 0 ? fastcgi_read(in->bytes, in->length, &request) : FASTCGI_WRONG;
    if (progress == FASTCGI_MORE && in->length < sizeof in->bytes) return;
    in->place = -1;
    reopen(w);
    if (progress == FASTCGI_WHOLE) park(w, place, &request, w->places - READERS);
    else leave(w, place);
}

static void admit(struct waiter *w)
{
    for (;;) {
        struct incoming *in = incoming_of(w, -1);
        int fd = in && parking_present(w->parking) < w->places
                     ? accept4(w->listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK)
                     : -2;
        if (fd == -2 || (fd < 0 && (errno == EMFILE || errno == ENFILE))) {
            epoll_ctl(w->epoll, EPOLL_CTL_DEL, w->listener, NULL);
            w->is_full = true;
            return;
        }
        if (fd < 0) return;
        int place = parking_enter(w->parking, fd);
        in->place = place;
        in->length = 0;
        in->since = clock_ticks();
        struct epoll_event event = {.events = EPOLLIN | EPOLLRDHUP, .data.fd = place};
        if (epoll_ctl(w->epoll, EPOLL_CTL_ADD, fd, &event) != 0) leave(w, place);
        else read_request(w, place); /* nginx has usually written already */
    }
}

/* An event on a connection. On a parked one it means that the client has left, or that nginx broke the protocol. */
static void on_event(struct waiter *w, int place)
{
    struct parked *one = parking_at(w->parking, place);
    char byte;
    if (one->fd < 0) return; /* freed earlier in this round */
    if (!one->waits) {
        read_request(w, place);
        return;
    }
    if (recv(one->fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0 && errno == EAGAIN)
        return; /* the event was for an earlier connection in this place */
    atomic_fetch_add_explicit(&counters()->aborted, 1, memory_order_relaxed);
    leave(w, place);
}

/* Time */

static void send_due(struct waiter *w)
{
    int place;
    while ((place = parking_first_due(w->parking)) >= 0 &&
           parking_at(w->parking, place)->due <= clock_ticks()) {
        const struct parked *one = parking_at(w->parking, place);
        atomic_fetch_add_explicit(one->woken ? &counters()->woken : &counters()->expired, 1,
                                  memory_order_relaxed);
        if (one->woken && one->wait.kind == 's') refer(w, place);
        else send_back(w, place, false);
    }
}

static void drop_silent(struct waiter *w)
{
    for (int i = 0; i < READERS; i++) {
        struct incoming *in = &w->incoming[i];
        if (in->place < 0 || clock_ticks() - in->since < REQUEST_TIMEOUT) continue;
        int place = in->place;
        in->place = -1;
        leave(w, place);
    }
}

static void keep_time(struct waiter *w)
{
    int64_t now = clock_ticks();
    if (now >= w->next_beat) {
        w->next_beat = now + BEAT;
        wake_beat();
    }
    if (now >= w->next_check) {
        w->next_check = now + CHECK;
        mind_reader(w);
        drop_silent(w);
        check_all(w);
    }
    shared_tend(&w->sharing);
    send_due(w);
}

static int pause_ms(const struct waiter *w)
{
    int64_t next = w->next_beat < w->next_check ? w->next_beat : w->next_check, now = clock_ticks();
    int first = parking_first_due(w->parking);
    if (first >= 0 && parking_at(w->parking, first)->due < next) next = parking_at(w->parking, first)->due;
    return next <= now ? 0 : (int)((next - now + MILLI - 1) / MILLI);
}

/* Start and stop */

static void empty_mailbox(int mailbox)
{
    char bytes[64];
    while (recv(mailbox, bytes, sizeof bytes, MSG_DONTWAIT) >= 0) continue;
}

static void watch_fd(int epoll, int fd, int name)
{
    struct epoll_event event = {.events = EPOLLIN, .data.fd = name};
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &event) != 0) service_die("epoll_failed", strerror(errno));
}

static void start(struct waiter *w)
{
    long places = service_setting("QUADRIVIUM_WAITERS", 4096, 0, 100000);
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    signal(SIGPIPE, SIG_IGN);
    service_open_files();
    secret_start();
    *w = (struct waiter){.bell = -1, .places = (int)places + READERS};
    w->listener = service_listen("wait.sock", SERVICE_QUEUE);
    w->mailbox = service_mailbox("wake.sock");
    wake_start(true);
    if (!wake_table()) service_die("setting_rejected", "QUADRIVIUM_SHM must name a file that can be made");
    w->signals = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
    w->epoll = epoll_create1(EPOLL_CLOEXEC);
    w->parking = parking_new(w->places);
    w->incoming = calloc(READERS, sizeof *w->incoming);
    if (w->signals < 0 || w->epoll < 0 || !w->incoming) service_die("start_failed", strerror(errno));
    for (int i = 0; i < READERS; i++) w->incoming[i].place = -1;
    w->sharing = (struct sharing){
        .epoll = w->epoll, .parking = w->parking, .owner = w, .send = send_bytes, .refer = refer};
    shared_start(&w->sharing);
    watch_fd(w->epoll, w->listener, LISTENER);
    watch_fd(w->epoll, w->mailbox, MAILBOX);
    watch_fd(w->epoll, w->signals, SIGNALS);
    w->seen = wake_ring_end();
    start_reader(w);
    log_line(LOG_INFO, "waiter_started", "\"waiters\":%ld", places);
}

/* Send all requests back to the workers, which park none while the heartbeat is 0. */
static void stop(struct waiter *w)
{
    atomic_store(&wake_table()->heartbeat, 0);
    atomic_store(&counters()->parked, 0);
    log_line(LOG_INFO, "waiter_stopped", "\"parked\":%d", parking_count(w->parking));
    service_unlink("wait.sock");
    service_unlink("wake.sock");
    for (int place; (place = parking_first_due(w->parking)) >= 0;) send_back(w, place, true);
    if (w->reader) kill(w->reader, SIGTERM);
    if (w->reader) waitpid(w->reader, NULL, 0);
}

/* false: a signal asks the daemon to stop. */
static bool on_events(struct waiter *w, const struct epoll_event *events, int count)
{
    for (int i = 0; i < count; i++) {
        int name = events[i].data.fd;
        if (name == SIGNALS) return false;
        if (name == MAILBOX) empty_mailbox(w->mailbox);
        if (name == LISTENER) admit(w);
        if (name <= SHARED_FIRST) shared_event(&w->sharing, name);
        if (name >= 0) on_event(w, name);
    }
    return true;
}

int main(void)
{
    static struct waiter w;
    struct epoll_event events[EVENTS];
    start(&w);
    for (;;) {
        int count = epoll_wait(w.epoll, events, EVENTS, pause_ms(&w));
        if (!on_events(&w, events, count)) break;
        read_ring(&w);
        keep_time(&w);
    }
    stop(&w);
    return EXIT_SUCCESS;
}
