/* pg_order.c - see pg_order.h. */
#include "store/pg_order.h"
#include "base/log.h"

/* The places behind the first of some; none of none. */
static pg_places behind(pg_places places)
{
    pg_places first = places & (~places + 1);
    return places ? ~(first | (first - 1)) : 0;
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
    pg_places taken = locks->locks | locks->skips;
    if (!(taken | locks->under | locks->makes)) return true;
    if (order->passed & behind(locks->locks)) fine = complain(order, label, "waits for what stands earlier");
    if (locks->under & ~order->held) fine = complain(order, label, "writes what is not held");
    if (taken > order->passed) order->last = label;
    order->passed |= taken;
    order->held |= taken | locks->makes;
    return fine;
}
