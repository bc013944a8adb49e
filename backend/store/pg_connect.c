/* pg_connect.c - see pg_connect.h. */
#include "store/pg_connect.h"
#include <poll.h>
#include <string.h>

/* Every statement is a short look-up by key: planned once, kept for good. (Left alone PostgreSQL would plan those on
 * the partitioned event table anew at each execution.) For the same reason jit is off: compiling takes a second where
 * the planner expects many rows and a limit finds one. The search_path is fixed, so that names mean only the arena's
 * own objects. Options in the address itself take precedence. */
#define OPTIONS "-c plan_cache_mode=force_generic_plan -c jit=off -c search_path=public,pg_temp"
#define PATIENCE(lock, statement, idle)                                 \
    OPTIONS " -c lock_timeout=" lock " -c statement_timeout=" statement \
            " -c idle_in_transaction_session_timeout=" idle

/* Inside a transaction a match may be worked out: that has its own, smaller limit in processor time
 * (platform/runtime/guard.h). */
static const char *const PATIENCES[] = {[PATIENCE_REQUEST] = PATIENCE("2s", "20s", "60s"),
                                        [PATIENCE_REPLICA] = PATIENCE("2s", "20s", "60s"),
                                        [PATIENCE_CLOCK] = PATIENCE("100ms", "20s", "60s"),
                                        [PATIENCE_WORK] = PATIENCE("500ms", "20s", "60s"),
                                        [PATIENCE_TOOL] = PATIENCE("5min", "0", "0")};

/* Which server is accepted, unless the address says it; NULL: any. */
static const char *const ATTRIBUTES[] = {[PATIENCE_REQUEST] = "read-write",
                                         [PATIENCE_REPLICA] = "prefer-standby",
                                         [PATIENCE_CLOCK] = "read-write",
                                         [PATIENCE_WORK] = "read-write",
                                         [PATIENCE_TOOL] = NULL};

/* A leader asks at least once a second. The server ends its session, and so frees the lock, when it was silent for
 * longer than this (stopped), or when the network no longer answers for it (partitioned). */
#define LEADER                                                                           \
    " -c idle_session_timeout=3s -c tcp_keepalives_idle=1 -c tcp_keepalives_interval=1 " \
    "-c tcp_keepalives_count=3 -c tcp_user_timeout=4000"
enum { OPTIONS_MAX = 512 };

/* A host that does not answer is given up after two seconds. A connection is lost when the other side has not answered
 * for about five; without these libpq would wait for minutes. All but `options` count for TCP only. */
static PGconn *connect_to(const char *url, const char *options, const char *usual, const char *forced)
{
    const char *const names[] = {"target_session_attrs", "options",
                                 "connect_timeout",      "keepalives_idle",
                                 "keepalives_interval",  "keepalives_count",
                                 "tcp_user_timeout",     "dbname",
                                 "target_session_attrs", NULL};
    const char *const values[] = {usual, options, "2", "2", "1", "3", "5000", url, forced, NULL};
    return PQconnectdbParams(names, values, 1);
}

PGconn *pg_connect(const char *url, enum patience patience, bool leads, bool *ret_reads_only)
{
    char options[OPTIONS_MAX];
    snprintf(options, sizeof options, "%s%s", PATIENCES[patience], leads ? LEADER : "");
    PGconn *connection = connect_to(url, options, ATTRIBUTES[patience], NULL);
    *ret_reads_only = patience == PATIENCE_REQUEST && PQstatus(connection) != CONNECTION_OK &&
                      strstr(PQerrorMessage(connection), "read-only");
    if (!*ret_reads_only) return connection;
    PQfinish(connection);
    return connect_to(url, options, NULL, "any");
}

bool pg_take_duty(PGconn *connection, const char *sql, const char *duty)
{
    PGresult *result = PQexecParams(connection, sql, 1, NULL, &duty, NULL, NULL, 0);
    bool taken = PQresultStatus(result) == PGRES_TUPLES_OK && *PQgetvalue(result, 0, 0) == 't';
    PQclear(result);
    return taken;
}

bool pg_is_severed(PGconn *connection)
{
    struct pollfd one = {.fd = PQsocket(connection), .events = POLLIN};
    for (int i = 0; i < 3 && poll(&one, 1, 0) == 1; i++) /* its last words, then the end */
        if (PQconsumeInput(connection) != 1 || PQstatus(connection) != CONNECTION_OK) return true;
    return false;
}

const char *pg_state_of(const PGresult *result)
{
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    return state ? state : "08006";
}

/* 08 is the connection, 57P a shutdown, 25P03 a transaction that was idle for too long. */
bool pg_ends_connection(const char *state, bool reads_only)
{
    return strncmp(state, "08", 2) == 0 || strncmp(state, "57P", 3) == 0 || strcmp(state, "25P03") == 0 ||
           (strcmp(state, "25006") == 0 && !reads_only);
}
