/* parking.c - see parking.h. Places are in one array: free ones form a list, waiting ones are in a hash table by key
 * and in a heap by time. */
#include "web/parking.h"
#include "platform/runtime/wake.h"
#include <stdlib.h>
#include <string.h>

/* Addresses */

static bool take_number(const char **at, char end, uint64_t max, uint64_t *ret)
{
    if (**at < '0' || **at > '9') return false;
    uint64_t value = 0;
    for (; **at >= '0' && **at <= '9'; ++*at) {
        uint64_t digit = (uint64_t)(**at - '0');
        if (value > (max - digit) / 10) return false;
        value = value * 10 + digit;
    }
    if (**at != end) return false;
    *at += end != 0;
    *ret = value;
    return true;
}

static bool take_match(const char **at, struct wait *wait)
{
    enum { LENGTH = PUBLIC_ID - 1 };
    if (strnlen(*at, LENGTH + 1) <= LENGTH || (*at)[LENGTH] != '.') return false;
    if (strspn(*at, "abcdefghijklmnopqrstuvwxyz234567") != LENGTH) return false;
    memcpy(wait->match, *at, LENGTH);
    wait->match[LENGTH] = 0;
    *at += LENGTH + 1;
    uint64_t viewer;
    if (strncmp(*at, "s/", 2) == 0) {
        wait->viewer = SPECTATOR;
        *at += 2;
        return true;
    }
    if (!take_number(at, '/', SPECTATOR, &viewer)) return false;
    wait->viewer = (int)viewer;
    return true;
}

static int hex(char digit)
{
    const char *at = digit ? strchr("0123456789ABCDEF", digit) : NULL;
    return at ? (int)(at - "0123456789ABCDEF") : -1;
}

/* The worker encodes strictly, so reading can be strict. */
static bool take_back(const char *from, char ret[WAIT_BACK])
{
    size_t length = 0;
    for (; *from && *from != '&'; from++) {
        int byte = (unsigned char)*from;
        if (*from == '%') {
            int high = hex(from[1]), low = high < 0 ? -1 : hex(from[2]);
            if (low < 0) return false;
            byte = high * 16 + low;
            from += 2;
        }
        if (byte <= 0x20 || byte >= 0x7f || length == WAIT_BACK - 16) return false; /* room for &busy=1 */
        ret[length++] = (char)byte;
    }
    ret[length] = 0;
    return *from == 0 && strncmp(ret, "/api/v1/", 8) == 0;
}

/* A long poll that comes from nginx directly. The variant has only characters that nginx and workers read the same
 * way. */
static bool read_stranger(const char *uri, const char *query, struct wait *ret)
{
    static const char FOLDER[] = "/api/v1/matches/", VIEW[] = "/spectate",
                      AFTER[] = "after=", WAIT[] = "wait=";
    enum { ID = PUBLIC_ID - 1, MILLI = 1000 };
    *ret = (struct wait){.kind = 's', .viewer = SPECTATOR};
    if (strncmp(uri, FOLDER, sizeof FOLDER - 1) != 0) return false;
    const char *match = uri + sizeof FOLDER - 1, *after = strstr(query, AFTER);
    if (strspn(match, "abcdefghijklmnopqrstuvwxyz234567") != ID || strcmp(match + ID, VIEW) != 0)
        return false;
    memcpy(ret->match, match, ID);
    size_t length = after ? (size_t)(after - query) : WAIT_VARIANT;
    if (length >= WAIT_VARIANT || (length && query[length - 1] != '&')) return false;
    if (strspn(query, "abcdefghijklmnopqrstuvwxyz0123456789_-=&") < length) return false;
    memcpy(ret->variant, query, length);
    uint64_t seq, seconds;
    after += sizeof AFTER - 1;
    if (!take_number(&after, '&', UINT32_MAX, &seq) || strncmp(after, WAIT, sizeof WAIT - 1) != 0)
        return false;
    after += sizeof WAIT - 1;
    if (!take_number(&after, 0, WAIT_MS_MAX / MILLI, &seconds) || seconds == 0) return false;
    ret->seq = (uint32_t)seq;
    ret->ms = (int)seconds * MILLI;
    snprintf(ret->back, sizeof ret->back, "%s?%safter=%u&wait=0", uri, ret->variant, ret->seq);
    return true;
}

bool wait_read(const char *uri, const char *query, struct wait *ret)
{
    static const char PLACE[] = "/_wait/", BACK[] = "back=";
    uint64_t number, account = 0;
    if (*uri && strncmp(uri, PLACE, sizeof PLACE - 1) != 0) return read_stranger(uri, query, ret);
    if (!*uri || strncmp(query, BACK, sizeof BACK - 1) != 0) return false;
    const char *at = uri + sizeof PLACE - 1;
    *ret = (struct wait){.kind = *at, .viewer = -1};
    if (!*at || !strchr("mcba", *at) || at[1] != '.') return false;
    at += 2;
    if (ret->kind == 'a') {
        if (!take_number(&at, '/', INT64_MAX, &account)) return false;
        ret->account = (int64_t)account;
    } else if (!take_match(&at, ret)) {
        return false;
    }
    if (!take_number(&at, '/', UINT32_MAX, &number)) return false;
    ret->seq = (uint32_t)number;
    if (!take_number(&at, 0, WAIT_MS_MAX, &number)) return false;
    ret->ms = (int)number;
    return take_back(query + sizeof BACK - 1, ret->back);
}

bool wait_is_over(const struct wait *wait)
{
    uint32_t view = 0, talk = 0;
    if (wait->kind == 'a') return wake_bump(wait->account) != wait->seq;
    if (wait->kind != 'c' && !wake_seq(wait->match, wait->viewer, &view)) return false;
    if ((wait->kind == 'c' || wait->kind == 'b') && !wake_message_seq(wait->match, wait->viewer, &talk))
        return false;
    return view + talk > wait->seq;
}

/* Places */

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

/* Chains */

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
        if (match ? wait->kind != 'a' && strcmp(wait->match, match) == 0
                  : wait->kind == 'a' && wait->account == account)
            break;
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

/* The heap */

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
    one->due = one->until = until;
    link_in(p, place);
    put(p, p->count++, place);
    rise(p, p->count - 1);
}

static void move_due(struct parking *p, int place, int64_t until)
{
    struct parked *one = &p->at[place];
    one->due = until;
    rise(p, one->heap_at);
    sink(p, one->heap_at);
}

void parking_hurry(struct parking *p, int place, int64_t until)
{
    p->at[place].woken = true;
    move_due(p, place, until);
}

void parking_resume(struct parking *p, int place)
{
    p->at[place].woken = false;
    move_due(p, place, p->at[place].until);
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
