/* parking.c - see parking.h: places in one array, free ones in a list, waiting ones in chains by key and in a heap by time. */
#include "web/parking.h"
#include "base/ctx.h"
#include <stdlib.h>
#include <string.h>

struct parking {
    int places, chains, free, count, present;
    struct parked *at;
    int *chain; /* first of each chain, -1: empty */
    int *heap;  /* places, the earliest at 0 */
};

static void *take(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) abort();
    return memory;
}

struct parking *parking_new(int places)
{
    struct parking *p = take(1, sizeof *p);
    p->places = places;
    for (p->chains = 64; p->chains < places; p->chains *= 2) continue;
    p->at = take((size_t)places, sizeof *p->at);
    p->heap = take((size_t)places, sizeof *p->heap);
    p->chain = take((size_t)p->chains, sizeof *p->chain);
    for (int i = 0; i < p->chains; i++) p->chain[i] = -1;
    for (int i = 0; i < places; i++) {
        p->at[i].fd = -1;
        p->at[i].after = i + 1 < places ? i + 1 : -1;
    }
    return p;
}

struct parked *parking_at(struct parking *p, int place) { return &p->at[place]; }
int parking_count(const struct parking *p) { return p->count; }
int parking_present(const struct parking *p) { return p->present; }

int parking_enter(struct parking *p, int fd)
{
    int place = p->free;
    if (place < 0) return -1;
    p->free = p->at[place].after;
    p->at[place].fd = fd;
    p->at[place].waits = p->at[place].woken = false;
    p->present++;
    return place;
}

/* ---- chains -------------------------------------------------------------------------------------------------- */

static int chain_of(const struct parking *p, const char *match, int64_t account)
{
    uint64_t hash = (uint64_t)account + 1469598103934665603ull;
    for (; match && *match; match++) hash = (hash ^ (unsigned char)*match) * 1099511628211ull;
    return (int)((hash * 0x9e3779b97f4a7c15ull >> 33) % (unsigned)p->chains);
}

static void link_in(struct parking *p, int place)
{
    struct parked *one = &p->at[place];
    bool is_account = one->wait.kind == 'a';
    one->chain = chain_of(p, is_account ? NULL : one->wait.match, is_account ? one->wait.account : 0);
    one->before = -1;
    one->after = p->chain[one->chain];
    if (one->after >= 0) p->at[one->after].before = place;
    p->chain[one->chain] = place;
}

static void link_out(struct parking *p, int place)
{
    struct parked *one = &p->at[place];
    if (one->before >= 0) p->at[one->before].after = one->after;
    else p->chain[one->chain] = one->after;
    if (one->after >= 0) p->at[one->after].before = one->before;
}

int parking_first(const struct parking *p, const char *match, int64_t account)
{
    int place = p->chain[chain_of(p, match, match ? 0 : account)];
    while (place >= 0) {
        const struct wait *wait = &p->at[place].wait;
        if (match ? wait->kind != 'a' && strcmp(wait->match, match) == 0 : wait->kind == 'a' && wait->account == account) break;
        place = p->at[place].after;
    }
    return place;
}

int parking_next(const struct parking *p, int place)
{
    const struct wait *own = &p->at[place].wait;
    bool is_account = own->kind == 'a';
    while ((place = p->at[place].after) >= 0) {
        const struct wait *wait = &p->at[place].wait;
        if ((wait->kind == 'a') != is_account) continue;
        if (is_account ? wait->account == own->account : strcmp(wait->match, own->match) == 0) break;
    }
    return place;
}

/* ---- the heap ------------------------------------------------------------------------------------------------ */

static void put(struct parking *p, int at, int place)
{
    p->heap[at] = place;
    p->at[place].heap_at = at;
}

static int64_t due(const struct parking *p, int at) { return p->at[p->heap[at]].due; }

static void rise(struct parking *p, int at)
{
    for (int above; at > 0 && due(p, above = (at - 1) / 2) > due(p, at); at = above) {
        int place = p->heap[at];
        put(p, at, p->heap[above]);
        put(p, above, place);
    }
}

static void sink(struct parking *p, int at)
{
    for (int below; (below = at * 2 + 1) < p->count; at = below) {
        if (below + 1 < p->count && due(p, below + 1) < due(p, below)) below++;
        if (due(p, at) <= due(p, below)) return;
        int place = p->heap[at];
        put(p, at, p->heap[below]);
        put(p, below, place);
    }
}

void parking_wait(struct parking *p, int place, int64_t until)
{
    struct parked *one = &p->at[place];
    must(one->fd >= 0 && !one->waits);
    one->waits = true;
    one->due = until;
    link_in(p, place);
    put(p, p->count++, place);
    rise(p, p->count - 1);
}

void parking_hurry(struct parking *p, int place, int64_t until)
{
    struct parked *one = &p->at[place];
    if (until < one->due) one->due = until;
    one->woken = true;
    rise(p, one->heap_at);
}

int parking_first_due(const struct parking *p) { return p->count ? p->heap[0] : -1; }

void parking_leave(struct parking *p, int place)
{
    struct parked *one = &p->at[place];
    must(one->fd >= 0);
    if (one->waits) {
        int hole = one->heap_at;
        link_out(p, place);
        p->count--;
        if (hole < p->count) {
            put(p, hole, p->heap[p->count]);
            rise(p, hole);
            sink(p, hole);
        }
    }
    one->waits = false;
    one->fd = -1;
    one->after = p->free;
    p->free = place;
    p->present--;
}
