/* waiterd_shared.c - see waiterd_shared.h. */
#include "main/waiterd_shared.h"
#include "base/clock.h"
#include "base/log.h"
#include "main/service.h"
#include "platform/runtime/wake_table.h"
#include "web/fastcgi.h"
#include "web/rendering.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    HELD = 64,
    PATIENCE = 1000 * 1000, /* when a worker takes longer, each request is sent to a worker */
    ANSWER_ROOM = RENDERING_MAX + 4096
};

/* One request to a worker. */
struct asking {
    int fd;            /* -1: none */
    struct wait about; /* a request that waits for it: names the match and the variant of its view */
    int64_t at;
    uint32_t known; /* the spectators' seq in the table at that time; 0: unknown */
    size_t length;
    unsigned char bytes[ANSWER_ROOM];
};

static uint32_t known_seq(const char *match)
{
    uint32_t seq;
    return wake_seq(match, SPECTATOR, &seq) ? seq : 0;
}

static void count(_Atomic uint64_t *counter) { atomic_fetch_add_explicit(counter, 1, memory_order_relaxed); }

void shared_start(struct sharing *s)
{
    s->held = renderings_new(HELD);
    s->asked = calloc(SHARED_ASKING, sizeof *s->asked);
    if (!s->asked) service_die("start_failed", strerror(errno));
    for (int i = 0; i < SHARED_ASKING; i++) s->asked[i].fd = -1;
}

/* Asking */

static bool is_same_view(const struct wait *a, const struct wait *b)
{
    return strcmp(a->match, b->match) == 0 && strcmp(a->variant, b->variant) == 0;
}

/* The address of the view. */
static void locate(const struct wait *wait, char uri[RENDERING_ADDRESS], char query[WAIT_VARIANT])
{
    snprintf(uri, RENDERING_ADDRESS, "/api/v1/matches/%s/spectate", wait->match);
    snprintf(query, WAIT_VARIANT, "%s", wait->variant);
    if (*query) query[strlen(query) - 1] = 0; /* its last & */
}

/* The key of a rendering. */
static void address_of(const struct wait *wait, char ret[RENDERING_ADDRESS])
{
    snprintf(ret, RENDERING_ADDRESS, "%s?%s", wait->match, wait->variant);
}

static bool send_question(int fd, const struct wait *about)
{
    unsigned char bytes[FASTCGI_ANSWER];
    char uri[RENDERING_ADDRESS], query[WAIT_VARIANT];
    locate(about, uri, query);
    size_t length = fastcgi_ask(uri, query, bytes);
    return length && send(fd, bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT) == (ssize_t)length;
}

static bool ask(struct sharing *s, const struct wait *wait)
{
    int i = 0;
    while (i < SHARED_ASKING && s->asked[i].fd >= 0) i++;
    if (i == SHARED_ASKING) return false;
    struct asking *q = &s->asked[i];
    q->about = *wait;
    q->at = clock_ticks();
    q->known = known_seq(wait->match);
    q->length = 0;
    int fd = service_connect("api.sock");
    if (fd < 0) return false;
    struct epoll_event event = {.events = EPOLLIN, .data.fd = SHARED_FIRST - i};
    if (!send_question(fd, wait) || epoll_ctl(s->epoll, EPOLL_CTL_ADD, fd, &event) != 0) {
        close(fd);
        return false;
    }
    q->fd = fd;
    count(&wake_table()->counters.shared_asked);
    return true;
}

/* Let a request wait for the answer to a question about its view; send the question unless it is under way. */
static void await_answer(struct sharing *s, int place)
{
    struct parked *one = parking_at(s->parking, place);
    bool asked = false;
    for (int i = 0; i < SHARED_ASKING; i++)
        asked |= s->asked[i].fd >= 0 && is_same_view(&s->asked[i].about, &one->wait);
    if (asked || ask(s, &one->wait)) parking_hurry(s->parking, place, clock_ticks() + PATIENCE);
    else s->refer(s->owner, place);
}

/* Answering */

static void give(struct sharing *s, int place, const struct rendering *r)
{
    static unsigned char bytes[RENDERING_MAX + 256];
    count(&wake_table()->counters.shared_answers);
    count(&wake_table()->counters.woken);
    unsigned id = parking_at(s->parking, place)->request;
    s->send(s->owner, place, bytes, fastcgi_output(id, r->text, r->length, bytes, sizeof bytes));
}

/* Once a worker has shown the match to strangers, it is one to watch. */
static void let_wait(struct sharing *s, int place)
{
    wake_watch(parking_at(s->parking, place)->wait.match);
    parking_resume(s->parking, place);
}

/* Handle a request that has waited for this answer. `stale`: the table knew of a newer view before the question was
 * sent, as when the answer came from a standby. */
static void settle(struct sharing *s, int place, const struct rendering *r, bool stale)
{
    struct parked *one = parking_at(s->parking, place);
    if (r->is_shared && r->seq > one->wait.seq) give(s, place, r);
    else if (r->is_shared && !wait_is_over(&one->wait)) let_wait(s, place);
    else if (!r->is_shared || stale) s->refer(s->owner, place);
    else await_answer(s, place);
}

/* End a question, with the answer or without one (`length` 0), and handle all requests that have waited for it. */
static void conclude(struct sharing *s, struct asking *q, size_t length)
{
    const struct wait about = q->about; /* `q` can ask something else before the loop ends */
    char address[RENDERING_ADDRESS];
    address_of(&about, address);
    const struct rendering *r = rendering_hold(s->held, address, q->at, q->bytes, length);
    bool stale = r->seq < q->known;
    close(q->fd);
    q->fd = -1;
    for (int next, place = parking_first(s->parking, about.match, 0); place >= 0; place = next) {
        struct parked *one = parking_at(s->parking, place);
        next = parking_next(s->parking, place);
        if (one->wait.kind == 's' && one->woken && is_same_view(&one->wait, &about))
            settle(s, place, r, stale);
    }
}

void shared_event(struct sharing *s, int name)
{
    struct asking *q = &s->asked[SHARED_FIRST - name];
    size_t length = 0;
    if (q->fd < 0) return; /* ended earlier in this round */
    ssize_t got = recv(q->fd, q->bytes + q->length, sizeof q->bytes - q->length, MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got > 0) q->length += (size_t)got;
    enum fastcgi_progress progress = got > 0 ? fastcgi_collect(q->bytes, q->length, &length) : FASTCGI_WRONG;
    if (progress == FASTCGI_MORE && q->length < sizeof q->bytes) return;
    conclude(s, q, progress == FASTCGI_WHOLE ? length : 0);
}

void shared_tend(struct sharing *s)
{
    for (int i = 0; i < SHARED_ASKING; i++)
        if (s->asked[i].fd >= 0 && clock_ticks() - s->asked[i].at > PATIENCE) conclude(s, &s->asked[i], 0);
}

/* Requests */

static const struct rendering *current(const struct sharing *s, const struct wait *wait)
{
    char address[RENDERING_ADDRESS];
    address_of(wait, address);
    const struct rendering *r = rendering_find(s->held, address, clock_ticks());
    return r && (!r->is_shared || known_seq(wait->match) <= r->seq) ? r : NULL;
}

void shared_arrive(struct sharing *s, int place)
{
    const struct wait *wait = &parking_at(s->parking, place)->wait;
    const struct rendering *r = current(s, wait);
    if (!r) await_answer(s, place);
    else if (!r->is_shared) s->refer(s->owner, place);
    else if (r->seq > wait->seq) give(s, place, r);
    else let_wait(s, place);
}

void shared_news(struct sharing *s, int place) { await_answer(s, place); }
