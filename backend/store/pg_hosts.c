/* pg_hosts.c - see pg_hosts.h. */
#include "store/pg_hosts.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/shared.h"
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

static const int64_t SILENT_US = 3000000, SEEK_US = 1000000; /* then one process looks again */

struct host {
    _Atomic uint64_t key;  /* a hash of host and port; 0: free */
    _Atomic int64_t until; /* silent until then, by clock_ticks(); 0: it answers */
};

static struct known {
    struct host host[PG_HOSTS];
    _Atomic int64_t took_writes, sought; /* when, by clock_ticks() */
} own;

static struct known *known(void)
{
    static struct known *table;
    if (!table) table = shared_map("hosts", sizeof own);
    if (!table) table = &own;
    return table;
}

/* FNV-1a over both texts, never 0. A port that is not named is the usual one. */
static uint64_t key_of(const char *host, const char *port)
{
    uint64_t key = UINT64_C(14695981039346656037);
    for (const char *at = host; *at; at++) key = (key ^ (unsigned char)*at) * UINT64_C(1099511628211);
    for (const char *at = port && *port ? port : "5432"; *at; at++)
        key = (key ^ (unsigned char)*at) * UINT64_C(1099511628211);
    return key ? key : 1;
}

/* The host's moment; NULL when it has none, and `makes` is false or no slot is free. */
static _Atomic int64_t *until_of(const char *host, const char *port, bool makes)
{
    struct host *all = known()->host;
    uint64_t key = key_of(host, port);
    for (int i = 0; i < PG_HOSTS; i++) {
        uint64_t found = atomic_load(&all[i].key);
        if (found == 0 && makes && atomic_compare_exchange_strong(&all[i].key, &found, key)) found = key;
        if (found == key) return &all[i].until;
        if (found == 0) break;
    }
    return NULL;
}

void pg_hosts_silent(const char *host, const char *port)
{
    _Atomic int64_t *until = until_of(host, port, true);
    int64_t now = clock_ticks();
    if (!until || atomic_exchange(until, now + SILENT_US) > now) return;
    log_line(LOG_WARNING, "database_silent", "\"host\":%s,\"port\":%s", log_quote(host), log_quote(port));
}

void pg_hosts_answered(const char *host, const char *port)
{
    _Atomic int64_t *until = until_of(host, port, false);
    if (until && atomic_load(until)) atomic_store(until, 0);
}

bool pg_hosts_is_silent(const char *host, const char *port)
{
    const _Atomic int64_t *until = until_of(host, port, false);
    return until && atomic_load(until) > clock_ticks();
}

bool pg_hosts_may_try(const char *host, const char *port)
{
    _Atomic int64_t *until = until_of(host, port, false);
    int64_t now = clock_ticks(), over = until ? atomic_load(until) : 0;
    return over == 0 || (over <= now && atomic_compare_exchange_strong(until, &over, now + SILENT_US));
}

void pg_hosts_took_writes(void) { atomic_store(&known()->took_writes, clock_ticks()); }

bool pg_hosts_may_seek(int64_t since)
{
    struct known *all = known();
    int64_t now = clock_ticks(), last = atomic_load(&all->sought);
    if (atomic_load(&all->took_writes) >= since) return true;
    return last + SEEK_US <= now && atomic_compare_exchange_strong(&all->sought, &last, now);
}
