/* pg_hosts.h - what the processes of a node know together about the hosts of the database, so that one finds out and the
 * others neither wait nor try: which hosts answer nothing, and when there was last a server that takes writes. For the
 * files of pg.h only. Programs outside of an arena, such as tools, know only what they found themselves. */
#ifndef QUAD_PG_HOSTS_H
#define QUAD_PG_HOSTS_H
#include <stdbool.h>
#include <stdint.h>

enum { PG_HOSTS = 8 }; /* about further ones nobody learns, which costs time only */

/* In all of these a port that is NULL or empty is the usual one. */

/* The host did not answer. It is silent for three seconds, or until pg_hosts_answered. */
void pg_hosts_silent(const char *host, const char *port);
/* The host has answered. */
void pg_hosts_answered(const char *host, const char *port);
/* Whether the host is silent. */
bool pg_hosts_is_silent(const char *host, const char *port);
/* Whether to try to connect to the host: it is not silent, or its time is over and this caller is the one to look. For
 * the others it is silent for as long again. */
bool pg_hosts_may_try(const char *host, const char *port);

/* A server that takes writes was reached. */
void pg_hosts_took_writes(void);
/* For a process that uses a server that only reads, since `since` by clock_ticks(): whether to look for one that takes
 * writes. Another process has reached one, or nobody has looked for a second, and this caller is the one to look. */
bool pg_hosts_may_seek(int64_t since);
#endif
