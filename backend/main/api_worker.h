/* api_worker.h - one FastCGI worker: one request at a time, one database connection. */
#ifndef QUAD_API_WORKER_H
#define QUAD_API_WORKER_H
#include "base/pool.h"

enum { WORKER_KEPT = 256 };

/* The sockets that requests arrive on. Any worker can answer on the common one; on its own one each worker gets the
 * orders of those matches that nginx always sends to it, so that its cache of a match is useful. */
struct worker_doors {
    int common, own;                   /* listening sockets */
    int connection;                    /* the current connection of the common socket, or -1 */
    int kept_count, kept[WORKER_KEPT]; /* connections of the worker's own socket */
};

/* Serve until SIGTERM, which the caller has blocked. After `recycle` requests (0: never) the process restarts itself by
 * exec and keeps its connections, so that nginx notices nothing and no request is lost. */
int worker_run(const struct worker_doors *doors, long recycle);

/* The sockets from the argument of that exec (malformed text is a bug). */
struct worker_doors worker_doors_read(const char *text);
#endif
