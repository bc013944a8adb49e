/* rate.c - see rate.h. The table is a mapped file of atomics beside the one of wake_table.c: a slot holds the
 * time at which everything spent is available again (a leaky bucket stored as one number). When two people share a
 * slot, each replaces the other's number and starts afresh, so a collision is generous and never refuses wrongly. */
#include "platform/runtime/rate.h"
#include "base/divide.h"
#include "base/secret.h"
#include "base/shared.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum { SLOTS = 8192, TIME_BITS = 41, MINUTE_MS = 60000, SECOND_MS = 1000, MICROSECONDS = 1000 };
/* Requests at once have times of their own, and the later one can be counted first. */
enum { APART_MS = MINUTE_MS };
static const uint64_t TIME_MASK = (UINT64_C(1) << TIME_BITS) - 1; /* milliseconds since 1970 until 2039 */

static _Atomic uint64_t own[SLOTS]; /* used by a process without the file, which counts alone */
static _Atomic uint64_t *table;

/* The slot of this rate and person, and the bits that mark the slot as theirs. */
static _Atomic uint64_t *slot_of(struct ctx *c, const struct rate *rate, const char *whom, uint64_t *ret_tag)
{
    char hash[HASH_TEXT];
    const char *key = pool_print(c->pool, "%s:%s", rate->name, whom);
    secret_sha256(key, strlen(key), hash);
    hash[16] = 0;
    uint64_t number = strtoull(hash, NULL, 16);
    if (!table) table = shared_map("rates", sizeof own);
    if (!table) table = own;
    *ret_tag = number & ~TIME_MASK;
    return &table[number % SLOTS];
}

static bool refuse(struct ctx *c, const struct rate *rate, int64_t wait_ms)
{
    return fail_limit(c, FAULT_TOO_MANY_REQUESTS, rate->name, (int)div_up(wait_ms, SECOND_MS),
                      "you have used your share of computing time; try again later");
}

static int64_t cost_ms(const struct rate *rate, int units)
{
    return div_up((int64_t)units * MINUTE_MS, rate->per_minute);
}

bool rate_spend(struct ctx *c, const struct rate *rate, const char *whom, int units)
{
    uint64_t tag;
    _Atomic uint64_t *slot = slot_of(c, rate, whom, &tag);
    int64_t now = c->now / MICROSECONDS, most = (int64_t)rate->burst * MINUTE_MS / rate->per_minute;
    int64_t cost = cost_ms(rate, units);
    uint64_t before = atomic_load(slot), after;
    do {
        int64_t free_at = (before & ~TIME_MASK) == tag ? (int64_t)(before & TIME_MASK) : 0;
        if (free_at < now || free_at > now + most + APART_MS)
            free_at = now; /* all is available, or the clock was set back */
        if (free_at + cost > now + most) return refuse(c, rate, free_at + cost - now - most);
        after = tag | (uint64_t)(free_at + cost);
    } while (!atomic_compare_exchange_weak(slot, &before, after));
    return true;
}

/* If the slot has become somebody else's, there is nothing to give back. A time in the past means that all is
 * available, so it needs no bound. */
void rate_return(struct ctx *c, const struct rate *rate, const char *whom, int units)
{
    uint64_t tag;
    _Atomic uint64_t *slot = slot_of(c, rate, whom, &tag);
    uint64_t before = atomic_load(slot), after;
    do {
        if ((before & ~TIME_MASK) != tag) return;
        after = tag | (uint64_t)((int64_t)(before & TIME_MASK) - cost_ms(rate, units));
    } while (!atomic_compare_exchange_weak(slot, &before, after));
}
