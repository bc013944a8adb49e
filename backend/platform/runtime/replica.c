/* replica.c - see replica.h. */
#include "platform/runtime/replica.h"
#include "base/clock.h"
#include "platform/runtime/wake_table.h"
#include "store/pg.h"
#include <stdlib.h>

enum { SECOND = 1000000, LAG_MAX = 2 * SECOND, AGAIN = 5 * SECOND };

static int64_t barred_to; /* a standby that failed is left alone until then, by clock_ticks() */

struct pg *replica_open(void)
{
    const char *url = getenv("QUADRIVIUM_DATABASE_URL_REPLICA");
    return url && *url ? pg_new(url, PATIENCE_REPLICA) : NULL;
}

/* The server can be the primary itself, when no standby answers: it has no position to compare. While this node hears
 * nothing of the primary, all that it last heard of must have been replayed. */
static bool is_recent(const struct rows *rows, const struct wake_table *table)
{
    if (rows_null(rows, 0, "replayed")) return true;
    uint64_t replayed = (uint64_t)rows_int(rows, 0, "replayed");
    bool hears = wake_hears(), has_all = !hears;
    for (int i = 0; i < WAKE_SAMPLES; i++) {
        int64_t at = atomic_load(&table->samples[i].at);
        uint64_t written = atomic_load(&table->samples[i].written);
        bool is_whole = at && at == atomic_load(&table->samples[i].at);
        bool has_this = is_whole && replayed >= written;
        if (hears && has_this && clock_ticks() - at < LAG_MAX) return true;
        has_all = has_all && has_this;
    }
    return has_all;
}

bool replica_is_fresh(struct ctx *c, struct pg *replica)
{
    struct rows *rows;
    if (!wake_alive() || clock_ticks() < barred_to) return false;
    if (pg_one(c, replica, &rows, STANDBY_POSITION, "")) return is_recent(rows, wake_table());
    barred_to = clock_ticks() + AGAIN;
    forgive(c);
    return false;
}

int64_t replica_lag(struct ctx *c, struct pg *replica)
{
    struct rows *rows;
    const struct wake_table *table = wake_table();
    uint64_t written = 0;
    if (!pg_one(c, replica, &rows, STANDBY_POSITION, "")) {
        forgive(c);
        return -1;
    }
    if (rows_null(rows, 0, "replayed")) return -1;
    for (int i = 0; table && i < WAKE_SAMPLES; i++) {
        uint64_t sample = atomic_load(&table->samples[i].written);
        if (sample > written) written = sample;
    }
    uint64_t replayed = (uint64_t)rows_int(rows, 0, "replayed");
    return written > replayed ? (int64_t)(written - replayed) : 0;
}

bool replica_stands_in(const struct pg *db) { return pg_reads_only(db); }

void replica_release(struct pg *replica, bool served)
{
    pg_rollback(replica);
    if (served && wake_table()) atomic_fetch_add(&wake_table()->counters.standby_reads, 1);
}
