/* guard.c - see guard.h. */
#include "platform/runtime/guard.h"
#include "base/shared.h"
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

enum { PLACES = 1024, SECONDS_MAX = 600, MEMORY_MAX = 1 << 29 };

static struct place {
    _Atomic int pid;
    _Atomic int events;
    _Atomic int64_t match; /* 0: none */
} * places, *mine;
static struct noted {
    _Atomic int64_t n; /* set after the others; 0: none */
    int64_t match;
    char text[GUARD_EVENT];
} * noted;          /* what the process of each place is applying */
static int allowed; /* seconds; 0: no guard was started */
static struct pool *watched;
static int64_t busy_with;
static bool forgotten; /* the mark is of a transaction that has ended */

static bool is_dead(int pid) { return kill(pid, 0) != 0 && errno == ESRCH; }

/* A free slot, or one of a process that died without working on a match. */
static bool take(struct place *place)
{
    int holder = atomic_load(&place->pid);
    if (holder == getpid()) return true;
    if (holder != 0 && (!is_dead(holder) || atomic_load(&place->match) != 0)) return false;
    return atomic_compare_exchange_strong(&place->pid, &holder, getpid());
}

static int seconds_or(int fallback)
{
    const char *text = getenv("QUADRIVIUM_CPU_SECONDS");
    long seconds = text ? strtol(text, NULL, 10) : 0;
    return seconds >= 1 && seconds <= SECONDS_MAX ? (int)seconds : fallback;
}

void guard_start(int seconds)
{
    allowed = seconds_or(seconds);
    mine = NULL;
    watched = NULL;
    pool_cap(MEMORY_MAX);
    if (!places) {
        places = shared_map("guard", PLACES * sizeof *places);
        noted = shared_map("guard_events", PLACES * sizeof *noted);
    }
    for (int i = 0; places && !mine && i < PLACES; i++)
        if (take(&places[i])) mine = &places[i];
    if (mine) atomic_store(&mine->match, 0);
}

int guard_seconds(void) { return allowed ? allowed : GUARD_SECONDS; }

static struct noted *note(void) { return mine && noted ? &noted[mine - places] : NULL; }

static void set_timer(int seconds)
{
    struct itimerval bound = {.it_value = {.tv_sec = seconds}};
    setitimer(ITIMER_VIRTUAL, &bound, NULL);
}

static void drop_note(void)
{
    if (note()) atomic_store(&note()->n, 0);
}

static void leave(void *nothing)
{
    (void)nothing;
    watched = NULL;
    drop_note();
    set_timer(0);
    if (mine) atomic_store(&mine->match, 0);
}

void guard_match(struct ctx *c, int64_t match, int events)
{
    bool same = watched == c->pool && busy_with == match;
    if (!allowed || (same && !forgotten)) return;
    if (watched != c->pool) pool_defer(c->pool, leave, NULL);
    watched = c->pool;
    busy_with = match;
    forgotten = false;
    drop_note();
    if (mine) {
        atomic_store(&mine->events, events);
        atomic_store(&mine->match, match);
    }
    if (!same) set_timer(allowed);
}

void guard_forget(void)
{
    forgotten = true;
    drop_note();
}

void guard_event(int64_t match, int64_t n, const char *text)
{
    struct noted *to = note();
    size_t length = strlen(text);
    if (!to || !watched || busy_with != match || to->n || length >= sizeof to->text) return;
    to->match = match;
    memcpy(to->text, text, length + 1);
    atomic_store(&to->n, n);
}

const char *guard_noted(int64_t match, int64_t *ret_n)
{
    const struct noted *from = note();
    *ret_n = from && from->match == match ? from->n : 0;
    return *ret_n ? from->text : NULL;
}

static void crash_read(int place, int64_t match, struct crashed_match *ret)
{
    ret->match = match;
    ret->events = atomic_load(&places[place].events);
    ret->n = noted && noted[place].match == match ? noted[place].n : 0;
    ret->event[0] = 0;
    if (ret->n) memcpy(ret->event, noted[place].text, sizeof ret->event);
    ret->event[sizeof ret->event - 1] = 0;
}

int guard_crashed(struct crashed_match *ret_crashed, int room)
{
    int found = 0;
    for (int i = 0; places && i < PLACES && found < room; i++) {
        int holder = atomic_load(&places[i].pid);
        if (!holder || !is_dead(holder)) continue;
        int64_t match = atomic_exchange(&places[i].match, 0);
        if (match) crash_read(i, match, &ret_crashed[found++]);
        atomic_compare_exchange_strong(&places[i].pid, &holder, 0);
    }
    return found;
}
