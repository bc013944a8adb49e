/* pg_wait.c - see pg_wait.h. */
#include "store/pg_wait.h"
#include "base/log.h"
#include <errno.h>
#include <poll.h>
#include <stddef.h>

/* A server from which nothing came for QUIET_MS is asked over a connection of its own whether it is there. */
enum { QUIET_MS = 2000 };
#define PROBE_SECONDS "2"

static bool is_frozen(PGconn *connection)
{
    const char *const names[] = {"host", "port", "connect_timeout", NULL};
    const char *const values[] = {PQhost(connection), PQport(connection), PROBE_SECONDS, NULL};
    return PQpingParams(names, values, 0) == PQPING_NO_RESPONSE;
}

/* Until PQgetResult returns at once; false: the server is frozen. */
static bool wait_for(PGconn *connection)
{
    while (PQisBusy(connection)) {
        int unsent = PQflush(connection);
        if (unsent < 0) return true;
        struct pollfd one = {.fd = PQsocket(connection),
                             .events = (short)(unsent ? POLLIN | POLLOUT : POLLIN)};
        int found = poll(&one, 1, QUIET_MS);
        if (found < 0 && errno != EINTR) return true;
        if (found == 0 && is_frozen(connection)) return false;
        if (found > 0 && PQconsumeInput(connection) != 1) return true;
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
