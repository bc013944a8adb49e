/* pg_order.c - see pg_order.h. */
#include "store/pg_order.h"
#include "base/log.h"

static struct pg_places both(struct pg_places a, struct pg_places b)
{
    return (struct pg_places){a.low | b.low, a.high | b.high};
}

static bool meet(struct pg_places a, struct pg_places b) { return (a.low & b.low) || (a.high & b.high); }

static bool is_within(struct pg_places a, struct pg_places b)
{
    return !(a.low & ~b.low) && !(a.high & ~b.high);
}

/* The last place of `a` is behind all of `b`, or the first by which they differ from the end is of `a`. */
static bool reaches_further(struct pg_places a, struct pg_places b)
{
    return a.high != b.high ? a.high > b.high : a.low > b.low;
}

/* The bits above the lowest of a word that is not 0. */
static uint64_t above(uint64_t word)
{
    uint64_t first = word & (~word + 1);
    return ~(first | (first - 1));
}

/* The places behind the first of some; none of none. */
static struct pg_places behind(struct pg_places places)
{
    if (places.low) return (struct pg_places){above(places.low), UINT64_MAX};
    return (struct pg_places){0, places.high ? above(places.high) : 0};
}

static bool complain(const struct pg_order *order, const char *label, const char *what)
{
    log_line(LOG_ERROR, "lock_order_broken", "\"query\":\"%s\",\"after\":\"%s\",\"what\":\"%s\"", label,
             order->last ? order->last : "", what);
    return false;
}

bool pg_order_note(struct pg_order *order, const char *label, const struct pg_locks *locks)
{
    bool fine = true;
    struct pg_places taken = both(locks->locks, locks->skips);
    if (meet(order->passed, behind(locks->locks)))
        fine = complain(order, label, "waits for what stands earlier");
    if (!is_within(locks->under, order->held)) fine = complain(order, label, "writes what is not held");
    if (reaches_further(taken, order->passed)) order->last = label;
    order->passed = both(order->passed, taken);
    order->held = both(order->held, both(taken, locks->makes));
    return fine;
}
