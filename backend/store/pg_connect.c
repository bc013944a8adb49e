/* pg_connect.c - see pg_connect.h. */
#include "store/pg_connect.h"
#include "store/pg_hosts.h"
#include <errno.h>
#include <poll.h>
#include <stdio.h>
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

/* Hosts */

/* STEP_MS: for each answer of a host, where there are others to try. */
enum { HOSTS_MAX = 512, STEP_MS = 1000 };

/* The hosts of an address that are worth a try, as two lists for libpq. */
struct hosts {
    char hosts[HOSTS_MAX], ports[HOSTS_MAX];
    int count; /* 0: try all, because the address has one host or all are silent */
};

static void take_host(struct hosts *to, const char *host, const char *port)
{
    size_t used = strlen(to->hosts), used_ports = strlen(to->ports);
    const char *comma = to->count++ ? "," : "";
    snprintf(to->hosts + used, HOSTS_MAX - used, "%s%s", comma, host);
    snprintf(to->ports + used_ports, HOSTS_MAX - used_ports, "%s%s", comma, port);
}

/* The next part of a list, which is cut there; a list of one part serves for all hosts. */
static const char *next_part(char **list, bool is_common)
{
    char *part = *list ? *list : "", *comma = strchr(part, ',');
    if (comma) *comma = 0;
    if (!is_common) *list = comma ? comma + 1 : NULL;
    return part;
}

static char *value_of(PQconninfoOption *options, const char *keyword)
{
    for (; options && options->keyword; options++)
        if (strcmp(options->keyword, keyword) == 0) return options->val;
    return NULL;
}

/* Addresses given as numbers beside the names (hostaddr) are left to libpq. */
static void choose_hosts(const char *url, struct hosts *ret)
{
    *ret = (struct hosts){.count = 0};
    PQconninfoOption *options = PQconninfoParse(url, NULL);
    char *hosts = value_of(options, "host"), *ports = value_of(options, "port");
    bool is_common = !ports || !strchr(ports, ',');
    if (hosts && strchr(hosts, ',') && strlen(hosts) + (ports ? strlen(ports) : 0) < HOSTS_MAX / 2 &&
        !value_of(options, "hostaddr"))
        while (hosts) {
            const char *host = next_part(&hosts, false), *port = next_part(&ports, is_common);
            if (pg_hosts_may_try(host, port)) take_host(ret, host, port);
        }
    PQconninfoFree(options);
}

/* Connecting */

/* Drive an attempt to its end. False: the host being tried has not answered for STEP_MS. */
static bool settle(PGconn *connection)
{
    PostgresPollingStatusType wants = PGRES_POLLING_WRITING;
    while (wants != PGRES_POLLING_OK && wants != PGRES_POLLING_FAILED) {
        struct pollfd one = {.fd = PQsocket(connection),
                             .events = wants == PGRES_POLLING_READING ? POLLIN : POLLOUT};
        int found = one.fd < 0 ? 1 : poll(&one, 1, STEP_MS);
        if (found == 0) return false;
        if (found > 0 && one.revents & POLLIN) pg_hosts_answered(PQhost(connection), PQport(connection));
        if (found > 0 || errno != EINTR) wants = PQconnectPoll(connection);
    }
    return true;
}

/* A host that does not answer is given up after two seconds, and after one where there are others. A connection is lost
 * when the other side has not answered for about five; without these libpq would wait for minutes. All but `options`
 * count for TCP only. */
static PGconn *connect_to(const char *url, const char *options, const char *usual, const char *forced)
{
    static const char *const names[] = {"target_session_attrs",
                                        "options",
                                        "connect_timeout",
                                        "keepalives_idle",
                                        "keepalives_interval",
                                        "keepalives_count",
                                        "tcp_user_timeout",
                                        "dbname",
                                        "target_session_attrs",
                                        "host",
                                        "port",
                                        NULL};
    struct hosts hosts;
    for (int tries = 0;; tries++) {
        choose_hosts(url, &hosts);
        const char *host = hosts.count ? hosts.hosts : NULL, *port = hosts.count ? hosts.ports : NULL;
        const char *const values[] = {usual,  options, "2",    "2",  "1",  "3",
                                      "5000", url,     forced, host, port, NULL};
        if (hosts.count < 2 || tries == PG_HOSTS) return PQconnectdbParams(names, values, 1);
        PGconn *connection = PQconnectStartParams(names, values, 1);
        if (PQstatus(connection) == CONNECTION_BAD || settle(connection)) return connection;
        pg_hosts_silent(PQhost(connection), PQport(connection));
        PQfinish(connection);
    }
}

PGconn *pg_connect(const char *url, enum patience patience, bool leads, bool *ret_reads_only)
{
    char options[OPTIONS_MAX];
    snprintf(options, sizeof options, "%s%s", PATIENCES[patience], leads ? LEADER : "");
    PGconn *connection = connect_to(url, options, ATTRIBUTES[patience], NULL);
    if (PQstatus(connection) == CONNECTION_OK) pg_hosts_answered(PQhost(connection), PQport(connection));
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
