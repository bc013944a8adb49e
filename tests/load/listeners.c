/* listeners.c - the limit of waking somebody: clients of PostgreSQL that LISTEN, and one that commits a row and notifies in
 * the same transaction. The shape of waiters.c, without an arena in between.
 *
 * usage: listeners CONNINFO LISTENERS COMMITS
 * Prints {"commits":[{"sent","answered","at":[per listener]}],"clock_moved_us"}: microseconds of the wall clock. */
#include "http.h"
#include <libpq-fe.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>

enum { LISTENERS_MAX = 4000 };

struct listener {
    PGconn *db;
    int64_t at;
};

static struct listener listeners[LISTENERS_MAX], writer;
static long count;
static int epoll;

static void run(PGconn *db, const char *sql)
{
    PGresult *result = PQexec(db, sql);
    if (PQresultStatus(result) != PGRES_COMMAND_OK) die("%s: %s", sql, PQerrorMessage(db));
    PQclear(result);
}

static void join(struct listener *l, const char *conninfo, const char *sql)
{
    l->db = PQconnectdb(conninfo);
    if (PQstatus(l->db) != CONNECTION_OK) die("%s", PQerrorMessage(l->db));
    run(l->db, sql);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = l};
    epoll_ctl(epoll, EPOLL_CTL_ADD, PQsocket(l->db), &event);
}

/* The stamp is taken when the bytes are in the process, as the watchers' is. Gives 1 for the first news of this commit. */
static int hear(struct listener *l)
{
    if (!PQconsumeInput(l->db)) die("%s", PQerrorMessage(l->db));
    PGnotify *news = l == &writer ? NULL : PQnotifies(l->db);
    int is_first = !l->at && (news || l == &writer);
    if (l == &writer) {
        while (!PQisBusy(l->db)) {
            PGresult *result = PQgetResult(l->db);
            if (!result) break;
            if (PQresultStatus(result) != PGRES_COMMAND_OK) die("%s", PQerrorMessage(l->db));
            PQclear(result);
        }
        is_first = !l->at && !PQisBusy(l->db);
    }
    if (is_first) l->at = now_us();
    PQfreemem(news);
    return is_first;
}

static long listen_for(int64_t us, long wanted)
{
    int64_t end = now_us() + us;
    long heard = 0;
    for (int64_t left; (left = end - now_us()) > 0 && heard < wanted;) {
        struct epoll_event events[256];
        int n = epoll_wait(epoll, events, 256, (int)(left / 1000) + 1);
        for (int i = 0; i < n; i++) heard += hear(events[i].data.ptr);
    }
    return heard;
}

static void commit(long k)
{
    char sql[200];
    for (long i = 0; i < count; i++) listeners[i].at = 0;
    writer.at = 0;
    snprintf(sql, sizeof sql, "begin; update bench_row set n = n + 1; notify bench, '%ld'; commit", k);
    if (!PQsendQuery(writer.db, sql)) die("%s", PQerrorMessage(writer.db));
}

int main(int argc, char **argv)
{
    if (argc != 4) die("usage: listeners CONNINFO LISTENERS COMMITS");
    count = number(argv[2], 1, LISTENERS_MAX);
    long commits = number(argv[3], 1, 100000);
    epoll = epoll_create1(0);
    for (long i = 0; i < count; i++) join(&listeners[i], argv[1], "listen bench");
    join(&writer, argv[1], "set synchronous_commit = on");
    int64_t offset = wall_offset_us();
    printf("{\"commits\":[");
    for (long k = 0; k < commits; k++) {
        if (listen_for(60000, 1) != 0) die("somebody was woken before anything happened");
        int64_t sent = now_us();
        commit(k);
        if (listen_for(10000000, count + 1) != count + 1) die("somebody was not woken within ten seconds");
        printf("%s{\"sent\":%" PRId64 ",\"answered\":%" PRId64 ",\"at\":[", k ? "," : "", sent + offset,
               writer.at + offset);
        for (long i = 0; i < count; i++) printf("%s%" PRId64 "", i ? "," : "", listeners[i].at + offset);
        printf("]}\n");
    }
    printf("],\"clock_moved_us\":%" PRId64 "}\n", wall_offset_us() - offset);
    return EXIT_SUCCESS;
}
