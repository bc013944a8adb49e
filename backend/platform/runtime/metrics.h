/* metrics.h - counters of the whole node, in the shared table; without the table nothing is counted. */
#ifndef QUAD_METRICS_H
#define QUAD_METRICS_H
#include "base/ctx.h"

struct pg;

/* How many rows of routes.def can be counted. */
enum { METRICS_ROUTES = 512 };

/* Count an answered request: its route (-1: none), status, total and database time in microseconds. */
void metrics_request(int route, int status, int64_t us, int64_t database_us);

/* Events in the daemons. */
enum metrics_event {
    METRICS_DEADLINE,        /* a match was changed because a deadline passed */
    METRICS_DEADLINE_FAILED, /* it could not be, and is tried again */
    METRICS_CRASH,           /* a process died, of any kind */
    METRICS_MATCH_HELD,      /* a match was quarantined */
    METRICS_MAIL_SENT,
    METRICS_MAIL_FAILED,   /* an attempt failed */
    METRICS_MAIL_GIVEN_UP, /* the last attempt failed */
    METRICS_CALL_TAKEN,    /* a browser or webhook was called */
    METRICS_CALL_FAILED,
    METRICS_CALL_GIVEN_UP, /* the last attempt failed, or was refused for good */
    METRICS_STALE,         /* a cached match was not as assumed, and the request was done again */
    METRICS_EVENTS
};
/* Count an event. */
void metrics_count(enum metrics_event what);

/* Count a password hashed, or compared with a hash, which is the same work. The hash's parameters give the amount. */
void metrics_password(const char *hash);

/* Count a bot's turn: microseconds from when it was due until a process began, and of thinking. */
void metrics_bot(int64_t waited_us, int64_t thought_us);

/* The heartbeat of the bot processes of this node, at least every few seconds. */
void metrics_bots_beat(void);

struct health {
    bool database, waiter, clock; /* each answers, and has a recent heartbeat */
    bool writable, draining;      /* the database takes writes; this node is about to stop */
    int64_t clock_lag_us;         /* since the clock daemon's last heartbeat, -1: never */
    bool bots;                    /* bot processes of this node have a recent heartbeat */
    bool key;                     /* this node's key of networks and devices is not known to be a wrong one */
    int64_t jobs, live_matches;   /* jobs: turns of bots that nobody has begun */
    int64_t job_wait_us;          /* how long the oldest of them has been due */
};
/* What this node knows of itself without asking the database: waiter, bots, key, draining. The rest is as without one. */
void health_of_node(struct health *ret);
/* Check database, waiter and clock daemon. True even when the database is unreachable: then ret->database is false. */
bool health_read(struct ctx *c, struct pg *db, struct health *ret) must_check;

/* Further numbers from the database, for /metrics only. */
struct figures {
    bool known;
    int64_t lock_waits;                   /* sessions that wait for a lock */
    int64_t connections, connections_max; /* of the whole server */
    int64_t overdue_us;                   /* time since the oldest deadline that is not processed yet */
    int64_t pairing;                      /* people who look for an opponent */
    int64_t mails, mails_us;              /* mails that are late, and how late the oldest is */
    int64_t calls, calls_us;              /* the same for calls of devices and webhooks */
    int64_t damaged;                      /* matches */
    bool has_standby;                     /* this node reads from standbys */
    int64_t standby_lag;                  /* in bytes of the log; -1: no standby answers */
};
/* Without a database, ret->known is false. */
void figures_read(struct ctx *c, struct pg *db, struct figures *ret);

/* All counters as Prometheus text, in the pool. `route_name` gives the name of a route, NULL after the last. */
const char *metrics_print(struct ctx *c, const struct health *health, const struct figures *figures,
                          const char *(*route_name)(int route));
#endif
