/* api_worker.h - one FastCGI worker: one request at a time, one database connection. */
#ifndef QUAD_API_WORKER_H
#define QUAD_API_WORKER_H

/* Serve until SIGTERM, which the caller has blocked. `connection` is one taken over from a worker that renewed itself, or -1.
 * After `recycle` requests (0: never) the process starts itself anew by exec and keeps its connection: nginx notices nothing,
 * so no request can fall between the old and the new. */
int worker_run(int listener, int connection, long recycle);
#endif
