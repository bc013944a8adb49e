/* pg_wait.h - waiting for the answers of a server that may have stopped answering; for pg_pipeline.c only. */
#ifndef QUAD_PG_WAIT_H
#define QUAD_PG_WAIT_H
#include <libpq-fe.h>
#include <stdbool.h>

/* What PQgetResult gives, waiting for as long as the server works. NULL and `*ret_broken`: the server is frozen. Its
 * machine still answers for the connection, so the network reports nothing, but the server accepts no new connection
 * either. The caller owns the result. */
PGresult *pg_next_result(PGconn *connection, bool *ret_broken);
#endif
