/* pg_connect.h - how connections to PostgreSQL are made; for pg_pipeline.c only. */
#ifndef QUAD_PG_CONNECT_H
#define QUAD_PG_CONNECT_H
#include "store/pg.h"
#include <libpq-fe.h>

/* Connect to `url`, a libpq connection string with any number of hosts. Which of them is taken follows from the patience,
 * unless the string says it. For requests a server that only reads is better than none: then *ret_reads_only. `leads`: the
 * connection is to hold a lock of pg_lead, so the server ends it soon after its client falls silent. The caller owns the
 * connection, whatever its status. */
PGconn *pg_connect(const char *url, enum patience patience, bool leads, bool *ret_reads_only);
/* Try to take the advisory lock of a duty for the session, by the query LEADER_TRY; outside of pipeline mode. */
bool pg_take_duty(PGconn *connection, const char *sql, const char *duty);
/* Has the server hung up while we were busy elsewhere (a restart)? Asked only when nothing is under way, so that the
 * first statement after it goes to a new connection instead of failing. */
bool pg_is_severed(PGconn *connection);
/* The SQLSTATE of a failure or a warning; without one the connection is lost. */
const char *pg_state_of(const PGresult *result);
/* Whether a failure with this SQLSTATE means that the connection is of no more use. One reason is a server that refuses
 * writes although it was to take them (not `reads_only`): it is a standby now, and another one takes them. */
bool pg_ends_connection(const char *state, bool reads_only);
#endif
