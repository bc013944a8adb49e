/* api_worker.h - one FastCGI worker: one request at a time, one database connection. */
#ifndef QUAD_API_WORKER_H
#define QUAD_API_WORKER_H
#include "base/pool.h"

enum { WORKER_KEPT = 256 };

/* Where requests come from. Any worker may answer at the common door; by its own door each gets the orders of the
 * matches that nginx always sends to it, so that its cache of a match is of use. */
struct worker_doors {
    int common, own;                   /* listening sockets */
    int connection;                    /* the one connection from the common door, or -1 */
    int kept_count, kept[WORKER_KEPT]; /* connections by the own door */
};

/* Serve until SIGTERM, which the caller has blocked. After `recycle` requests (0: never) the process starts itself
 * anew by exec and keeps its connections: nginx notices nothing, so no request can fall between the old and the new. */
int worker_run(const struct worker_doors *doors, long recycle);

/* The doors from the argument of that exec (a malformed text is a bug). */
struct worker_doors worker_doors_read(const char *text);
#endif
