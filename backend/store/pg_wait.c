/* pg_wait.c - see pg_wait.h. */
#include "store/pg_wait.h"
#include "base/log.h"
#include "store/pg_hosts.h"
#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <string.h>

/* A server from which nothing came for QUIET_MS is asked over a connection of its own whether it is there. It must
 * answer each step within PROBE_MS; if it is the only one, within the longer time, because nothing is gained by leaving. */
enum { LOOK_MS = 250, QUIET_MS = 500, PROBE_MS = 1000, PROBE_ALONE_MS = 2000 };

static bool is_one_of_several(PGconn *connection)
{
    PQconninfoOption *options = PQconninfo(connection);
    bool several = false;
    for (const PQconninfoOption *o = options; o && o->keyword; o++)
        if (strcmp(o->keyword, "host") == 0) several = o->val && strchr(o->val, ',');
    PQconninfoFree(options);
    return several;
}

/* Whether a new connection to the same server gets a first answer, whatever it is. */
static bool answers(PGconn *connection, int patience)
{
    const char *const names[] = {"host", "port", NULL};
    const char *const values[] = {PQhost(connection), PQport(connection), NULL};
    PGconn *probe = PQconnectStartParams(names, values, 0);
    PostgresPollingStatusType wants = PGRES_POLLING_WRITING;
    bool heard = false, waits = PQstatus(probe) != CONNECTION_BAD;
    while (waits && !heard) {
        struct pollfd one = {.fd = PQsocket(probe),
                             .events = wants == PGRES_POLLING_READING ? POLLIN : POLLOUT};
        int found = poll(&one, 1, patience);
        if (found < 0 && errno == EINTR) continue;
        heard = found > 0 && wants == PGRES_POLLING_READING;
        wants = found > 0 && !heard ? PQconnectPoll(probe) : wants;
        waits = found > 0 && wants != PGRES_POLLING_FAILED;
    }
    PQfinish(probe);
    return heard;
}

/* After `quiet` milliseconds without a byte. Another process may have found out already. */
static bool is_frozen(PGconn *connection, int quiet)
{
    const char *host = PQhost(connection), *port = PQport(connection);
    if (!is_one_of_several(connection))
        return quiet % PROBE_ALONE_MS == 0 && !answers(connection, PROBE_ALONE_MS);
    if (pg_hosts_is_silent(host, port)) return true;
    if (quiet % QUIET_MS != 0 || answers(connection, PROBE_MS)) return false;
    pg_hosts_silent(host, port);
    return true;
}

enum look { LOOK_BYTES, LOOK_NOTHING, LOOK_INTERRUPTED, LOOK_BROKEN };

/* Send what is unsent, and take what arrives within LOOK_MS. */
static enum look look(PGconn *connection)
{
    int unsent = PQflush(connection);
    if (unsent < 0) return LOOK_BROKEN;
    struct pollfd one = {.fd = PQsocket(connection), .events = (short)(unsent ? POLLIN | POLLOUT : POLLIN)};
    int found = poll(&one, 1, LOOK_MS);
    if (found == 0) return LOOK_NOTHING;
    if (found < 0) return errno == EINTR ? LOOK_INTERRUPTED : LOOK_BROKEN;
    return PQconsumeInput(connection) == 1 ? LOOK_BYTES : LOOK_BROKEN;
}

/* Until PQgetResult returns at once; false: the server is frozen. */
static bool wait_for(PGconn *connection)
{
    int quiet = 0;
    while (PQisBusy(connection)) {
        enum look found = look(connection);
        if (found == LOOK_BROKEN) return true;
        if (found == LOOK_BYTES) quiet = 0;
        if (found != LOOK_NOTHING) continue;
        quiet += LOOK_MS;
        if (is_frozen(connection, quiet)) return false;
    }
    return true;
}

PGresult *pg_next_result(PGconn *connection, bool *ret_broken)
{
    if (wait_for(connection)) return PQgetResult(connection);
    log_line(LOG_WARNING, "database_frozen", "\"host\":%s", log_quote(PQhost(connection)));
    *ret_broken = true;
    return NULL;
}
